import type { CardId, CharacterId, SpecialId } from '@/games/confrontation/content';
import { SPECIALS_OF, otherSide, tileBits } from '@/games/confrontation/content';
import type { GameState, TokenView, View } from '@/games/confrontation/play';
import { charactersIn, sampleCharacters, worldOf } from '@/games/confrontation/play';
import { seeded } from '@/kernel/random';
import type { Dice } from './dice';
import { draw, drawSeed, drawWeighted } from './dice';
import { likelihood } from './prior';

/** Draws whole states that agree with all a side has seen, the likely ones more often. */
export type Worlds = (dice: Dice) => GameState;

type Suspect = { index: number; faces: readonly CharacterId[]; weights: readonly number[] };

/** One try to give every piece a face and every tile to one piece; null where it comes to a dead end. */
const tryAssignment = (suspects: readonly Suspect[], dice: Dice): CharacterId[] | null => {
  const assigned: CharacterId[] = [];
  let used = 0;
  for (const { index, faces, weights } of suspects) {
    const open = weights.map((weight, at) =>
      (used & tileBits(faces[at] as CharacterId)) === 0 ? weight : 0,
    );
    if (open.every((weight) => weight === 0)) return null;
    const face = drawWeighted(dice, faces, open);
    assigned[index] = face;
    used |= tileBits(face);
  }
  return assigned;
};

const TRIES = 20;

const suspectsIn = (view: View): Suspect[] => {
  const side = otherSide(view.side);
  const pieces = view.tokens.filter((token) => token.side === side);
  const suspect = ({ candidates }: TokenView, index: number): Suspect => {
    const faces = charactersIn(side, candidates);
    return { index, faces, weights: faces.map((face) => likelihood(side, face, index)) };
  };
  return pieces.map(suspect).sort((one, other) => one.faces.length - other.faces.length);
};

const someSpecials = (view: View, dice: Dice): SpecialId[] => {
  const side = otherSide(view.side);
  const { held, spent } = view.cards[side];
  const left = SPECIALS_OF[side].filter((card) => !spent.includes(card));
  while (left.length > held) left.splice(Math.floor(dice() * left.length), 1);
  return left;
};

const someCard = ({ side, battle, cards }: View, dice: Dice): CardId | null => {
  const other = otherSide(side);
  return battle?.chosen[other] && !battle.faceUp[other] ? draw(dice, cards[other].hand) : null;
};

export const worldsOf = (view: View): Worlds => {
  const suspects = suspectsIn(view);
  const characters = (dice: Dice): CharacterId[] => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const assigned = tryAssignment(suspects, dice);
      if (assigned) return assigned;
    }
    return sampleCharacters(view, seeded(drawSeed(dice)));
  };
  return (dice) =>
    worldOf(view, {
      characters: characters(dice),
      specials: someSpecials(view, dice),
      card: someCard(view, dice),
      seed: drawSeed(dice),
    });
};
