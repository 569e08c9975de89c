import { View } from 'react-native';
import type { Topic } from '@/games/lcg/reference/load';
import { useWords } from '@/games/lcg/session/useWords';
import type { Translations } from '@/games/lcg/words';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/session/settings';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

/** The core set as the F.A.Q. abbreviates it. */
const CORE_SET = 'BB';

type Words = Translations['reference'];

/** Where it is written: the number or page one looks up in the document. */
const sourceOf = ({ number, page }: Topic, words: Words): string =>
  page === null ? (number === null ? words.ofFaq : words.number(number)) : words.page(page);

/** Cards by their English names where they are known, else as the documents print them. */
const cardsOf = ({ cards, cardsEn }: Topic, language: Language): string[] =>
  language === 'en' ? (cardsEn ?? cards) : cards;

const replacedBy = ({ replaces = [] }: Topic, words: Words): string[] =>
  replaces.map((what) => {
    const page = /^R p\.(\d+)$/.exec(what)?.[1];
    return page === undefined ? what : words.replacedPage(page);
  });

const factsOf = (topic: Topic, words: Words, language: Language): string[] => {
  const cards = cardsOf(topic, language);
  const replaced = replacedBy(topic, words);
  return [
    ...(topic.setCode === null
      ? []
      : [topic.setCode === CORE_SET ? words.coreSet : words.set(topic.setCode)]),
    ...(cards.length === 0 || cards.join() === topic.title ? [] : [words.cards(cards.join(', '))]),
    ...(replaced.length === 0 ? [] : [words.replaces(replaced.join(', '))]),
  ];
};

/** One entry: where it is written, what it says, and what it is about. */
export const EntryCard = ({ topic }: { topic: Topic }) => {
  const { reference: words } = useWords();
  const { colours } = useTheme();
  const facts = factsOf(topic, words, useLanguage());
  return (
    <View
      style={{
        gap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s + 4,
        borderRadius: RADIUS,
        borderWidth: 1,
        borderColor: `${colours.faded}66`,
        backgroundColor: colours.panel,
      }}
    >
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap-reverse', columnGap: SPACE.m, alignItems: 'baseline' }}
      >
        <Text
          font="serifBold"
          size="story"
          heading={3}
          style={{ flexGrow: 1, flexShrink: 1, flexBasis: 240 }}
        >
          {topic.title}
        </Text>
        <Text font="sansBold" tone="gold">
          {sourceOf(topic, words)}
        </Text>
      </View>
      <Text>{topic.text}</Text>
      {facts.length > 0 ? (
        <Text size="label" tone="faded">
          {facts.join(' · ')}
        </Text>
      ) : null}
    </View>
  );
};
