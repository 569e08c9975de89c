import type { SkCanvas, SkImage, SkPicture, SkRect } from '@shopify/react-native-skia';
import { ClipOp, FilterMode, MipmapMode, Skia } from '@shopify/react-native-skia';
import type { ColourScheme } from '@/ui/palette';
import type { Detail, Details } from './detail';
import { isFineEnough, meets } from './detail';
import type { Bounds } from './geometry';
import { turnedBounds } from './geometry';
import type { Piece } from './pieces';
import { imageOf, record, recorded } from './skiaInk';
import type { Ink } from './stroke';

/** What Skia draws and nobody collects: it has to be freed. */
export type Painting = { picture: SkPicture; free(): void };
type Painted = { image: SkImage; bounds: Bounds };

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

const rectOf = ({ left, top, width, height }: Bounds): SkRect => Skia.XYWHRect(left, top, width, height);

/** The box round a piece as it lies. */
export const reachOf = ({ at, angle, scale, ink: { bounds } }: Piece): Bounds => {
  const { left, top, width, height } = turnedBounds(bounds, angle);
  return {
    left: at.x + left * scale,
    top: at.y + top * scale,
    width: width * scale,
    height: height * scale,
  };
};

/** One stroke, such as the veil over a tile: drawn as it is, it is quicker than the large image it would make. */
const isPlain = ({ painted: inside = [], marks }: Ink): boolean => inside.length + marks.length === 1;

const placed = (canvas: SkCanvas, { at, angle, scale }: Piece, draw: () => void): void => {
  canvas.save();
  canvas.translate(at.x, at.y);
  canvas.rotate(angle, 0, 0);
  canvas.scale(scale, scale);
  draw();
  canvas.restore();
};

/** The parts of the ground that are shown now, as images. */
type Ground = { pieces: readonly Piece[]; parts: ReadonlyMap<Detail, Painted> };

/** Paints the pieces of one board in the colours of one scheme, and keeps what it has painted until it is freed. */
export class Painter {
  private readonly strokes = new Map<Ink, SkPicture>();
  private readonly images = new Map<Ink, { image: SkImage; density: number }>();
  private ground: Ground = { pieces: [], parts: new Map() };

  constructor(private readonly scheme: ColourScheme) {}

  private strokesOf(ink: Ink): SkPicture {
    const picture = this.strokes.get(ink) ?? recorded(ink, this.scheme);
    this.strokes.set(ink, picture);
    return picture;
  }

  /** Painted once for each ink: a head has hundreds of strokes. `density` is in units of the board. */
  private imageOf({ ink, scale }: Piece, density: number): SkImage | null {
    const known = this.images.get(ink);
    const wanted = density * scale;
    if (known && isFineEnough(known.density, wanted)) return known.image;
    const image = imageOf(ink.bounds, wanted, (canvas) => canvas.drawPicture(this.strokesOf(ink)));
    if (image) this.images.set(ink, { image, density: wanted });
    // A picture that shows the old one has a share in it.
    if (image) known?.image.dispose();
    return image;
  }

  private drawStrokes(canvas: SkCanvas, piece: Piece): void {
    placed(canvas, piece, () => canvas.drawPicture(this.strokesOf(piece.ink)));
  }

  private drawPiece(canvas: SkCanvas, piece: Piece, density: number): void {
    const image = isPlain(piece.ink) ? null : this.imageOf(piece, density);
    if (!image) return this.drawStrokes(canvas, piece);
    placed(canvas, piece, () => drawImage(canvas, { image, bounds: piece.ink.bounds }, MipmapMode.Linear));
  }

  /** Pieces one over the other, each moved as it is. */
  pictureOf(pieces: readonly Piece[], density: number): Painting {
    const picture = record((canvas) => {
      for (const piece of pieces) this.drawPiece(canvas, piece, density);
    });
    return { picture, free: () => picture.dispose() };
  }

  private paintPart(pieces: readonly Piece[], { part, density }: Detail): Painted | null {
    const image = imageOf(part, density, (canvas) => {
      for (const piece of pieces) if (meets(reachOf(piece), part)) this.drawStrokes(canvas, piece);
    });
    return image && { image, bounds: part };
  }

  /** What is seen from near changes with the camera; the whole stays as it was painted while the same pieces lie there. */
  private paintGround(pieces: readonly Piece[], { whole, near }: Details): Ground['parts'] {
    const old = this.ground;
    const parts = new Map<Detail, Painted>();
    for (const detail of near ? [whole, near] : [whole]) {
      const known = old.pieces === pieces ? old.parts.get(detail) : undefined;
      const painted = known ?? this.paintPart(pieces, detail);
      if (painted) parts.set(detail, painted);
    }
    this.ground = { pieces, parts };
    // A picture that shows an old one has a share in it.
    for (const [detail, { image }] of old.parts) if (parts.get(detail)?.image !== image) image.dispose();
    return parts;
  }

  /** Pieces painted together as one image, and what is seen from near as another: to move them costs no more than to move one. */
  groundOf(pieces: readonly Piece[], details: Details): Painting {
    const parts = this.paintGround(pieces, details);
    const far = parts.get(details.whole);
    const fine = details.near && parts.get(details.near);
    const picture = record((canvas) => {
      canvas.save();
      // Every point of the screen is painted once: where no graphics card helps, twice takes twice as long.
      if (fine) canvas.clipRect(rectOf(fine.bounds), ClipOp.Difference, false);
      // The nearest of its mipmaps, because to blend two takes twice as long too.
      if (far) drawImage(canvas, far, MipmapMode.Nearest);
      else for (const piece of pieces) this.drawStrokes(canvas, piece);
      canvas.restore();
      if (fine) drawImage(canvas, fine, MipmapMode.None);
    });
    return { picture, free: () => picture.dispose() };
  }

  /** Forgets what is none of these pieces. */
  keep(pieces: readonly Piece[]): void {
    const inks = new Set(pieces.map(({ ink }) => ink));
    for (const ink of [...this.strokes.keys(), ...this.images.keys()]) if (!inks.has(ink)) this.forget(ink);
  }

  private forget(ink: Ink): void {
    this.strokes.get(ink)?.dispose();
    this.images.get(ink)?.image.dispose();
    this.strokes.delete(ink);
    this.images.delete(ink);
  }

  free(): void {
    this.keep([]);
    for (const { image } of this.ground.parts.values()) image.dispose();
    this.ground = { pieces: [], parts: new Map() };
  }
}
