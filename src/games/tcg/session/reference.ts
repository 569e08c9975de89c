import type { Topic as TcgTopic } from '@/games/tcg/reference/load';
import { loadReference } from '@/games/tcg/reference/load';
import { KINDS, STEPS } from '@/games/tcg/reference/schema';
import type { Translations } from '@/games/tcg/words';
import { wordsOf } from '@/games/tcg/words';
import type { LoadReference, Topic } from '@/session/reference';

const topicIn = (topic: TcgTopic, { reference: words }: Translations): Topic => {
  const { pages, number, cards, cardsEn } = topic;
  return {
    ...topic,
    page: pages[0] ?? null,
    cards: [...cards, ...cardsEn],
    source: words.page(pages.join(', ')),
    facts: number === null ? [] : [words.code(number)],
  };
};

/** The booklet, as it is looked up together with the rules of other games. */
export const loadTopics: LoadReference = async (language) => {
  const { topics, terms } = await loadReference(language);
  const words = wordsOf(language);
  return {
    game: words.tcgSettings.title,
    kinds: KINDS.map((kind) => ({ kind, label: words.reference.kind[kind] })),
    steps: STEPS.map((step) => ({ step, label: words.reference.step[step] })),
    topics: topics.map((topic) => topicIn(topic, words)),
    terms,
  };
};
