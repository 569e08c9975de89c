/**
 * The views of a device without a screen: what React Native’s renderer builds, kept as a tree that can be read and touched.
 * Nothing is laid out: whoever asks for a size is told that of the screen, or the one its style names.
 */
export type Props = Record<string, unknown>;
export type Node = {
  tag: number;
  view: string;
  props: Props;
  children: Node[];
  instance: unknown;
  /** The same view in every copy that the renderer makes of it. */
  family: Family;
};
type Family = { laidOut: string | null; shown: boolean; node: Node };
type Handler = (instance: unknown, event: string, payload: Record<string, unknown>) => void;
type Size = { width: number; height: number };

/** By this key worklets know what belongs to native code: it is handed on as it is. */
const native = (node: Node): Node => Object.defineProperty(node, 'REANIMATED_MAGIC_KEY', { value: true });

export class Fabric {
  roots = new Map<number, Node[]>();
  /** How often anything has been drawn: what was read of the tree holds until the next time. */
  drawn = 0;
  private handler: Handler = () => undefined;
  private readonly mounted = new WeakSet<Node>();
  readonly commands: { view: string; command: string }[] = [];

  constructor(
    readonly screen: Size,
    private readonly later: (run: () => void) => void,
  ) {}

  emit(node: Node, event: string, payload: Record<string, unknown> = {}): void {
    this.handler(node.family.node.instance, event, { target: node.tag, ...payload });
  }

  private copy(node: Node, props: Props | undefined, children: Node[]): Node {
    return native({ ...node, props: props ? { ...node.props, ...props } : node.props, children });
  }

  sizeOf(node: Node): Size & { x: number; y: number } {
    const { width, height } = (node.props ?? {}) as { width?: unknown; height?: unknown };
    return {
      x: 0,
      y: 0,
      width: typeof width === 'number' ? width : this.screen.width,
      height: typeof height === 'number' ? height : this.screen.height,
    };
  }

  /** Every view below these and these themselves, parents first. */
  everyNode(nodes: readonly Node[] = [...this.roots.values()].flat(), into: Node[] = []): Node[] {
    for (const node of nodes) {
      into.push(node);
      if (node.children.length > 0) this.everyNode(node.children, into);
    }
    return into;
  }

  private complete(root: number, children: Node[]): void {
    this.roots.set(root, children);
    this.drawn += 1;
    for (const node of children) this.mount(node);
  }

  /** What the renderer has not copied since the last time is as it was, and all below it. */
  private mount(node: Node): void {
    if (this.mounted.has(node)) return;
    this.mounted.add(node);
    node.family.node = node;
    if (node.props.onLayout) this.lay(node);
    if (!node.family.shown) this.show(node);
    for (const child of node.children) this.mount(child);
  }

  private lay(node: Node): void {
    const layout = this.sizeOf(node);
    const size = JSON.stringify(layout);
    if (node.family.laidOut === size) return;
    node.family.laidOut = size;
    this.later(() => this.emit(node, 'topLayout', { layout }));
  }

  private show(node: Node): void {
    node.family.shown = true;
    if (node.view === 'RNCSafeAreaProvider')
      this.later(() =>
        this.emit(node, 'topInsetsChange', {
          insets: { top: 24, right: 0, bottom: 16, left: 0 },
          frame: { x: 0, y: 0, ...this.screen },
        }),
      );
    if (node.view === 'RCTModalHostView') this.later(() => this.emit(node, 'topShow'));
  }

