import { useEffect } from 'react';
import { View } from 'react-native';
import type { CardMoment } from '@/games/jime/content';
import type { CardAtHand, Game, HeroId } from '@/games/jime/play';
import { cardsAtHand } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useQuietCards } from '@/games/jime/session/hints';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from './useNames';

/** More would be a page of its own. */
const MOST = 3;

type Props = { game: Game; heroes: readonly HeroId[]; moments: readonly CardMoment[] };

/** A quiet word on the cards of heroes that act now: three at most, each ticked off or put away for good by its button. */
export const CardsAtHand = ({ game, heroes, moments }: Props) => {
  const words = useWords().table.cardsAtHand;
  const { seen, open, dismiss } = useQuietCards();
  useEffect(() => {
    void open();
  }, [open]);
  if (!seen) return null;
  const cards = heroes
    .flatMap((hero) => cardsAtHand(game, hero, moments))
    .filter(({ id }) => !seen.includes(id));
  return cards.length === 0 ? null : (
    <View role="list" aria-label={words.label} style={{ gap: SPACE.xs }}>
      {cards.slice(0, MOST).map((card) => (
        <Reminder
          key={`${card.hero}/${card.id}`}
          card={card}
          named={heroes.length > 1}
          onPutAway={() => void dismiss(card.id)}
        />
      ))}
    </View>
  );
};

type ReminderProps = { card: CardAtHand; named: boolean; onPutAway(): void };

const Reminder = ({ card: { hero, kind, id, name, gist, tick }, named, onPutAway }: ReminderProps) => {
  const { app, table } = useWords();
  const words = table.cardsAtHand;
  const names = useNames();
  const act = useGame((state) => state.act);
  const card = names.printed(name);
  // §38.6 What lasts is no help to be put away: it goes with its card.
  const lasts = kind === 'damage' || kind === 'fear';
  const tickOff = () =>
    void act(
      tick === 'token'
        ? { type: 'deplete', hero, trinket: id }
        : { type: 'setUsed', hero, card: id, used: true },
    );
  return (
    <View role="listitem" style={{ flexDirection: 'row', alignItems: 'center', columnGap: SPACE.s }}>
      {lasts ? <Icon name={kind} size={22} tone={kind === 'damage' ? 'ember' : 'violet'} /> : null}
      <Text size="label" tone={lasts ? 'ink' : 'faded'} style={{ flex: 1 }}>
        {app.pair(named && kind !== 'hero' ? words.of(names.hero(hero), card) : card, names.say(gist))}
      </Text>
      {tick ? <IconButton icon="check" label={words.tick[tick](card)} onPress={tickOff} /> : null}
      {lasts ? null : <IconButton icon="close" label={words.putAway(card)} onPress={onPutAway} />}
    </View>
  );
};
