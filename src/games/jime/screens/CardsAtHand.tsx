import { useEffect } from 'react';
import { View } from 'react-native';
import type { CardMoment } from '@/games/jime/content';
import type { Game, HeroId } from '@/games/jime/play';
import { cardsAtHand } from '@/games/jime/play';
import { useQuietCards } from '@/games/jime/session/hints';
import { useWords } from '@/games/jime/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from './useNames';

/** More would be a page of its own. */
const MOST = 3;

type Props = { game: Game; hero: HeroId; moments: readonly CardMoment[] };

/** A quiet word on the hero's cards that act now: three at most, each put away for good by its button. */
export const CardsAtHand = ({ game, hero, moments }: Props) => {
  const { app, table } = useWords();
  const words = table.cardsAtHand;
  const { printed, say } = useNames();
  const { seen, open, dismiss } = useQuietCards();
  useEffect(() => {
    void open();
  }, [open]);
  if (!seen) return null;
  const cards = cardsAtHand(game, hero, moments).filter(({ id }) => !seen.includes(id));
  return cards.length === 0 ? null : (
    <View role="list" aria-label={words.label}>
      {cards.slice(0, MOST).map(({ id, name, gist }) => (
        <View
          key={id}
          role="listitem"
          style={{ flexDirection: 'row', alignItems: 'center', columnGap: SPACE.s }}
        >
          <Text size="label" tone="faded" style={{ flex: 1 }}>
            {app.pair(printed(name), say(gist))}
          </Text>
          <IconButton icon="close" label={words.putAway(printed(name))} onPress={() => void dismiss(id)} />
        </View>
      ))}
    </View>
  );
};
