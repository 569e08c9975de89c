import { useMemo, useState } from 'react';
import { spheresIn } from '@/games/lcg/catalogue';
import { checkDeckText } from '@/games/lcg/decks';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { PastedDeck } from '@/ui/tableSet';
import { DeckResult } from './DeckResult';

/** R p.27 A pasted list, checked as it is typed. */
export const CheckDeck = () => {
  const { cardsPage } = useWords();
  const catalogue = useCatalogue((state) => state.catalogue);
  const [list, setList] = useState('');
  const deck = useMemo(() => checkDeckText(list, spheresIn(catalogue)), [list, catalogue]);
  return (
    <PastedDeck
      words={cardsPage.check}
      list={list}
      onChange={setList}
      nothingRead={list.trim() !== '' && deck.cards === 0 && deck.heroes.length === 0}
    >
      <DeckResult deck={deck} />
    </PastedDeck>
  );
};
