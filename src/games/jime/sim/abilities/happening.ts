import type {
  AbilityMoment,
  BoonId,
  KeywordId,
  ModifierId,
  Purpose,
  Stat,
  TokenKind,
} from '@/games/jime/content';
import type { HeroId, SpaceId } from '@/games/jime/play';
import type { Card } from '../table/cards';

/** A test under way (§107): what lies open, and what it has come to. */
export interface TestUnderWay {
  stat: Stat;
  purpose: Purpose;
  /** Cards still to reveal besides those of the stat. */
  more: number;
  revealed: Card[];
  success: number;
  fate: number;
  /** Fate turned into successes, inspiration and boons spent on it. */
  converted: number;
  inspiration: number;
  boons: BoonId[];
}

/** An attack under way (§17, §62). */
export interface BlowUnderWay {
  group: string;
  /** The items it is made with. */
  items: readonly string[];
  /** Successes not yet spent on a line. */
  left: number;
  fate: number;
  hits: number;
  modifiers: ModifierId[];
  ignoresCounterattack: boolean;
  hiddenSpent: boolean;
}

/** What a hero is about to suffer, or has suffered (§38). */
export interface HurtUnderWay {
  damage: number;
  fear: number;
  facedown: { damage: boolean; fear: boolean };
  by: 'attack' | 'provoked' | 'counterattack' | 'darkness' | 'other';
  /** Nothing of it happens: nobody was provoked. */
  called: boolean;
}

/** Scouting under way (§88): how many cards are looked at, and how many may be prepared. */
export interface ScoutUnderWay {
  cards: number;
  prepare: number;
  inRally: boolean;
}

/** Something to which cards may answer: when, whose moment it is, and what is under way. */
export interface Happening {
  at: AbilityMoment;
  hero: HeroId;
  /** Where, if not where the hero stands. */
  space?: SpaceId | null;
  /** Prepared, discarded, or used for its keyword. */
  card?: Card;
  keyword?: KeywordId;
  token?: TokenKind | undefined;
  group?: string;
  leaving?: boolean;
  test?: TestUnderWay;
  blow?: BlowUnderWay;
  hurt?: HurtUnderWay;
  scouting?: ScoutUnderWay;
}
