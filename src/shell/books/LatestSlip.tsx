import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { useLanguage, useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { LatestSlot } from '@/saves/latest';
import type { GameCard } from '../gameCard';
import { BOUND, Binding } from './Binding';
import { Plate } from './Plate';
import { Ribbon } from './Ribbon';
import { useContinue } from './useContinue';

type Props = { latest: LatestSlot; card: GameCard | undefined; width: number; narrow: boolean };

/** The save played last, before the games: a book with the ribbon in it. */
export const LatestSlip = ({ latest, card, width, narrow }: Props) => {
  const { app, shelf: words } = useWords();
  const language = useLanguage();
  const router = useRouter();
  const goOn = useContinue(latest);
  const plate = narrow ? { width: 96, height: 64 } : { width: 144, height: 94 };
  const pad = SPACE.m;
  return (
    <View style={{ width }}>
      <Binding
        leather="gold"
        width={width}
        style={{
          padding: pad,
          gap: SPACE.m,
          flexDirection: narrow ? 'column' : 'row',
          alignItems: narrow ? 'stretch' : 'center',
        }}
      >
        <View
          style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m, flexGrow: 1, flexShrink: 1 }}
        >
          {card ? <Plate of={card} {...plate} /> : null}
          <View style={{ flex: 1 }}>
            <Text tone="faded">{card ? card.title[language] : words.unknownGame}</Text>
            <Text size={narrow ? 'story' : 'heading'} font="serifBold" heading={2}>
              {latest.name}
            </Text>
          </View>
        </View>
        {card ? (
          <Button
            kind="primary"
            icon="book"
            label={words.goOn}
            said={words.goOnWith(latest.name)}
            onPress={goOn}
            style={narrow ? undefined : { minWidth: 220 }}
          />
        ) : (
          <Button
            icon="save"
            label={words.saves}
            said={app.pair(words.saves, latest.name)}
            onPress={() => router.push('/saves')}
          />
        )}
      </Binding>
      {card ? <Ribbon length={46} left={BOUND + pad + 6} /> : null}
    </View>
  );
};
