import { ScrollView, View } from 'react-native';
import { activeLocations, inZone, questSums } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { EncounterTile } from './EncounterTile';
import type { MenuControls } from './menu';
import { QuestCard } from './QuestCard';
import { QuestSum } from './QuestSum';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** The middle of the table: the quest, where the group has travelled, and the staging area. */
export const Centre = ({ game, open }: Props) => (
  <ScrollView contentContainerStyle={{ flexGrow: 1, padding: SPACE.s, gap: SPACE.s }}>
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      <QuestCard game={game} open={open} />
      <QuestSum game={game} open={open} />
    </View>
    <ActiveLocation game={game} open={open} />
    <Staging game={game} open={open} />
    <Claimed game={game} open={open} />
  </ScrollView>
);

const ActiveLocation = ({ game, open }: Props) => {
  const words = useWords().table;
  const active = activeLocations(game.state);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      <Text size="label" tone="faded" font="sansBold">
        {active.length === 0 ? words.activeLocation.none : words.activeLocation.title}
      </Text>
      {active.map((card) => (
        <EncounterTile key={card.id} game={game} card={card} open={open} low />
      ))}
    </View>
  );
};

const Staging = ({ game, open }: Props) => {
  const words = useWords().table;
  const cards = inZone(game.state, 'staging');
  const { threat } = questSums(game.state);
  return (
    <View role="region" aria-label={words.staging.title} style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Text font="serifBold" size="story" heading={2} style={{ flexShrink: 1 }}>
          {words.staging.title}
        </Text>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, flex: 1 }}>
          <Icon name="threat" size={20} tone="ember" />
          <Text font="sansBold" tone="ember" size="story">
            {threat.total}
          </Text>
        </View>
        <Button label={words.staging.add} onPress={() => open({ kind: 'addEncounter', engagedWith: null })} />
      </View>
      {cards.length === 0 ? <Text tone="faded">{words.staging.empty}</Text> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {cards.map((card) => (
          <EncounterTile key={card.id} game={game} card={card} open={open} />
        ))}
      </View>
    </View>
  );
};

/** R p.24 Objectives that a character carries. */
const Claimed = ({ game, open }: Props) => {
  const words = useWords().table;
  const cards = inZone(game.state, 'claimed');
  if (cards.length === 0) return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text size="label" tone="faded" font="sansBold">
        {words.claimed}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {cards.map((card) => (
          <EncounterTile key={card.id} game={game} card={card} open={open} low />
        ))}
      </View>
    </View>
  );
};
