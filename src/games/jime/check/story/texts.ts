import type { Fault, Text } from '@/games/jime/content/files';
import type { Asked } from '@/games/jime/content/textKeys';
import type { Condition } from '@/games/jime/content/schema/conditions';
import type { Start } from '@/games/jime/content/schema/start';
import type { Language } from '@/i18n/languages';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
import { namesRemembered } from './references';
import type { Story } from './rule';
import type { Guard } from './survey';

/** No page is longer: it is read aloud. */
const LONGEST = 110;

/** `hero`: one acts when it is read. `known`: the names under which heroes are surely remembered then. */
type AskedText = Asked & { hero: boolean; known: readonly string[] };

/** The names under which heroes are remembered wherever this holds. */
const namesAssured = (guard: Guard): string[] => {
  switch (guard.is) {
    case 'remembered':
      return [guard.as];
    case 'acting':
      return guard.remembered === undefined ? [] : [guard.remembered];
    case 'all':
      return guard.of.flatMap(namesAssured);
    case 'any': {
      const [first = [], ...rest] = guard.of.map(namesAssured);
      return first.filter((name) => rest.every((names) => names.includes(name)));
    }
    default:
      return [];
  }
};

/** Every text that is asked for where a company begins later. */
const textsOfStart = ({ at, name, pages, questions, pasts }: Start): Asked[] => [
  { key: name, by: `starts.${at}.name` },
  ...pages.map((key, index) => ({ key, by: `starts.${at}.pages[${index}]` })),
  ...questions.flatMap(({ id, text, answers }) =>
    [text, ...answers.map((answer) => answer.text)].map((key) => ({
      key,
      by: `starts.${at}.questions.${id}`,
    })),
  ),
  ...pasts.map(({ id, text }) => ({ key: text, by: `starts.${at}.pasts.${id}` })),
];

/** Every text a campaign asks for, who asks, and who can be named when it is read. */
export const textsOf = ({ campaign, surveys }: Story): AskedText[] => {
  const own = (key: string, by: string, when?: Condition): AskedText => ({
    key,
    by: `campaign.json ${by}`,
    hero: false,
    known: when ? namesAssured(when) : [],
  });
  return [
    own(campaign.name, 'name'),
    own(campaign.mood, 'mood'),
    ...campaign.prologue.map((key, index) => own(key, `prologue[${index}]`)),
    ...(campaign.starts ?? []).flatMap(textsOfStart).map(({ key, by }) => own(key, by)),
    ...campaign.epilogues.flatMap(({ id, pages, when }) =>
      pages.map((page) =>
        typeof page === 'string'
          ? own(page, `epilogues.${id}`, when)
          : own(page.page, `epilogues.${id}`, page.when),
      ),
    ),
    ...Object.entries(surveys).flatMap(([id, survey]) => {
      const remembered = namesRemembered(survey);
      return survey.texts.map(({ key, path, hero, guards }) => ({
        key,
        by: `${id} ${path}`,
        hero,
        known: [...remembered, ...guards.flatMap(namesAssured)],
      }));
    }),
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
  ...bracesIn(text)
    .filter(({ name }) => name !== 'hero' && heroes.includes(name))
    .flatMap(({ found, name }) => {
      const asker = askers.find(({ known }) => !known.includes(name));
      return asker
        ? [
            `says ${found}, but nobody may be remembered so where ${asker.by} shows it; ask \`remembered\` first`,
          ]
        : [];
    }),
];

/** How the texts of a story read, beyond being there in each language. */
export function* checkingStoryText(
  asked: readonly AskedText[],
  texts: readonly { language: Language; text: Text }[],
  folder: string,
  nameable: Nameable,
): Work<Fault[]> {
  const askers = new Map<string, AskedText[]>();
  for (const one of asked) askers.set(one.key, [...(askers.get(one.key) ?? []), one]);
  const faults: Fault[] = [];
  for (const { language, text } of texts)
    for (const [path, line] of Object.entries(text)) {
      yield undefined;
      for (const message of faultsOf(line, askers.get(path) ?? [], nameable))
        faults.push({ file: `${folder}/text/${language}.json`, path, message });
    }
  return faults;
}

export const checkStoryText = (...story: Parameters<typeof checkingStoryText>): Fault[] =>
  conclude(checkingStoryText(...story));
