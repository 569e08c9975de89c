/**
 * On a device everything runs in the thread that draws: the longest step without a pause, for each thing the app computes, in
 * milliseconds of work whatever else the machine does. `cold`: the first time, as a player meets it; then the least of several.
 */
import { namesIn, openBox } from '@/games/jime/session/openBox';
import { checkingCampaign } from '@/games/jime/check/campaign';
import { readingBundle } from '@/games/jime/content/bundles';
import { readBox, readingBox } from '@/games/jime/content/load';
import { readingStory } from '@/games/jime/content/story';
import { boxTopics } from '@/games/jime/session/boxTopics';
import { loadSections } from '@/games/jime/reference/load';
import { CAMPAIGN_FORMAT } from '@/games/jime/formats';
import { drawBoard } from '@/games/jime/board/drawList';
import { layoutOf } from '@/games/jime/board/layout';
import { layJourney } from '@/games/jime/map/generator';
import { play } from '@/games/jime/play';
import { wordsOf } from '@/games/jime/words';
import { STRENGTHS, think } from '@/games/confrontation/cpu';
import type { Strength } from '@/games/confrontation/cpu';
import type { View } from '@/games/confrontation/play';
import { seeded } from '@/kernel/random';
import type { Work } from '@/kernel/slices';
import { checksumming } from '@/saves/checksum';
import { answersTo } from '@/shell/reference/groups';
import { indexOf, indexing } from '@/shell/reference/search';
import { guideTopics, referenceIn } from '@/games/jime/session/topics';
import { QUESTIONS } from '../../__tests__/games/jime/reference/questions';
import { fullTable } from '../../__tests__/games/jime/board/views';
import { Company } from '../../__tests__/games/jime/rules/company';
import { SMALL, jime } from '../../__tests__/saves/jime';
import { SIDES } from '../../__tests__/games/jime/map/box';
import { DEEP } from '../../__tests__/games/jime/map/plans';
import { BOX_FOLDER, readFolder } from '../campaign-folders';
import { playGame } from '../confrontation/game';
import type { Figure, Subject } from '../figures';

const TIMES = 5;
const STORY = 'campaigns/oath-of-the-lamps';

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The longest of the steps of some work. */
const longestStep = (work: Work<unknown>): number => {
  for (let longest = 0; ;) {
    const before = clock();
    const { done } = work.next();
    longest = Math.max(longest, clock() - before);
    if (done) return longest;
  }
};

const oneStep = (work: () => unknown): number => {
  const before = clock();
  work();
  return clock() - before;
};

const figuresOf = (name: string, longest: (time: number) => number): Figure[] => {
  const times = Array.from({ length: TIMES }, (_, time) => longest(time));
  const said = { cold: times[0] ?? 0, least: Math.min(...times) };
  return Object.entries(said).map(([which, time]) => ({
    name: `longest step, ${name}: ${which}`,
    value: Number(time.toFixed(1)),
    unit: 'ms',
  }));
};

/** A whole game between two who think aloud. */
const thinking = (strength: Strength, seed: number): number => {
  let longest = 0;
  const player = (view: View, its: number) => {
    const thought = think(view, strength, its);
    for (;;) {
      const before = clock();
      const { done, value } = thought.next();
      longest = Math.max(longest, clock() - before);
      if (done) return value;
    }
  };
  playGame('draft', seed, { fellowship: player, sauron: player });
  return longest;
};

const reference = async (): Promise<Figure[]> => {
  const opened = await openBox();
  const names = namesIn(opened, 'fr', 'both');
  const texts = await loadSections('fr');
  const words = wordsOf('fr');
  const jime = await referenceIn('fr', opened, names);
  const all = [{ id: 'jime', reference: jime, index: indexOf(jime) }];
  const typed = QUESTIONS.flatMap(({ fr }) => Array.from(fr, (_, i) => fr.slice(0, i + 1)));
  return [
    ...figuresOf('the guide', () => longestStep(guideTopics(texts, 'fr', words))),
    ...figuresOf('the box as entries', () => longestStep(boxTopics(opened, names, words))),
    ...figuresOf('the index of the reference', () => longestStep(indexing(jime))),
    ...figuresOf('a letter', () =>
      Math.max(...typed.map((query) => oneStep(() => answersTo(all, query, null)))),
    ),
  ];
};

const content = (): Figure[] => {
  const core = readFolder(BOX_FOLDER).data;
  const { data, text } = readFolder(STORY);
  const file = JSON.stringify({ format: CAMPAIGN_FORMAT, version: 1, files: data, text });
  const { box } = readBox(core, BOX_FOLDER);
  return [
    ...figuresOf('open the box', () => longestStep(readingBox(core, BOX_FOLDER))),
    ...figuresOf('open the longest campaign', () => longestStep(readingStory(data, STORY))),
    ...figuresOf('check it', () => longestStep(checkingCampaign(data, text, box, STORY))),
    ...figuresOf('read it from a file', () => longestStep(readingBundle(file))),
    ...figuresOf(`JSON of its ${Math.round(file.length / 1000)} kB`, () => oneStep(() => JSON.parse(file))),
    ...figuresOf('the seal of as long a file', () => longestStep(checksumming(file))),
  ];
};

/** Five heroes, mirror on, late in an adventure. */
const table = (): Figure[] => {
  const company = new Company({ heroes: 5, difficulty: 'hard', mirror: true, seed: 7 });
  company.do({ type: 'setOut' }).skip().nextRound();
  const { state, content: open } = company;
  const [first] = jime.legalCommands(state, { ...open, ...SMALL });
  return [
    ...figuresOf('prove a document', () => oneStep(() => jime.isState(state))),
    ...figuresOf('every legal command', () => oneStep(() => company.legal())),
    ...figuresOf('a command', () => oneStep(() => first && play(state, first, open))),
    ...figuresOf('lay 19 tiles with caves', (seed) =>
      oneStep(() => layJourney(DEEP, SIDES, 5, seeded(seed))),
    ),
    ...figuresOf('draw a full table', () => {
      const view = fullTable();
      return oneStep(() => drawBoard(view, layoutOf(view)));
    }),
  ];
};

export const figures: Subject = async () => [
  ...content(),
  ...(await reference()),
  ...table(),
  ...STRENGTHS.flatMap((strength) =>
    figuresOf(`the opponent, ${strength}`, (seed) => thinking(strength, seed + 1)),
  ),
];
