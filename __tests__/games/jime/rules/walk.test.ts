import type { Adventure, Content } from '@/games/jime/content';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import { promptShape } from '@/games/jime/state/prompts';
import { cover, noCoverage } from '@/games/jime/sim/walk/coverage';
import { walkSequence } from '@/games/jime/sim/walk/walkSequence';
import { loadCampaign } from '../sim/loadCampaign';
import { CONTENT, UNANSWERABLE } from './company';
import { LANGUAGE } from './language/language';

/** The small campaigns of the tests and those of the app; `npm run walk` walks further. */
const CONTENTS = [CONTENT, LANGUAGE, ...['tutorial', 'oath-of-the-lamps', 'example'].map(loadCampaign)];
const COMMANDS = 200;
const SEQUENCES = 30;
/** Seeds that meet what one walk of two hundred meets: the mirror asking, when it is turned on late, where everybody stands. */
const RARE = [345, 413, 486];

const coverage = noCoverage();

const walk = (seed: number): void => {
  const fault = walkSequence(CONTENTS, { seed, commands: COMMANDS }, (walked) => cover(coverage, walked));
  expect(fault && [fault.seed, fault.step, fault.what]).toBeNull();
};

it.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'walks that are interrupted all the time never stick nor throw, keep every bound, undo, save and replay (%i)',
  (block) => {
    for (let seed = block * SEQUENCES; seed < (block + 1) * SEQUENCES; seed += 1) walk(seed);
  },
);

it('nor do those that meet what is rare', () => RARE.forEach(walk));

it('together they play every command, meet every prompt, and interrupt fights, tests and questions', () => {
  expect(COMMAND_TYPES.filter((type) => !coverage.commands[type])).toEqual([]);
  const kinds = promptShape.options.map(({ shape }) => shape.kind.value);
  expect(kinds.filter((kind) => !coverage.prompts[kind])).toEqual([]);
  const asking = [
    'activation',
    'fallback',
    'attack',
    'suffer',
    'counterattack',
    'panel',
    'test',
    'choice',
    'hourglass',
  ];
  expect(asking.filter((kind) => !coverage.interrupts[kind])).toEqual([]);
});

it('the same seed walks the same way', () => {
  const commandsOf = (seed: number): unknown[] => {
    const played: unknown[] = [];
    walkSequence(CONTENTS, { seed, commands: 50 }, ({ command }) => played.push(command));
    return played;
  };
  expect(commandsOf(3)).toEqual(commandsOf(3));
  expect(commandsOf(3)).not.toEqual(commandsOf(4));
});

it('a prompt that nothing answers is found', () => {
  const stuck: Adventure = {
    ...(CONTENT.adventures.road as Adventure),
    setup: [UNANSWERABLE],
  };
  const content: Content = { ...CONTENT, adventures: { road: stuck } };
  const faults = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(
    (seed) => walkSequence([content], { seed, commands: 60 }) ?? [],
  );
  expect(faults.length).toBeGreaterThan(0);
  for (const { what, prompts } of faults)
    expect([what, prompts.at(-1)]).toEqual(['nothing answers test', 'test']);
});
