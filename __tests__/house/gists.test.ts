import type { CardUse } from '@/games/jime/content';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, openByLanguage } from '@/i18n/languages';
import { openText } from '@campaigns/index';
import { CONTENT } from '../games/jime/rules/company';

/** Every kind of card that may do something, by the name it has in the texts. */
const { heroes, items, trinkets, skills, titles, damageCards, fearCards, weaknesses, boons, banes } =
  CONTENT.box;

type Card = CardUse & { id: string };
const all = (records: Record<string, Card>): Card[] => Object.values(records);
const skillsOf = (kind: 'basic' | 'hero' | 'role'): Card[] =>
  Object.values(skills).filter(({ owner }) => owner.kind === kind);
const mounts = Object.values(items).filter(({ slot }) => slot === 'mount');

/** Of each kind: its cards, and how many of them do nothing beyond their icons, keywords and hits. */
const KINDS: [name: string, of: string, cards: Card[], silent: number, total: number][] = [
  ['items', 'item', all(items).filter(({ id }) => !mounts.some((mount) => mount.id === id)), 22, 144],
  ['mounts', 'item', mounts, 0, 10],
  ['trinkets', 'trinket', all(trinkets), 0, 49],
  ['basic skills', 'skill', skillsOf('basic'), 0, 6],
  ['hero skills', 'skill', skillsOf('hero'), 5, 85],
  ['role skills', 'skill', skillsOf('role'), 0, 210],
  ['titles', 'title', all(titles), 1, 33],
  ['hero cards', 'hero', all(heroes), 0, 18],
  ['damage cards', 'damage', all(damageCards), 0, 18],
  ['fear cards', 'fear', all(fearCards), 0, 18],
];

/** Kinds without moments: a boon or a bane always does something, a weakness never (§53.4). */
const ALWAYS: [name: string, of: string, cards: Card[]][] = [
  ['boons', 'boon', all(boons)],
  ['banes', 'bane', all(banes)],
];

let text: Record<Language, Record<string, string>>;

beforeAll(async () => {
  text = await openByLanguage(
    async (language) => (await openText('core', language)) as Record<string, string>,
  );
});

const isTold = (of: string, { id }: Card): boolean[] =>
  LANGUAGES.map((language) => (text[language][`${of}.${id}.gist`] ?? '').trim() !== '');

describe('what every card does, in our words', () => {
  it.each(KINDS)(
    '%s: told in every language, or marked as doing nothing more',
    (_, of, cards, silent, total) => {
      const wrong = cards.filter((card) =>
        isTold(of, card).some((told) => told !== (card.when !== undefined)),
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
      expect([cards.filter(({ when }) => !when).length, cards.length]).toEqual([silent, total]);
    },
  );

  it.each(ALWAYS)('%s: told in every language', (_, of, cards) => {
    expect(cards).toHaveLength(3);
    expect(cards.filter((card) => isTold(of, card).includes(false))).toEqual([]);
  });

  it('§53.4 weaknesses: none does anything', () => {
    expect(all(weaknesses)).toHaveLength(20);
    expect(all(weaknesses).filter((card) => isTold('weakness', card).includes(true))).toEqual([]);
  });
});
