import { useEffect } from 'react';
import { keepFocus } from './focusOnOpen';

/** What is one stop of the Tab key in a browser: arrows lead from one of its items to the next. */
const GROUPS = '[role="toolbar"], [role="radiogroup"], [role="tablist"], [role="group"]';
const ITEMS = ['button', 'radio', 'checkbox', 'tab', 'link'].map((role) => `[role="${role}"]`).join(', ');
const STANDS_OUT = '[aria-checked="true"], [aria-selected="true"], [aria-pressed="true"]';

/** Which of its items had the focus last. */
const lastOf = new WeakMap<Element, HTMLElement>();

const itemsOf = (group: Element): HTMLElement[] =>
  Array.from(group.querySelectorAll<HTMLElement>(ITEMS)).filter(
    (item) => item.closest(GROUPS) === group && item.getAttribute('aria-disabled') !== 'true',
  );

/** Buttons that only stand together are a stop each; things to tick are a list. */
const isOneStop = (group: Element, items: readonly HTMLElement[]): boolean =>
  group.getAttribute('role') !== 'group' || items.every((item) => item.getAttribute('role') === 'checkbox');

const groupOf = (item: Element): { group: Element; items: HTMLElement[] } | null => {
  const group = item.closest(GROUPS);
  if (!group || !item.matches(ITEMS)) return null;
  const items = itemsOf(group);
  return isOneStop(group, items) ? { group, items } : null;
};

const arrange = (group: Element): void => {
  const items = itemsOf(group);
  if (!isOneStop(group, items)) return;
  const last = lastOf.get(group);
  const stop =
    items.find((item) => item === last) ?? items.find((item) => item.matches(STANDS_OUT)) ?? items[0];
  for (const item of items) {
    const tabIndex = item === stop ? 0 : -1;
    if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
  }
};

const reached = ({ target }: FocusEvent): void => {
  const found = target instanceof HTMLElement ? groupOf(target) : null;
  if (!found || !(target instanceof HTMLElement)) return;
  lastOf.set(found.group, target);
  arrange(found.group);
};

/** Where a key leads from the item at this place; null: nowhere. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The next item whose name begins with this letter: a map has more things than anyone wants to pass one by one. */
const named = (items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined =>
  [...items.slice(at + 1), ...items.slice(0, at)].find((item) =>
    item.getAttribute('aria-label')?.toLowerCase().startsWith(letter.toLowerCase()),
  );

const isSpace = (key: string): boolean => key === ' ';

const pressed = (event: KeyboardEvent): void => {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (isSpace(key) && target.matches('[role="radio"], [role="checkbox"], [role="tab"]')) {
    event.preventDefault();
    target.click();
    return;
  }
  const found = groupOf(target);
  const at = found?.items.indexOf(target) ?? -1;
  if (!found || at < 0) return;
  const { items } = found;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  const letter = key.length === 1 && !isSpace(key) && found.group.getAttribute('role') === 'toolbar';
  const next = step ? items[step(at, items.length)] : letter ? named(items, at, key) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Whatever is drawn from now on is arranged, too; answers with how to stop. */
const watchGroups = (): (() => void) => {
  let due = 0;
  const arrangeAll = (): void => {
    due = 0;
    document.querySelectorAll(GROUPS).forEach(arrange);
  };
  const soon = (): void => {
    due ||= requestAnimationFrame(arrangeAll);
  };
  const drawn = new MutationObserver(soon);
  drawn.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-checked', 'aria-disabled', 'aria-selected', 'aria-pressed'],
  });
  document.addEventListener('focusin', reached);
  document.addEventListener('keydown', pressed);
  soon();
  return () => {
    cancelAnimationFrame(due);
    drawn.disconnect();
    document.removeEventListener('focusin', reached);
    document.removeEventListener('keydown', pressed);
  };
};

/** What a page has to add to a browser’s keys: arrows within a group, and a focus that is never lost. */
export const useKeyboard = (): void =>
  useEffect(() => {
    const stops = [keepFocus(), watchGroups()];
    return () => stops.forEach((stop) => stop());
  }, []);
