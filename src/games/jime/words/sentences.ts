import type { Content } from '@/games/jime/content';
import type { Banner, Line, LineWho, Text, WrittenText } from '@/games/jime/play';
import { listed } from '@/i18n/grammar';
import type { Translations } from '@/games/jime/words';
import type { AnyParameters, LineParameters, WordedLine } from './lineWords';

/** What a sentence is told with: the words of the story and the box in one language, and what the ids in it stand for. */
export type SentenceContext = {
  words: Translations;
  text: Record<string, string>;
  content: Content | null;
  /** The name printed on a card in hand, by the key of its text. */
  card(key: string): string;
  /** Heroes the story remembers now, by the name it gave them. */
  remembered?: Readonly<Record<string, string>> | undefined;
  /** Groups of more than one figure now. */
  several?: readonly string[] | undefined;
  /** The adventure the sentence belongs to; ids of tokens and objectives are looked for in it first. */
  adventure?: string | undefined;
};

/** The name of a record of the box. */
const named = (kind: string, id: string, { text }: SentenceContext): string => text[`${kind}.${id}`] ?? id;

/** `300A/2` is space 2 of tile 300A; `battle-1/3` space 3 of the first battle tile. */
export const spaceName = (space: string, { telling }: Translations): string => {
  const at = space.lastIndexOf('/');
  const [tile, n] = [space.slice(0, at), space.slice(at + 1)];
  const copy = /^.*-(\d+)$/.exec(tile)?.[1];
  return telling.space(copy === undefined ? telling.tile(tile) : telling.battleTile(copy), n);
};

const bannerName = (banner: Banner | null, { board }: Translations): string =>
  banner
    ? `, ${board.banner[banner.kind](board.symbols[(banner.symbol - 1) % board.symbols.length] ?? '')}`
    : '';

/** The story of one adventure first, then the others: a chronicle tells of adventures long past. */
const storiesFirst = ({ content, adventure }: SentenceContext) => {
  const all = Object.values(content?.adventures ?? {});
  return [...all.filter(({ id }) => id === adventure), ...all.filter(({ id }) => id !== adventure)];
};

const firstOf = <Story, Found>(stories: Story[], find: (story: Story) => Found | undefined) =>
  stories.map(find).find((found) => found !== undefined);

/** A token of the story or a piece of its terrain, by its id. */
const tokenName = (id: string, context: SentenceContext): string => {
  const stories = storiesFirst(context);
  const token = firstOf(stories, ({ tokens }) => tokens.find((one) => one.id === id));
  if (token)
    return token.name ? (context.text[token.name] ?? token.name) : named('token', token.kind, context);
  const terrain = firstOf(stories, (story) => story.terrain.find((one) => one.id === id));
  return terrain ? named('terrain', terrain.terrain, context) : id;
};

const objectiveText = (id: string, context: SentenceContext): string => {
  const found = firstOf(storiesFirst(context), ({ objectives }) => objectives.find((one) => one.id === id));
  return found ? (context.text[found.text] ?? found.text) : id;
};

const actionText = (id: string, context: SentenceContext): string => {
  const found = firstOf(storiesFirst(context), ({ actions = [] }) => actions.find((one) => one.id === id));
  return found ? (context.text[found.text] ?? found.text) : id;
};

const heroNames = (who: LineWho, context: SentenceContext): string => {
  const words = context.words.telling.who;
  if (who === 'each' || who === 'here') return words[who];
  return listed(
    who.map((hero) => named('hero', hero, context)),
    words.and,
  );
};

