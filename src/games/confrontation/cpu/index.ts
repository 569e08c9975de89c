/** The computer player of the Confrontation: it reads `view` and nothing else. */
export { greedyPlayer, randomPlayer } from './simplePlayers';
export type { SimplePlayer } from './simplePlayers';
export { ponder } from './ponder';
export type { Pace } from './ponder';
export { thoughtSeed } from './seed';
export { SKILLS, STRENGTHS, conclude, think, thinkWith } from './think';
export type { Skill, Strength, Thought } from './think';
