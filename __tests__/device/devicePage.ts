/**
 * A device as the players of the browser tests see a page: things are found by role, label and text, and touched. It has what
 * those players ask of Playwright and no more, so that the same evenings are played on both.
 */
import type { Device } from './host/device';
import type { Node, Props } from './host/fabric';
import { textOf } from './host/fabric';

type Name = string | RegExp;
type RoleOptions = { name?: Name; exact?: boolean; level?: number };
type Filter = { visible?: boolean; hasText?: Name; hasNotText?: Name };
type WaitOptions = { state?: 'attached' | 'visible' | 'detached' | 'hidden'; timeout?: number };
type Search = () => Node[];

const PATIENCE_MS = 20_000;
const LOOK_MS = 50;
/** After a touch a slow device would have drawn by now. */
const AFTER_TOUCH_MS = 60;

/** What React was last told of a view: what a screen reader reads, not what Fabric was sent. */
const propsOf = (node: Node): Props => {
  const fiber = node.family.node.instance as { stateNode?: { canonical?: { currentProps?: Props } } } | null;
  return fiber?.stateNode?.canonical?.currentProps ?? node.props;
};

const ROLES: Record<string, string> = {
  header: 'heading',
  imagebutton: 'button',
  adjustable: 'slider',
  image: 'img',
};

const roleOf = (node: Node): string | null => {
  const { role, accessibilityRole } = propsOf(node) as { role?: string; accessibilityRole?: string };
  if (node.view === 'AndroidTextInput') return 'textbox';
  const said = role ?? accessibilityRole;
  return said ? (ROLES[said] ?? said) : null;
};

type State = Record<'disabled' | 'checked' | 'selected' | 'expanded', unknown>;

const attributeOf = (node: Node, name: string): string | null => {
  const props = propsOf(node);
  if (name === 'role') return roleOf(node);
  const direct = props[name];
  if (direct !== undefined && direct !== null) return String(direct);
  if (name === 'aria-label') return (props.accessibilityLabel as string | undefined) ?? null;
  const state = (props.accessibilityState ?? {}) as State;
  const said = state[name.replace('aria-', '') as keyof State];
  return said === undefined || said === null ? null : String(said);
};

const nameOf = (node: Node): string => attributeOf(node, 'aria-label') ?? textOf(node);

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const says = (text: string, name: Name, exact = false): boolean => {
  if (typeof name !== 'string') return name.test(text);
  return exact ? plain(text) === plain(name) : plain(text).toLowerCase().includes(plain(name).toLowerCase());
};

