import { useMemo, useState } from 'react';
import type { SetFour } from '@/games/tcg/checklist';
import { checkDeckText } from '@/games/tcg/decks';
import type { Format } from '@/games/tcg/play';
import { FORMATS } from '@/games/tcg/play';
import { useKnownSites } from '@/games/tcg/session/knownSites';
import { useWords } from '@/games/tcg/session/useWords';
import { Choice } from '@/ui/Choice';
import { PastedDeck } from '@/ui/tableSet';
import { DeckResult } from './DeckResult';
import { SiteNumbers } from './SiteNumbers';

/** p.7–8, p.26 A pasted list, checked as it is typed. */
export const CheckDeck = ({ list: setFour }: { list: SetFour }) => {
  const { cardsPage, names } = useWords();
  const words = cardsPage.check;
  const sites = useKnownSites((store) => store.value);
  const [format, setFormat] = useState<Format>('towersBlock');
  const [list, setList] = useState('');
  const deck = useMemo(
    () => checkDeckText(list, { list: setFour, format, sites }),
    [list, setFour, format, sites],
  );
  return (
    <PastedDeck
      words={words}
      list={list}
      onChange={setList}
      nothingRead={list.trim() !== '' && deck.total === 0}
      choice={
        <Choice
          label={words.format}
          value={format}
          options={FORMATS.map((value) => ({ value, label: names.format[value] }))}
          onChoose={setFormat}
        />
      }
    >
      <DeckResult deck={deck} />
      <SiteNumbers sites={deck.unnumbered} />
    </PastedDeck>
  );
};
