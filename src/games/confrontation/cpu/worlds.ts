import type { CardId, CharacterId, SpecialId } from '@/games/confrontation/content';
import { SPECIALS_OF, otherSide, tileBits } from '@/games/confrontation/content';
import type { GameState, TokenView, View } from '@/games/confrontation/play';
import { charactersIn, sampleCharacters, worldOf } from '@/games/confrontation/play';
import { seeded } from '@/kernel/random';
import type { Dice } from './dice';
import { draw, drawSeed } from './dice';
import type { Prior } from './prior';
import { likelihood } from './prior';

/** Draws whole states that agree with all a side has seen, the likely ones more often. */
export type Worlds = (dice: Dice) => GameState;

type Suspect = {
  index: number;
  faces: readonly CharacterId[];
  tiles: readonly number[];
  weights: readonly number[];
};

/** One face no other piece has taken, each as likely as its weight; undefined where none is left. */
const drawFace = ({ faces, tiles, weights }: Suspect, used: number, dice: Dice): number | undefined => {
  let sum = 0;
  for (let at = 0; at < faces.length; at += 1)
    if ((used & (tiles[at] as number)) === 0) sum += weights[at] as number;
  let [left, drawn] = [dice() * sum, undefined as number | undefined];
  for (let at = 0; at < faces.length && left >= 0; at += 1) {
    if ((used & (tiles[at] as number)) !== 0) continue;
    left -= weights[at] as number;
    drawn = at;
  }
  return drawn;
};

/** One try to give every piece a face and every tile to one piece; null where it comes to a dead end. */
const tryAssignment = (suspects: readonly Suspect[], dice: Dice): CharacterId[] | null => {
  const assigned: CharacterId[] = [];
  let used = 0;
  for (const suspect of suspects) {
    const face = drawFace(suspect, used, dice);
    if (face === undefined) return null;
    assigned[suspect.index] = suspect.faces[face] as CharacterId;
    used |= suspect.tiles[face] as number;
  }
  return assigned;
};

const TRIES = 20;

/** The other side’s pieces, those that are known best first. */
const suspectsIn = (view: View, prior: Prior): Suspect[] => {
  const side = otherSide(view.side);
  const pieces = view.tokens.filter((token) => token.side === side);
  const suspect = ({ candidates }: TokenView, index: number): Suspect => {
    const faces = charactersIn(side, candidates);
    const weights = faces.map((face) => prior(side, face, index));
    return { index, faces, tiles: faces.map(tileBits), weights };
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

const assignment = (suspects: readonly Suspect[], dice: Dice): CharacterId[] | null => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const assigned = tryAssignment(suspects, dice);
    if (assigned) return assigned;
  }
  return null;
};

export const worldsOf = (view: View, prior: Prior = likelihood): Worlds => {
  const suspects = suspectsIn(view, prior);
  return (dice) =>
    worldOf(view, {
      characters: assignment(suspects, dice) ?? sampleCharacters(view, seeded(drawSeed(dice))),
      specials: someSpecials(view, dice),
      card: someCard(view, dice),
      seed: drawSeed(dice),
    });
};
