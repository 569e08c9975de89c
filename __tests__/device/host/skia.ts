/**
 * Skia as a device without a screen answers it: everything can be asked for and nothing is painted. Each answer counts as a
 * native object, which worklets hand on as it is.
 */
type Answer = Record<PropertyKey, unknown>;

const NUMBERS: Record<string, unknown> = {
  width: () => 100,
  height: () => 100,
  getBounds: () => rect(0, 0, 100, 100),
  computeTightBounds: () => rect(0, 0, 100, 100),
  measureText: () => rect(0, 0, 100, 100),
  getTextWidth: () => 100,
  getGlyphIDs: () => [],
  getGlyphWidths: () => [],
  isEmpty: () => false,
  countPoints: () => 0,
  dispose: () => undefined,
  encodeToBytes: () => new Uint8Array(),
  encodeToBase64: () => '',
};

/** A method: called or constructed it answers an object, and it has methods of its own (`Skia.Path.Make`). */
const method = (name: string): unknown =>
  new Proxy(function native() {}, {
    get: (target, key) =>
      typeof key === 'string' && /^[A-Z]/.test(key) ? method(key) : Reflect.get(target, key),
    apply: () => nativeObject(name),
    construct: () => nativeObject(name),
  });

export const nativeObject = (name: string, known: Answer = {}): Answer => {
  const made = new Map<PropertyKey, unknown>();
  return new Proxy({} as Answer, {
    has: () => true,
    get: (_target, key) => {
      if (key in known) return known[key];
      if (key === '__typename__') return name;
      // Nothing to wait for, and no copy of something that came from another thread.
      if (typeof key === 'symbol' || key === 'then' || key.startsWith('_')) return undefined;
      if (key in NUMBERS) return NUMBERS[key];
      if (!made.has(key)) made.set(key, method(key));
      return made.get(key);
    },
    set: () => true,
  });
};

const rect = (x: number, y: number, width: number, height: number): Answer =>
  nativeObject('rect', { x, y, width, height });

/** What `RNSkiaModule.install` puts into the world of the bundle and into that of worklets. */
export const skiaGlobals = () => {
  const SkiaApi = nativeObject('Skia', {
    Color: (colour: unknown) => colour,
    XYWHRect: rect,
    Point: (x: number, y: number) => nativeObject('point', { x, y }),
    hasDevice: false,
  });
  const SkiaViewApi = nativeObject('views', {
    web: false,
    setJsiProperty: () => undefined,
    requestRedraw: () => undefined,
    makeImageSnapshot: () => nativeObject('image'),
    makeImageSnapshotAsync: async () => nativeObject('image'),
    size: nativeObject('size', { width: 0, height: 0 }),
  });
  return { SkiaApi, SkiaViewApi };
};