  /** What JavaScript finds as `nativeFabricUIManager`. */
  readonly manager = {
    createNode: (tag: number, view: string, _root: number, props: Props, instance: unknown): Node => {
      const family = { laidOut: null, shown: false } as unknown as Family;
      const node = native({ tag, view, props: { ...props }, children: [], instance, family });
      family.node = node;
      return node;
    },
    cloneNode: (node: Node): Node => this.copy(node, undefined, [...node.children]),
    cloneNodeWithNewChildren: (node: Node, children: Node[] = []): Node =>
      this.copy(node, undefined, [...children]),
    cloneNodeWithNewProps: (node: Node, props: Props): Node => this.copy(node, props, [...node.children]),
    cloneNodeWithNewChildrenAndProps: (node: Node, ...rest: unknown[]): Node => {
      const [children, props] = rest.length > 1 ? (rest as [Node[], Props]) : [[], rest[0] as Props];
      return this.copy(node, props, [...children]);
    },
    createChildSet: (): Node[] => [],
    appendChild: (parent: Node, child: Node): Node => {
      parent.children.push(child);
      return parent;
    },
    appendChildToSet: (set: Node[], child: Node): void => void set.push(child),
    completeRoot: (root: number, set: Node[]): void => this.complete(root, set),
    registerEventHandler: (handler: Handler): void => void (this.handler = handler),
    measure: (node: Node, done: (...numbers: number[]) => void): void => {
      const { width, height } = this.sizeOf(node);
      done(0, 0, width, height, 0, 0);
    },
    measureInWindow: (node: Node, done: (...numbers: number[]) => void): void => {
      const { width, height } = this.sizeOf(node);
      done(0, 0, width, height);
    },
    measureLayout: (
      node: Node,
      _to: Node,
      _failed: () => void,
      done: (...numbers: number[]) => void,
    ): void => {
      const { width, height } = this.sizeOf(node);
      done(0, 0, width, height);
    },
    getBoundingClientRect: (node: Node): number[] => {
      const { width, height } = this.sizeOf(node);
      return [0, 0, width, height];
    },
    configureNextLayoutAnimation: (): void => undefined,
    sendAccessibilityEvent: (): void => undefined,
    findShadowNodeByTag_DEPRECATED: (tag: number): Node | null => {
      for (const node of this.everyNode()) if (node.tag === tag) return node;
      return null;
    },
    findNodeAtPoint: (node: Node, _x: number, _y: number, done: (instance: unknown) => void): void =>
      done(node.instance),
    setNativeProps: (node: Node, props: Props): void => {
      this.drawn += 1;
      Object.assign(node.props, props);
    },
    dispatchCommand: (node: Node, command: string): void =>
      void this.commands.push({ view: node.view, command }),
    compareDocumentPosition: (): number => 0,
    setIsJSResponder: (): void => undefined,
    unstable_DefaultEventPriority: 0b100000,
    unstable_DiscreteEventPriority: 0b10,
    unstable_ContinuousEventPriority: 0b1000,
    unstable_IdleEventPriority: 0b10000000000000000000000000000,
    unstable_getCurrentEventPriority: (): number => 0b100000,
  };

  /** What JavaScript asks of views as a browser's elements. */
  readonly dom = {
    linkRootNode: (root: number): { root: number } => ({ root }),
    compareDocumentPosition: (): number => 0,
    getBorderWidth: (): number[] => [0, 0, 0, 0],
    getBoundingClientRect: (node: Node): number[] => this.manager.getBoundingClientRect(node),
    getChildNodes: (): unknown[] => [],
    getElementById: (): null => null,
    getInnerSize: (node: Node): number[] => this.manager.getBoundingClientRect(node).slice(2),
    getOffset: (): [null, number, number] => [null, 0, 0],
    getParentNode: (): null => null,
    getScrollPosition: (): number[] => [0, 0],
    getScrollSize: (node: Node): number[] => this.manager.getBoundingClientRect(node).slice(2),
    getTagName: (node: Node): string => node.view,
    getTextContent: (node: Node): string => textOf(node),
    isConnected: (): boolean => true,
    hasPointerCapture: (): boolean => false,
    setPointerCapture: (): void => undefined,
    releasePointerCapture: (): void => undefined,
    measure: this.manager.measure,
    measureInWindow: this.manager.measureInWindow,
    measureLayout: this.manager.measureLayout,
    setNativeProps: this.manager.setNativeProps,
  };
}

/** All that is written in a view and below it. */
export const textOf = (node: Node): string =>
  node.view === 'RCTRawText' ? String(node.props.text ?? '') : node.children.map(textOf).join('');
