import { useMemo, useState } from 'react';
import { View } from 'react-native';
import type { SetFour } from '@/games/tcg/checklist';
import { checkDeckText } from '@/games/tcg/decks';
import type { Format } from '@/games/tcg/play';
import { FORMATS } from '@/games/tcg/play';
import { useKnownSites } from '@/games/tcg/session/knownSites';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';
import { DeckResult } from './DeckResult';
import { SiteNumbers } from './SiteNumbers';

/** Longer than any list of a deck. */
const LONGEST_LIST = 20_000;

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
  const isEmpty = list.trim() === '';
  const nothingRead = !isEmpty && deck.total === 0;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.l }}>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 420, maxWidth: '100%', gap: SPACE.m }}>
        <Choice
          label={words.format}
          value={format}
          options={FORMATS.map((value) => ({ value, label: names.format[value] }))}
          onChoose={setFormat}
        />
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
        <SiteNumbers sites={deck.unnumbered} />
      </View>
    </View>
  );
};
