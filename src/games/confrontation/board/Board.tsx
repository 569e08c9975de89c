import { useMemo } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { RegionId, Side } from '@/games/confrontation/content';
import { BOARD, REGIONS, SIDES, nameOf, STRENGTH } from '@/games/confrontation/content';
import type { TokenId, TokenView } from '@/games/confrontation/play';
import { charactersIn } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import type { Translations } from '@/games/confrontation/words';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { useTheme } from '@/ui/theme';
import type { Chart } from './geometry';
import { NAME_HEIGHT, chartFor, standing } from './geometry';
import { MapGround } from './MapGround';
import { Piece } from './Piece';

export type BoardProps = {
  width: number;
  height: number;
  tokens: readonly TokenView[];
  /** Whose home lies at the near end. */
  side: Side;
  /** Regions that can be chosen now, and those of them where that is an attack. */
  lit?: readonly RegionId[];
  attacks?: readonly RegionId[];
  /** Where a battle is being fought. */
  battle?: RegionId | null;
  selected?: TokenId | null;
  memoryAid?: boolean;
  onRegion?(region: RegionId): void;
  onPiece?(token: TokenId): void;
  onAbout?(token: TokenId): void;
};

/** The sixteen regions with everybody who stands there, as one side sees them. */
export const Board = (props: BoardProps) => {
  const { width, height, side, tokens, lit = [], attacks = [], battle = null } = props;
  const fought = battle === null ? [] : [battle];
  const chart = useMemo(() => chartFor(width, height, side), [width, height, side]);
  const words = useWords();
  return (
    <View role="group" aria-label={words.table.board} style={{ width, height }}>
      <MapGround chart={chart} />
      <Lights chart={chart} lit={[...lit, ...fought]} attacks={[...attacks, ...fought]} />
      <Ways chart={chart} />
      {REGIONS.map((id) => (
        <RegionSpot key={id} id={id} chart={chart} {...props} />
      ))}
      {REGIONS.map((id) => (
        <Pieces key={id} chart={chart} region={id} {...props} tokens={tokens.filter(({ at }) => at === id)} />
      ))}
    </View>
  );
};

type LightsProps = { chart: Chart; lit: readonly RegionId[]; attacks: readonly RegionId[] };

/** What can be entered has a broad rim, broken where that is an attack. */
const Lights = ({ chart, lit, attacks }: LightsProps) => {
  const { colours } = useTheme();
  return (
    <View style={{ position: 'absolute', left: 0, top: 0 }} pointerEvents="none">
      <Svg width={chart.width} height={chart.height} aria-hidden>
        {lit.map((id) => (
          <Path
            key={id}
            d={chart.outline[id]}
            fill={attacks.includes(id) ? colours.ember : colours.moss}
            fillOpacity={0.22}
            stroke={attacks.includes(id) ? colours.ember : colours.moss}
            strokeWidth={5}
            strokeDasharray={attacks.includes(id) ? '14 7' : undefined}
          />
        ))}
      </Svg>
    </View>
  );
};

/** The names of the two one-way ways, beside them. */
const Ways = ({ chart: { river, tunnel, small } }: { chart: Chart }) => {
  const { table } = useWords();
  if (small) return null;
  const [mirkwood, fangorn] = river;
  const [from, to] = tunnel;
  if (!mirkwood || !fangorn || !from || !to) return null;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <>
      <Way
        name={table.river}
        tone="river"
        x={(mirkwood.x + fangorn.x) / 2}
        y={(mirkwood.y + fangorn.y) / 2}
      />
      <Way name={table.tunnel} tone="violet" {...middle} />
    </>
  );
};

const Way = ({ name, tone, x, y }: { name: string; tone: 'river' | 'violet'; x: number; y: number }) => {
  const { colours } = useTheme();
  return (
    <View
      pointerEvents="none"
      style={{ position: 'absolute', left: x - 40, top: y - 10, width: 80, alignItems: 'center' }}
    >
      <Text
        size="label"
        font="serifItalic"
        tone={tone}
        style={{ fontSize: 15, lineHeight: 18, backgroundColor: `${colours.ground}D9`, paddingHorizontal: 3 }}
      >
        {name}
      </Text>
    </View>
  );
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

type RegionProps = BoardProps & { id: RegionId };

const RegionSpot = (props: RegionProps & { chart: Chart }) => {
  const { id, chart, onRegion, lit = [] } = props;
  const words = useWords();
  const { colours } = useTheme();
  const { x, y, width, height } = chart.box[id];
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
          fontSize: words.names.region[id].length * 8 > width ? 12.5 : chart.small ? 14 : 16,
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

/** Who somebody may be, for the eye and for the ear. */
const pieceLabel = (token: TokenView, memoryAid: boolean, { names, table }: Translations): string => {
  const where = token.at === 'reserve' || token.at === 'fallen' ? null : names.region[token.at];
  const maybe = charactersIn(token.side, token.candidates).map((id) => names.character[nameOf(id)]);
  const who =
    token.character === null
      ? [table.hiddenPiece[token.side], ...(memoryAid ? [table.maybe(maybe)] : [])].join('. ')
      : table.ownPiece(names.character[nameOf(token.character)], STRENGTH[token.character]);
  return where === null ? who : table.pieceAt(who, where);
};

type PiecesProps = BoardProps & { chart: Chart; region: RegionId };

const Pieces = ({ chart, region, tokens, side, selected, memoryAid = false, ...on }: PiecesProps) => {
  const own = tokens.filter((token) => token.side === side);
  const others = tokens.filter((token) => token.side !== side);
  const spots = standing(chart, region, tokens.length);
  return [...own, ...others].map((token, i) => (
    <StandingPiece
      key={token.id}
      token={token}
      spot={spots[i] ?? { x: 0, y: 0 }}
      size={chart.piece}
      selected={token.id === selected}
      memoryAid={memoryAid}
      {...on}
    />
  ));
};

type StandingProps = Pick<BoardProps, 'onPiece' | 'onAbout'> & {
  token: TokenView;
  spot?: { x: number; y: number };
  size: Chart['piece'];
  selected: boolean;
  memoryAid: boolean;
};

/** A piece that can be tapped, and held for what it does. */
export const StandingPiece = ({
  token,
  spot,
  size,
  selected,
  memoryAid,
  onPiece,
  onAbout,
}: StandingProps) => {
  const words = useWords();
  const candidates =
    memoryAid && token.character === null ? charactersIn(token.side, token.candidates).length : undefined;
  return (
    <Touchable
      label={pieceLabel(token, memoryAid, words)}
      selected={selected}
      onPress={() => onPiece?.(token.id)}
      onLongPress={onAbout && (() => onAbout(token.id))}
      style={[
        { width: size.width, minWidth: 44, minHeight: 44 },
        spot && { position: 'absolute', left: spot.x, top: spot.y - (selected ? 6 : 0) },
      ]}
    >
      <Piece
        piece={token}
        {...size}
        selected={selected}
        {...(candidates === undefined ? {} : { candidates })}
      />
    </Touchable>
  );
};
