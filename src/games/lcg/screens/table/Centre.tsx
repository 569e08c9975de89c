import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { GameState } from '@/games/lcg/play';
import { activeLocations, inZone, phaseOf, questSums } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { Scroll } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { EncounterTile } from './EncounterTile';
import type { MenuControls } from './menu';
import { QuestCard } from './QuestCard';
import { QuestSum } from './QuestSum';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** Until the quest is resolved: what has been placed or raised is not to come once more. */
const isQuesting = (state: GameState): boolean =>
  phaseOf(state) === 'quest' && !(state.at.step === 'resolution' && state.at.window);

/** The middle of the table: the quest, where the group has travelled, and the staging area. */
export const Centre = ({ game, open, above }: Props & { above: ReactNode }) => (
  <Scroll style={{ flex: 1 }} contentContainerStyle={{ flexGrow: 1 }}>
    {above}
    <View style={{ flexGrow: 1, padding: SPACE.s, gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <QuestCard game={game} open={open} />
        <ActiveLocation game={game} open={open} />
      </View>
      {isQuesting(game.state) ? <QuestSum game={game} open={open} /> : null}
      <Staging game={game} open={open} />
      <Claimed game={game} open={open} />
    </View>
  </Scroll>
);

/** R p.15 The location the group has travelled to, or its empty place. */
const ActiveLocation = ({ game, open }: Props) => {
  const { colours, scale } = useTheme();
  const words = useWords().table.activeLocation;
  const active = activeLocations(game.state);
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 170 * scale,
        alignContent: 'stretch',
        gap: SPACE.s,
      }}
    >
      {active.map((card) => (
        <EncounterTile key={card.id} game={game} card={card} open={open} note={words.title} />
      ))}
      {active.length > 0 ? null : (
        <View
          style={{
            flexGrow: 1,
            minHeight: 64,
            alignItems: 'center',
            justifyContent: 'center',
            padding: SPACE.s,
            borderRadius: RADIUS * 2,
            borderWidth: 1.5,
            borderStyle: 'dashed',
            borderColor: colours.faded,
          }}
        >
          <Text tone="faded" style={{ textAlign: 'center' }}>
            {words.none}
          </Text>
        </View>
      )}
    </View>
  );
};

/** R p.14 The staging area with the threat it adds up to. */
const Staging = ({ game, open }: Props) => {
  const words = useWords().table.staging;
  const cards = inZone(game.state, 'staging');
  const { threat } = questSums(game.state);
  return (
    <View role="region" aria-label={words.title} style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
        <Text font="serifBold" size="story" heading={2}>
          {words.title}
        </Text>
        <Picture
          label={words.threat(threat.total)}
          style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, flexGrow: 1 }}
        >
          <Icon name="threat" size={26} tone="ember" />
          <Text font="sansBold" tone="ember" size="title">
            {threat.total}
          </Text>
        </Picture>
        <Button label={words.add} onPress={() => open({ kind: 'addEncounter', engagedWith: null })} />
      </View>
      {cards.length === 0 ? <Text tone="faded">{words.empty}</Text> : null}
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
      <Text font="serifBold">{words.claimed}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {cards.map((card) => (
          <EncounterTile key={card.id} game={game} card={card} open={open} low />
        ))}
      </View>
    </View>
  );
};
