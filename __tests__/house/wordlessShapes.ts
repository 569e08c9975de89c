const SHAPES = ['Circle', 'Defs', 'Ellipse', 'Line', 'Path', 'Rect'] as const;

/** The module that draws, without what holds no words: a page of reading would spend most of its time on strokes. */
export const withoutShapes = <Module extends object>(module: Module): Module => ({
  ...module,
  // Not copied with the rest: without it the default export of the module is not found.
  __esModule: true,
  ...Object.fromEntries(SHAPES.map((shape) => [shape, () => null])),
});
