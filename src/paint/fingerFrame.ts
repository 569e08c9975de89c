import { Platform } from 'react-native';
import type { Point, Size } from './geometry';

/** The frame of the window stands still while the screen is turned for the far side; that of a view turns with it. */
type Frame = 'window' | 'view';

/**
 * In which frame gesture-handler reports. In a browser it takes both from the page. iOS asks the window how far a finger went and
 * the view where it is. Android gives both by its root view, which stands round the board alone and so turns with it.
 */
const REPORTED: Record<'ios' | 'android' | 'web', { way: Frame; place: Frame }> = {
  web: { way: 'window', place: 'window' },
  ios: { way: 'window', place: 'view' },
  android: { way: 'view', place: 'view' },
};

export type FingerSystem = keyof typeof REPORTED;

const HERE: FingerSystem = Platform.OS === 'ios' || Platform.OS === 'android' ? Platform.OS : 'web';

/** How what fingers report becomes what the board understands. */
export type FingerFrame = {
  /** By what a way is multiplied. */
  sign: 1 | -1;
  /** The size of the screen on which a place is counted from the far corner; null where it is right as it is. */
  across: Size | null;
};

export const fingerFrame = (turned: boolean, screen: Size, system: FingerSystem = HERE): FingerFrame => ({
  sign: turned && REPORTED[system].way === 'window' ? -1 : 1,
  across: turned && REPORTED[system].place === 'window' ? screen : null,
});

/** Gestures run on the thread that draws: what they call goes there as a worklet. */
export const wayOf = ({ sign }: FingerFrame, x: number, y: number): Point => {
  'worklet';
  return { x: x * sign, y: y * sign };
};

export const placeOf = ({ across }: FingerFrame, x: number, y: number): Point => {
  'worklet';
  return across ? { x: across.width - x, y: across.height - y } : { x, y };
};
