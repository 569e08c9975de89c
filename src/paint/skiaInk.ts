import type { SkCanvas, SkImage, SkPicture } from '@shopify/react-native-skia';
import { ClipOp, PaintStyle, Skia, StrokeCap, StrokeJoin } from '@shopify/react-native-skia';
import type { Bounds } from './camera';
import type { Drawn } from '@/games/jime/board/pieces';
import { PIGMENTS } from './pigments';
import type { Stroke } from '@/games/jime/board/tileGround';

export type Dress = keyof typeof PIGMENTS;

const drawStroke = (canvas: SkCanvas, stroke: Stroke, dress: Dress): void => {
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
    paint.setColor(Skia.Color(PIGMENTS[dress][stroke.fill]));
    paint.setAlphaf(stroke.opacity ?? 1);
    canvas.drawPath(path, paint);
  }
  if (stroke.line) {
    paint.setStyle(PaintStyle.Stroke);
    paint.setColor(Skia.Color(PIGMENTS[dress][stroke.line]));
    paint.setAlphaf(stroke.opacity ?? 1);
    paint.setStrokeWidth(stroke.width ?? 0);
    paint.setStrokeCap(StrokeCap.Round);
    paint.setStrokeJoin(StrokeJoin.Round);
    if (stroke.dash) paint.setPathEffect(Skia.PathEffect.MakeDash(stroke.dash, 0));
    canvas.drawPath(path, paint);
  }
  if (stroke.place) canvas.restore();
};

const drawInk = (canvas: SkCanvas, { clip, ground, painted = [], marks }: Drawn, dress: Dress): void => {
  const edge = clip === undefined ? null : Skia.Path.MakeFromSVGString(clip);
  if (edge) {
    canvas.save();
    canvas.clipPath(edge, ClipOp.Intersect, true);
    if (ground) canvas.drawColor(Skia.Color(PIGMENTS[dress][ground]));
    for (const stroke of painted) drawStroke(canvas, stroke, dress);
    canvas.restore();
  }
  for (const stroke of marks) drawStroke(canvas, stroke, dress);
};

/** The strokes as they are, sharp at any size. */
export const recorded = (ink: Drawn, dress: Dress): SkPicture => {
  const recorder = Skia.PictureRecorder();
  drawInk(recorder.beginRecording(), ink, dress);
  return recorder.finishRecordingAsPicture();
};

/** The strokes painted once, `density` points for each side of a hex: cheap to move about. */
export const painted = (
  ink: Drawn,
  { left, top, width, height }: Bounds,
  density: number,
  dress: Dress,
): SkImage | null => {
  const surface = Skia.Surface.Make(Math.ceil(width * density), Math.ceil(height * density));
  if (!surface) return null;
  const canvas = surface.getCanvas();
  canvas.scale(density, density);
  canvas.translate(-left, -top);
  drawInk(canvas, ink, dress);
  surface.flush();
  const image = surface.makeImageSnapshot();
  surface.dispose();
  return image;
};
