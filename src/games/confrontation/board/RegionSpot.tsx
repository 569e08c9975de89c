import type { RegionId } from '@/games/confrontation/content';
import { BOARD, SIDES } from '@/games/confrontation/content';
import type { TokenView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import type { Translations } from '@/games/confrontation/words';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { useTheme } from '@/ui/theme';
import type { Chart } from './geometry';
import { NAME_HEIGHT } from './geometry';

type RegionProps = {
  id: RegionId;
  tokens: readonly TokenView[];
  /** Regions that can be chosen now, and those of them where that is an attack. */
  lit?: readonly RegionId[];
  attacks?: readonly RegionId[];
  battle?: RegionId | null;
  onRegion?(region: RegionId): void;
};

const regionLabel = (
  { id, tokens, lit = [], attacks = [], battle }: RegionProps,
  { names, table }: Translations,
) => {
  const here = SIDES.flatMap((side) => {
    const count = tokens.filter((token) => token.at === id && token.side === side).length;
    return count > 0 ? [table.count[side](count)] : [];
  });
  const light = attacks.includes(id) ? [table.attackable] : lit.includes(id) ? [table.lit] : [];
  const fought = battle === id ? [table.battle.here] : [];
  return [names.region[id], table.capacity(BOARD[id].capacity), ...here, ...light, ...fought].join(', ');
};

/** A region by its name; it can be tapped wherever no piece stands. */
export const RegionSpot = (props: RegionProps & { chart: Chart }) => {
  const { id, chart, onRegion, lit = [] } = props;
  const words = useWords();
  const { colours } = useTheme();
  const { x, y, width, height } = chart.box[id];
  const isLong = words.names.region[id].length * 8 > width;
  return (
    <Touchable
      label={regionLabel(props, words)}
      disabled={!onRegion}
      selected={lit.includes(id)}
      onPress={() => onRegion?.(id)}
      style={{ position: 'absolute', left: x, top: y, width, height, alignItems: 'center' }}
    >
      <Text
        size="label"
        font="serifBold"
        lines={1}
        style={{
          // A long name takes the borders of its region too.
          ...(isLong ? { width: width + 10, textAlign: 'center', letterSpacing: -0.3 } : {}),
          fontSize: isLong ? 12.5 : chart.small ? 14 : 16,
          lineHeight: NAME_HEIGHT,
          color: colours.ink,
          textShadowColor: colours.ground,
          textShadowRadius: 4,
        }}
      >
        {words.names.region[id]}
      </Text>
    </Touchable>
  );
};
