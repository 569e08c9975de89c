import type { Command, View } from '@/games/confrontation/play';
import type { Work } from '@/kernel/slices';
import { chooseCard } from './cards';
import { diceOf, draw } from './dice';
import type { Prior } from './prior';
import type { SearchOptions } from './search';
import { search } from './search';
import { setUp } from './setUp';
import { worldsOf } from './worlds';

export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Skill extends SearchOptions {
  /** Worlds that every pair of combat cards is tried in. */
  worlds: number;
  /** How often it does whatever comes to mind. */
  careless: number;
}

/** Counts, not time: the same seed gives the same game on every machine. */
export const SKILLS: Record<Strength, Skill> = {
  easy: { iterations: 24, worlds: 1, careless: 0.15, curiosity: 0.4 },
  normal: { iterations: 100, worlds: 2, careless: 0, curiosity: 0.4 },
  hard: { iterations: 1_200, worlds: 6, careless: 0, curiosity: 0.4 },
};

/** Ends in the commands to give, one after another. */
export type Thought = Work<Command[]>;

/** What a computer player of this skill does now: it reads the view and nothing else. */
export function* thinkWith(view: View, skill: Skill, seed: number, prior?: Prior): Thought {
  const dice = diceOf(seed);
  const { choices, prompt } = view;
  const [first] = choices;
  if (!first) throw new Error('nothing to decide');
  const before = setUp(view, dice);
  if (before) return before;
  if (choices.length === 1) return [first];
  if (dice() < skill.careless) return [draw(dice, choices)];
  if (prompt?.ask === 'card') return [yield* chooseCard(view, worldsOf(view, prior), skill.worlds, dice)];
  return [yield* search(view, worldsOf(view, prior), skill, dice)];
}

export const think = (view: View, strength: Strength, seed: number): Thought =>
  thinkWith(view, SKILLS[strength], seed);
