import type { Content } from '@/games/jime/content';
import type { Params, Text } from '@/games/jime/play';
import { listed } from '@/i18n/grammar';
import type { Told } from '@/games/jime/words/en/telling';
import type { Translations } from '@/games/jime/words';

/** What a sentence is told with: the words of the story and the box in one language, and what the ids in it stand for. */
export type Teller = {
  words: Translations;
  text: Record<string, string>;
  content: Content | null;
  /** The name printed on a card in hand, by the key of its text. */
  card(key: string): string;
  /** The adventure the sentence belongs to; ids of tokens and objectives are looked for in it first. */
  adventure?: string | undefined;
};

const asText = (value: string | number | undefined): string => (value === undefined ? '' : String(value));
const asNumber = (value: string | number | undefined): number => (typeof value === 'number' ? value : 0);

/** `300A/2` is space 2 of tile 300A; `battle-1/3` space 3 of the first battle tile. */
export const spaceSaid = (space: string, { telling }: Translations): string => {
  const at = space.lastIndexOf('/');
  const [tile, n] = [space.slice(0, at), space.slice(at + 1)];
  const copy = /^.*-(\d+)$/.exec(tile)?.[1];
  return telling.space(copy === undefined ? telling.tile(tile) : telling.battleTile(copy), n);
};

const bannerSaid = ({ banner, symbol }: Params, { board }: Translations): string =>
  banner === 'elite' || banner === 'ordinary'
    ? `, ${board.banner[banner](board.symbols[(asNumber(symbol) - 1) % board.symbols.length] ?? '')}`
    : '';

/** The story of one adventure first, then the others: a chronicle tells of adventures long past. */
const storiesFirst = ({ content, adventure }: Teller) => {
  const all = Object.values(content?.adventures ?? {});
  return [...all.filter(({ id }) => id === adventure), ...all.filter(({ id }) => id !== adventure)];
};

const firstOf = <Story, Found>(stories: Story[], find: (story: Story) => Found | undefined) =>
  stories.map(find).find((found) => found !== undefined);

const tokenSaid = (id: string, kind: string, teller: Teller): string => {
  const stories = storiesFirst(teller);
  const named = (key: string): string => teller.text[key] ?? key;
  if (kind !== '') return named(`token.${kind}`);
  const token = firstOf(stories, ({ tokens }) => tokens.find((one) => one.id === id));
  if (token) return named(`token.${token.kind}`);
  const terrain = firstOf(stories, (story) => story.terrain.find((one) => one.id === id));
  return terrain ? named(`terrain.${terrain.terrain}`) : id;
};

const objectiveSaid = (id: string, teller: Teller): string => {
  const found = firstOf(storiesFirst(teller), ({ objectives }) => objectives.find((one) => one.id === id));
  return found ? (teller.text[found.text] ?? found.text) : id;
};

const actionSaid = (id: string, teller: Teller): string => {
  const found = firstOf(storiesFirst(teller), ({ actions = [] }) => actions.find((one) => one.id === id));
  return found ? (teller.text[found.text] ?? found.text) : id;
};

/** `each`, `here`, or heroes by their ids. */
const whoSaid = (who: string, { words: { telling }, text }: Teller): string =>
  who === 'each' || who === 'here'
    ? telling.who[who]
    : listed(
        who.split(' ').map((hero) => text[`hero.${hero}`] ?? hero),
        telling.who.and,
      );

/** The parameters of a sentence with every id turned into a name. */
const toldOf = (params: Params, teller: Teller): Told => {
  const { words, text, card } = teller;
  const given = (name: string): string => asText(params[name]);
  const named = (kind: string): string =>
    given(kind) === '' ? '' : (text[`${kind}.${given(kind)}`] ?? given(kind));
  const printed = (kind: string): string => (given(kind) === '' ? '' : card(`${kind}.${given(kind)}`));
  const placed = (name: string): string => (given(name) === '' ? '' : spaceSaid(given(name), words));
  const count = (name: string): number => asNumber(params[name]);
  return {
    hero: named('hero'),
    who: whoSaid(given('who'), teller),
    many: given('who').includes(' '),
    enemy: named('enemy'),
    banner: bannerSaid(params, words),
    token: tokenSaid(given('token'), given('kind'), teller),
    terrain: named('terrain'),
    tile: given('tile'),
    space: placed('space'),
    other: placed('other'),
    side: given('side'),
    title: printed('title'),
    trinket: printed('trinket'),
    boon: printed('boon'),
    objective: given('objective') === '' ? '' : objectiveSaid(given('objective'), teller),
    action: given('action') === '' ? '' : actionSaid(given('action'), teller),
    against:
      params.against === 'damage' || params.against === 'fear' ? words.telling.against[params.against] : '',
    count: count('count'),
    copy: count('copy'),
    damage: count('damage'),
    fear: count('fear'),
    figures: count('figures'),
    moves: count('moves'),
    hits: count('hits'),
    fallen: count('fallen'),
    by: count('by'),
    threat: count('threat'),
    at: count('at'),
    round: count('round'),
  };
};

/** A sentence of the rules by its key, else a text of the story with its `{places}` filled. */
export const sayWith = ({ key, params = {} }: Text, teller: Teller): string => {
  const { lines } = teller.words.telling;
  const told = (): Told => toldOf(params, teller);
  if (Object.hasOwn(lines, key)) return lines[key as keyof typeof lines](told());
  const text = teller.text[key] ?? key;
  return text.includes('{') ? filled(text, { ...told() }, params) : text;
};

const filled = (text: string, told: Record<string, unknown>, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in params ? String(told[name] ?? params[name]) : place,
  );

/** The same sentence without the marks of what is done by hand, for a voice or a file. */
export const plain = (said: string): string => said.replaceAll('*', '');
