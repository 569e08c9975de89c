import type { SkCanvas, SkImage, SkPath, SkPicture } from '@shopify/react-native-skia';
import { ClipOp, PaintStyle, Skia, StrokeCap, StrokeJoin } from '@shopify/react-native-skia';
import type { ColourScheme } from '@/ui/palette';
import type { Bounds } from './geometry';
import { PIGMENTS } from './pigments';
import { rasterSurface } from './rasterSurface';
import type { Drawing, Stroke } from './stroke';

/** Paths, dashes and paints are not collected with what JavaScript has forgotten: each has to be given back. */
const drawPath = (canvas: SkCanvas, path: SkPath, stroke: Stroke, scheme: ColourScheme): void => {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  if (stroke.fill) {
    paint.setColor(Skia.Color(PIGMENTS[scheme][stroke.fill]));
    paint.setAlphaf(stroke.opacity ?? 1);
    canvas.drawPath(path, paint);
  }
  if (stroke.line) {
    paint.setStyle(PaintStyle.Stroke);
    paint.setColor(Skia.Color(PIGMENTS[scheme][stroke.line]));
    paint.setAlphaf(stroke.opacity ?? 1);
    paint.setStrokeWidth(stroke.width ?? 0);
    paint.setStrokeCap(StrokeCap.Round);
    paint.setStrokeJoin(StrokeJoin.Round);
    const dashes = stroke.dash ? Skia.PathEffect.MakeDash(stroke.dash, 0) : null;
    if (dashes) paint.setPathEffect(dashes);
    canvas.drawPath(path, paint);
    dashes?.dispose();
  }
  paint.dispose();
};

const drawStroke = (canvas: SkCanvas, stroke: Stroke, scheme: ColourScheme): void => {
  const path = Skia.Path.MakeFromSVGString(stroke.d);
  if (!path) return;
  if (stroke.place) {
    canvas.save();
    canvas.translate(stroke.place.x, stroke.place.y);
    canvas.scale(stroke.place.scale, stroke.place.scale);
  }
  drawPath(canvas, path, stroke, scheme);
  if (stroke.place) canvas.restore();
  path.dispose();
};

const drawInk = (
  canvas: SkCanvas,
  { clip, ground, painted = [], marks }: Drawing,
  scheme: ColourScheme,
): void => {
  const edge = clip === undefined ? null : Skia.Path.MakeFromSVGString(clip);
  if (edge) {
    canvas.save();
    canvas.clipPath(edge, ClipOp.Intersect, true);
    if (ground) canvas.drawColor(Skia.Color(PIGMENTS[scheme][ground]));
    for (const stroke of painted) drawStroke(canvas, stroke, scheme);
    canvas.restore();
    edge.dispose();
  }
  for (const stroke of marks) drawStroke(canvas, stroke, scheme);
};

export const record = (draw: (canvas: SkCanvas) => void): SkPicture => {
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording());
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
};

/** The strokes as they are, sharp at any size. */
export const recorded = (ink: Drawing, scheme: ColourScheme): SkPicture =>
  record((canvas) => drawInk(canvas, ink, scheme));

/** A part of the board as an image, `density` points for each unit of it. Null where there is no memory for it. */
export const imageOf = (
  { left, top, width, height }: Bounds,
  density: number,
  draw: (canvas: SkCanvas) => void,
): SkImage | null => {
  const surface = rasterSurface(Math.ceil(width * density), Math.ceil(height * density));
  if (!surface) return null;
  const canvas = surface.getCanvas();
  canvas.scale(density, density);
  canvas.translate(-left, -top);
  draw(canvas);
  surface.flush();
  const image = surface.makeImageSnapshot();
  surface.dispose();
  return image;
};
