import type { BaneId, Content, ModifierId } from '@/games/jime/content';
import type {
  Against,
  Command,
  CompanyHero,
  Game,
  GameState,
  HeroId,
  HeroInPlay,
  Prompt,
} from '@/games/jime/play';
import { boardOf as boardNow, playInPlace } from '@/games/jime/play';
import type { Board } from '@/games/jime/map/spaces';
import type { Generator } from '@/kernel/random';
import { int, pick } from '@/kernel/random';
import type { Policy } from '../policy';
import type { AdventureRecord, Cause } from '../tally';
import type { Happening } from '../abilities/happening';
import type { Cards } from './cards';
import type { SkillDeck } from './deck';
import { newDeck } from './deck';

/**
 * A table without people: the game, whose mirror keeps figures, cards suffered, inspiration and boons, and beside it what
 * lies on a real table and the app never knows: skill decks. It is one mutable thing, so that ten thousand games leave
 * nothing behind.
 */
export interface Table extends Game {
  state: GameState;
  content: Content;
  policy: Policy;
  dice: Generator;
  decks: Record<HeroId, SkillDeck>;
  notes: Notes;
  /** What the cards do: as printed, or on average. */
  cards: Cards;
  /** What has happened and cards have yet to answer. */
  events: Happening[];
  /** What a card lets someone do beyond the turn of the hero who acts. */
  extras: Extra[];
  /** Who acts, and what is left of the turn. */
  turn?: { hero: HeroId; left: TurnLeft } | undefined;
  /** The marks of steps that others have come to (`stepMark`): a company that has them looks for the rest. */
  seen?: ReadonlySet<string> | undefined;
  /** The flags of the campaign such a company wants, because they lead to the rest in a later adventure. */
  wanted?: ReadonlySet<string> | undefined;
  /** The map as it lies, until something happens. */
  board?: Board | undefined;
  /** Limits as they are, until a card may have changed them. */
  limits?: Record<HeroId, Record<Against | 'inspiration', number>> | undefined;
}

/** What is left of a turn; `quiet` moves provoke nobody. */
export interface TurnLeft {
  actions: number;
  moves: number;
  quiet: number;
}

export type Extra =
  | { do: 'move'; hero: HeroId; spaces: number; quiet: boolean }
  | { do: 'interact'; hero: HeroId }
  | { do: 'attack'; hero: HeroId; successes: number; hits: number; modifiers: readonly ModifierId[] };

/** What the table remembers of the adventure being played. */
export interface Notes extends Pick<AdventureRecord, 'lastStands' | 'suffered'> {
  /** What hurt each hero last: the cause of a last stand. */
  hurtBy: Record<HeroId, Cause>;
  /** How often something has been tried, so that nobody tries for ever. */
  tried: Record<string, number>;
  /** What someone is on the way to, this round. */
  claimed: Record<string, HeroId>;
  /** Noise in how each hero rates a goal: the same for a round, so that nobody turns back and forth. */
  noise: Record<string, number>;
  /** What the company thinks of an action the story offers: for the whole adventure. */
  likings: Record<string, number>;
  /** What an unseen step is worth to a company that seeks them: drawn for each adventure, from nothing to more than victory. */
  zeal: number;
  /** Abilities used that may be used once in a round, a turn, a phase or a test. */
  used: Record<string, true>;
  /** Trinkets, tokens and prepared cards as they last were counted. */
  cardsCounted: number;
  /** Inspiration and lore as they last were. */
  inspiration: Record<HeroId, number>;
  lore: number;
  /** Banes, which the mirror does not keep. */
  banes: Record<HeroId, BaneId[]>;
  /** Spaces each hero has moved in this turn. */
  moves: Record<HeroId, number>;
  /** Who provokes nobody while moving on, who is leaving a space or travelling, and whom nobody strikes back at this turn. */
  quiet: HeroId | null;
  leaving: HeroId | null;
  travelling: HeroId | null;
  /** Who entered difficult ground and does not leave it this turn. */
  stuck: HeroId | null;
  uncountered: HeroId | null;
  /** How much objectives count: fully, but for companies that seek unseen steps, for which it is drawn. */
  purpose: number;
  threat: number;
  rounds: number;
}

export const newNotes = (): Notes => ({
  lastStands: [],
  suffered: {},
  hurtBy: {},
  tried: {},
  claimed: {},
  noise: {},
  likings: {},
  zeal: 0,
  used: {},
  cardsCounted: 0,
  inspiration: {},
  lore: Infinity,
  banes: {},
  moves: {},
  quiet: null,
  leaving: null,
  travelling: null,
  stuck: null,
  uncountered: null,
  purpose: 1,
  threat: 0,
  rounds: 0,
});

