import { View } from 'react-native';
import type { HeldCard } from '@/engine';
import { cardsToMove } from '@/engine';
import { useWords } from '@/store/settings';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Leaf } from '../Leaf';
import { Refused } from '../Refused';
import { TickLine } from '../TickLine';
import { useCardNames } from '../useCardNames';
import { useTable } from '../useTable';
import { useTicks } from '../useTicks';

/** §34.7, §51.6, §51.7 The last leaf at camp: the cards that change places with the box, and the way on. */
export const CardsToMove = ({ onBack }: { onBack(): void }) => {
  const words = useWords().campaign.camp.cards;
  const { game, act } = useTable();
  const { take, putBack } = cardsToMove(game.state.campaign);
  const nothing = take.length + putBack.length === 0;
  return (
    <Leaf
      title={words.title}
      onBack={onBack}
      foot={
        <>
          <Refused />
          <Button kind="primary" label={words.goOn} onPress={() => act({ type: 'leaveCamp' })} />
        </>
      }
    >
      <Text size="story">{nothing ? words.nothing : words.intro}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        <Pile title={words.take} cards={take} />
        <Pile title={words.putBack} cards={putBack} />
      </View>
    </Leaf>
  );
};

const Pile = ({ title, cards }: { title: string; cards: readonly HeldCard[] }) => {
  const words = useWords().campaign.camp.cards;
  const { heroName } = useTable();
  const named = useCardNames();
  const ticks = useTicks();
  if (cards.length === 0) return null;
  return (
    <View style={{ flexGrow: 1, flexBasis: 340 }}>
      <Panel style={{ gap: SPACE.xs }}>
        <Text size="heading" heading={2}>
          {title}
        </Text>
        {cards.map(({ kind, card, hero }, index) => {
          const key = `${index}/${card}`;
          const owner = hero ? heroName(hero) : words.company;
          const name = named[kind](card);
          return (
            <TickLine
              key={key}
              text={name}
              label={`${title}, ${name}, ${owner}`}
              ticked={ticks.ticked(key)}
              onTick={() => ticks.tick(key)}
            >
              <Text tone="faded">{owner}</Text>
            </TickLine>
          );
        })}
      </Panel>
    </View>
  );
};
