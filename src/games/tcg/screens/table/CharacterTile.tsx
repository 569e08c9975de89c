import { View } from 'react-native';
import type { Character, CharacterKind, GameState } from '@/games/tcg/play';
import { valueOf, vitalityLeft } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Fact } from '@/ui/tableSet';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import type { Tone } from '@/ui/palette';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

type Look = { tone: Tone; radius: number; line: 'solid' | 'dotted' };

/** Each kind by its outline: companions round, allies dotted, minions sharp. */
const LOOKS: Record<CharacterKind, Look> = {
  companion: { tone: 'ink', radius: RADIUS, line: 'solid' },
  ally: { tone: 'moss', radius: RADIUS, line: 'dotted' },
  minion: { tone: 'ember', radius: 2, line: 'solid' },
};

/** Whom it faces in a skirmish that is not over. */
const opponentsOf = ({ skirmishes }: GameState, { id }: Character): string[] =>
  skirmishes
    .filter(({ status }) => status === 'waiting' || status === 'open')
    .flatMap(({ defender, minions }) => {
      if (defender === id) return minions;
      return minions.includes(id) && defender !== null ? [defender] : [];
    });

type Props = {
  game: OpenGame;
  one: Character;
  open: MenuControls['open'];
  /** In a row that is dragged: as wide as its one line of a name, and never higher. */
  lane?: boolean;
};

/** A character before its player: strength, what is left of its vitality, and whom it faces. */
export const CharacterTile = ({ game: { state }, one, open, lane = false }: Props) => {
  const { colours, scale } = useTheme();
  const { names, table } = useWords();
  const { character, byId } = useNames(state);
  const { tone, radius, line } = LOOKS[one.kind];
  const { ringBearer, wounds, fierce } = one;
  const left = vitalityLeft(state, one);
  const arrows = valueOf(state, one, 'archery');
  const strength = one.strength === null ? null : valueOf(state, one, 'strength');
  const opponents = opponentsOf(state, one).map(byId).join(', ');
  const against = opponents === '' ? null : opponents;
  const kind = names.kind[one.kind];
  return (
    <Touchable
      told
      label={table.tile({ name: character(one), kind, ringBearer, strength, left, wounds, fierce, against })}
      onPress={() => open({ kind: 'character', id: one.id })}
      style={[
        { flexShrink: 0, maxWidth: 220 * scale },
        lane ? { minWidth: 112 * scale } : { flexGrow: 1, flexBasis: 112 * scale },
      ]}
    >
      <View
        style={{
          flex: 1,
          minHeight: 76,
          justifyContent: 'space-between',
          paddingHorizontal: SPACE.s,
          paddingVertical: SPACE.xs,
          borderRadius: radius,
          borderWidth: ringBearer ? 3 : 2,
          borderStyle: line,
          borderColor: ringBearer ? colours.gold : colours[tone],
          backgroundColor: colours.panel,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
          {ringBearer ? <Icon name="trinket" size={18} tone="gold" /> : null}
          <Text font="sansBold" lines={lane ? 1 : 2} style={{ flexShrink: 1 }}>
            {character(one)}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s }}>
          <Fact icon="might" value={strength === null ? '?' : `${strength}`} />
          <Fact icon="damage" value={left === null ? '?' : `${left}`} tone={wounds > 0 ? 'ember' : 'ink'} />
          {arrows > 0 ? <Fact icon="ranged" value={`${arrows}`} /> : null}
          {fierce ? <Icon name="provoke" size={18} tone="ember" /> : null}
          {one.held.length > 0 ? <Fact icon="item" value={`${one.held.length}`} /> : null}
        </View>
        {against === null ? null : (
          <Text size="label" font="sansBold" tone="ember" lines={1}>
            {table.inSkirmish(against)}
          </Text>
        )}
      </View>
    </Touchable>
  );
};
