import { FACES, SPECIALS_OF, otherSide } from '@/games/confrontation/content';
import type { CardId, Side, SpecialId } from '@/games/confrontation/content';
import type { GameState, LogLine } from '@/games/confrontation/play';
import { sampleCharacters, sideOf, viewOf, worldOf } from '@/games/confrontation/play';
import type { Generator } from '@/kernel/random';
import { int, pick, shuffle } from '@/kernel/random';

const someSpecials = (state: GameState, side: Side, dice: Generator): SpecialId[] => {
  const { specials, spent } = state.cards[side];
  const unspent = SPECIALS_OF[side].filter((card) => !spent.includes(card));
  return shuffle(dice, unspent).slice(0, specials.length);
};

const someCard = (state: GameState, side: Side, dice: Generator): CardId | null => {
  const { hand } = state.cards[side];
  const played = state.battle?.played[side] ?? null;
  return played === null || state.battle?.faceUp[side] ? null : pick(dice, [...hand, played]);
};

/** Lines of the story that the viewer has not seen are about somebody else. */
const disguisedLine = (line: LogLine, other: Side, dice: Generator): LogLine =>
  'character' in line && !line.seen && sideOf(line.token) === other
    ? { ...line, character: pick(dice, FACES[other]) }
    : line;

/** The same state with all that one side may not see drawn anew: pieces, cards face down, cards held, the dice to come. */
export const disguise = (state: GameState, viewer: Side, dice: Generator): GameState => {
  const other = otherSide(viewer);
  const view = viewOf(state, viewer);
  const world = worldOf(view, {
    characters: sampleCharacters(view, dice),
    specials: someSpecials(state, other, dice),
    card: someCard(state, other, dice),
    seed: int(dice, 1, 2 ** 30),
  });
  const over = state.stage === 'over';
  return {
    ...world,
    log: over ? state.log : (state.log ?? []).map((line) => disguisedLine(line, other, dice)),
  };
};
