import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { Easing, useAnimatedReaction, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useTheme } from '@/ui/theme';
import type { Camera } from './camera';
import { between, clamped, isSame, middleOf, panned, zoomed } from './camera';
import { fingerFrame, placeOf, wayOf } from './fingerFrame';
import type { Bounds, Corners, Extent, Point, Size } from './geometry';
import { hullOf, turnedBox } from './geometry';
import { brought, fits, fitted, restScale, settled } from './restCamera';

export type CameraOptions = {
  /** The board. */
  map: Extent;
  /** What is spoken of now: it is brought into the room, at the zoom there is. */
  subject: Extent | null;
  screen: Size;
  /** The part of the screen where no bar lies over the board: it says how large the board rests. */
  open: Bounds;
  /** The part of that where no sheet lies over it either. */
  room: Bounds;
  /** Whether a sheet lies over part of it now. */
  isUnderSheet: boolean;
  corners: Corners;
  /** How the board lies before anyone turns it, in degrees. */
  angle: number;
  /** Points per unit below which tokens cannot be read: the board rests no smaller. */
  least: number;
  /** The whole screen stands on its head, for the far side of the table. */
  turnedScreen: boolean;
};

/** At rest by itself, shown whole because it was asked for, or where fingers have left it; and how often it was asked for. */
type Stand = { at: 'rest' | 'whole' | 'free'; asked: number };

/** The camera of one board: moved by fingers on the thread that draws, by buttons and by what just happened with a glide. */
export const useCamera = (options: CameraOptions) => {
  const { map, subject, screen, open, room, isUnderSheet, corners, least, turnedScreen } = options;
  const { reducedMotion } = useTheme();
  const [turns, setTurns] = useState(0);
  const angle = options.angle + turns;
  const scale = useMemo(
    () => restScale(map, open, corners, angle, least),
    [map, open, corners, angle, least],
  );
  const [stand, setStand] = useState<Stand>({ at: 'rest', asked: 0 });
  const by = { map, subject, open, room, isUnderSheet, corners, angle, scale };
  /** What the board lies anew for, sheet or no sheet. */
  const laidFor = JSON.stringify([stand.asked, angle, open, turnedBox(map, angle)]);
  const cameraAt = (from: Camera, isLaidAnew: boolean): Camera => {
    if (stand.at === 'whole') return fitted(map, room, angle);
    if (stand.at === 'rest') return settled(by, from, isLaidAnew);
    const kept = clamped(from, map, room);
    return subject ? brought(kept, subject, room, corners) : kept;
  };
  const [first] = useState(() => settled(by, null));
  const camera = useSharedValue<Camera>(first);
  const ends = useSharedValue({ from: first, to: first });
  const progress = useSharedValue(1);
  const hull = useMemo((): Extent => ({ ...map, points: hullOf(map.points) }), [map]);
  const limits = useSharedValue({ map: hull, room });
  /** Where the camera came to rest: touch views are laid out for it. */
  const [rest, setRest] = useState(first);

  useEffect(() => {
    limits.set({ map: hull, room });
  }, [limits, hull, room]);

  useAnimatedReaction(
    () => progress.get(),
    (share) => {
      if (share > 0 && share <= 1) camera.set(between(ends.get().from, ends.get().to, share));
    },
  );

  const glide = useCallback(
    (to: Camera) => {
      setRest(to);
      ends.set({ from: camera.get(), to });
      progress.set(0);
      // A board that lies there already is not painted anew, frame by frame, while the table waits for a tap.
      if (isSame(camera.get(), to)) return;
      if (reducedMotion) camera.set(to);
      else progress.set(withTiming(1, { duration: 240, easing: Easing.out(Easing.cubic) }));
    },
    [camera, ends, progress, reducedMotion],
  );

  // Read when it is asked, never a new function: hundreds of touch views hold on to it.
  const now = useRef({ rest, cameraAt, room, corners, laidFor });
  useEffect(() => {
    now.current = { rest, cameraAt, room, corners, laidFor };
  });
  const laid = useRef(laidFor);
  const settle = useCallback(() => {
    const { cameraAt: at, rest: from, laidFor: anew } = now.current;
    glide(at(from, anew !== laid.current));
    laid.current = anew;
  }, [glide]);
  const leave = useCallback((to: Camera) => {
    setStand(({ asked }) => ({ at: 'free', asked }));
    setRest(to);
  }, []);

  const shown = fits(map, room, { angle, scale });
  /** At rest again; a map too large to rest whole is shown whole by the second press. */
  const fit = useCallback(
    () => setStand(({ at, asked }) => ({ at: at === 'rest' && !shown ? 'whole' : 'rest', asked: asked + 1 })),
    [shown],
  );
  const zoom = useCallback(
    (factor: number) => {
      const to = zoomed(now.current.rest, middleOf(now.current.room), factor);
      leave(to);
      glide(to);
    },
    [glide, leave],
  );
  const turn = useCallback((degrees: number) => {
    setStand(({ asked }) => ({ at: 'rest', asked: asked + 1 }));
    setTurns((before) => before + degrees);
  }, []);
  const follow = useCallback(
    (point: Point) =>
      glide(brought(now.current.rest, { points: [point], reach: 1 }, now.current.room, now.current.corners)),
    [glide],
  );

  const fingers = useMemo(() => fingerFrame(turnedScreen, screen), [turnedScreen, screen]);
  const wheel = useCallback(
    (x: number, y: number, factor: number) => {
      camera.set(clamped(zoomed(camera.get(), placeOf(fingers, x, y), factor), hull, room));
      leave(camera.get());
    },
    [camera, fingers, hull, room, leave],
  );

  const gesture = useMemo(() => {
    const pan = Gesture.Pan()
      .minDistance(8)
      .averageTouches(true)
      .onChange(({ changeX, changeY }) => {
        progress.set(0);
        const way = wayOf(fingers, changeX, changeY);
        const moved = panned(camera.get(), way.x, way.y);
        camera.set(clamped(moved, limits.get().map, limits.get().room));
      })
      .onEnd(() => scheduleOnRN(leave, camera.get()));
    const pinch = Gesture.Pinch()
      .onChange(({ focalX, focalY, scaleChange }) => {
        progress.set(0);
        const about = placeOf(fingers, focalX, focalY);
        camera.set(clamped(zoomed(camera.get(), about, scaleChange), limits.get().map, limits.get().room));
      })
      .onEnd(() => scheduleOnRN(leave, camera.get()));
    const twice = Gesture.Tap()
      .numberOfTaps(2)
      .onEnd(() => scheduleOnRN(fit));
    return Gesture.Simultaneous(pan, pinch, twice);
  }, [camera, progress, limits, fit, leave, fingers]);

  return { camera, rest, angle, scale, asked: stand.asked, gesture, fit, settle, zoom, turn, follow, wheel };
};
