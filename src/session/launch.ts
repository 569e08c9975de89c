import { flag, shape, whole } from '@/kernel/checks';
import { keepMark, onFatal, onPutAway, readMark } from './launchMark';

/** `broken`: launches in a row that broke off. `titleAlone`: this one was asked to open nothing of the game that was open. */
const isMark = shape({ broken: whole(0, 99), titleAlone: flag });
type Mark = { broken: number; titleAlone: boolean };
const NONE: Mark = { broken: 0, titleAlone: false };

/** After so many nothing is opened before somebody has been asked. */
const TOO_MANY = 2;
/** A page that has been there for so long stands. */
export const STANDS_MS = 5_000;
/** What tears sooner belongs to the launch, though its page stood: a game that is gone on with tears again. */
const EARLY_MS = 30_000;

export type Launch = {
  /** The launches before broke off: nothing is opened, and the player is asked. */
  isSafe: boolean;
  titleAlone: boolean;
  /** The page has been there for a while, or whoever holds the device has put it away. Nothing broke. */
  stood(): void;
  tore(): void;
  /** What the next launch does, when it follows this one at once. One more that breaks off, and it is asked again. */
  launchAgain(how: { titleAlone: boolean }): void;
};

const parsed = (text: string | null): Mark => {
  try {
    const mark: unknown = JSON.parse(text ?? 'null');
    return isMark(mark) ? mark : NONE;
  } catch {
    return NONE;
  }
};

/** A launch counts as broken from its first moment until it has stood: who dies on the way can say nothing. */
export const beginLaunch = (
  left: string | null,
  keep: (text: string) => void,
  now: () => number = Date.now,
): Launch => {
  const { broken, titleAlone } = parsed(left);
  const begun = now();
  const isSafe = broken >= TOO_MANY;
  let isTorn = false;
  const keepCount = (count: number): void => keep(JSON.stringify({ ...NONE, broken: count }));
  if (!isSafe) keepCount(broken + 1);
  return {
    isSafe,
    titleAlone,
    stood: () => {
      if (!isSafe && !isTorn) keepCount(0);
    },
    tore: () => {
      if (isSafe || now() - begun > EARLY_MS) return;
      isTorn = true;
      keepCount(broken + 1);
    },
    launchAgain: (how) => keep(JSON.stringify({ ...how, broken: TOO_MANY - 1 })),
  };
};

/** Begun before anything heavy is loaded: `Root` asks for it first. */
export const thisLaunch = beginLaunch(readMark(), keepMark);
onFatal(thisLaunch.tore);

export { onPutAway };
