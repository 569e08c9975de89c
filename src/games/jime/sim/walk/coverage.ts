import type { Walked } from './walkSequence';

type Counts = Record<string, number>;

/** What walks have come across: each command, each prompt, and each prompt by what interrupted it. */
export interface Coverage {
  commands: Counts;
  prompts: Counts;
  interrupts: Record<string, Counts>;
}

export const noCoverage = (): Coverage => ({ commands: {}, prompts: {}, interrupts: {} });

const count = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

export const cover = (coverage: Coverage, { before, command, interrupts }: Walked): void => {
  const prompt = before.prompts.at(-1)?.kind ?? `no prompt: ${before.stage}`;
  count(coverage.commands, command.type);
  count(coverage.prompts, prompt);
  if (interrupts) count((coverage.interrupts[prompt] ??= {}), command.type);
};

const addCounts = (to: Counts, from: Counts): void =>
  Object.entries(from).forEach(([name, by]) => count(to, name, by));

/** Adds what another walker came across. */
export const addCoverage = (to: Coverage, from: Coverage): void => {
  addCounts(to.commands, from.commands);
  addCounts(to.prompts, from.prompts);
  Object.entries(from.interrupts).forEach(([kind, counts]) =>
    addCounts((to.interrupts[kind] ??= {}), counts),
  );
};
