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
    ...campaign.epilogues.flatMap(({ id, pages }) =>
      pages.map((page) => own(typeof page === 'string' ? page : page.page, `epilogues.${id}`)),
    ),
    ...Object.entries(surveys).flatMap(([id, { texts }]) =>
      texts.map(({ key, path, hero }) => ({ key, by: `${id} ${path}`, hero })),
    ),
  ];
};

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** `{hero}` and `{hero:he|she}`, the names the story remembers heroes by, `{wolves:one|several}`; any other brace has no name. */
const bracesIn = (text: string): { found: string; name: string; forms: boolean }[] =>
  (text.match(/\{[^}]*\}?/g) ?? []).map((found) => {
    const [, name = '', forms] = /^\{([a-z0-9-]+)(:[^|{}]*\|[^|{}]*)?\}$/.exec(found) ?? [];
    return { found, name, forms: forms !== undefined };
  });

/** Whom a text may name: heroes, and with two forms groups of one figure or several. */
export type Nameable = { heroes: readonly string[]; groups: readonly string[] };

/** What the ribbon under a token has room for. */
const LONGEST_NAME = 14;

const isTokenName = ({ by }: AskedText): boolean => /\btokens\.[^.]+\.name$/.test(by);

const faultsOf = (text: string, askers: readonly AskedText[], { heroes, groups }: Nameable): string[] => [
  ...(words(text) > LONGEST ? [`${words(text)} words on one page; ${LONGEST} is the most, divide it`] : []),
  ...(askers.some(isTokenName) && text.length > LONGEST_NAME
    ? [`${text.length} letters under a token; ${LONGEST_NAME} is the most`]
    : []),
  ...((text.match(/\*/g)?.length ?? 0) % 2 === 1
    ? ['an asterisk is missing: *…* sets apart what the table does']
    : []),
  ...bracesIn(text)
    .filter(({ name, forms }) => !heroes.includes(name) && !(forms && groups.includes(name)))
    .map(
      ({ found, forms }) =>
        `${found}: no hero${forms ? ' or group' : ''} is called so; there are ${[...heroes, ...(forms ? groups : [])].join(', ')}`,
    ),
  ...(bracesIn(text).some(({ name }) => name === 'hero') && askers.some(({ hero }) => !hero)
    ? [`says {hero}, but nobody acts where ${askers.find(({ hero }) => !hero)?.by} shows it`]
    : []),
];

/** How the texts of a story read, beyond being there in each language. */
export const checkStoryText = (
  asked: readonly AskedText[],
  texts: readonly { language: Language; text: Text }[],
  folder: string,
  nameable: Nameable,
): Fault[] =>
  texts.flatMap(({ language, text }) =>
    Object.entries(text).flatMap(([path, line]) =>
      faultsOf(
        line,
        asked.filter(({ key }) => key === path),
        nameable,
      ).map((message) => ({ file: `${folder}/text/${language}.json`, path, message })),
    ),
  );
