import type { Content } from '@/games/jime/content';
import type { GameState, NewGame } from '@/games/jime/play';
import { legalCommands, newGame, play } from '@/games/jime/play';
import type { Generator } from '@/kernel/random';
import { int, pick, seeded } from '@/kernel/random';

/** What would end a walk too soon, or tells the mirror alone. */
const SELDOM =
  /^(concede|lastStand|mirror|place|set(Suffered|Limit|Inspiration|Boon)|prepare|discard|hit|move)/;

const STEPS = 400;

const step = (state: GameState, content: Content, dice: Generator) => {
  const all = legalCommands(state, content);
  const usual = all.filter(({ type }) => !SELDOM.test(type));
  const legal = usual.length > 0 && int(dice, 1, 12) > 1 ? usual : all;
  const type = pick(dice, [...new Set(legal.map((command) => command.type))]);
  const ofType = legal.filter((command) => command.type === type);
  const played = play(state, pick(dice, ofType), content);
  if (!played.ok) throw new Error(played.refusal.code);
  return { type, state: played.state };
};

/** Plays at random: one state for each kind of prompt after each kind of command, and for each step of the set-up. */
export const momentsOf = (content: Content, chosen: NewGame, walks: number): GameState[] => {
  const seen = new Map<string, GameState>();
  for (let seed = 1; seed <= walks; seed += 1) {
    const dice = seeded(seed);
    let state = newGame(content, { ...chosen, seed });
    for (let steps = 0; steps < STEPS && state.stage !== 'ended'; steps += 1) {
      const next = step(state, content, dice);
      ({ state } = next);
      const prompt = state.prompts.at(-1);
      const where = prompt?.kind === 'setUp' ? prompt.step : `${prompt?.kind} ${next.type}`;
      seen.set(`${state.stage} ${where}`, state);
    }
  }
  return [...seen.values()];
};
