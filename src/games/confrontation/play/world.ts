import type { CardId, SpecialId } from '@/games/confrontation/content/cards';
import { SPECIALS_OF } from '@/games/confrontation/content/cards';
import type { CharacterId } from '@/games/confrontation/content/characters';
import { FACES, bitOf, tileBits } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import { otherSide } from '@/games/confrontation/content/sides';
import { firstToken } from '@/games/confrontation/rules/lookup';
import type { Command, GameState, Refusal, SideCards } from '@/games/confrontation/state';
import { SAVE_VERSION } from '@/games/confrontation/state/migrations';
import type { Generator } from '@/kernel/random';
import { int, seeded } from '@/kernel/random';
import { apply } from './apply';
import type { TokenView, View } from './view';

/** What a side does not see, as it might be. */
export interface Guess {
  /** Who the other side’s nine pieces are, in the order of their numbers. */
  characters: readonly CharacterId[];
  /** The special cards the other side still holds, where it keeps them secret. */
  specials: readonly SpecialId[];
  /** The card the other side has laid face down, if it has. */
  card: CardId | null;
  seed: number;
}

const cardsOf = (
  { cards }: View,
  side: Side,
  specials: readonly SpecialId[],
  card: CardId | null,
): SideCards => {
  const { hand, discard, spent, specials: seen } = cards[side];
  return {
    hand: hand.filter((one) => one !== card),
    discard: [...discard],
    specials: [...(seen ?? specials)],
    spent: [...spent],
  };
};

/** A whole state as it might be behind a view: to think in, never to play from. It keeps no story. */
export const worldOf = (view: View, { characters, specials, card, seed }: Guess): GameState => {
  const { options, players, fellowship, played, stage, ply, turn, bearer, entered } = view;
  const { tunnel, stirred, prompt, outcome, battle } = view;
  const other = otherSide(view.side);
  const cards = {
    [view.side]: cardsOf(view, view.side, [], null),
    [other]: cardsOf(view, other, specials, card),
  } as Record<Side, SideCards>;
  return {
    saveVersion: SAVE_VERSION,
    ...{ options, players, fellowship, played: [...played], stage, ply, turn: { ...turn }, bearer, entered },
    ...{ tunnel, stirred: [...stirred], prompt, outcome },
    tokens: view.tokens.map(({ id, character, at, shown, candidates }) => ({
      character: character ?? guessed(characters, id - firstToken(other)),
      ...{ at, shown, candidates },
    })),
    cards,
    battle: battle && battleOf(battle, other, card),
    generator: seeded(seed),
    log: null,
  };
};

const guessed = (characters: readonly CharacterId[], index: number): CharacterId => {
  const character = characters[index];
  if (!character) throw new Error('a guess names all nine');
  return character;
};

const battleOf = (
  { chosen: _chosen, strength: _strength, ...battle }: NonNullable<View['battle']>,
  other: Side,
  card: CardId | null,
): NonNullable<GameState['battle']> => ({
  ...battle,
  fighters: { ...battle.fighters },
  played: { ...battle.played, ...(battle.played[other] === null && card !== null ? { [other]: card } : {}) },
  faceUp: { ...battle.faceUp },
  fetched: { ...battle.fetched },
  voided: { ...battle.voided },
  retreated: { ...battle.retreated },
  defeated: { ...battle.defeated },
});

/** The other side’s pieces, fewest candidates first: so that a guess seldom has to be taken back. */
const byCandidates = (tokens: readonly TokenView[]): TokenView[] =>
  [...tokens].sort((one, other) => bits(one.candidates) - bits(other.candidates) || one.id - other.id);

const bits = (set: number): number => {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Gives each piece a character out of its candidates and each tile to one piece; false when that cannot be. */
const assign = (
  left: readonly TokenView[],
  side: Side,
  used: number,
  dice: Generator,
  chosen: Map<number, CharacterId>,
): boolean => {
  const [token, ...others] = left;
  if (!token) return true;
  const faces = FACES[side].filter((id) => (token.candidates & bitOf(id) & ~used) !== 0);
  while (faces.length > 0) {
    const [face] = faces.splice(int(dice, 0, faces.length - 1), 1) as [CharacterId];
    chosen.set(token.id, face);
    if (assign(others, side, used | tileBits(face), dice, chosen)) return true;
  }
  return false;
};

/** One assignment of the other side’s characters that agrees with everything this side has seen, drawn by the given dice. */
export const sampleCharacters = (view: View, dice: Generator): CharacterId[] => {
  const side = otherSide(view.side);
  const tokens = view.tokens.filter((token) => token.side === side);
  const chosen = new Map<number, CharacterId>();
  if (!assign(byCandidates(tokens), side, 0, dice, chosen))
    throw new Error('no assignment agrees with the view');
  return tokens.map(({ id }) => chosen.get(id) as CharacterId);
};

/** Any world that agrees with a view; what this side may do is the same in all of them. */
export const someWorld = (view: View, seed = 1): GameState => {
  const other = otherSide(view.side);
  const { specials, held, spent, hand } = view.cards[other];
  const card = view.battle?.chosen[other] && !view.battle.faceUp[other] ? (hand[0] ?? null) : null;
  return worldOf(view, {
    characters: sampleCharacters(view, seeded(seed)),
    specials: specials ?? SPECIALS_OF[other].filter((one) => !spent.includes(one)).slice(0, held),
    card,
    seed,
  });
};

/** Why a command would be refused, asked of a view alone; null when it would be played. */
export const refusalFor = (view: View, command: Command): Refusal['code'] | null => {
  const next = apply(someWorld(view), command);
  return 'refused' in next ? next.refused : null;
};
