import type { Locator, Page } from 'playwright-core';

/** One press by keys alone: what was pressed and how often Tab was needed to come there. */
export type KeyPress = { name: string; tabs: number };

/** From where the focus is to a control: so many stops of Tab, back where they are below zero, then so many arrows. */
type Way = { tabs: number; arrows: number; name: string; key: 'Enter' | 'Space' };

/** Asked inside the page, in the order a browser goes through it. */
const wayTo = (target: Element): Way | null => {
  const GROUPS = '[role="toolbar"], [role="radiogroup"], [role="tablist"], [role="group"]';
  const now = document.activeElement ?? document.body;
  const within = Array.from(document.querySelectorAll('[aria-modal="true"]')).findLast((modal) =>
    modal.contains(target),
  );
  const stops = Array.from(
    (within ?? document.body).querySelectorAll<HTMLElement>('[tabindex="0"], input, textarea'),
  ).filter((stop) => stop.getClientRects().length > 0 && stop.getAttribute('role') !== 'none');
  const group = target.closest(GROUPS);
  const alone = target.matches('[tabindex="0"], input, textarea');
  const stop = alone ? target : stops.find((one) => group !== null && one.closest(GROUPS) === group);
  if (!stop) return null;
  const isBefore = (one: Node, other: Node): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const inGroup =
    now.matches('[tabindex]') && group !== null && now.closest(GROUPS) === group && now.role !== 'heading';
  const from = inGroup && !alone ? now : stop;
  const ahead = stops.filter((one) => isBefore(now, one) && !isBefore(stop, one)).length;
  const back = stops.filter((one) => one !== now && isBefore(one, now) && !isBefore(one, stop)).length;
  const items = group
    ? Array.from(
        group.querySelectorAll(
          '[role="button"], [role="radio"], [role="checkbox"], [role="tab"], [role="link"]',
        ),
      ).filter((item) => item.closest(GROUPS) === group && item.getAttribute('aria-disabled') !== 'true')
    : [];
  const isThere = stop === now || from === now;
  const steps = alone ? 0 : items.indexOf(target) - items.indexOf(from);
  const around = steps - Math.sign(steps) * items.length;
  return {
    tabs: isThere ? 0 : isBefore(now, stop) || now === document.body ? ahead : -back,
    arrows: Math.abs(around) < Math.abs(steps) ? around : steps,
    name: target.getAttribute('aria-label') ?? target.textContent ?? '',
    key: target.matches('[role="radio"], [role="checkbox"]') ? 'Space' : 'Enter',
  };
};

/** Whether nothing has the focus, once the page has had the time to give it to something. */
export const isFocusLost = async (page: Page): Promise<boolean> => {
  for (let look = 0; look < 20; look += 1) {
    if (!(await page.evaluate(() => document.activeElement === document.body))) return false;
    await page.waitForTimeout(25);
  }
  return true;
};

/** Presses what a player presses, by Tab, arrows and Enter alone. */
export class KeyboardHand {
  readonly presses: KeyPress[] = [];
  /** After which presses nothing had the focus. */
  readonly lost: string[] = [];

  constructor(private readonly page: Page) {}

  /** Goes to it; tells by which key it is pressed. */
  async reach(control: Locator, again = true): Promise<Way> {
    if (this.presses.length > 0 && (await isFocusLost(this.page)))
      this.lost.push(this.presses.at(-1)?.name ?? '');
    const { keyboard } = this.page;
    const way = await control.first().evaluate(wayTo, undefined, { timeout: 3_000 });
    if (!way) throw new Error('Tab stops nowhere near it');
    this.presses.push({ name: way.name, tabs: Math.abs(way.tabs) });
    for (let tab = 0; tab < Math.abs(way.tabs); tab += 1)
      await keyboard.press(way.tabs < 0 ? 'Shift+Tab' : 'Tab');
    for (let step = 0; step < Math.abs(way.arrows); step += 1)
      await keyboard.press(way.arrows < 0 ? 'ArrowLeft' : 'ArrowRight');
    const isThere = await control.first().evaluate((node) => node === document.activeElement);
    // What the focus scrolled into sight may have taken a stop away on the way.
    if (!isThere && again) return this.reach(control, false);
    if (!isThere) {
      const now = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      throw new Error(`${way.name} not reached by ${way.tabs} tabs and ${way.arrows} arrows, but ${now}`);
    }
    return way;
  }

  async press(control: Locator): Promise<void> {
    const { key } = await this.reach(control);
    await this.page.keyboard.press(key);
    // A finger waits until the page stands still; keys do not.
    await this.page.waitForTimeout(60);
  }
}
