import type { Content, ScenarioId } from '@/games/lcg/content';
import { MOST_PLAYERS, THRESHOLD } from '@/games/lcg/content/components';
import { newCharacter } from '@/games/lcg/rules/characters';
import { freshTable } from '@/games/lcg/rules/freshTable';
import { MOST_HEROES } from '@/games/lcg/rules/setUp';
import { boundedThreat, startThreat } from '@/games/lcg/rules/threat';
import { plainTitle } from '@/games/lcg/rules/uniqueness';
import type { Character, GameState, Scoring, Variant } from '@/games/lcg/state';
import type { CharacterFields } from '@/games/lcg/state/commands';
import type { Refusal, RefusalCode } from '@/games/lcg/state/refusals';
import { SAVE_VERSION } from '@/games/lcg/state/migrations';

export interface NewGame {
  scenario: ScenarioId;
  /** What the table calls a scenario that is not of the core set. */
  scenarioName?: string;
  variant: Variant;
  scoring?: Scoring;
  boxes?: number;
  threshold?: number;
  /** Quest points of stage 1, if anybody has the card at hand. */
  questPoints?: number | null;
  /** Clockwise; the first of them is the first player until the table says otherwise. */
  players: readonly { name: string; heroes: readonly CharacterFields[] }[];
}

const outside = (value: number, lowest: number, highest: number): boolean =>
  !Number.isInteger(value) || value < lowest || value > highest;

const sameHeroTwice = (players: NewGame['players']): boolean => {
  const titles = players
    .flatMap(({ heroes }) => heroes.map(({ name }) => plainTitle(name)))
    .filter((title) => title !== '');
  return new Set(titles).size < titles.length;
};

const faultOf = ({ players, boxes = 1, threshold = THRESHOLD }: NewGame): RefusalCode | null => {
  if (outside(players.length, 1, MOST_PLAYERS)) return 'players/count';
  if (players.some(({ heroes }) => outside(heroes.length, 1, MOST_HEROES))) return 'heroes/count';
  if (sameHeroTwice(players)) return 'hero/twice';
  if (outside(boxes, 1, MOST_PLAYERS)) return 'boxes/count';
  return outside(threshold, 1, 999) ? 'threshold/too-low' : null;
};

/** R p.8, R p.27 Why these players may not begin, if they may not: a player's mistake, never ours. */
export const newGameRefusal = (chosen: NewGame): Refusal | undefined => {
  const code = faultOf(chosen);
  return code ? { code } : undefined;
};

const heroesOf = (players: NewGame['players']): Character[] =>
  players
    .flatMap(({ heroes }, seat) => heroes.map((hero) => ({ seat, hero })))
    .map(({ seat, hero }, index) =>
      newCharacter(`hero-${index}`, 'hero', seat, { ...hero, unique: true, spheres: [...hero.spheres] }),
    );

const playersOf = (players: NewGame['players'], threshold: number): GameState['players'] =>
  players.map(({ name, heroes }) => ({
    name,
    threat: boundedThreat(startThreat(heroes).total, threshold - 1),
    countedThreat: null,
    eliminated: false,
    mulligan: false,
    engagedOptionally: false,
  }));

/** R p.10 A table about to be set up. */
export const newGame = (content: Content, chosen: NewGame): GameState => {
  const { scenario, players, threshold = THRESHOLD, questPoints = null } = chosen;
  const characters = heroesOf(players);
  const table = freshTable(content, scenario);
  return {
    ...table,
    saveVersion: SAVE_VERSION,
    scenarioName: chosen.scenarioName ?? '',
    variant: chosen.variant,
    scoring: chosen.scoring ?? 'faq',
    boxes: chosen.boxes ?? 1,
    threshold,
    firstPlayer: 0,
    players: playersOf(players, threshold),
    characters,
    quest: { ...table.quest, questPoints },
    results: [],
    nextId: characters.length,
  };
};
