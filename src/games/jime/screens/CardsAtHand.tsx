import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { CardAtHand, Game, HeroId, Now } from '@/games/jime/play';
import { cardsAtHand } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useQuietCards } from '@/games/jime/session/hints';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH } from '@/ui/theme';
import { useNames } from './useNames';

/** More would be a page of its own. */
const MOST = 3;

/** Its lines are lower than what a finger needs: the rest lies over the space around them. */
const CLOSE = { marginVertical: -SPACE.s };

type Props = { game: Game; heroes: readonly HeroId[]; now: Now };

/** A quiet word on the cards that act now: a line each and three at most, in full and with their buttons at a touch. */
export const CardsAtHand = ({ game, heroes, now }: Props) => {
  const { app, table } = useWords();
  const { seen, open, dismiss } = useQuietCards();
  const [unfolded, setUnfolded] = useState(false);
  const sentence = useSentence(heroes);
  useEffect(() => {
    void open();
  }, [open]);
  if (!seen) return null;
  const cards = cardsAtHand(game, heroes, now)
    .filter((card) => lasts(card) || !seen.includes(card.id))
    .slice(0, MOST);
  if (cards.length === 0) return null;
  const { label } = table.cardsAtHand;
  if (unfolded)
    return (
      <View role="list" aria-label={label} style={{ gap: SPACE.xs }}>
        {cards.map((card) => (
          <Reminder
            key={keyOf(card)}
            card={card}
            said={sentence(card)}
            onPutAway={() => void dismiss(card.id)}
          />
        ))}
      </View>
    );
  return (
    <Touchable
      label={app.pair(label, cards.map(sentence).join(' '))}
      expanded={false}
      onPress={() => setUnfolded(true)}
      style={CLOSE}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: TOUCH }}>
        <View style={{ flex: 1 }}>
          {cards.map((card) => (
            <Line key={keyOf(card)} card={card} said={sentence(card)} lines={1} />
          ))}
        </View>
        <View style={{ transform: [{ rotate: '-90deg' }] }}>
          <Icon name="back" size={22} tone="faded" />
        </View>
      </View>
    </Touchable>
  );
};

const keyOf = ({ hero, id }: CardAtHand): string => `${hero}/${id}`;

/** §38.6 What lasts is no help to be put away: it goes with its card. */
const lasts = ({ kind }: CardAtHand): boolean => kind === 'damage' || kind === 'fear';

/** What a card does, after its name; and after the name of its hero where that is not the one who acts. */
const useSentence = (heroes: readonly HeroId[]) => {
  const { app, table } = useWords();
  const names = useNames();
  return ({ hero, kind, name, gist }: CardAtHand): string => {
    const card = names.held(name);
    const named = kind !== 'hero' && (heroes.length > 1 || !heroes.includes(hero));
    return app.pair(named ? table.cardsAtHand.of(names.hero(hero), card) : card, names.say(gist));
  };
};

type LineProps = { card: CardAtHand; said: string; lines?: number };

const Line = ({ card, said, lines }: LineProps) => (
  <View style={{ flex: lines ? 0 : 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
    {card.kind === 'damage' || card.kind === 'fear' ? (
      <Icon name={card.kind} size={18} tone={card.kind === 'damage' ? 'ember' : 'violet'} />
    ) : null}
    <Text size="label" tone={lasts(card) ? 'ink' : 'faded'} {...(lines ? { lines } : {})} style={{ flex: 1 }}>
      {said}
    </Text>
  </View>
);

type ReminderProps = { card: CardAtHand; said: string; onPutAway(): void };

const Reminder = ({ card, said, onPutAway }: ReminderProps) => {
  const words = useWords().table.cardsAtHand;
  const act = useGame((state) => state.act);
  const { hero, id, name, tick } = card;
  const called = useNames().held(name);
  const tickOff = () =>
    void act(
      tick === 'token'
        ? { type: 'deplete', hero, trinket: id }
        : { type: 'setUsed', hero, card: id, used: true },
    );
  return (
    <View role="listitem" style={{ flexDirection: 'row', alignItems: 'center', columnGap: SPACE.s }}>
      <Line card={card} said={said} />
      {tick ? <IconButton icon="check" label={words.tick[tick](called)} onPress={tickOff} /> : null}
      {lasts(card) ? null : <IconButton icon="close" label={words.putAway(called)} onPress={onPutAway} />}
    </View>
  );
};