/** The map stays as it is. */
const MAP_STAYS: ReadonlySet<Command['type']> = new Set([
  'attack',
  'hit',
  'look',
  'lookTerrain',
  'leave',
  'takeTurn',
  'setInspiration',
  'setBoon',
  'setSuffered',
  'deplete',
  'replenish',
  'equip',
  'prepare',
  'discardPrepared',
]);

/** Every command of the bots is played here. A refusal is a mistake of the bots and stops the game. */
export const act = (table: Table, command: Command): void => {
  const { adventure } = table.state;
  if (adventure) {
    table.notes.threat = adventure.threat;
    table.notes.rounds = adventure.round;
  }
  if (!MAP_STAYS.has(command.type)) table.board = undefined;
  const refusal = playInPlace(table.state, command, table.content);
  if (refusal) throw new Error(`${JSON.stringify(command)} was refused: ${refusal.code}`);
  noteCards(table);
  if (table.cards === 'real') noteGains(table);
};

/** Limits hold until a trinket, a token or a prepared card comes or goes. */
const noteCards = (table: Table): void => {
  let count = 0;
  for (const { trinkets, prepared } of table.state.adventure?.heroes ?? []) {
    count += 100 * prepared.length + 10 * trinkets.length;
    for (const { tokens } of trinkets) count += tokens;
  }
  if (count !== table.notes.cardsCounted) table.limits = undefined;
  table.notes.cardsCounted = count;
};

/** Cards answer inspiration and lore, whoever gives them. */
const noteGains = ({ state, notes, events }: Table): void => {
  const { adventure, campaign } = state;
  if (!adventure) return;
  for (const { hero, inspiration } of adventure.heroes) {
    if (inspiration > (notes.inspiration[hero] ?? inspiration)) events.push({ at: 'inspired', hero });
    notes.inspiration[hero] = inspiration;
    if (campaign.lore > notes.lore) events.push({ at: 'lore', hero });
  }
  notes.lore = campaign.lore;
};

/** §81 The spaces of the map; asked for at every turn, so kept between commands. */
export const boardOf = (table: Table): Board => (table.board ??= boardNow(table));

export const currentPrompt = ({ state }: Table): Prompt | undefined =>
  state.prompts[state.prompts.length - 1];

export const heroOf = ({ state }: Table, hero: HeroId): HeroInPlay => {
  const found = state.adventure?.heroes.find((one) => one.hero === hero);
  if (!found) throw new Error(`${hero} is not in play`);
  return found;
};

export const deckOf = ({ decks }: Table, hero: HeroId): SkillDeck => {
  const deck = decks[hero];
  if (!deck) throw new Error(`${hero} has no deck`);
  return deck;
};

export const companyHeroOf = ({ state }: Table, hero: HeroId): CompanyHero => {
  const found = state.campaign.heroes.find((one) => one.hero === hero);
  if (!found) throw new Error(`${hero} is not in the company`);
  return found;
};

/** The noise in how a hero rates a goal, drawn once a round. */
export const noiseFor = ({ dice, policy, notes }: Table, hero: HeroId, about: string): number =>
  (notes.noise[`${hero} ${about}`] ??= (policy.noise * int(dice, -100, 100)) / 100);

/** How far companies differ over an action of the story, in points, whatever its effects are worth. */
const LIKING = 6;

export const likingOf = ({ dice, notes }: Table, action: string): number =>
  (notes.likings[action] ??= (LIKING * int(dice, -100, 100)) / 100);

const ZEAL = 30;

/**
 * Drawn for each adventure, so that steps that only a slow or losing company sees are seen too. Every other evening is played like
 * anybody's: much is seen only after a past that was won.
 */
const seekingOf = ({ dice }: Table): Partial<Notes> =>
  pick(dice, [true, false]) ? { zeal: int(dice, 0, ZEAL), purpose: pick(dice, [0, 0.5, 1, 1]) } : {};

/** New decks for a new adventure. */
export const layOut = (table: Table): void => {
  const { box } = table.content;
  for (const hero of table.state.campaign.heroes)
    table.decks[hero.hero] = newDeck(box, hero, table.dice, table.cards);
  table.notes = newNotes();
  table.events = [];
  table.extras = [];
  table.turn = undefined;
  table.limits = undefined;
  if (table.seen) Object.assign(table.notes, seekingOf(table));
};

/** A value with the noise of the policy, or with more where a choice is a matter of taste. */
export const withNoise = ({ dice, policy }: Table, value: number, least = 0): number =>
  value + (Math.max(policy.noise, least) * int(dice, -100, 100)) / 100;
