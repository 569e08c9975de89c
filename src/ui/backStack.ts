import type { ReactNode } from 'react';
import { createContext, createElement, useContext, useLayoutEffect, useState } from 'react';

/** What lies over a page (a rule, a sheet, a menu, a dialog) closes for Escape too; the way back of a page is for the back key alone. */
type Kind = 'overlay' | 'page';

type Opened = { close(): void; kind: Kind; order: number };

let count = 0;
const next = (): number => ++count;

/** Everything that can be closed now, on the page in sight. */
const stack = new Set<Opened>();

const Sight = createContext(true);

/** What stands in this is closed only while it is in sight, and so is what it stands in: not under another page. */
export const InSight = ({ when, children }: { when: boolean; children?: ReactNode }) =>
  createElement(Sight, { value: useContext(Sight) && when }, children);

/**
 * How this is closed while it is open; without a way to close it, it is not. What was opened last closes first: a page comes
 * before what lies over it, for its place is taken while it is drawn.
 */
export const useOnBack = (close: (() => void) | null | undefined, kind: Kind = 'overlay'): void => {
  const inSight = useContext(Sight);
  const isOpen = Boolean(close);
  const [order, setOrder] = useState(() => (isOpen ? next() : 0));
  if (isOpen !== order > 0) setOrder(isOpen ? next() : 0);
  useLayoutEffect(() => {
    if (!close || !inSight) return undefined;
    const opened: Opened = { close, kind, order };
    stack.add(opened);
    return () => void stack.delete(opened);
  }, [close, kind, order, inSight]);
};

const closeLast = (all: readonly Opened[]): boolean => {
  const last = all.reduce<Opened | null>((top, one) => (top && top.order > one.order ? top : one), null);
  last?.close();
  return last !== null;
};

/** Closes what was opened last, or goes a page back; false when there is nothing to go back from. */
export const goBack = (): boolean => closeLast([...stack]);

/** Closes what lies over the page and was opened last; the page itself stays. */
export const closeOverlay = (): boolean => closeLast([...stack].filter(({ kind }) => kind === 'overlay'));
