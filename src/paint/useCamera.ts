import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { Easing, useAnimatedReaction, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useTheme } from '@/ui/theme';
import type { Camera } from './camera';
import { between, clamped, fitted, following, middleOf, panned, refitted, zoomed } from './camera';
import type { Bounds, Point, Size } from './geometry';

type Options = {
  /** What to look at. */
  bounds: Bounds;
  /** The board. */
  whole: Bounds;
  screen: Size;
  /** The part of the screen where nothing lies over the board. */
  room: Bounds;
  /** The whole screen stands on its head, and fingers report where they are as if it did not. */
  turnedScreen: boolean;
};

/** The camera of one board: moved by fingers on the thread that draws, by buttons and by what just happened with a glide. */
export const useCamera = ({ bounds, whole, screen, room, turnedScreen }: Options) => {
  const { reducedMotion } = useTheme();
  const [first] = useState(() => fitted(bounds, room, 0));
  const camera = useSharedValue<Camera>(first);
  const ends = useSharedValue({ from: first, to: first });
  const progress = useSharedValue(1);
  const limits = useSharedValue({ whole, room });
  /** Where the camera came to rest: touch views are laid out for it. */
  const [rest, setRest] = useState(first);

  useEffect(() => {
    limits.set({ whole, room });
  }, [limits, whole, room]);

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
      if (reducedMotion) camera.set(to);
      else progress.set(withTiming(1, { duration: 240, easing: Easing.out(Easing.cubic) }));
    },
    [camera, ends, progress, reducedMotion],
  );

  const middle = useMemo(() => middleOf(room), [room]);
  const fit = useCallback(() => glide(fitted(bounds, room, rest.angle)), [glide, bounds, room, rest.angle]);
  const zoom = useCallback((factor: number) => glide(zoomed(rest, middle, factor)), [glide, rest, middle]);
  const turn = useCallback(
    (degrees: number) => glide(fitted(bounds, room, rest.angle + degrees)),
    [glide, bounds, room, rest.angle],
  );
  // Read when it is asked, never a new function: hundreds of touch views hold on to it.
  const resting = useRef(rest);
  useEffect(() => {
    resting.current = rest;
  }, [rest]);
  const makeRoom = useCallback(
    (before: Bounds) => glide(refitted(resting.current, bounds, whole, before, room)),
    [glide, bounds, whole, room],
  );
  const follow = useCallback((point: Point) => glide(following(resting.current, point, room)), [glide, room]);

  const local = useCallback(
    (x: number, y: number): Point =>
      turnedScreen ? { x: screen.width - x, y: screen.height - y } : { x, y },
    [turnedScreen, screen],
  );
  const wheel = useCallback(
    (x: number, y: number, factor: number) => {
      camera.set(clamped(zoomed(camera.get(), local(x, y), factor), whole, room));
      setRest(camera.get());
    },
    [camera, local, whole, room],
  );

  const gesture = useMemo(() => {
    const sign = turnedScreen ? -1 : 1;
    const { width, height } = screen;
    const pan = Gesture.Pan()
      .minDistance(8)
      .averageTouches(true)
      .onChange(({ changeX, changeY }) => {
        progress.set(0);
        const moved = panned(camera.get(), changeX * sign, changeY * sign);
        camera.set(clamped(moved, limits.get().whole, limits.get().room));
      })
      .onEnd(() => scheduleOnRN(setRest, camera.get()));
    const pinch = Gesture.Pinch()
      .onChange(({ focalX, focalY, scaleChange }) => {
        progress.set(0);
        const about = sign < 0 ? { x: width - focalX, y: height - focalY } : { x: focalX, y: focalY };
        camera.set(clamped(zoomed(camera.get(), about, scaleChange), limits.get().whole, limits.get().room));
      })
      .onEnd(() => scheduleOnRN(setRest, camera.get()));
    const twice = Gesture.Tap()
      .numberOfTaps(2)
      .onEnd(() => scheduleOnRN(fit));
    return Gesture.Simultaneous(pan, pinch, twice);
  }, [camera, progress, limits, fit, screen, turnedScreen]);

  return { camera, rest, gesture, fit, makeRoom, zoom, turn, follow, wheel };
};
