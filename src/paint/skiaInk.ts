import type { SkCanvas, SkImage, SkPicture } from '@shopify/react-native-skia';
import { ClipOp, PaintStyle, Skia, StrokeCap, StrokeJoin } from '@shopify/react-native-skia';
import type { ColourScheme } from '@/ui/palette';
import type { Bounds } from './geometry';
import { PIGMENTS } from './pigments';
import type { Drawing, Stroke } from './stroke';

const drawStroke = (canvas: SkCanvas, stroke: Stroke, scheme: ColourScheme): void => {
  const path = Skia.Path.MakeFromSVGString(stroke.d);
  if (!path) return;
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  if (stroke.place) {
    canvas.save();
    canvas.translate(stroke.place.x, stroke.place.y);
    canvas.scale(stroke.place.scale, stroke.place.scale);
  }
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
    if (stroke.dash) paint.setPathEffect(Skia.PathEffect.MakeDash(stroke.dash, 0));
    canvas.drawPath(path, paint);
  }
  if (stroke.place) canvas.restore();
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
  }
  for (const stroke of marks) drawStroke(canvas, stroke, scheme);
};

/** The strokes as they are, sharp at any size. */
export const recorded = (ink: Drawing, scheme: ColourScheme): SkPicture => {
  const recorder = Skia.PictureRecorder();
  drawInk(recorder.beginRecording(), ink, scheme);
  return recorder.finishRecordingAsPicture();
};

/** The strokes painted once, `density` points for each unit of the board: cheap to move about. */
export const painted = (
  ink: Drawing,
  { left, top, width, height }: Bounds,
  density: number,
  scheme: ColourScheme,
): SkImage | null => {
  const surface = Skia.Surface.Make(Math.ceil(width * density), Math.ceil(height * density));
  if (!surface) return null;
  const canvas = surface.getCanvas();
  canvas.scale(density, density);
  canvas.translate(-left, -top);
  drawInk(canvas, ink, scheme);
  surface.flush();
  const image = surface.makeImageSnapshot();
  surface.dispose();
  return image;
};
