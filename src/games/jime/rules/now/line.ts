import type { GroupId, HeroId } from '@/games/jime/state';

/** What a rule means at this moment; the words make a sentence of each. */
export const NOW_KINDS = [
  'provokes',
  'provokesNobody',
  'provokesUnknown',
  'ready',
  'exhausted',
  'strikesBack',
  'strikesBackElite',
  'armour',
  'sorcery',
  'elite',
  'figures',
  'inRange',
  'outOfRange',
  'threatWillBe',
  'threatPasses',
  'threatFills',
  'threatTokens',
  'unexplored',
  'allExplored',
  'inDarkness',
  'darkSpaces',
  'noDarkness',
  'actionsLeft',
  'turnOver',
  'movesLeft',
  'yetToPlay',
  'inspiration',
  'inspirationFull',
  'prepared',
  'preparedFull',
  'suffered',
  'limitNear',
  'lastStandNext',
  'boons',
  'heroDefeated',
  'objective',
  'terrain',
  'phase',
  'lore',
  'difficulty',
] as const;
export type NowKind = (typeof NOW_KINDS)[number];

export interface NowLine {
  now: NowKind;
  hero?: HeroId;
  heroes?: readonly HeroId[];
  group?: GroupId;
  /** Keys of texts of the box or the story. */
  names?: readonly string[];
  count?: number;
  of?: number;
  /** Which of a few cases it is, where the words tell them apart. */
  which?: 'damage' | 'fear' | 'action' | 'shadow' | 'rally' | 'setup' | 'normal' | 'hard';
}
