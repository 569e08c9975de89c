import type { CharacterId } from '@/games/confrontation/content';
import { HAND, SIDES, SPECIALS_OF, STRENGTH, isTextCard, nameOf } from '@/games/confrontation/content';
import type { Translations } from '@/games/confrontation/words';
import { wordsOf } from '@/games/confrontation/words';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import type { LoadReference, Term, Topic } from '@/session/reference';

const KINDS = ['rule', 'character', 'card', 'special'] as const;

/** By every name it has, so that the other language's finds it too. */
const named = (name: (words: Translations) => string): string[] =>
  LANGUAGES.map((language) => name(wordsOf(language)));

const topic = (
  kind: (typeof KINDS)[number],
  id: string,
  given: Pick<Topic, 'title' | 'text' | 'tags' | 'facts'>,
): Topic => ({
  id: `${kind}.${id}`,
  kind,
  number: null,
  page: null,
  cards: [],
  steps: [],
  source: '',
  ...given,
});

const characterTopic = (character: CharacterId, words: Translations): Topic => {
  const { names, texts, table, reference } = words;
  const name = nameOf(character);
  return topic('character', character, {
    title: names.character[name],
    text: texts.character[character],
    tags: named((one) => one.names.character[name]),
    facts: [
      table.strength(STRENGTH[character]),
      character.endsWith('-c') ? reference.cast.c : reference.cast.v,
    ],
  });
};

/** Names that differ from language to language. */
const terms = (): Term[] => {
  const characters = Object.keys(wordsOf(LANGUAGES[0]).names.character) as ReturnType<typeof nameOf>[];
  return characters.map((character) =>
    byLanguage((language) => wordsOf(language).names.character[character]),
  );
};

/** The game under its headings, every character and every card. */
export const loadTopics: LoadReference = async (language) => {
  const words = wordsOf(language);
  const { guide, names, texts, newGame, reference } = words;
  const sections = Object.keys(guide.game) as (keyof typeof guide.game)[];
  const rulings = Object.keys(guide.rulings.of) as (keyof typeof guide.rulings.of)[];
  return {
    game: newGame.title,
    kinds: KINDS.map((kind) => ({ kind, label: reference.kind[kind] })),
    steps: [],
    topics: [
      ...sections.map((section) =>
        topic('rule', section, {
          ...guide.game[section],
          tags: named((one) => one.guide.game[section].title),
          facts: [],
        }),
      ),
      ...rulings.map((ruling) =>
        topic('rule', `ruling.${ruling}`, {
          ...guide.rulings.of[ruling],
          tags: named((one) => one.guide.rulings.title),
          facts: [],
        }),
      ),
      ...(Object.keys(texts.character) as CharacterId[]).map((character) => characterTopic(character, words)),
      ...SIDES.flatMap((side) => [
        ...HAND[side].filter(isTextCard).map((card) =>
          topic('card', `${side}.${card}`, {
            title: names.card[card],
            text: texts.card[card],
            tags: named((one) => one.names.card[card]),
            facts: [names.side[side]],
          }),
        ),
        ...SPECIALS_OF[side].map((card) =>
          topic('special', `${side}.${card}`, {
            title: names.special[card],
            text: texts.special[card],
            tags: named((one) => one.names.special[card]),
            facts: [names.side[side]],
          }),
        ),
      ]),
    ],
    terms: terms(),
  };
};
