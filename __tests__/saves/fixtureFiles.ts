import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameState } from '@/games/jime/play';

/** One folder for each version that has been released. */
export const FIXTURES = join(__dirname, 'fixtures');

/** What was on the screen when a fixture was left: written beside it, in its version’s own words. */
export type FixtureEntry = {
  name: string;
  campaign: string;
  /** The adventure being played, or the next one. */
  adventure: string | null;
  stage: string;
  /** The kind of the open prompt. */
  prompt: string | null;
  /** Commands played and not undone. */
  applied: number;
};

export type Fixture = FixtureEntry & { file: string };

export const entryOf = (name: string, state: GameState, applied: number): FixtureEntry => ({
  name,
  campaign: state.campaign.id,
  adventure: state.adventure?.id ?? state.campaign.next,
  stage: state.stage,
  prompt: state.prompts.at(-1)?.kind ?? null,
  applied,
});

export const fixtureVersions = (): string[] =>
  readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export const fixtureNames = (version: string): string[] =>
  readdirSync(join(FIXTURES, version))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => name !== 'index');

export const fixturesOf = (version: string): Fixture[] => {
  const read = (name: string): string => readFileSync(join(FIXTURES, version, `${name}.json`), 'utf8');
  const entries = JSON.parse(read('index')) as FixtureEntry[];
  return entries.map((entry) => ({ ...entry, file: read(entry.name) }));
};
