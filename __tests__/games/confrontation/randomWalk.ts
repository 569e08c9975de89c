import { isDeepStrictEqual } from 'node:util';
import { SIDES, SPECIALS } from '@/games/confrontation/content';
import type { Command, CommandType, GameState, Options } from '@/games/confrontation/play';
import { PRINTED, apply, legalCommands, newGame, viewOf } from '@/games/confrontation/play';
import { isPlayable } from '@/games/confrontation/play/isPlayable';
import { isDocument } from '@/games/confrontation/state/document';
import type { Generator } from '@/kernel/random';
import { chance, int, pick, seeded, shuffle } from '@/kernel/random';
import { disguise } from './disguise';

export type Walked = {
  plies: number;
  commands: number;
  asked: Set<string>;
  types: Set<CommandType>;
  reasons: string[];
  winners: string[];
};

const MOST_PLIES = 400;

export const someOptions = (dice: Generator): Options => {
  const specials = pick(dice, ['off', 'pickTwo', 'drawn', 'handicap'] as const);
  return {
    ...PRINTED,
    cast: pick(dice, ['classic', 'variant', 'draft', 'draft'] as const),
    blind: chance(dice, 1, 3),
    specials,
    gift: specials === 'handicap' ? shuffle(dice, SPECIALS).slice(0, int(dice, 1, 8)) : [],
    upstream: pick(dice, ['nobody', 'fellowship', 'both'] as const),
    stalemate: pick(dice, ['forward', 'anyMove'] as const),
    shire: pick(dice, ['present', 'entered'] as const),
    riverAttacks: pick(dice, ['bothWays', 'asMoves'] as const),
    match: chance(dice, 1, 4),
  };
};

/** One command, each kind as likely as another. */
export const choose = (dice: Generator, legal: readonly Command[]): Command => {
  const type = pick(dice, [...new Set(legal.map((command) => command.type))]);
  return pick(
    dice,
    legal.filter((command) => command.type === type),
  );
};

const cardsOf = ({ cards, battle }: GameState, side: (typeof SIDES)[number]): number =>
  cards[side].hand.length + (battle?.played[side] ? 1 : 0);

/** What must hold of every state that can be reached. */
export const faultIn = (state: GameState): string | null => {
  if (state.ply > MOST_PLIES) return 'the game does not end';
  if (cardsOf(state, 'fellowship') !== cardsOf(state, 'sauron')) return 'hands of unequal size';
  return isPlayable(state) ? null : 'not playable';
};

/** What the other side sees does not change with what it may not see. */
const leakIn = (state: GameState, dice: Generator): string | null => {
  for (const side of SIDES) {
    const other = disguise(state, side, dice);
    if (!isDeepStrictEqual(viewOf(other, side), viewOf(state, side))) return `${side} sees what is hidden`;
  }
  return null;
};

export const played = (state: GameState, command: Command): GameState => {
  const next = apply(state, command);
  if ('refused' in next) throw new Error(`${JSON.stringify(command)} was called legal: ${next.refused}`);
  return next;
};

/** One match of random commands from a seed; throws at the first state that should not be. */
export const randomWalk = (seed: number, lookEvery = 1): Walked => {
  const dice = seeded(seed);
  const person = { name: '', kind: 'person' } as const;
  const [options, fellowship] = [someOptions(dice), pick(dice, [0, 1] as const)];
  let state = newGame({ options, players: [person, person], fellowship, seed });
  const walked: Walked = {
    ...{ plies: 0, commands: 0, reasons: [], winners: [] },
    asked: new Set(),
    types: new Set(),
  };
  for (let legal = legalCommands(state); legal.length > 0; legal = legalCommands(state)) {
    const command = choose(dice, legal);
    if (state.prompt) walked.asked.add(state.prompt.ask);
    walked.types.add(command.type);
    walked.commands += 1;
    state = played(state, command);
    if (state.outcome && command.type !== 'nextGame') {
      walked.reasons.push(state.outcome.reason);
      walked.winners.push(state.outcome.winner);
      walked.plies = Math.max(walked.plies, state.ply);
    }
    if (walked.commands % lookEvery > 0) continue;
    const fault =
      faultIn(state) ?? leakIn(state, dice) ?? (isDocument(state) ? null : 'not a document of this version');
    if (fault) throw new Error(`${fault}, after ${JSON.stringify(command)}`);
  }
  if (state.stage !== 'over') throw new Error('stuck: nothing is legal');
  return walked;
};
