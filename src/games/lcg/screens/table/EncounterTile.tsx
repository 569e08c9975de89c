import { View } from 'react-native';
import type { EncounterCard, EncounterType, GameState } from '@/games/lcg/play';
import { hitPointsLeft, valueOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import type { Tone } from '@/ui/palette';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { Fact } from './Fact';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

/** Each type by its icon and its outline: enemies sharp, locations round, objectives dotted. */
const LOOKS: Record<EncounterType, { icon: IconName; tone: Tone; radius: number; line: 'solid' | 'dotted' }> =
  {
    enemy: { icon: 'enemy', tone: 'ember', radius: 2, line: 'solid' },
    location: { icon: 'map', tone: 'moss', radius: RADIUS * 2, line: 'solid' },
    objective: { icon: 'objective', tone: 'gold', radius: RADIUS, line: 'dotted' },
  };

type Shown = { icon: IconName; value: string; tone: Tone };

const known = (value: number | null, counted: number): string => (value === null ? '?' : `${counted}`);

const progressOf = ({ progress, questPoints }: EncounterCard): Shown => ({
  icon: 'tile',
  value: `${progress}/${questPoints ?? '?'}`,
  tone: 'moss',
});

/** What matters of a card where it lies: in the staging area its threat, before a player its strength. */
const factsOf = (state: GameState, card: EncounterCard): Shown[] => {
  const left = hitPointsLeft(state, card);
  const life: Shown = { icon: 'damage', value: `${left ?? '?'}`, tone: card.damage > 0 ? 'ember' : 'ink' };
  const threat: Shown = {
    icon: 'threat',
    value: known(card.threat, valueOf(state, card, 'threat')),
    tone: 'ember',
  };
  if (card.type === 'objective') return [];
  if (card.type === 'location')
    return card.zone === 'active' ? [progressOf(card)] : [threat, progressOf(card)];
  if (card.zone !== 'engaged')
    return [
      threat,
      { icon: 'provoke', value: known(card.engagement, valueOf(state, card, 'engagement')), tone: 'violet' },
    ];
  return [{ icon: 'might', value: known(card.attack, valueOf(state, card, 'attack')), tone: 'ink' }, life];
};

type Props = { game: OpenGame; card: EncounterCard; open: MenuControls['open']; low?: boolean };

/** An encounter card on the table. */
export const EncounterTile = ({ game: { state }, card, open, low = false }: Props) => {
  const { colours, scale } = useTheme();
  const words = useWords().table;
  const names = useNames(state);
  const { icon, tone, radius, line } = LOOKS[card.type];
  const facts = factsOf(state, card);
  const guarding = card.guards !== null;
  return (
    <Touchable
      label={words.tile.encounter({
        name: names.card(card),
        type: card.type,
        kind: words.kind[card.type],
        threat: card.threat,
        engagement: card.engagement,
        attack: card.attack,
        left: hitPointsLeft(state, card),
        progress: card.progress,
        questPoints: card.questPoints,
        zone: card.zone,
        shadowCards: card.shadowCards,
      })}
      onPress={() => open({ kind: 'encounter', id: card.id })}
      style={{ flexGrow: 1, flexShrink: 0, flexBasis: 138 * scale, maxWidth: 200 * scale }}
    >
      <View
        style={{
          flex: 1,
          flexDirection: low ? 'row' : 'column',
          flexWrap: low ? 'nowrap' : 'wrap',
          alignItems: low ? 'center' : 'stretch',
          justifyContent: 'space-between',
          gap: low ? SPACE.s : 2,
          minHeight: low ? 48 : 76,
          paddingHorizontal: low ? SPACE.s : SPACE.s + 2,
          paddingVertical: SPACE.xs,
          borderRadius: radius,
          borderWidth: 2,
          borderStyle: line,
          borderColor: colours[tone],
          backgroundColor: colours.panel,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, flexShrink: 1 }}>
          <Icon name={icon} size={18} tone={tone} />
          <Text font="sansBold" lines={1} style={{ flexShrink: 1 }}>
            {names.card(card)}
          </Text>
          {guarding ? <Icon name="armour" size={16} tone="gold" /> : null}
        </View>
        <View style={{ flexDirection: 'row', columnGap: SPACE.s + 2 }}>
          {facts.map((fact) => (
            <Fact key={fact.icon} {...fact} />
          ))}
          {card.shadowCards > 0 ? <Fact icon="night" value={`${card.shadowCards}`} tone="violet" /> : null}
        </View>
      </View>
    </Touchable>
  );
};
