import type { Asked } from '../../src/games/jime/sim/reportShape';
import { CARDS } from '../../src/games/jime/sim/table/cards';
import { BOT_SKILLS, DIFFICULTIES } from '../../src/games/jime/sim/tally';
import { Misread, parsed, whole } from '../options';

export const HELP = `npm run simulate -- --campaign <folder> [options]

Plays a campaign many times over with bots and says how it went: a table here, and if asked JSON and a page with charts.

  --campaign <name>      the folder under campaigns/: oath-of-the-lamps
  --adventure <id>       tell of this adventure alone
  --start <id>           companies begin with this adventure, after a past the campaign offers there
  --heroes <sizes>       2..5, or 2,4, or 3                       (2..5)
  --difficulty <which>   normal, hard, or both: normal,hard       (both)
  --skill <which>        any of careless,sensible,expert          (all)
  --games <n>            campaigns for each company size, difficulty and skill  (200)
  --each <n>             games of every adventure at least: where fewer come, sensible players
                         lead companies to it, and these play it from there; --games 0 plays nothing else
  --seek                 companies look for the steps none before them has seen: what they
                         never find, an author should look at
  --cards <which>        real, or average: every card does the same, to see what real ones change  (real)
  --seed <n>             the same seed gives the same report      (1)
  --cores <n>            how many play at once                    (all there are)
  --json <file>          the figures as data
  --html <file>          one page with charts, which needs nothing else
  --help                 this

docs/BALANCE.md says how the bots play and what the figures mean.`;

export type Wish = { asked: Asked; cores: number; json?: string; html?: string };

const OPTIONS = {
  campaign: { type: 'string' },
  adventure: { type: 'string' },
  start: { type: 'string' },
  heroes: { type: 'string', default: '2..5' },
  difficulty: { type: 'string', default: DIFFICULTIES.join(',') },
  skill: { type: 'string', default: BOT_SKILLS.join(',') },
  games: { type: 'string', default: '200' },
  each: { type: 'string' },
  seek: { type: 'boolean', default: false },
  cards: { type: 'string', default: 'real' },
  seed: { type: 'string', default: '1' },
  cores: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const sizes = (words: string): number[] => {
  const size = (word: string): number => whole('heroes', word, 2, 5);
  const [from = '', to] = words.split('..');
  if (to === undefined) return [...new Set(words.split(',').map(size))].sort((a, b) => a - b);
  const first = size(from);
  const count = size(to) - first + 1;
  if (count < 1) throw new Misread(`--heroes ${words} runs backwards`);
  return Array.from({ length: count }, (_, index) => first + index);
};

/** In the order they are always told, each once. */
const among = <Word extends string>(option: string, words: string, known: readonly Word[]): Word[] => {
  const strange = words.split(',').find((word) => !known.some((one) => one === word));
  if (strange !== undefined) throw new Misread(`--${option} knows ${known.join(', ')}, not “${strange}”`);
  return known.filter((word) => words.split(',').includes(word));
};

/** What the words ask for, or null when they ask for help. */
export const readWish = (words: readonly string[], cores: number): Wish | null => {
  const given = parsed(words, OPTIONS);
  if (given.help) return null;
  if (!given.campaign)
    throw new Misread('--campaign is missing: which folder of campaigns/ is to be played?');
  return {
    asked: {
      campaign: given.campaign,
      ...(given.adventure ? { adventure: given.adventure } : {}),
      ...(given.start ? { start: given.start } : {}),
      heroes: sizes(given.heroes),
      difficulties: among('difficulty', given.difficulty, DIFFICULTIES),
      skills: among('skill', given.skill, BOT_SKILLS),
      games: whole('games', given.games, given.each === undefined ? 1 : 0, 1_000_000),
      ...(given.each === undefined ? {} : { each: whole('each', given.each, 1, 1_000_000) }),
      ...(given.seek ? { seek: true } : {}),
      ...(among('cards', given.cards, CARDS)[0] === 'average' ? { cards: 'average' as const } : {}),
      seed: whole('seed', given.seed, 0, 2 ** 31 - 1),
    },
    cores: given.cores === undefined ? cores : whole('cores', given.cores, 1, 256),
    ...(given.json ? { json: given.json } : {}),
    ...(given.html ? { html: given.html } : {}),
  };
};
