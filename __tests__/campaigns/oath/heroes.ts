import type { Answers, Company, ScriptedGame } from '../scriptedGame';
import { FIVE } from './oath';

const ROLE: Record<string, string> = {
  aragorn: 'captain',
  beravor: 'pathfinder',
  bilbo: 'burglar',
  elena: 'musician',
  gimli: 'guardian',
  legolas: 'hunter',
};

/** Five heroes of the box, each in the role they are made for, the one named in front: a script lets the first one act. */
export const ledBy = (hero: string): Omit<Company, 'seed'> => {
  const heroes = [hero, ...FIVE.heroes.filter((one) => one !== hero)].slice(0, FIVE.heroes.length);
  return { heroes, roles: heroes.map((one) => ROLE[one] ?? '') };
};

/** The token used by the first way that is written for it, which is a hero's own where there is one. */
export const byTheFirstWay = (told: ScriptedGame, token: string): ScriptedGame => {
  told.do({ type: 'look', token });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'interact', hero: told.someone, interaction: 0 }).read();
};

/** The first evening in which the token comes up. */
export const withToken = (token: string, evening: (seed: number) => ScriptedGame): ScriptedGame => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const told = evening(seed);
    if (told.has(token)) return told;
  }
  throw new Error(`${token} never comes up`);
};

/** Every test is passed, and these answers are given. */
export const wellAnswered = (...takes: string[]): Answers => ({ passes: true, takes });
