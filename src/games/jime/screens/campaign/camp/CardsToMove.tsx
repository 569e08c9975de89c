import { View } from 'react-native';
import type { HeldCard } from '@/games/jime/play';
import { cardsToMove } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { FooterPage } from '@/ui/FooterPage';
import { LastRefusal } from '../../Refusal';
import { TickLine } from '@/ui/TickLine';
import { OurNames } from '../../OurNames';
import { useOpenGame } from '../useOpenGame';
import type { Ticks } from '../useTicks';
import { useTicks } from '../useTicks';

/** §34.7, §51.6, §51.7 The last page at camp: the cards that change places with the box, and the way on. */
export const CardsToMove = ({ onBack }: { onBack(): void }) => {
  const words = useWords().campaign.camp.cards;
  const { game, act } = useOpenGame();
  const { take, putBack } = cardsToMove(game.state.campaign);
  const ticks = useTicks();
  const nothing = take.length + putBack.length === 0;
  return (
    <FooterPage
      title={words.title}
      onBack={onBack}
      footer={
        <>
          <LastRefusal />
          <Button kind="primary" label={words.goOn} onPress={() => act({ type: 'leaveCamp' })} />
        </>
      }
    >
      <Text size="story">{nothing ? words.nothing : words.intro}</Text>
      {nothing ? null : <OurNames />}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        <Pile of="take" cards={take} ticks={ticks} />
        <Pile of="putBack" cards={putBack} ticks={ticks} />
      </View>
    </FooterPage>
  );
};

type PileProps = { of: 'take' | 'putBack'; cards: readonly HeldCard[]; ticks: Ticks };

const Pile = ({ of, cards, ticks }: PileProps) => {
  const words = useWords().campaign.camp.cards;
  const { heroName, names } = useOpenGame();
  if (cards.length === 0) return null;
  return (
    <View style={{ flexGrow: 1, flexBasis: 340 }}>
      <Panel group={words[of]} style={{ gap: SPACE.xs }}>
        <Text size="heading" heading={2}>
          {words[of]}
        </Text>
        {cards.map(({ kind, card, hero }, index) => {
          const key = `${of}/${index}/${card}`;
          const owner = hero ? heroName(hero) : words.company;
          const name = names.label[kind](card);
          return (
            <TickLine
              key={key}
              text={name}
              label={`${words[of]}, ${name}, ${owner}`}
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
