import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { CardAtHand, Game, HeroId, Now } from '@/games/jime/play';
import { cardsAtHand } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useQuietCards } from '@/games/jime/session/hints';
import { useWords } from '@/games/jime/session/useWords';
import { Chevron } from '@/ui/Fold';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH } from '@/ui/theme';
import { useNames } from './useNames';

/** More would be a page of its own. */
const MOST = 3;

/** Its line is lower than what a finger needs: the rest lies in the space around it. */
const CLOSE = { marginVertical: -SPACE.s };

type Props = { game: Game; heroes: readonly HeroId[]; now: Now };

/** A quiet word on the cards that act now, three at most: their names in a line, what they do and their buttons at a touch. */
export const CardsAtHand = ({ game, heroes, now }: Props) => {
  const { app, table } = useWords();
  const { seen, open, dismiss } = useQuietCards();
  const [unfolded, setUnfolded] = useState(false);
  const names = useNames();
  const called = useCalled(heroes);
  useEffect(() => {
    void open();
  }, [open]);
  if (!seen) return null;
  const cards = cardsAtHand(game, heroes, now)
    .filter((card) => lasts(card) || !seen.includes(card.id))
    .slice(0, MOST);
  if (cards.length === 0) return null;
  const said = cards.map((card) => app.pair(called(card), names.say(card.gist)));
  if (!unfolded)
    return (
      <Touchable
        told
        label={app.pair(table.cardsAtHand.label, said.join(' '))}
        expanded={false}
        onPress={() => setUnfolded(true)}
        style={CLOSE}
      >
        <Folded cards={cards} line={cards.map(called).join(' · ')} />
      </Touchable>
    );
  return (
    <View role="list" aria-label={table.cardsAtHand.label} style={{ gap: SPACE.xs }}>
      {cards.map((card, i) => (
        <Reminder
          key={`${card.hero}/${card.id}`}
          card={card}
          said={said[i] ?? ''}
          onPutAway={() => void dismiss(card.id)}
        />
      ))}
    </View>
  );
};

/** §38.6 What lasts is no help to be put away: it goes with its card. */
const lasts = ({ kind }: CardAtHand): boolean => kind === 'damage' || kind === 'fear';

/** The name of a card; after that of its hero where it is not the one who acts. */
const useCalled = (heroes: readonly HeroId[]) => {
  const { of } = useWords().table.cardsAtHand;
  const names = useNames();
  return ({ hero, kind, name }: CardAtHand): string => {
    const card = names.held(name);
    return kind !== 'hero' && (heroes.length > 1 || !heroes.includes(hero))
      ? of(names.hero(hero), card)
      : card;
  };
};

const Sign = ({ kind }: Pick<CardAtHand, 'kind'>) =>
  kind === 'damage' || kind === 'fear' ? (
    <Icon name={kind} size={22} tone={kind === 'damage' ? 'ember' : 'violet'} />
  ) : (
    <Icon name="skill" size={22} tone="faded" />
  );

const Folded = ({ cards, line }: { cards: readonly CardAtHand[]; line: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: TOUCH }}>
    <Sign kind={cards[0]?.kind ?? 'skill'} />
    <Text size="label" tone={cards.some(lasts) ? 'ink' : 'faded'} style={{ flex: 1 }}>
      {line}
    </Text>
    <Chevron open={false} tone="faded" />
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
      <Sign kind={card.kind} />
      <Text size="label" tone={lasts(card) ? 'ink' : 'faded'} style={{ flex: 1 }}>
        {said}
      </Text>
      {tick ? <IconButton icon="check" label={words.tick[tick](called)} onPress={tickOff} /> : null}
      {lasts(card) ? null : <IconButton icon="close" label={words.putAway(called)} onPress={onPutAway} />}
    </View>
  );
};