/** The parameters of a line, ids turned into names. Those it does not have are empty: its words cannot ask for them. */
const parametersOf = (line: WordedLine, context: SentenceContext): LineParameters => {
  const given: AnyParameters = line;
  const { words, card } = context;
  const name = (kind: string, id = ''): string => (id === '' ? '' : named(kind, id, context));
  const placed = (space: string | null = null): string | null =>
    space === null ? null : spaceName(space, words);
  return {
    hero: name('hero', given.hero),
    whom: given.whom ? named('hero', given.whom, context) : null,
    who: given.who ? heroNames(given.who, context) : '',
    many: Array.isArray(given.who) && given.who.length > 1,
    enemy: name('enemy', given.enemy),
    bonus: name('bonus', given.bonus),
    banner: bannerName(given.banner ?? null, words),
    token: given.token === undefined ? '' : tokenName(given.token, context),
    kind: name('token', given.kind),
    terrain: name('terrain', given.terrain),
    terrains: listed(
      (given.terrains ?? []).map((terrain) => named('terrain', terrain, context)),
      words.telling.who.and,
    ),
    tile: given.tile ?? '',
    space: placed(given.space) ?? '',
    other: placed(given.other),
    side: given.side ?? '',
    title: given.title === undefined ? '' : card(`title.${given.title}`),
    trinket: given.trinket === undefined ? '' : card(`trinket.${given.trinket}`),
    boon: given.boon === undefined ? '' : card(`boon.${given.boon}`),
    objective: given.objective === undefined ? '' : objectiveText(given.objective, context),
    action: given.action === undefined ? '' : actionText(given.action, context),
    answer: answerText(given.answer, context),
    against: given.against ?? 'damage',
    count: given.count ?? 0,
    copy: given.copy ?? 0,
    damage: given.damage ?? 0,
    fear: given.fear ?? 0,
    figures: given.figures ?? 0,
    moves: given.moves ?? 0,
    hits: given.hits ?? 0,
    fallen: given.fallen ?? 0,
    by: given.by ?? 0,
    threat: given.threat ?? 0,
    at: given.at ?? 0,
    round: given.round ?? 0,
  };
};

const answerText = (answer: AnyParameters['answer'], context: SentenceContext): string => {
  if (answer === undefined) return '';
  return sayWritten(typeof answer === 'string' ? { key: answer } : answer, context);
};

/**
 * `{hero}`, `{tied}`: a hero by name; `{hero:he|she}`: what is said of one man or one woman; `{wolves:a wolf|wolves}`: of
 * a group of one figure or of several.
 */
const BRACES = /\{([a-z0-9-]+)(?::([^|{}]*)\|([^|{}]*))?\}/g;

/** A text of the story or the box, with the names of the heroes it speaks of. */
const sayWritten = ({ key, hero, remembered, several }: WrittenText, context: SentenceContext): string => {
  const many = [...(several ?? []), ...(context.several ?? [])];
  const heroes: Record<string, string> = {
    ...context.remembered,
    ...remembered,
    ...(hero === undefined ? {} : { hero }),
  };
  return (context.text[key] ?? key).replace(BRACES, (found, name: string, masculine, feminine) => {
    const id = Object.hasOwn(heroes, name) ? heroes[name] : undefined;
    if (id === undefined) return masculine === undefined ? found : many.includes(name) ? feminine : masculine;
    if (masculine === undefined) return named('hero', id, context);
    return context.content?.box.heroes[id]?.gender === 'feminine' ? feminine : masculine;
  });
};

const sayLine = (line: Line, context: SentenceContext): string => {
  switch (line.line) {
    case 'terrain.test':
      return sayWritten({ key: `terrain.${line.terrain}.test` }, context);
    case 'terrain.passed':
      return sayWritten({ key: `terrain.${line.terrain}.passed`, hero: line.hero }, context);
    case 'terrain.failed':
      return sayWritten({ key: `terrain.${line.terrain}.failed`, hero: line.hero }, context);
    default:
      return context.words.telling.lines[line.line](parametersOf(line, context));
  }
};

/** A text of the story, or a line of the rules in the words of the language. */
export const sentenceOf = (text: Text, context: SentenceContext): string =>
  'line' in text ? sayLine(text, context) : sayWritten(text, context);

/** The same sentence without the sections it comes from, where a number would only be in the way. */
export const withoutSections = (said: string): string => said.replace(/\s?\(§[^()]*\)/g, '');

/** The same sentence for a voice or a file: without sections, and without the marks of what is done by hand. */
export const withoutEmphasis = (said: string): string => withoutSections(said).replaceAll('*', '');
