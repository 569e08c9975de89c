import type { Prompt } from '@/games/jime/state';

interface Ruling {
  /** The parts of the guide it fills in. */
  parts: readonly string[];
  /** The prompts on whose sheet the rule is read. */
  on: readonly Prompt['kind'][];
}

/** What the app rules by itself where the guide is silent; the words say what and why. */
export const RULINGS = {
  counterattackExhausts: { parts: ['35.4', '35.5', '48.1'], on: ['counterattack'] },
  moveAskedAnew: { parts: ['4.3', '40.4', '87.2', '87.3'], on: ['tellMirror', 'message'] },
  drivenHeroProvokesOthers: { parts: ['17.9', '87.2'], on: ['tellMirror', 'provoke'] },
  attackOfFiguresLeft: { parts: ['17.8', '58.1'], on: ['activation', 'attack'] },
  thresholdFallenBelow: { parts: ['21.3', '73.3'], on: ['threshold'] },
  bushAtTheBank: { parts: ['23.1', '93.2'], on: ['test'] },
  attackByLot: { parts: ['17.8', '17.9'], on: ['attack'] },
  stunEndsActivation: { parts: ['48.3', '62.6'], on: ['activation', 'panel'] },
  fallenGroupStrikesNoMore: { parts: ['112.4'], on: ['figuresRemoved'] },
  fallenHeroIsPassedOver: { parts: ['8.5', '112.2'], on: ['lastStand'] },
  sunderWithCleave: { parts: ['16.5', '62.6'], on: ['panel'] },
  lethalCountsHealthLeft: { parts: ['62.6'], on: ['panel'] },
  lastStandStat: { parts: ['19.3'], on: ['lastStand'] },
  lastStandGrowsHarder: { parts: ['19.4'], on: ['lastStand'] },
  limitsAreTheTables: { parts: ['38.2'], on: ['lastStands'] },
  activationOrderByLot: { parts: ['8.1', '73.1'], on: ['activation'] },
  targetIsTheEnemys: { parts: ['8.1', '8.2'], on: ['activation'] },
  figureStandsIn: { parts: ['58.1'], on: ['placement'] },
  turnGivesWay: { parts: ['72.3', '72.5'], on: ['panel'] },
  mayActAgain: { parts: ['6.4', '72.5', '93.2'], on: ['token', 'terrain'] },
  facedownGoesFirst: { parts: ['38.7'], on: ['message'] },
  laterEliteIsAnnounced: { parts: ['47.4', '49.1'], on: ['placement'] },
} as const satisfies Record<string, Ruling>;

export type RulingId = keyof typeof RULINGS;

export const rulingsOn = (kind: Prompt['kind']): RulingId[] =>
  (Object.keys(RULINGS) as RulingId[]).filter((id) => (RULINGS[id].on as readonly string[]).includes(kind));