/** `[role=radio]:not([aria-disabled=true])`: attributes a thing has and has not. */
const matches = (node: Node, selector: string): boolean => {
  const parts = [...selector.matchAll(/(:not\()?\[([\w-]+)(?:=("?)(.*?)\3)?\]\)?/gsu)];
  if (parts.map(([part]) => part).join('') !== selector) throw new Error(`not a selector here: ${selector}`);
  return parts.every(([, not, attribute = '', , value]) => {
    const has = attributeOf(node, attribute);
    const holds = value === undefined ? has !== null && has !== 'false' : has === value;
    return holds !== Boolean(not);
  });
};

/** A screen under another is not seen; a modal lies over everything. */
const shownChildren = (node: Node): Node[] => {
  const { children } = node;
  return node.view === 'RNSScreenStack' ? children.slice(-1) : children;
};

const isHidden = (node: Node): boolean => {
  const { display, opacity } = node.props;
  const props = propsOf(node);
  const aside = props.importantForAccessibility === 'no-hide-descendants' || props['aria-hidden'] === true;
  return display === 'none' || opacity === 0 || aside;
};

const seen = (node: Node, into: Node[] = []): Node[] => {
  if (isHidden(node)) return into;
  into.push(node);
  for (const child of shownChildren(node)) seen(child, into);
  return into;
};

const sights = new WeakMap<Device, { drawn: number; nodes: Node[] }>();

/** Everything that is in sight now. */
export const nodesInSight = (device: Device): Node[] => {
  const { drawn, roots } = device.fabric;
  const known = sights.get(device);
  if (known?.drawn === drawn) return known.nodes;
  const all: Node[] = [];
  for (const node of [...roots.values()].flat()) seen(node, all);
  const modals = all.filter(({ view }) => view === 'RCTModalHostView');
  const top = modals[modals.length - 1];
  const nodes = top ? seen(top) : all;
  sights.set(device, { drawn, nodes });
  return nodes;
};

export const isEnabled = (node: Node): boolean => attributeOf(node, 'aria-disabled') !== 'true';

/** What a finger can do something with. */
export const touchables = (device: Device): Node[] =>
  nodesInSight(device).filter(
    (node) => typeof propsOf(node).onResponderRelease === 'function' && isEnabled(node),
  );

export const labelOf = nameOf;

/** A finger put down and lifted. */
export const touch = async (device: Device, node: Node): Promise<void> => {
  const point = { pageX: 10, pageY: 10, locationX: 10, locationY: 10, screenX: 10, screenY: 10 };
  const finger = () => ({ ...point, identifier: 0, target: node.tag, timestamp: device.clock.now() });
  const down = finger();
  device.guard(() =>
    device.fabric.emit(node, 'topTouchStart', { ...down, touches: [down], changedTouches: [down] }),
  );
  await device.settle(20);
  const up = finger();
  device.guard(() => device.fabric.emit(node, 'topTouchEnd', { ...up, touches: [], changedTouches: [up] }));
  await device.settle(AFTER_TOUCH_MS);
};

class Found {
  constructor(
    private readonly page: DevicePage,
    private readonly search: Search,
  ) {}

  private also(search: Search): Found {
    return new Found(this.page, search);
  }

  /** Below what was found. */
  private below(test: (node: Node) => boolean): Found {
    return this.also(() => {
      const inSight = new Set(this.page.nodes());
      const found = new Set<Node>();
      for (const top of this.search())
        for (const node of this.page.device.fabric.everyNode(top.children))
          if (inSight.has(node) && test(node)) found.add(node);
      return [...found];
    });
  }

  getByRole(role: string, options: RoleOptions = {}): Found {
    return this.below(byRole(role, options));
  }
  getByText(text: Name, { exact = false } = {}): Found {
    return this.below(byText(text, exact));
  }
  getByLabel(label: Name, { exact = false } = {}): Found {
    return this.below((node) => says(attributeOf(node, 'aria-label') ?? '', label, exact));
  }
  getByTestId(id: string): Found {
    return this.below((node) => propsOf(node).testID === id);
  }
  locator(selector: string): Found {
    return this.below((node) => matches(node, selector));
  }
  filter({ hasText, hasNotText }: Filter): Found {
    return this.also(() =>
      this.search().filter(
        (node) =>
          (hasText === undefined || says(textOf(node), hasText)) &&
          (hasNotText === undefined || !says(textOf(node), hasNotText)),
      ),
    );
  }
  and(other: Found): Found {
    return this.also(() => {
      const both = new Set(other.search());
      return this.search().filter((node) => both.has(node));
    });
  }
  or(other: Found): Found {
    return this.also(() => [...new Set([...this.search(), ...other.search()])]);
  }
  nth(at: number): Found {
    return this.also(() => this.search().slice(at, at + 1));
  }
  first(): Found {
    return this.nth(0);
  }
  last(): Found {
    return this.also(() => this.search().slice(-1));
  }
  async count(): Promise<number> {
    return this.search().length;
  }
  async innerText(): Promise<string> {
    return textOf(await this.only());
  }
  async allInnerTexts(): Promise<string[]> {
    return this.search().map(textOf);
  }
  async getAttribute(name: string): Promise<string | null> {
    return attributeOf(await this.only(), name);
  }
  /** For the one question the players ask of many elements at once. */
  async evaluateAll<T>(ask: (found: object[]) => T): Promise<T> {
    const elements = this.search().map((node) => ({
      getAttribute: (name: string) => attributeOf(node, name),
      textContent: textOf(node),
    }));
    return ask(elements);
  }

  private async only(timeout = PATIENCE_MS, ready: (node: Node) => boolean = () => true): Promise<Node> {
    for (let waited = 0; ; waited += LOOK_MS) {
      const node = this.search().find(ready);
      if (node) return node;
      this.page.expectSound();
      if (waited >= timeout) throw new Error(`nothing found; in sight: ${this.page.described()}`);
      await this.page.device.settle(LOOK_MS);
    }
  }

  async waitFor({ state = 'visible', timeout = PATIENCE_MS }: WaitOptions = {}): Promise<void> {
    const gone = state === 'detached' || state === 'hidden';
    for (let waited = 0; (this.search().length === 0) !== gone; waited += LOOK_MS) {
      this.page.expectSound();
      if (waited >= timeout)
        throw new Error(`${gone ? 'still there' : 'never came'}; in sight: ${this.page.described()}`);
      await this.page.device.settle(LOOK_MS);
    }
  }
  async click({ timeout = PATIENCE_MS }: { timeout?: number; position?: object } = {}): Promise<void> {
    await touch(this.page.device, await this.only(timeout, isEnabled));
    this.page.expectSound();
  }
  async focus(): Promise<void> {
    this.page.focused = await this.only();
  }
  async fill(text: string): Promise<void> {
    const node = await this.only();
    const { device } = this.page;
    device.guard(() => device.fabric.emit(node, 'topChange', { text, eventCount: 1 }));
    await device.settle(AFTER_TOUCH_MS);
  }
}

const byRole =
  (role: string, { name, exact, level }: RoleOptions) =>
  (node: Node): boolean =>
    roleOf(node) === role &&
    (name === undefined || says(nameOf(node), name, exact)) &&
    (level === undefined || attributeOf(node, 'aria-level') === String(level));

const byText = (text: Name, exact: boolean) => (node: Node) =>
  node.view === 'RCTText' && says(textOf(node), text, exact);

export class DevicePage {
  focused: Node | null = null;

  constructor(readonly device: Device) {}

  nodes(): Node[] {
    return nodesInSight(this.device);
  }

  private all(test: (node: Node) => boolean): Found {
    return new Found(this, () => this.nodes().filter(test));
  }

  getByRole(role: string, options: RoleOptions = {}): Found {
    return this.all(byRole(role, options));
  }
  getByText(text: Name, { exact = false } = {}): Found {
    return this.all(byText(text, exact));
  }
  getByLabel(label: Name, { exact = false } = {}): Found {
    return this.all((node) => says(attributeOf(node, 'aria-label') ?? '', label, exact));
  }
  getByTestId(id: string): Found {
    return this.all((node) => propsOf(node).testID === id);
  }
  locator(selector: string): Found {
    return this.all((node) => matches(node, selector));
  }
  waitForTimeout(ms: number): Promise<void> {
    return this.device.settle(ms);
  }
  readonly keyboard = {
    /** Enter on what is focused is a touch. */
    press: async (key: string): Promise<void> => {
      if (key !== 'Enter' || !this.focused) throw new Error(`a device has no key ${key}`);
      await touch(this.device, this.focused);
      this.expectSound();
    },
  };

  /** The key of the system: a modal hears it alone while one is open. */
  async back(): Promise<void> {
    const { device } = this;
    const modal = this.nodes().find(({ view }) => view === 'RCTModalHostView');
    if (modal) device.guard(() => device.fabric.emit(modal, 'topRequestClose'));
    else device.emit('hardwareBackPress');
    await device.settle(300);
    this.expectSound();
  }

  /** The first thing that went wrong, thrown where the player stood. */
  expectSound(): void {
    const [fault] = this.device.faults;
    if (fault !== undefined) throw fault instanceof Error ? fault : new Error(faultText(fault));
  }

  described(): string {
    return this.nodes()
      .filter((node) => node.view === 'RCTText' || typeof propsOf(node).onResponderRelease === 'function')
      .map(nameOf)
      .filter(Boolean)
      .join(' | ')
      .slice(0, 2000);
  }
}

const faultText = (fault: unknown): string => {
  const { message, stack } = fault as { message?: string; stack?: unknown };
  return `${message ?? String(fault)}\n${typeof stack === 'string' ? stack : JSON.stringify(stack ?? '')}`.slice(
    0,
    4000,
  );
};
