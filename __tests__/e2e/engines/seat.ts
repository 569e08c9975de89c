import type { Driver, Point } from './driver';

/** How each role is found in a page. */
const ROLES = {
  button: '[role=button], button',
  heading: 'h1, h2, h3, [role=heading]',
  radio: '[role=radio]',
  checkbox: '[role=checkbox]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
} as const;
export type Role = keyof typeof ROLES;
export type Found = Point & { name: string; disabled: boolean; checked: boolean; onTop: boolean };
export type Name = string | RegExp;

const PATIENCE_MS = 30_000;
const GLANCE_MS = 60;

/** Everything of a role that can be seen, with its name and the middle of it, as far as it lies in the window. */
const lookScript = (selector: string, within: string): string => `
  const root = document.querySelector(${JSON.stringify(within)});
  if (!root) return [];
  return [...root.querySelectorAll(${JSON.stringify(selector)})].flatMap((found) => {
    const box = found.getBoundingClientRect();
    const style = getComputedStyle(found);
    if (box.width === 0 || box.height === 0 || style.visibility === 'hidden') return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return [{
      name: (found.getAttribute('aria-label') ?? found.textContent ?? '').trim(),
      disabled: found.getAttribute('aria-disabled') === 'true' || found.disabled === true,
      checked: found.getAttribute('aria-checked') === 'true',
      onTop: top !== null && (found.contains(top) || top.contains(found)),
      x,
      y,
    }];
  });
`;

const scrollScript = (selector: string, within: string, name: string): string => `
  [...document.querySelector(${JSON.stringify(within)})?.querySelectorAll(${JSON.stringify(selector)}) ?? []]
    .find((found) => (found.getAttribute('aria-label') ?? found.textContent ?? '').trim() === ${JSON.stringify(name)})
    ?.scrollIntoView({ block: 'center' });
`;

export const fits = (said: string, name: Name): boolean =>
  typeof name === 'string' ? said === name : name.test(said);

/** Someone at the table, in any engine: finds things by role and label, and touches them where they lie. */
export class Seat {
  constructor(readonly driver: Driver) {}

  look(role: Role, within = 'body'): Promise<Found[]> {
    return this.driver.run(lookScript(ROLES[role], within));
  }

  async until<Result>(
    what: string,
    work: () => Promise<Result | undefined>,
    patience = PATIENCE_MS,
  ): Promise<Result> {
    const end = Date.now() + patience;
    for (;;) {
      const result = await work().catch(() => undefined);
      if (result !== undefined) return result;
      if (Date.now() > end) {
        const text = await this.driver.run<string>('return document.body.innerText;').catch(String);
        throw new Error(`no ${what} in: ${text.slice(0, 800)}`);
      }
      await this.rest();
    }
  }

  rest(ms = GLANCE_MS): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  see(role: Role, name: Name, within?: string): Promise<Found> {
    return this.until(`${role} ${name}`, async () =>
      (await this.look(role, within)).find((found) => fits(found.name, name)),
    );
  }

  /** Touches it where it lies; what lies beyond the edge is brought in first. */
  async press(name: Name, role: Role = 'button', within = 'body'): Promise<void> {
    await this.until(`${role} to press ${name}`, async () => {
      const found = (await this.look(role, within)).find((one) => fits(one.name, name) && !one.disabled);
      if (found?.onTop) return this.driver.click(found).then(() => true);
      if (found) await this.driver.run(scrollScript(ROLES[role], within, found.name));
      return undefined;
    });
  }

  async names(role: Role = 'button', within?: string): Promise<string[]> {
    return (await this.look(role, within)).filter(({ disabled }) => !disabled).map(({ name }) => name);
  }

  /** Presses it if it is there now. */
  async pressIfThere(name: Name, role: Role = 'button', within?: string): Promise<boolean> {
    const found = (await this.look(role, within)).find((one) => fits(one.name, name) && !one.disabled);
    if (!found?.onTop) return false;
    await this.driver.click(found);
    return true;
  }

  async choose(role: 'radio' | 'checkbox', name: string): Promise<void> {
    await this.press(name, role);
    await this.until(`${name} chosen`, async () =>
      (await this.look(role)).find((found) => found.name === name && found.checked),
    );
  }
}
