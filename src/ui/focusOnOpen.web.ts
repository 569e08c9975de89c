import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** What rests stands under everything that opens, and takes the focus from nobody. */
type PlaceKind = 'opens' | 'rests';

/** The headings of what is open in a browser, the last one on top, each with what had the focus when it opened. */
type Place = { heading: HTMLElement; opener: Element | null };

let places: readonly Place[] = [];
/** What had the focus last, and all that it stood in. */
let trail: readonly HTMLElement[] = [];
/** Who may have it back once what closed is gone. */
let waiting: readonly Element[] = [];
/** A page that nobody has touched takes the focus from nobody. */
let isTouched = false;

const FOCUSABLE = '[tabindex="0"]:not([aria-disabled="true"]), input, textarea';

const isInSight = (node: Element): boolean => node.isConnected && node.getClientRects().length > 0;

const focused = (): Element | null =>
  document.activeElement === document.body ? null : document.activeElement;

const take = (node: HTMLElement): boolean => {
  if (!isInSight(node)) return false;
  node.focus({ preventScroll: true });
  return document.activeElement === node;
};

const takeHeading = (heading: HTMLElement): boolean => {
  heading.tabIndex = -1;
  return take(heading);
};

/** The same control, drawn anew. */
const successorOf = (gone: Element): Element | null => {
  const [role, label] = ['role', 'aria-label'].map((name) => gone.getAttribute(name));
  if (!role || !label) return null;
  return document.querySelector(`[role="${CSS.escape(role)}"][aria-label="${CSS.escape(label)}"]`);
};

const returnTo = (opener: Element): boolean => {
  const node = isInSight(opener) ? opener : successorOf(opener);
  return node instanceof HTMLElement && take(node);
};

const takeTop = (): boolean => places.findLast(({ heading }) => takeHeading(heading)) !== undefined;

/** Beside what is gone, or at the head of what is open around it. */
const takeNear = (): boolean => {
  const around = trail.find(isInSight);
  if (!around || places.some(({ heading }) => around.contains(heading))) return false;
  return Array.from(around.querySelectorAll<HTMLElement>(FOCUSABLE)).some(take);
};

/** Gives the focus to whoever should have it, once nobody has. */
const settle = (): void => {
  const now = focused();
  const [last] = trail;
  const openers = waiting;
  waiting = [];
  if (now && isInSight(now)) return;
  // Who left it by a touch beside it wants it nowhere: a field would raise its keyboard again.
  if (openers.length === 0 && (!last || isInSight(last))) return;
  const isTaken = openers.length > 0 ? openers.some(returnTo) : takeNear();
  if (!isTaken) takeTop();
};

let isDue = false;

/** Once what is being drawn stands. */
const settleSoon = (): void => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    settle();
  });
};

let named = 0;

/** A modal is called by the first heading in it. One that opens as another closes is left without its role by its own library. */
const nameModal = (heading: HTMLElement): void => {
  const modal = heading.closest('[aria-modal="true"]');
  if (modal && !modal.hasAttribute('role')) modal.setAttribute('role', 'dialog');
  const by = modal?.getAttribute('aria-labelledby');
  if (!modal || (by && modal.contains(document.getElementById(by)))) return;
  named += 1;
  heading.id = `heading-${named}`;
  modal.setAttribute('aria-labelledby', heading.id);
};

/** What this heads has just opened. */
const openPlace = (heading: HTMLElement, kind: PlaceKind): void => {
  if (kind === 'rests') {
    places = [{ heading, opener: null }, ...places];
    return;
  }
  nameModal(heading);
  const now = focused();
  const opener = now && now.isConnected ? now : (waiting[0] ?? null);
  places = [...places, { heading, opener }];
  if (isTouched && takeHeading(heading)) waiting = [];
};

/** It has closed: what opened it has the focus again, unless something else has taken it. */
const closePlace = (heading: HTMLElement): void => {
  const place = places.find((one) => one.heading === heading);
  places = places.filter((one) => one !== place);
  // What lay over it was opened from it: its openers come before.
  if (place?.opener) waiting = [...waiting, place.opener];
  settleSoon();
};

const follow = ({ target }: FocusEvent): void => {
  const stood: HTMLElement[] = [];
  for (let node = target instanceof HTMLElement ? target : null; node; node = node.parentElement)
    stood.push(node);
  trail = stood;
};

const touched = (): void => {
  isTouched = true;
};

/** Watches over the focus of this page; answers with how to stop. */
export const keepFocus = (): (() => void) => {
  const lost = new MutationObserver(() => {
    if (isTouched && !focused()) settleSoon();
  });
  lost.observe(document.body, { childList: true, subtree: true });
  const touches = ['keydown', 'pointerdown'] as const;
  touches.forEach((name) => document.addEventListener(name, touched, true));
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', settleSoon);
  return () => {
    lost.disconnect();
    touches.forEach((name) => document.removeEventListener(name, touched, true));
    document.removeEventListener('focusin', follow);
    document.removeEventListener('focusout', settleSoon);
  };
};

const usePlace = <Node>(kind: PlaceKind, subject: unknown): RefObject<Node | null> => {
  const heading = useRef<Node>(null);
  useEffect(() => {
    const node: unknown = heading.current;
    if (!(node instanceof HTMLElement)) return undefined;
    openPlace(node, kind);
    return () => closePlace(node);
  }, [kind, subject]);
  return heading;
};

/** For the heading of what opens: focus goes there, and back to what opened it when it closes; again when it is about something else. */
export const useFocusOnOpen = <Node>(subject: unknown): RefObject<Node | null> => usePlace('opens', subject);

/** For what stands whatever opens and closes: focus goes there when what had it is gone and nothing else is open. */
export const useFocusWhenLost = <Node>(): RefObject<Node | null> => usePlace('rests', null);
