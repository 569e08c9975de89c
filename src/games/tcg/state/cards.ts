import type { Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, orNull, shape } from '@/kernel/checks';
import {
  block,
  change,
  count,
  culture,
  entered,
  id,
  name,
  printed,
  seat,
  side,
  siteNumber,
  sum,
} from './pieces';

/** The numbers a card may change. */
export const STATS = ['strength', 'vitality', 'archery', 'damage'] as const;
export type Stat = (typeof STATS)[number];

/** Each skirmish and each Shadow player's turn is a phase of its own (p.12, p.14). */
export const UNTIL = ['phase', 'regroup', 'turn', 'leaves'] as const;
export type Until = (typeof UNTIL)[number];

const modifier = shape({
  id,
  name,
  stat: oneOf(...STATS),
  amount: sum,
  /** p.19–20 Counts only while at least this many can be spotted; null: always. */
  atLeast: orNull(count),
  until: oneOf(...UNTIL),
});
export type Modifier = Checked<typeof modifier>;

const CARD_KINDS = ['possession', 'artifact', 'condition'] as const;

/** What the table types of a possession, an artifact or a condition. */
export const cardFields = {
  kind: oneOf(...CARD_KINDS),
  side,
  name,
  subtitle: name,
  unique: flag,
  culture: orNull(culture),
  twilightCost: printed,
  /** What it gives its bearer. */
  strength: change,
  vitality: change,
  archery: change,
  damage: change,
};

/** Such a card on a character or in a support area. */
export const card = shape({
  ...cardFields,
  id,
  player: seat,
  /** p.29 Culture tokens. */
  tokens: count,
});
export type Card = Checked<typeof card>;

const CHARACTER_KINDS = ['companion', 'ally', 'minion'] as const;
export type CharacterKind = (typeof CHARACTER_KINDS)[number];

/** p.20, p.26 Where an ally lives: number and block count. */
export const home = shape({ number: siteNumber, block });
export type Home = Checked<typeof home>;

/** What the table types of a companion, an ally or a minion, as lightly as it wishes. */
export const characterFields = {
  kind: oneOf(...CHARACTER_KINDS),
  title: name,
  subtitle: name,
  unique: flag,
  culture: orNull(culture),
  twilightCost: printed,
  strength: printed,
  vitality: printed,
  /** Arrows it adds to its side's archery total: 1 for an archer. */
  archery: entered,
  /** The N of “damage +N”. */
  damage: entered,
  /** Of a minion: where it stops roaming. */
  siteNumber: orNull(siteNumber),
  /** Of an ally. */
  home: orNull(home),
  ringBound: flag,
  fierce: flag,
  /** p.27 The X of “ambush X”; 0 for none. */
  ambush: entered,
  unhasty: flag,
  /** p.10 Its text asks for another card before it may be played. */
  prerequisite: flag,
};

/** A companion, an ally or a minion on the table. */
export const character = shape({
  ...characterFields,
  id,
  player: seat,
  ringBearer: flag,
  wounds: count,
  /** p.14, p.20 A card lets this ally take part away from home, until the turn ends. */
  allowed: flag,
  /** p.19–20 How many of what its text counts can be spotted now. */
  spotted: count,
  held: listOf(card),
  modifiers: listOf(modifier),
  /** p.23 A stacked card is out of play; the dead lie in the dead pile. */
  fate: oneOf('inPlay', 'stacked', 'dead'),
  /** A card or, as `site-3`, a site; null unless stacked. */
  stackedOn: orNull(id),
});
export type Character = Checked<typeof character>;
export type Fate = Character['fate'];
