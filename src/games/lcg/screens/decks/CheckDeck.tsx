import { useMemo, useState } from 'react';
import { View } from 'react-native';
import { spheresIn } from '@/games/lcg/catalogue';
import { checkDeckText } from '@/games/lcg/decks';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';
import { DeckResult } from './DeckResult';

/** Longer than any list of a deck. */
const LONGEST_LIST = 20_000;

/** R p.27 A pasted list, checked as it is typed. */
export const CheckDeck = () => {
  const { cardsPage } = useWords();
  const words = cardsPage.check;
  const catalogue = useCatalogue((state) => state.catalogue);
  const [list, setList] = useState('');
  const deck = useMemo(() => checkDeckText(list, spheresIn(catalogue)), [list, catalogue]);
  const isEmpty = list.trim() === '';
  const nothingRead = !isEmpty && deck.cards === 0 && deck.heroes.length === 0;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.l }}>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 420, maxWidth: '100%', gap: SPACE.m }}>
        <TextField label={words.paste} value={list} longest={LONGEST_LIST} rows={14} onChange={setList} />
        {isEmpty ? null : (
          <View style={{ alignItems: 'flex-start' }}>
            <Button icon="close" label={words.clear} onPress={() => setList('')} />
          </View>
        )}
      </View>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 420, maxWidth: '100%', gap: SPACE.m }}>
        {isEmpty ? <Text size="story">{words.empty}</Text> : null}
        {nothingRead ? <Notice kind="warning" text={words.nothingRead} /> : null}
        {isEmpty || nothingRead ? <Text>{words.formats}</Text> : <DeckResult deck={deck} />}
      </View>
    </View>
  );
};
