import type { HeroId, SpaceId } from '@/games/jime/play';
import { MOVES } from '@/games/jime/play';
import { isHeldInPlace } from '@/games/jime/rules/fortified';
import { hasTrait } from '@/games/jime/rules/spaceTraits';
import { cardWorth } from '../abilities/cardWorth';
import { ignores, keywordOf } from '../abilities/constants';
import { dropPrepared, spendKeyword } from '../abilities/hand';
import { happen, settle } from '../abilities/happen';
import type { Table, TurnLeft } from '../table/table';
import { act, deckOf, heroOf } from '../table/table';
import { answerPrompts } from './answers';
import { routeTo } from './routes';

/** Whether the hero's turn may still go on. */
export const stillPlaying = (table: Table, hero: HeroId, round: number): boolean => {
  const { adventure } = table.state;
  if (!adventure || adventure.round !== round || adventure.phase !== 'action') return false;
  if (table.state.prompts.length > 0) return false;
  const { defeated, turn, space } = heroOf(table, hero);
  return !defeated && turn === 'waiting' && space !== null;
};

/** §2.1 A sprint card gives its moves for nothing. */
const sprint = (table: Table, hero: HeroId, left: TurnLeft): boolean => {
  const card = deckOf(table, hero).prepared.find((one) => keywordOf(table, hero, one, 'sprint') > 0);
  if (!card) return false;
  left.moves += keywordOf(table, hero, card, 'sprint');
  spendKeyword(table, hero, card, 'sprint');
  settle(table);
  return true;
};

/** §5.1 Moves left over from travelling, a sprint if it just suffices, else a travel action. */
export const findMoves = (
  table: Table,
  hero: HeroId,
  left: TurnLeft,
  needed: number,
  acts: boolean,
): boolean => {
  if (left.moves > 0) return true;
  const short = acts && left.actions === 1;
  if ((short || needed === 1 || left.actions === 0) && sprint(table, hero, left)) return true;
  if (left.actions === 0) return false;
  left.actions -= 1;
  left.moves += MOVES;
  happen(table, { at: 'travel', hero });
  table.notes.travelling = hero;
  return true;
};

/** A card below this worth is given up to go on over difficult ground. */
const SPARE = 1.2;

/** Difficult ground: a prepared skill is discarded, or the hero does not leave it this turn. */
const meetGround = (table: Table, hero: HeroId, space: SpaceId): void => {
  if (table.cards !== 'real' || !hasTrait(table, space, 'difficult-ground')) return;
  if (ignores(table, hero, 'difficult-ground')) return;
  const [least] = [...deckOf(table, hero).prepared].sort((a, b) => cardWorth(a) - cardWorth(b));
  if (least && cardWorth(least) < SPARE) dropPrepared(table, hero, least);
  else table.notes.stuck = hero;
};

const exploredTiles = ({ state }: Table): number =>
  state.adventure?.tiles.filter(({ explored }) => explored).length ?? 0;

/** A step, and what cards answer to it. */
export const step = (table: Table, hero: HeroId, space: SpaceId, quiet: boolean): void => {
  const before = exploredTiles(table);
  table.notes.quiet = quiet ? hero : null;
  table.notes.leaving = hero;
  act(table, { type: 'move', hero, space });
  if (table.state.prompts.length > 0) answerPrompts(table);
  table.notes.quiet = null;
  table.notes.leaving = null;
  table.notes.moves[hero] = (table.notes.moves[hero] ?? 0) + 1;
  if (!table.state.adventure || heroOf(table, hero).space !== space) return;
  if (exploredTiles(table) > before) happen(table, { at: 'explored', hero, space });
  meetGround(table, hero, space);
  happen(table, { at: 'entered', hero });
  if (table.state.prompts.length > 0) answerPrompts(table);
};

/** On towards a space as far as the moves go, or until something happens on the way; false when no step can be made. */
export const walk = (table: Table, hero: HeroId, to: SpaceId, left: TurnLeft): boolean => {
  const way = routeTo(table, hero, to).slice(0, left.moves);
  const { round } = table.state.adventure ?? { round: 0 };
  for (const [index, space] of way.entries()) {
    const { space: at } = heroOf(table, hero);
    if (at !== null && isHeldInPlace(table, at, 'heroes')) return index > 0;
    const tiles = exploredTiles(table);
    left.moves -= 1;
    const quiet = left.quiet > 0;
    left.quiet = Math.max(0, left.quiet - 1);
    step(table, hero, space, quiet);
    if (!stillPlaying(table, hero, round) || heroOf(table, hero).space !== space) return true;
    if (table.notes.stuck === hero) break;
    if (exploredTiles(table) > tiles) break;
  }
  if (way.length > 0) arrive(table, hero);
  return way.length > 0;
};

/** The hero has moved: cards answer that, and the end of a travel action. */
const arrive = (table: Table, hero: HeroId): void => {
  happen(table, { at: 'moved', hero });
  if (table.notes.travelling === hero) happen(table, { at: 'travelled', hero });
  table.notes.travelling = null;
  if (table.state.prompts.length > 0) answerPrompts(table);
};
