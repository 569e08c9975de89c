import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

/** A word the command line does not know, said so that the next try is right. */
export class Misread extends Error {}

/** A whole number between the two, both included. */
export const whole = (option: string, word: string, least: number, most: number): number => {
  const number = Number(word);
  if (word.trim() === '' || !Number.isInteger(number) || number < least || number > most)
    throw new Misread(`--${option} must be a whole number from ${least} to ${most}, not “${word}”`);
  return number;
};

/** The options a command line gives, or a `Misread`. */
export const parsed = <Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) => {
  try {
    return parseArgs({ args: [...words], options, strict: true }).values;
  } catch (error) {
    throw new Misread(error instanceof Error ? error.message : String(error));
  }
};

/** Runs a command; what it misread is said in a line, with where to look, and the exit code is 2. */
export const orMisread = async (command: string, run: () => void | Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    console.error(`${error.message}\nnpm run ${command} -- --help says what can be asked.`);
    process.exitCode = 2;
  }
};
