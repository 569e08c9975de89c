/** The computer player of the Confrontation: it reads `view` and nothing else. */
export { greedyPlayer, randomPlayer } from './simplePlayers';
export type { SimplePlayer } from './simplePlayers';
export { ponder } from './ponder';
export type { Thinking } from './ponder';
export { thoughtSeed } from './seed';
export { SKILLS, STRENGTHS, think, thinkWith } from './think';
export { conclude } from '@/kernel/slices';
export type { Skill, Strength, Thought } from './think';
