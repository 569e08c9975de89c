type Surface = { delete(): void; dispose(): void };
type CanvasKit = {
  MakeWebGLCanvasSurface(canvas: HTMLCanvasElement): Surface | null;
  MakeSWCanvasSurface(canvas: HTMLCanvasElement): Surface | null;
};

const surfaceOrNull = (make: () => Surface | null): Surface | null => {
  try {
    return make();
  } catch {
    return null;
  }
};

const shown = new WeakMap<HTMLCanvasElement, Surface>();

/**
 * Skia only deletes a surface; the points of one without graphics would stay behind. It makes another for every new size of a
 * canvas and forgets the one before, which goes here.
 */
const freedWhole = (canvas: HTMLCanvasElement, surface: Surface | null): Surface | null => {
  shown.get(canvas)?.delete();
  if (!surface) return null;
  shown.set(canvas, surface);
  const remove = surface.delete.bind(surface);
  surface.delete = () => {
    surface.delete = remove;
    surface.dispose();
    surface.delete = () => undefined;
  };
  return surface;
};

/** Where a browser gives out no graphics, or none any more, the map is painted without them: slower, but there. */
export const paintWithoutGraphics = (): void => {
  const { CanvasKit } = globalThis as unknown as { CanvasKit: CanvasKit };
  const make = CanvasKit.MakeWebGLCanvasSurface.bind(CanvasKit);
  CanvasKit.MakeWebGLCanvasSurface = (canvas) =>
    surfaceOrNull(() => make(canvas)) ?? freedWhole(canvas, CanvasKit.MakeSWCanvasSurface(canvas));
};
