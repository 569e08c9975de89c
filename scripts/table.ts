/**
 * `npm run table`: the engine without a screen. Reads one JSON command per line and answers each with one JSON line: the
 * result or the refusal, the prompt that is open, and what the chronicle gained. `{"type":"undo"}` and `{"type":"redo"}`
 * are understood too; empty lines and lines that begin with # are passed over.
 *
 *   --campaign   a folder with campaign.json and adventures/, or its name under campaigns/ (the small test campaign)
 *   --adventure  where to begin (the campaign's first)
 *   --heroes     how many, or which: 3, or aragorn,gimli (3)
 *   --difficulty normal or hard; --seed a number; --mirror to keep the table's mirror
 *   --legal      ends with a line of what is legal; --state ends with a line of the whole document
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Box, Content } from '../src/games/jime/content';
import { loadBox } from '../src/games/jime/content/load';
import { loadStory } from '../src/games/jime/content/story';
import type { ChronicleEntry, Command, GameState, NewGame } from '../src/games/jime/play';
import { legalCommands, newGame, newGameRefusal, play } from '../src/games/jime/play';
import { canRedo, canUndo, newHistory, record, redo, undo } from '../src/kernel/history';

const ROOT = join(__dirname, '..');
const SMALL = '__tests__/games/jime/rules/adventures';

const { values: options } = parseArgs({
  options: {
    campaign: { type: 'string', default: SMALL },
    adventure: { type: 'string' },
    heroes: { type: 'string', default: '3' },
    difficulty: { type: 'string', default: 'normal' },
    seed: { type: 'string', default: '1' },
    mirror: { type: 'boolean', default: false },
    legal: { type: 'boolean', default: false },
    state: { type: 'boolean', default: false },
  },
});

const jsonIn = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replaceAll('\\', '/'), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );

const open = (campaign: string): Content => {
  const named = join(ROOT, 'campaigns', campaign);
  const folder = existsSync(named) ? named : join(ROOT, campaign);
  return { box: loadBox(jsonIn(join(ROOT, 'campaigns/core'))), ...loadStory(jsonIn(folder), folder) };
};

const heroesFrom = (box: Box, wanted: string): string[] => {
  if (!/^\d+$/.test(wanted)) return wanted.split(',');
  const core = Object.values(box.heroes).filter(({ product, formOf }) => product === 'core' && !formOf);
  return core.slice(0, Number(wanted)).map(({ id }) => id);
};

/** Everyone with the items the hero card suggests, and the role it suggests unless another has it. */
const companyOf = (box: Box, heroes: string[]): NewGame['heroes'] => {
  const taken = new Set<string>();
  const core = Object.values(box.roles).filter(({ product }) => product === 'core');
  return heroes.map((hero) => {
    const suggested = box.heroes[hero]?.suggestedRole;
    const free = core.find(({ id }) => !taken.has(id))?.id ?? null;
    const role = suggested && !taken.has(suggested) ? suggested : free;
    if (role) taken.add(role);
    return { hero, role, items: box.heroes[hero]?.suggestedItems ?? [] };
  });
};

const say = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

const begin = (content: Content): GameState => {
  const chosen: NewGame = {
    company: 'The Table',
    difficulty: options.difficulty as NewGame['difficulty'],
    seed: Number(options.seed),
    mirror: options.mirror,
    heroes: companyOf(content.box, heroesFrom(content.box, options.heroes)),
  };
  const refusal = newGameRefusal(content, chosen);
  if (refusal) {
    say({ ok: false, refusal });
    process.exit(1);
  }
  const state = newGame(content, chosen);
  return { ...state, campaign: { ...state.campaign, next: options.adventure ?? state.campaign.next } };
};

const told = ({ chronicle }: GameState): ChronicleEntry[] =>
  chronicle.flatMap(({ pages }) => pages.flatMap(({ entries }) => entries));

const content = open(options.campaign);
let history = newHistory<Command>();
let state = begin(content);

const show = (before: GameState, more: object): void =>
  say({
    ok: true,
    ...more,
    prompt: state.prompts.at(-1) ?? null,
    chronicle: told(state).slice(told(before).length),
  });

const step = (command: Command): void => {
  const before = state;
  const result = play(state, command, content);
  if (!result.ok) return say({ ok: false, refusal: result.refusal, prompt: state.prompts.at(-1) ?? null });
  ({ history } = record(history, command, result));
  state = result.state;
  show(before, {});
};

const goBackOrForth = (type: 'undo' | 'redo'): void => {
  const row = type === 'undo' ? canUndo(history) : canRedo(history);
  const before = state;
  ({ state, history } = (type === 'undo' ? undo : redo)({ state, history }));
  show(before, { [type]: row?.command ?? null });
};

const answer = (line: string): void => {
  if (line.trim() === '' || line.startsWith('#')) return;
  let command: Command;
  try {
    command = JSON.parse(line);
  } catch {
    return say({ ok: false, refusal: { code: 'command/malformed' }, prompt: state.prompts.at(-1) ?? null });
  }
  const type: unknown = (command as { type?: unknown } | null)?.type;
  if (type === 'undo' || type === 'redo') goBackOrForth(type);
  else step(command);
};

step({ type: 'setOut' });
const lines = createInterface({ input: process.stdin });
lines.on('line', answer);
lines.on('close', () => {
  if (options.legal) say({ legal: legalCommands(state, content) });
  if (options.state) say({ state });
});
