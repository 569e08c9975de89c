import { COMPANIES, forHeroes } from '../../src/games/jime/check/story/rule';
import { survey } from '../../src/games/jime/check/story/survey';
import { branchesOf } from '../../src/games/jime/content/branches';
import { effectListsOf } from '../../src/games/jime/content/effectLists';
import type { Text } from '../../src/games/jime/content/files';
import type { Adventure, StoryGroup } from '../../src/games/jime/content/schema/adventure';
import type { Condition } from '../../src/games/jime/content/schema/conditions';
import type { Effect } from '../../src/games/jime/content/schema/effects';
import type { Language } from '../../src/i18n/languages';
import { endsOnSting, hasSimile, openingWords, opensOnPronoun, wordsOf } from './ear';
import { failuresIn } from './failures';
import type { Page } from './pages';
import { pagesOf } from './pages';

/** Read aloud, slowly enough for a table. */
const WORDS_A_MINUTE = 150;
/** What a page may be long; an opening may be longer. */
const LONGEST = 90;
/** As often may pages of an adventure open with the same three words. */
const OFTEN = 3;

/** How many of how many. */
export type Share = { of: number; keys: string[] };

/** How often each step was reached over so many games. */
export type Heard = { games: number; steps: Readonly<Record<string, number>> };

export type Reading = {
  adventure: string;
  pages: number;
  words: number;
  /** Minutes of all the words; a company hears a part of them. */
  minutes: number;
  /** Minutes a company hears, and pages none has heard; undefined where no games were played. */
  heard?: { minutes: number; never: string[] };
  long: string[];
  pronouns: Share;
  similes: Share;
  stings: Share;
  /** How many failed tests do just this: `threat`, `damage and fear`. */
  failures: Record<string, number>;
  openings: Record<string, number>;
  /** How many conditions ask for a hero, a race, a role, a stat, a memory or something a hero has. */
  heroes: number;
  /** Groups that may come as one figure or several, and the texts of their coming that say the same of both. */
  numbers: Record<string, string[]>;
  /** Tiles that are drawn and do not say what their texts need of the land. */
  land: string[];
};

const OF_HEROES: ReadonlySet<Condition['is']> = new Set([
  'inCompany',
  'acting',
  'remembered',
  'raceInCompany',
  'roleInCompany',
  'stat',
  'hasItem',
  'hasBoon',
  'hasTitle',
  'hasTrinket',
] as const);

const counted = (names: readonly string[], atLeast = 1): Record<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= atLeast);
  return Object.fromEntries(often.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
};

/** A page read in several places is heard as often as all of them, at most once in a game. */
const timesHeard = ({ steps }: Page, heard: Heard): number =>
  Math.min(
    heard.games,
    steps.reduce((sum, step) => sum + (heard.steps[step] ?? 0), 0),
  );

const heardOf = (pages: readonly Page[], length: (page: Page) => number, heard: Heard): Reading['heard'] => {
  const words = pages.reduce((sum, page) => sum + length(page) * timesHeard(page, heard), 0);
  return {
    minutes: words / Math.max(1, heard.games) / WORDS_A_MINUTE,
    never: pages
      .filter((page) => page.steps.length > 0 && timesHeard(page, heard) === 0)
      .map(({ key }) => key),
  };
};

/** Whether a group comes as one figure to some companies and as several to others. */
const mayBeEither = ({ figures, hard }: StoryGroup): boolean => {
  const sizes = COMPANIES.flatMap((heroes) => {
    const normal = forHeroes(figures, heroes);
    return [normal, normal + forHeroes(hard?.figures ?? 0, heroes)];
  });
  return Math.min(...sizes) < 2 && Math.max(...sizes) > 1;
};

/** The texts told where a group comes: its own, and the page before it. */
const textsOfComing = (effects: readonly Effect[], group: string): string[] =>
  effects.flatMap((effect, index) => {
    const inside = branchesOf(effect).flatMap((branch) => textsOfComing(branch.effects, group));
    if (effect.do !== 'spawn' || effect.group !== group) return inside;
    const before = effects[index - 1];
    const page = before?.do === 'message' ? before.pages.at(-1) : undefined;
    // A page with a condition may already tell one from several.
    return [...(typeof page === 'string' ? [page] : []), ...(effect.text ? [effect.text] : [])];
  });

const sameForAll = (adventure: Adventure, text: Text): Record<string, string[]> =>
  Object.fromEntries(
    adventure.groups.filter(mayBeEither).flatMap((group) => {
      const told = effectListsOf(adventure).flatMap(({ effects }) => textsOfComing(effects, group.id));
      const same = [...new Set(told)].filter((key) => !text[key]?.includes(`{${group.id}:`));
      return same.length > 0 ? [[group.id, same] as const] : [];
    }),
  );

const drawnUnsaid = ({ plan }: Adventure): string[] =>
  plan.kind === 'journey'
    ? plan.blocks.flatMap(({ tiles }) =>
        tiles.flatMap((tile) => ('draw' in tile && !tile.needs ? [tile.id] : [])),
      )
    : [];

/** What the ear finds in one adventure in one language. */
export const readingOf = (adventure: Adventure, text: Text, language: Language, heard?: Heard): Reading => {
  const pages = pagesOf(adventure);
  const say = ({ key }: Page): string => text[key] ?? '';
  const length = (page: Page): number => wordsOf(say(page)).length;
  const share = (among: readonly Page[], is: (page: Page) => boolean): Share => ({
    of: among.length,
    keys: among.filter(is).map(({ key }) => key),
  });
  const words = pages.reduce((sum, page) => sum + length(page), 0);
  return {
    adventure: adventure.id,
    pages: pages.length,
    words,
    minutes: words / WORDS_A_MINUTE,
    ...(heard && { heard: heardOf(pages, length, heard) }),
    long: pages.filter((page) => page.kind !== 'opening' && length(page) > LONGEST).map(({ key }) => key),
    pronouns: share(
      pages.filter(({ kind }) => kind === 'result'),
      (page) => opensOnPronoun(say(page), language),
    ),
    similes: share(pages, (page) => hasSimile(say(page), language)),
    stings: share(pages, (page) => endsOnSting(say(page))),
    failures: counted(
      failuresIn(effectListsOf(adventure).flatMap(({ effects }) => effects)).map((kinds) =>
        kinds.sort().join(' and '),
      ),
    ),
    openings: counted(
      pages.map((page) => openingWords(say(page))),
      OFTEN,
    ),
    numbers: sameForAll(adventure, text),
    land: drawnUnsaid(adventure),
    heroes: survey(adventure).conditions.filter(({ condition }) => OF_HEROES.has(condition.is)).length,
  };
};
