import type { SkCanvas, SkImage, SkPicture } from '@shopify/react-native-skia';
import { FilterMode, MipmapMode, Skia } from '@shopify/react-native-skia';
import type { Bounds } from './camera';
import { turnedBounds } from './camera';
import { boundsOf, corners } from './focus';
import type { Ink, Piece } from './pieces';
import type { Dress } from './skiaInk';
import { painted, recorded } from './skiaInk';

/** Points of a painted image per side of a hex: sharp at the zoom of a placement, four megabytes for a large tile. */
const DENSITY = 96;
/** No sheet is larger than this, in points: 32 megabytes, and a side every graphics card can hold. */
const SHEET = { points: 8_000_000, side: 4096 };

export type Painting = { image: SkImage; bounds: Bounds } | { picture: SkPicture };

const paintings = new WeakMap<Ink, Partial<Record<Dress, Painting>>>();

const paint = ({ ink, scale }: Piece, dress: Dress): Painting => {
  const image = painted(ink, ink.bounds, DENSITY * scale, dress);
  return image ? { image, bounds: ink.bounds } : { picture: recorded(ink, dress) };
};

/** Painted once for each ink and dress: a tile has hundreds of strokes. */
const paintingOf = (piece: Piece, dress: Dress): Painting => {
  const known = paintings.get(piece.ink) ?? {};
  const painting = (known[dress] ??= paint(piece, dress));
  paintings.set(piece.ink, known);
  return painting;
};

/** `sampling`: how a painted image is made smaller. Mipmaps cost more than the painting, and a sheet hardly shrinks it. */
const drawPiece = (canvas: SkCanvas, piece: Piece, dress: Dress, sampling = MipmapMode.Linear): void => {
  const painting = paintingOf(piece, dress);
  canvas.save();
  canvas.translate(piece.at.x, piece.at.y);
  canvas.rotate(piece.angle, 0, 0);
  canvas.scale(piece.scale, piece.scale);
  if ('picture' in painting) canvas.drawPicture(painting.picture);
  else {
    const { image, bounds } = painting;
    const from = Skia.XYWHRect(0, 0, image.width(), image.height());
    const to = Skia.XYWHRect(bounds.left, bounds.top, bounds.width, bounds.height);
    canvas.drawImageRectOptions(image, from, to, FilterMode.Linear, sampling);
  }
  canvas.restore();
};

/** Pieces one over the other, each moved as it is. */
export const pictureOf = (pieces: readonly Piece[], dress: Dress): SkPicture => {
  const recorder = Skia.PictureRecorder();
  const canvas = recorder.beginRecording();
  for (const piece of pieces) drawPiece(canvas, piece, dress);
  return recorder.finishRecordingAsPicture();
};

const reachOf = ({ at, angle, scale, ink: { bounds } }: Piece): Bounds => {
  const { left, top, width, height } = turnedBounds(bounds, angle);
  return {
    left: at.x + left * scale,
    top: at.y + top * scale,
    width: width * scale,
    height: height * scale,
  };
};

/** Pieces painted together on one sheet: to move them costs no more than to move one. */
export const sheetOf = (pieces: readonly Piece[], dress: Dress): Painting | null => {
  if (pieces.length === 0) return null;
  const bounds = boundsOf(
    pieces.flatMap((piece) => corners(reachOf(piece))),
    0,
  );
  const { left, top, width, height } = bounds;
  const density = Math.min(
    DENSITY,
    Math.sqrt(SHEET.points / (width * height)),
    SHEET.side / Math.max(width, height),
  );
  const surface = Skia.Surface.Make(Math.ceil(width * density), Math.ceil(height * density));
  if (!surface) return { picture: pictureOf(pieces, dress) };
  const canvas = surface.getCanvas();
  canvas.scale(density, density);
  canvas.translate(-left, -top);
  const sampling = density > DENSITY / 2 ? MipmapMode.None : MipmapMode.Linear;
  for (const piece of pieces) drawPiece(canvas, piece, dress, sampling);
  surface.flush();
  const image = surface.makeImageSnapshot();
  surface.dispose();
  return { image, bounds };
};
