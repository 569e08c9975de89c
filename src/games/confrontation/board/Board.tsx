import { useMemo } from 'react';
import { View } from 'react-native';
import type { RegionId, Side } from '@/games/confrontation/content';
import { REGIONS } from '@/games/confrontation/content';
import type { TokenId, TokenView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import type { Chart } from './geometry';
import { chartFor, standing } from './geometry';
import type { Trace } from './LastMove';
import { LastMove } from './LastMove';
import { Lights } from './Lights';
import { MapGround } from './MapGround';
import { RegionSpot } from './RegionSpot';
import { StandingPiece } from './StandingPiece';
import { Ways } from './Ways';

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
  /** The two who fight. */
  fighters?: readonly TokenId[];
  /** The last move of the other side. */
  trace?: Trace | null;
  memoryAid?: boolean;
  onRegion?(region: RegionId): void;
  onPiece?(token: TokenId): void;
  onAbout?(token: TokenId): void;
};

/** The sixteen regions with everybody who stands there, as one side sees them. */
export const Board = (props: BoardProps) => {
  const { width, height, side, tokens, lit = [], attacks = [], battle = null, trace = null } = props;
  const fought = battle === null ? [] : [battle];
  const chart = useMemo(() => chartFor(width, height, side), [width, height, side]);
  const words = useWords();
  return (
    <View testID="board" role="group" aria-label={words.table.board} style={{ width, height }}>
      <MapGround chart={chart} />
      <Lights chart={chart} lit={[...lit, ...fought]} attacks={[...attacks, ...fought]} />
      <Ways chart={chart} />
      {trace ? <LastMove chart={chart} trace={trace} /> : null}
      {REGIONS.map((id) => (
        <RegionSpot key={id} id={id} chart={chart} {...props} />
      ))}
      {REGIONS.map((id) => (
        <Pieces key={id} chart={chart} region={id} {...props} tokens={tokens.filter(({ at }) => at === id)} />
      ))}
    </View>
  );
};

type PiecesProps = BoardProps & { chart: Chart; region: RegionId };

/** Own pieces before the others. */
const Pieces = ({
  chart,
  region,
  tokens,
  side,
  selected,
  fighters = [],
  memoryAid = false,
  ...on
}: PiecesProps) => {
  const own = tokens.filter((token) => token.side === side);
  const others = tokens.filter((token) => token.side !== side);
  const spots = standing(chart, region, tokens.length);
  return [...own, ...others].map((token, i) => (
    <StandingPiece
      key={token.id}
      token={token}
      spot={spots[i] ?? { x: 0, y: 0 }}
      size={chart.piece}
      selected={token.id === selected || fighters.includes(token.id)}
      memoryAid={memoryAid}
      {...on}
    />
  ));
};
