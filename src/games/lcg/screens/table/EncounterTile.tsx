import { View } from 'react-native';
import type { EncounterCard, EncounterType } from '@/games/lcg/play';
import { hitPointsLeft } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import type { Tone } from '@/ui/palette';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { Fact } from '@/ui/tableSet';
import { useEncounterFacts } from './encounterFacts';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

type Look = { icon: IconName; tone: Tone; radius: number; line: 'solid' | 'dotted' };

/** Each type by its icon and its outline: enemies sharp, locations round, objectives dotted. */
const LOOKS: Record<EncounterType, Look> = {
  enemy: { icon: 'enemy', tone: 'ember', radius: 2, line: 'solid' },
  location: { icon: 'map', tone: 'moss', radius: RADIUS * 2, line: 'solid' },
  objective: { icon: 'objective', tone: 'gold', radius: RADIUS, line: 'dotted' },
};

type Props = {
  game: OpenGame;
  card: EncounterCard;
  open: MenuControls['open'];
  /** On one line, where height is dear: numbers by their signs alone. */
  low?: boolean;
  /** What its place makes of it. */
  note?: string;
};

/** An encounter card on the table. */
export const EncounterTile = ({ game: { state }, card, open, low = false, note }: Props) => {
  const { colours, scale } = useTheme();
  const words = useWords().table;
  const names = useNames(state);
  const { icon, tone, radius, line } = LOOKS[card.type];
  const facts = useEncounterFacts(state, card);
  const kind = words.kind[card.type];
  const left = hitPointsLeft(state, card);
  return (
    <Touchable
      told
      label={words.tile.encounter({ ...card, name: names.card(card), kind, left })}
      onPress={() => open({ kind: 'encounter', id: card.id })}
      style={
        low
          ? { flexShrink: 0 }
          : {
              flexGrow: 1,
              flexShrink: 0,
              flexBasis: 164 * scale,
              maxWidth: note === undefined ? 256 * scale : '100%',
            }
      }
    >
      <View
        style={{
          flex: 1,
          flexDirection: low ? 'row' : 'column',
          alignItems: low ? 'center' : 'stretch',
          gap: low ? SPACE.s + 2 : 2,
          minHeight: 48,
          paddingHorizontal: SPACE.s + 4,
          paddingVertical: low ? SPACE.xs : SPACE.s,
          borderRadius: radius,
          borderWidth: 2,
          borderStyle: line,
          borderColor: colours[tone],
          backgroundColor: colours.panel,
        }}
      >
        {note === undefined ? null : (
          <Text size="label" font="sansBold" tone={tone}>
            {note}
          </Text>
        )}
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, flexShrink: 1 }}>
          <Icon name={icon} size={20} tone={tone} />
          <Text font="sansBold" lines={low ? 1 : 2} style={{ flexShrink: 1 }}>
            {names.card(card)}
          </Text>
          {card.guards === null ? null : <Icon name="armour" size={18} tone="gold" />}
        </View>
        <View style={{ flexDirection: 'row', flexWrap: low ? 'nowrap' : 'wrap', columnGap: SPACE.m }}>
          {facts.map(({ word, ...fact }) => (
            <Fact key={word} {...fact} {...(low ? {} : { word })} />
          ))}
        </View>
      </View>
    </Touchable>
  );
};
