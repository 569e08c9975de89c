import type { FingerSystem } from '@/paint/fingerFrame';
import { fingerFrame, placeOf, wayOf } from '@/paint/fingerFrame';

const SCREEN = { width: 1180, height: 820 };

/**
 * A finger on a tablet that lies before the window’s upper edge: it stands at 100 50 of the window and goes 30 to the right and
 * 10 down in it. For whoever sits at the far side, that is at 1080 770, 30 to the left and 10 up.
 */
const REPORTS: Record<FingerSystem, { way: [number, number]; place: [number, number] }> = {
  // PointerEvent.clientX of both.
  web: { way: [30, 10], place: [100, 50] },
  // translationInView: of the window, locationOfTouch:inView: of the view.
  ios: { way: [30, 10], place: [1080, 770] },
  // Both of the root view inside the turned screen.
  android: { way: [-30, -10], place: [1080, 770] },
};

describe('a finger on a screen turned for the far side', () => {
  it.each(['web', 'ios', 'android'] as const)('moves the map with it, as %s reports it', (system) => {
    const { way, place } = REPORTS[system];
    const frame = fingerFrame(true, SCREEN, system);
    expect(wayOf(frame, ...way)).toEqual({ x: -30, y: -10 });
    expect(placeOf(frame, ...place)).toEqual({ x: 1080, y: 770 });
  });
});

describe('a finger on a screen that is not turned', () => {
  it.each(['web', 'ios', 'android'] as const)('is taken as %s reports it', (system) => {
    const frame = fingerFrame(false, SCREEN, system);
    expect(wayOf(frame, 30, 10)).toEqual({ x: 30, y: 10 });
    expect(placeOf(frame, 100, 50)).toEqual({ x: 100, y: 50 });
  });
});
