import { useEffect, useMemo, useState } from 'react';
import { PixelRatio } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import type { ColourScheme } from '@/ui/palette';
import type { Camera } from './camera';
import { isSame } from './camera';
import type { Details } from './detail';
import { detailsOf, isFineEnough, piecesDensity, seenBy, shownAt } from './detail';
import type { Size } from './geometry';
import { boundsOf, corners } from './geometry';
import type { Painting } from './paintings';
import { Painter, reachOf } from './paintings';
import type { Piece } from './pieces';
import { useFreed } from './useFreed';

/** A camera that has not moved for so long has come to rest: what it shows is painted as finely as it is seen. */
const AT_REST = 280;

/** The camera as it came to rest, once it has stayed there: to paint while a finger moves the board would make it stutter. */
export const useSettled = (camera: SharedValue<Camera>, rest: Camera): Camera => {
  const [settled, setSettled] = useState(rest);
  useEffect(() => {
    let seen = rest;
    const look = setInterval(() => {
      const now = camera.get();
      if (isSame(now, seen) && isSame(now, rest)) {
        clearInterval(look);
        setSettled(rest);
      }
      seen = now;
    }, AT_REST);
    return () => clearInterval(look);
  }, [camera, rest]);
  return settled;
};

/** Points per unit for what lies on the ground; the same while that still does. */
export const usePiecesDensity = (pieces: readonly Piece[], rest: Camera): number => {
  const wanted = piecesDensity(pieces.map(reachOf), shownAt(rest, PixelRatio.get()));
  const [density, setDensity] = useState(wanted);
  const same = isFineEnough(density, wanted);
  if (!same) setDensity(wanted);
  return same ? density : wanted;
};

/** How finely the ground is painted for where the camera rests; the same while that still does. */
const useDetails = (pieces: readonly Piece[], rest: Camera, { width, height }: Size): Details | null => {
  const all = useMemo(
    () =>
      boundsOf(
        pieces.flatMap((piece) => corners(reachOf(piece))),
        0,
      ),
    [pieces],
  );
  const [details, setDetails] = useState<Details | null>(null);
  if (pieces.length === 0) return null;
  const next = detailsOf(all, seenBy(rest, { width, height }), shownAt(rest, PixelRatio.get()), details);
  const same = details?.whole === next.whole && details.near === next.near;
  if (!same) setDetails(next);
  return same ? details : next;
};

/** One image while the map moves: a frame is as small as can be, however much lies on it. */
export const useGround = (
  painter: Painter,
  pieces: readonly Piece[],
  rest: Camera,
  screen: Size,
): Painting | null => {
  const details = useDetails(pieces, rest, screen);
  return useFreed(
    useMemo(() => (details ? painter.groundOf(pieces, details) : null), [painter, pieces, details]),
  );
};

/** The painter of this canvas. What it has painted goes when it goes: nobody would collect it. */
export const usePainter = (scheme: ColourScheme, pieces: readonly Piece[]): Painter => {
  const painter = useFreed(useMemo(() => new Painter(scheme), [scheme]));
  useEffect(() => painter.keep(pieces), [painter, pieces]);
  return painter;
};
