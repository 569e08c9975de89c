/**
 * `npm run keep:fixture`: plays the campaigns of the app and writes saves of this version to
 * __tests__/saves/fixtures/<version>, to be opened by every later version. Run it once for each version that is released; a
 * folder that exists is never written again, unless nobody has that version yet (`-- --again`).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difficulty, GameState, Prompt } from '@/games/jime/play';
import { heroesOffered } from '@/games/jime/play';
import { openBookOn } from '@/saves/book';
import { exportSaves } from '@/saves/export';
import type { FixtureEntry } from '../__tests__/saves/fixtureFiles';
import { FIXTURES, entryOf } from '../__tests__/saves/fixtureFiles';
import { nodeSql } from '../__tests__/saves/nodeSql';
import { RecordedGame } from '../__tests__/saves/recordedGame';
import { ScriptedPlayer } from '../__tests__/saves/scriptedPlayer';
import { findGame, openShipped } from '../__tests__/saves/shippedCampaigns';
import { version } from '../package.json';

type Recipe = {
  name: string;
  campaign: 'tutorial' | 'oath-of-the-lamps';
  heroes: number;
  difficulty?: Difficulty;
  mirror?: boolean;
  seed: number;
  /** The game is left at the first state that is like this. */
  leave(state: GameState): boolean;
  /** So many steps are played beyond it and undone. */
  redo?: number;
};

const promptOf = ({ prompts }: GameState): Prompt | undefined => prompts.at(-1);

/** In an adventure, no earlier than a round, with a prompt of this kind. */
const asked =
  (adventure: string, kind: Prompt['kind'], round = 3) =>
  (state: GameState): boolean =>
    state.adventure?.id === adventure && state.adventure.round >= round && promptOf(state)?.kind === kind;

const messageWithFoot =
  (adventure: string) =>
  (state: GameState): boolean => {
    const prompt = promptOf(state);
    return asked(adventure, 'message')(state) && prompt?.kind === 'message' && prompt.foot !== undefined;
  };

/** At camp with a skill bought, and nothing to read. */
const shopping = ({ stage, campaign, prompts }: GameState): boolean =>
  stage === 'camp' && prompts.length === 0 && campaign.heroes.some(({ skills }) => skills.length > 0);

/** Where roles are given out, some of the company having theirs. */
const givingRoles = (state: GameState): boolean => {
  const prompt = promptOf(state);
  const roles = state.campaign.heroes.filter(({ role }) => role !== null).length;
  return prompt?.kind === 'setUp' && prompt.step === 'continue.7' && roles === 2;
};

const oath = { campaign: 'oath-of-the-lamps' } as const;
const tutorial = { campaign: 'tutorial' } as const;

const RECIPES: readonly Recipe[] = [
  { name: 'tutorial-bell', ...tutorial, heroes: 3, seed: 1, leave: asked('bell', 'choice', 2) },
  {
    name: 'tutorial-bell-placement',
    ...tutorial,
    heroes: 2,
    difficulty: 'hard',
    mirror: true,
    seed: 4,
    leave: asked('bell', 'placement', 2),
  },
  {
    name: 'tutorial-guests',
    ...tutorial,
    heroes: 4,
    mirror: true,
    seed: 2,
    leave: asked('guests', 'attack', 2),
    redo: 4,
  },
  { name: 'oath-cart', ...oath, heroes: 2, mirror: true, seed: 4, leave: asked('cart', 'activation') },
  { name: 'oath-mill', ...oath, heroes: 3, seed: 5, leave: asked('mill', 'test') },
  { name: 'oath-farm', ...oath, heroes: 5, seed: 7, leave: asked('farm', 'rally'), redo: 7 },
  {
    name: 'oath-ford',
    ...oath,
    heroes: 4,
    difficulty: 'hard',
    mirror: true,
    seed: 1,
    leave: asked('ford', 'lastStand'),
  },
  { name: 'oath-bride', ...oath, heroes: 5, mirror: true, seed: 7, leave: messageWithFoot('bride') },
  { name: 'camp', ...oath, heroes: 5, seed: 3, leave: shopping, redo: 1 },
  { name: 'setup', ...oath, heroes: 3, seed: 9, leave: givingRoles },
];

/** No game of a recipe is this long: beyond it what is sought does not come up. */
const MOST_STEPS = 3000;

const begin = async ({
  campaign,
  heroes,
  difficulty = 'normal',
  mirror = false,
  seed,
}: Recipe): Promise<RecordedGame> => {
  const content = await openShipped(campaign);
  const { box } = content;
  // Nobody has a role yet, so that the table is led through the guide’s set-up, as in the app.
  const company = heroesOffered(box, content.campaign.products)
    .slice(0, heroes)
    .map((hero) => ({ hero, role: null, items: [...(box.heroes[hero]?.suggestedItems ?? [])] }));
  const book = await openBookOn(nodeSql());
  const chosen = { seed, difficulty, mirror, company: 'The Fixture', heroes: company };
  return RecordedGame.begin(book, campaign, chosen);
};

const playTo = async (game: RecordedGame, { name, seed, leave, redo = 0 }: Recipe): Promise<void> => {
  const player = new ScriptedPlayer(seed);
  for (let steps = 0; !leave(game.state); steps += 1) {
    if (steps > MOST_STEPS || game.state.stage === 'ended') throw new Error(`${name} never comes to it`);
    await game.do(player.next(game.state, game.content));
  }
  const { first } = game.history;
  for (let step = 0; step < redo; step += 1) await game.do(player.next(game.state, game.content));
  if (game.history.first !== first) throw new Error(`${name} cannot be undone to where it is left`);
  for (let step = 0; step < redo; step += 1) await game.back();
};

const keep = async (folder: string, recipe: Recipe): Promise<FixtureEntry> => {
  const game = await begin(recipe);
  await playTo(game, recipe);
  const text = await exportSaves(game.book, version, findGame, [game.slot]);
  writeFileSync(join(folder, `${recipe.name}.json`), `${text}\n`);
  const { history, state } = game;
  const kept = entryOf(recipe.name, state, history.first + history.head);
  const rows = `${history.head} to undo, ${history.rows.length - history.head} to redo`;
  console.log(
    `${recipe.name}: ${kept.stage}, ${kept.prompt ?? 'no prompt'}, ${rows}, ${text.length} characters`,
  );
  return kept;
};

const main = async (): Promise<void> => {
  const folder = join(FIXTURES, version);
  if (existsSync(folder) && !process.argv.includes('--again')) throw new Error(`${folder} is kept for ever`);
  mkdirSync(folder, { recursive: true });
  const entries: FixtureEntry[] = [];
  for (const recipe of RECIPES) entries.push(await keep(folder, recipe));
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(entries, null, 2)}\n`);
};

void main();
