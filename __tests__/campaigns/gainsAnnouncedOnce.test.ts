import type { Adventure, Effect, Text } from '@/games/jime/content';
import { branchesOf, isNesting } from '@/games/jime/content/branches';
import { effectListsOf } from '@/games/jime/content/effectLists';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { loadStory } from '@/games/jime/content/story';
import { campaignFolders, readFolder } from '../../scripts/campaign-folders';

/** A page the table reads, and every effect that follows before the story rests. */
type Reading = { page: string; follows: Effect[] };

/** What the app says by itself when it plays an effect, and how a page would say it first. */
const SAYS: Record<Language, Partial<Record<Effect['do'], RegExp>>> = {
  en: {
    inspiration: /\bgains? \d+ inspiration/i,
    recover: /\bdiscards? \d+ (damage|fear)/i,
    scout: /\bscouts? \d/i,
    suffer: /\bsuffers? \d/i,
    weakness: /\bshuffles? .*weakness/i,
    boon: /\bboon\b|\bbecomes? \p{Lu}/u,
    lore: /\bgains? \d+ lore/i,
    xp: /\bgains? \d+ experience/i,
    title: /\bthe title\b/i,
    trinket: /\btrinket\b/i,
    darkness: /\bdarkness\b/i,
  },
  fr: {
    inspiration: /gagne(z|nt)? \d+ inspiration/i,
    recover: /défausse(r|z|nt)? \d+ (dégât|peur)/i,
    scout: /reconnaissance \d/i,
    suffer: /subi(t|ssez|ssent) \d/i,
    weakness: /(prend|prenez|mélange).* Faiblesse/i,
    boon: /avantage|faveur/i,
    lore: /gagne(z|nt)? \d+ en connaissance/i,
    xp: /gagne(z|nt)? \d+ en expérience/i,
    title: /le titre/i,
    trinket: /trouvaille/i,
    darkness: /ténèbres/i,
  },
};

const waysOf = (effect: Effect): Effect[][] => branchesOf(effect).map(({ effects }) => effects);

/** Ways the story itself takes; those the table takes are told by what is asked. */
const taken = (effect: Effect): Effect[][] =>
  effect.do === 'if' || effect.do === 'random' ? waysOf(effect) : [];

const isAsked = (effect: Effect): boolean => isNesting(effect) && taken(effect).length === 0;

/** What is laid on the table comes with a page of its own; what is asked may say what is at stake. */
const pagesOf = (effect: Effect): string[] => {
  if (effect.do === 'message')
    return effect.pages.map((page) => (typeof page === 'string' ? page : page.page));
  return 'text' in effect && effect.text && !isAsked(effect) ? [effect.text] : [];
};

const readings = (effects: readonly Effect[], after: readonly Effect[]): Reading[] =>
  effects.flatMap((effect, index) => {
    const rest = [...effects.slice(index + 1), ...after];
    const here = pagesOf(effect).map((page) => ({ page, follows: [effect, ...rest] }));
    return [...here, ...waysOf(effect).flatMap((way) => readings(way, rest))];
  });

const readingsOf = (story: Adventure): Reading[] => {
  const { thresholds } = story.threat;
  return [
    ...effectListsOf(story).flatMap(({ effects }) => readings(effects, [])),
    ...thresholds.map(({ text, effects }) => ({ page: text, follows: effects })),
    ...story.resolutions.flatMap(({ pages, effects }) => pages.map((page) => ({ page, follows: effects }))),
  ];
};

const everyOne = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => [effect, ...taken(effect).flatMap(everyOne)]);

/** What a page tells the table to do (`*…*`) that the app itself says right after. */
const saidTwice = ({ page, follows }: Reading, words: Text, language: Language): string[] => {
  const asked = (words[page] ?? '').match(/\*[^*]+\*/g) ?? [];
  const kinds = new Set(everyOne(follows).map((effect) => effect.do));
  return [...kinds].flatMap((kind) =>
    asked.filter((line) => SAYS[language][kind]?.test(line)).map((line) => `${page}: ${kind}, ${line}`),
  );
};

describe.each(campaignFolders())('a page of %s', (name) => {
  const { data, text } = readFolder(name);
  const stories = Object.values(loadStory(data, name).adventures);

  it.each(LANGUAGES)('never says what the app says right after it (%s)', (language) => {
    const found = stories.flatMap(readingsOf);
    expect(found.length).toBeGreaterThan(20);
    const twice = found.flatMap((reading) => saidTwice(reading, text[language] as Text, language));
    expect([...new Set(twice)]).toEqual([]);
  });
});
