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
import { SphereMark } from '../SphereMark';
import { Fact } from '@/ui/tableSet';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

type Props = { game: OpenGame; one: Character; open: MenuControls['open'] };

/** How far an exhausted character is sunk. */
const SUNK = 6;

/** A hero or an ally before its player: what lies on it; exhausted, it is sunk and hatched. */
export const CharacterTile = ({ game: { state }, one, open }: Props) => {
  const { colours, scale } = useTheme();
  const words = useWords().table;
  const { card } = useNames(state);
  const left = hitPointsLeft(state, one);
  const hero = one.kind === 'hero';
  const { damage, exhausted, committed } = one;
  const resources = hero ? one.resources : null;
  return (
    <Touchable
      told
      label={words.tile.character({ name: card(one), resources, damage, left, exhausted, committed })}
      onPress={() => open({ kind: 'character', id: one.id })}
      style={{ flexGrow: 1, flexShrink: 0, flexBasis: 104 * scale, maxWidth: 190 * scale }}
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
          borderColor: exhausted ? colours.faded : colours.ink,
          backgroundColor: exhausted ? colours.ground : colours.panel,
          overflow: 'hidden',
          marginTop: exhausted ? SUNK : 0,
        }}
      >
        {exhausted ? <Hatch tone="faded" opacity={0.28} /> : null}
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
          {one.spheres.map((sphere) => (
            <SphereMark key={sphere} sphere={sphere} size={16} />
          ))}
          <Text font="sansBold" lines={2} style={{ flexShrink: 1 }}>
            {card(one)}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', columnGap: SPACE.s }}>
          {resources === null ? null : <Coin count={resources} />}
          {left !== null || damage > 0 ? (
            <Fact
              icon="damage"
              value={left === null ? `−${damage}` : `${left}`}
              tone={damage > 0 ? 'ember' : 'ink'}
            />
          ) : null}
          {committed ? <Icon name="objective" size={20} tone="gold" /> : null}
        </View>
      </View>
    </Touchable>
  );
};

/** The resources in the pool of a hero. */
const Coin = ({ count }: { count: number }) => {
  const { colours, scale } = useTheme();
  const side = Math.round(28 * scale);
  return (
    <View
      style={{
        minWidth: side,
        height: side,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: side / 2,
        borderWidth: 2,
        borderColor: colours.gold,
        backgroundColor: colours.panel,
      }}
    >
      <Text font="sansBold" tone="gold">
        {count}
      </Text>
    </View>
  );
};
