import { createContext } from 'react';

/** Whether the panel is lowered, so that the table can be seen: then only what cannot be missed is left of it. */
export const Lowered = createContext(false);
