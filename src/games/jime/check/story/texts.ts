import type { Fault, Text } from '@/games/jime/content/files';
import type { Asked } from '@/games/jime/content/textKeys';
import type { Language } from '@/i18n/languages';
import type { Story } from './rule';

/** No page is longer: it is read aloud. */
const LONGEST = 110;

type AskedText = Asked & { hero: boolean };

/** Every text a campaign asks for, who asks, and whether a hero acts when it is read. */
export const textsOf = ({ campaign, surveys }: Story): AskedText[] => {
  const own = (key: string, by: string): AskedText => ({ key, by: `campaign.json ${by}`, hero: false });
  return [
    own(campaign.name, 'name'),
    own(campaign.mood, 'mood'),
    ...campaign.prologue.map((key, index) => own(key, `prologue[${index}]`)),
    ...campaign.epilogues.flatMap(({ id, pages }) => pages.map((key) => own(key, `epilogues.${id}`))),
    ...Object.entries(surveys).flatMap(([id, { texts }]) =>
      texts.map(({ key, path, hero }) => ({ key, by: `${id} ${path}`, hero })),
    ),
  ];
};

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** `{hero}` and `{hero:he|she}`, and the names the story remembers heroes by; a brace that is neither has no name. */
const bracesIn = (text: string): { found: string; name: string }[] =>
  (text.match(/\{[^}]*\}?/g) ?? []).map((found) => ({
    found,
    name: /^\{([a-z0-9-]+)(:[^|{}]*\|[^|{}]*)?\}$/.exec(found)?.[1] ?? '',
  }));

const faultsOf = (text: string, askers: readonly AskedText[], known: readonly string[]): string[] => [
  ...(words(text) > LONGEST ? [`${words(text)} words on one page; ${LONGEST} is the most, divide it`] : []),
  ...((text.match(/\*/g)?.length ?? 0) % 2 === 1
    ? ['an asterisk is missing: *…* sets apart what the table does']
    : []),
  ...bracesIn(text)
    .filter(({ name }) => !known.includes(name))
    .map(({ found }) => `${found}: no hero is called so; there are ${known.join(', ')}`),
  ...(bracesIn(text).some(({ name }) => name === 'hero') && askers.some(({ hero }) => !hero)
    ? [`says {hero}, but nobody acts where ${askers.find(({ hero }) => !hero)?.by} shows it`]
    : []),
];

/** How the texts of a story read, beyond being there in each language. */
export const checkStoryText = (
  asked: readonly AskedText[],
  texts: readonly { language: Language; text: Text }[],
  folder: string,
  remembered: readonly string[],
): Fault[] =>
  texts.flatMap(({ language, text }) =>
    Object.entries(text).flatMap(([path, line]) =>
      faultsOf(
        line,
        asked.filter(({ key }) => key === path),
        ['hero', ...remembered],
      ).map((message) => ({ file: `${folder}/text/${language}.json`, path, message })),
    ),
  );
