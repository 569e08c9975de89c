import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

const Tool = createContext<ReactNode>(null);

/** What stands at the end of every heading below it. */
export const PageTool = Tool.Provider;
export const usePageTool = (): ReactNode => useContext(Tool);
