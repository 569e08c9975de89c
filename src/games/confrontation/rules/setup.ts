import type { RegionId } from '@/games/confrontation/content/board';
import { AT_HOME, FRONT, HOME } from '@/games/confrontation/content/board';
import { HAND, SPECIALS_OF } from '@/games/confrontation/content/cards';
import { FACES, TILES, bitOf, castOf, tileBits } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import { SIDES } from '@/games/confrontation/content/sides';
import type { CommandOf, GameState, Options, SideCards, Token } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { shuffle } from '@/kernel/random';
import { TOKENS_OF, ask, firstToken, sideOf, tokenOf, tokensAt } from './lookup';
import { beginTurn } from './turn';

/** §2 Set-up: faces of the draft, special cards, and nine characters placed in secret. */

const allFaces = (side: Side): number => FACES[side].reduce((bits, id) => bits | bitOf(id), 0);

const newTokens = ({ cast }: Options): Token[] =>
  SIDES.flatMap((side) => {
    const characters = castOf(side, cast === 'variant' ? 'variant' : 'classic');
    return characters.map((character): Token => ({
      character,
      at: 'reserve',
      shown: 'hidden',
      candidates: cast === 'draft' ? allFaces(side) : characters.reduce((bits, id) => bits | bitOf(id), 0),
    }));
  });

const newCards = ({ specials, gift }: Options, side: Side): SideCards => ({
  hand: [...HAND[side]],
  discard: [],
  specials: specials === 'handicap' ? SPECIALS_OF[side].filter((card) => gift.includes(card)) : [],
  spent: [],
});

/** A board before anybody has chosen anything; what lasts over a match is not in it. */
export const freshBoard = (
  options: Options,
): Pick<
  GameState,
  | ('stage' | 'ply' | 'turn' | 'tokens' | 'cards' | 'bearer' | 'entered' | 'tunnel' | 'stirred')
  | ('battle' | 'prompt' | 'outcome' | 'log')
> => ({
  stage: 'setUp',
  ply: 0,
  turn: { side: 'sauron', first: null, forced: null },
  tokens: newTokens(options),
  cards: { fellowship: newCards(options, 'fellowship'), sauron: newCards(options, 'sauron') },
  bearer: 'frodo',
  entered: 0,
  tunnel: null,
  stirred: [],
  battle: null,
  prompt: firstQuestion(options),
  outcome: null,
  log: [],
});

const firstQuestion = ({ cast, specials }: Options): GameState['prompt'] => {
  if (cast === 'draft') return { ask: 'versions', side: 'fellowship' };
  return questionOfSpecials(specials);
};

const questionOfSpecials = (specials: Options['specials']): GameState['prompt'] => {
  if (specials === 'drawn') return { ask: 'number', side: 'fellowship' };
  return { ask: specials === 'pickTwo' ? 'specials' : 'placing', side: 'fellowship' };
};

const onlyAt = ({ prompt }: GameState, question: NonNullable<GameState['prompt']>['ask']): void => {
  if (prompt?.ask !== question) refuse('wrong-phase');
};

/** One face of a tile; the piece of that tile takes it. */
export const chooseVersion = (state: GameState, { side, character }: CommandOf<'chooseVersion'>): void => {
  onlyAt(state, 'versions');
  if (!FACES[side].includes(character)) refuse('bad-choice');
  const tile = TOKENS_OF[side].find(
    (id) => (tileBits(tokenOf(state, id).character) & bitOf(character)) !== 0,
  );
  if (tile !== undefined) tokenOf(state, tile).character = character;
};

/** Both have chosen: the faces are shown, unless they play blind. */
const announceFaces = (state: GameState): void => {
  if (state.options.blind) return;
  for (const side of SIDES) {
    const faces = TOKENS_OF[side].reduce((bits, id) => bits | bitOf(tokenOf(state, id).character), 0);
    for (const id of TOKENS_OF[side]) tokenOf(state, id).candidates = faces;
  }
};

const versionsReady = (state: GameState, side: Side): void => {
  if (side === 'fellowship') return ask(state, 'versions', 'sauron');
  announceFaces(state);
  state.prompt = questionOfSpecials(state.options.specials);
};

/** A14 Each draws that many of the other’s cards, which become the other’s own; everybody sees them. */
export const nameNumber = (state: GameState, { count }: CommandOf<'nameNumber'>): void => {
  onlyAt(state, 'number');
  for (const side of SIDES)
    state.cards[side].specials = shuffle(state.generator, SPECIALS_OF[side]).slice(0, count);
  ask(state, 'placing', 'fellowship');
};

const PICKED = 2;

export const chooseSpecials = (state: GameState, { side, cards }: CommandOf<'chooseSpecials'>): void => {
  onlyAt(state, 'specials');
  const own = cards.every((card) => SPECIALS_OF[side].includes(card));
  if (!own || new Set(cards).size !== PICKED) refuse('bad-choice');
  state.cards[side].specials = [...cards];
  if (side === 'fellowship') ask(state, 'specials', 'sauron');
  else ask(state, 'placing', 'fellowship');
};

/** How many of a side’s pieces a region takes at set-up. */
export const placesAt = (side: Side, region: RegionId): number => {
  if (region === HOME[side]) return AT_HOME;
  return FRONT[side].includes(region) ? 1 : 0;
};

export const place = (state: GameState, { side, token, region }: CommandOf<'place'>): void => {
  onlyAt(state, 'placing');
  if (sideOf(token) !== side) refuse('not-your-decision');
  const others = region === null ? 0 : tokensAt(state, side, region).filter((id) => id !== token).length;
  if (region !== null && others >= placesAt(side, region)) refuse('bad-placement');
  tokenOf(state, token).at = region ?? 'reserve';
};

export const arrange = (state: GameState, { side, regions }: CommandOf<'arrange'>): void => {
  onlyAt(state, 'placing');
  if (regions.length !== TILES) refuse('bad-placement');
  const crowded = regions.some((at) => regions.filter((one) => one === at).length > placesAt(side, at));
  if (crowded) refuse('bad-placement');
  for (const [index, region] of regions.entries()) tokenOf(state, firstToken(side) + index).at = region;
};

/** Everybody has a place; since no region takes more than its own number, all are filled. */
export const isPlaced = (state: GameState, side: Side): boolean =>
  TOKENS_OF[side].every((id) => tokenOf(state, id).at !== 'reserve');

/** The pieces are numbered anew from home to the front, so that a number says nothing of who it is. */
const renumber = (state: GameState, side: Side): void => {
  const standing = [HOME[side], ...FRONT[side]].flatMap((region) => {
    const characters = tokensAt(state, side, region).map((id) => tokenOf(state, id).character);
    return shuffle(state.generator, characters).map((character) => ({ character, region }));
  });
  for (const [index, { character, region }] of standing.entries()) {
    const token = tokenOf(state, firstToken(side) + index);
    token.character = character;
    token.at = region;
  }
};

const placingReady = (state: GameState, side: Side): void => {
  if (!isPlaced(state, side)) refuse('bad-placement');
  renumber(state, side);
  if (side === 'fellowship') return ask(state, 'placing', 'sauron');
  state.stage = 'play';
  beginTurn(state, 'sauron');
};

export const ready = (state: GameState, { side }: CommandOf<'ready'>): void => {
  if (state.prompt?.ask === 'versions') return versionsReady(state, side);
  onlyAt(state, 'placing');
  placingReady(state, side);
};
