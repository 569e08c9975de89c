import { View } from 'react-native';
import type { Character } from '@/games/lcg/play';
import { hitPointsLeft } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Hatch } from '@/ui/Hatch';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { Fact } from './Fact';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

type Props = { game: OpenGame; one: Character; open: MenuControls['open'] };

/** A hero or an ally before its player: what lies on it; exhausted, it is sunk and hatched. */
export const CharacterTile = ({ game: { state }, one, open }: Props) => {
  const { colours, scale } = useTheme();
  const words = useWords().table;
  const { card } = useNames(state);
  const left = hitPointsLeft(state, one);
  const hero = one.kind === 'hero';
  const said = words.tile.character({
    name: card(one),
    resources: hero ? one.resources : null,
    damage: one.damage,
    left,
    exhausted: one.exhausted,
    committed: one.committed,
  });
  return (
    <Touchable
      label={said}
      onPress={() => open({ kind: 'character', id: one.id })}
      style={{ flexGrow: 1, flexShrink: 0, flexBasis: 104 * scale, maxWidth: 176 * scale }}
    >
      <View
        style={{
          flex: 1,
          minHeight: 72,
          justifyContent: 'space-between',
          paddingHorizontal: SPACE.s,
          paddingVertical: SPACE.xs,
          borderRadius: RADIUS,
          borderWidth: hero ? 2 : 1.5,
          borderStyle: hero ? 'solid' : 'dotted',
          borderColor: one.exhausted ? colours.faded : colours.ink,
          backgroundColor: one.exhausted ? colours.ground : colours.panel,
          overflow: 'hidden',
          marginTop: one.exhausted ? 6 : 0,
        }}
      >
        {one.exhausted ? <Hatch tone="faded" opacity={0.28} /> : null}
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
          <Text font="sansBold" lines={1} style={{ flexShrink: 1 }}>
            {card(one)}
          </Text>
          {one.committed ? <Icon name="objective" size={16} tone="gold" /> : null}
        </View>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s }}>
          {hero ? <Fact icon="inspiration" value={`${one.resources}`} tone="gold" /> : null}
          {left !== null || one.damage > 0 ? (
            <Fact
              icon="damage"
              value={left === null ? `−${one.damage}` : `${left}`}
              tone={one.damage > 0 ? 'ember' : 'ink'}
            />
          ) : null}
        </View>
      </View>
    </Touchable>
  );
};
