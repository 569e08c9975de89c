import type { SkCanvas, SkImage, SkPicture } from '@shopify/react-native-skia';
import { FilterMode, MipmapMode, Skia } from '@shopify/react-native-skia';
import type { Bounds } from './geometry';
import { boundsOf, corners, turnedBounds } from './geometry';
import type { Piece } from './pieces';
import type { ColourScheme } from '@/ui/palette';
import { painted, recorded } from './skiaInk';
import type { Ink } from './stroke';

/** Points of a painted image per unit of the board: sharp at the zoom of a placement, four megabytes for a large tile. */
const DENSITY = 96;
/** No merged picture is larger than this, in points: 32 megabytes, and a side every graphics card can hold. */
const MERGED = { points: 8_000_000, side: 4096 };

type Painted = { image: SkImage; bounds: Bounds };
type Painting = Painted | { picture: SkPicture };

const paintings = new WeakMap<Ink, Partial<Record<ColourScheme, Painting>>>();

/** One stroke, such as the veil over a tile: drawn as it is, it is quicker than the large image it would make. */
const isPlain = ({ painted: inside = [], marks }: Ink): boolean => inside.length + marks.length === 1;

const paint = ({ ink, scale }: Piece, scheme: ColourScheme): Painting => {
  const image = isPlain(ink) ? null : painted(ink, ink.bounds, DENSITY * scale, scheme);
  return image ? { image, bounds: ink.bounds } : { picture: recorded(ink, scheme) };
};

/** Painted once for each ink and scheme: a tile has hundreds of strokes. */
const paintingOf = (piece: Piece, scheme: ColourScheme): Painting => {
  const known = paintings.get(piece.ink) ?? {};
  const painting = (known[scheme] ??= paint(piece, scheme));
  paintings.set(piece.ink, known);
  return painting;
};

/**
 * Not `drawImageRectOptions`: it keeps strictly to its rectangle and leaves the mipmaps out, however they are asked for, so
 * that a map seen from afar is a scatter of lines.
 */
const drawImage = (canvas: SkCanvas, { image, bounds }: Painted, mipmap: MipmapMode): void => {
  canvas.save();
  canvas.translate(bounds.left, bounds.top);
  canvas.scale(bounds.width / image.width(), bounds.height / image.height());
  canvas.drawImageOptions(image, 0, 0, FilterMode.Linear, mipmap);
  canvas.restore();
};

/** What is larger is a tile about to be merged: it does without mipmaps, which take longer than it. */
const SMALL = 256 * 256;
const mipmapOf = ({ image }: Painted): MipmapMode =>
  image.width() * image.height() > SMALL ? MipmapMode.None : MipmapMode.Linear;

const drawPiece = (canvas: SkCanvas, piece: Piece, scheme: ColourScheme): void => {
  const painting = paintingOf(piece, scheme);
  canvas.save();
  canvas.translate(piece.at.x, piece.at.y);
  canvas.rotate(piece.angle, 0, 0);
  canvas.scale(piece.scale, piece.scale);
  if ('picture' in painting) canvas.drawPicture(painting.picture);
  else drawImage(canvas, painting, mipmapOf(painting));
  canvas.restore();
};

const record = (draw: (canvas: SkCanvas) => void): SkPicture => {
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording());
  return recorder.finishRecordingAsPicture();
};

/** Pieces one over the other, each moved as it is. */
export const pictureOf = (pieces: readonly Piece[], scheme: ColourScheme): SkPicture =>
  record((canvas) => {
    for (const piece of pieces) drawPiece(canvas, piece, scheme);
  });

const reachOf = ({ at, angle, scale, ink: { bounds } }: Piece): Bounds => {
  const { left, top, width, height } = turnedBounds(bounds, angle);
  return {
    left: at.x + left * scale,
    top: at.y + top * scale,
    width: width * scale,
    height: height * scale,
  };
};

export type MergedPicture = { picture: SkPicture; free(): void };

/**
 * Pieces painted together as one image: to move them costs no more than to move one. Skia's memory is not collected:
 * the picture has to be freed.
 */
export const mergedPicture = (pieces: readonly Piece[], scheme: ColourScheme): MergedPicture | null => {
  if (pieces.length === 0) return null;
  const bounds = boundsOf(
    pieces.flatMap((piece) => corners(reachOf(piece))),
    0,
  );
  const { left, top, width, height } = bounds;
  const density = Math.min(
    DENSITY,
    Math.sqrt(MERGED.points / (width * height)),
    MERGED.side / Math.max(width, height),
  );
  const surface = Skia.Surface.Make(Math.ceil(width * density), Math.ceil(height * density));
  if (!surface) {
    const picture = pictureOf(pieces, scheme);
    return { picture, free: () => picture.dispose() };
  }
  const canvas = surface.getCanvas();
  canvas.scale(density, density);
  canvas.translate(-left, -top);
  for (const piece of pieces) drawPiece(canvas, piece, scheme);
  surface.flush();
  const image = surface.makeImageSnapshot();
  surface.dispose();
  // The nearest of them: to blend two takes twice as long for every point of the screen where no graphics card helps.
  const picture = record((onto) => drawImage(onto, { image, bounds }, MipmapMode.Nearest));
  return {
    picture,
    free: () => {
      picture.dispose();
      image.dispose();
    },
  };
};
