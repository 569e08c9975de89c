import { Circle, G, Line, Path, Rect, Text as SvgText } from 'react-native-svg';
import type { GameState } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import type { Tone } from '@/ui/palette';
import { FONTS, useTheme } from '@/ui/theme';
import type { Plot } from './ChartFrame';
import { ChartFrame } from './ChartFrame';
import { apart } from './chartScale';

/** Lines are told apart by colour, by stroke and by the mark at each round. */
const LINES: readonly { tone: Tone; dash?: string; mark: 'circle' | 'square' | 'diamond' | 'ring' }[] = [
  { tone: 'ember', mark: 'circle' },
  { tone: 'river', dash: '8 5', mark: 'square' },
  { tone: 'moss', dash: '2 5', mark: 'diamond' },
  { tone: 'violet', dash: '12 4 2 4', mark: 'ring' },
];

const NAME_ROOM = 96;
const LONGEST_LABEL = 11;

type Props = { state: GameState; called(seat: number): string };

/** Threat of each player at the end of each round, and the threat that eliminates. */
export const ThreatChart = ({ state: { history, players, threshold }, called }: Props) => {
  const { charts: words } = useWords().score;
  const valuesOf = (seat: number): number[] => history.map(({ threats }) => threats[seat] ?? 0);
  const spoken = players.map((_, seat) => words.threatOf(called(seat), valuesOf(seat).join(', ')));
  return (
    <ChartFrame
      title={words.threat}
      label={[words.threat, ...spoken].join('. ')}
      rounds={history.map(({ round }) => round)}
      most={threshold}
      margin={NAME_ROOM}
    >
      {(plot) => (
        <>
          <Elimination plot={plot} threshold={threshold} word={words.eliminates} />
          {players.map((_, seat) => (
            <ThreatLine key={seat} plot={plot} seat={seat} values={valuesOf(seat)} />
          ))}
          <Names
            plot={plot}
            names={players.map((_, seat) => ({ name: called(seat), value: valuesOf(seat).at(-1) ?? 0 }))}
          />
        </>
      )}
    </ChartFrame>
  );
};

const Elimination = ({ plot, threshold, word }: { plot: Plot; threshold: number; word: string }) => {
  const { colours } = useTheme();
  const y = plot.scale.at(threshold);
  return (
    <>
      <Line
        x1={plot.left}
        x2={plot.right}
        y1={y}
        y2={y}
        stroke={colours.ember}
        strokeWidth={2}
        strokeDasharray="3 4"
      />
      <SvgText
        x={plot.right + 8}
        y={y + 5}
        fontFamily={FONTS.sansBold}
        fontSize={15 * plot.letters}
        fill={colours.ember}
      >
        {word}
      </SvgText>
    </>
  );
};

const ThreatLine = ({ plot, seat, values }: { plot: Plot; seat: number; values: readonly number[] }) => {
  const { colours } = useTheme();
  const { tone, dash, mark } = LINES[seat % LINES.length] ?? { tone: 'ember', mark: 'circle' };
  const points = values.map((value, i) => ({ x: plot.xOf(i), y: plot.scale.at(value) }));
  return (
    <G>
      <Path
        d={points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        stroke={colours[tone]}
        strokeWidth={3}
        strokeDasharray={dash}
        fill="none"
      />
      {points.map(({ x, y }, i) => (
        <Mark key={i} mark={mark} x={x} y={y} colour={colours[tone]} paper={colours.panel} />
      ))}
    </G>
  );
};

type MarkProps = {
  mark: 'circle' | 'square' | 'diamond' | 'ring';
  x: number;
  y: number;
  colour: string;
  paper: string;
};

const Mark = ({ mark, x, y, colour, paper }: MarkProps) => {
  switch (mark) {
    case 'circle':
      return <Circle cx={x} cy={y} r={4.5} fill={colour} />;
    case 'ring':
      return <Circle cx={x} cy={y} r={4.5} fill={paper} stroke={colour} strokeWidth={2.5} />;
    case 'square':
      return <Rect x={x - 4.5} y={y - 4.5} width={9} height={9} fill={colour} />;
    case 'diamond':
      return <Path d={`M${x} ${y - 6}l6 6l-6 6l-6 -6z`} fill={colour} />;
  }
};

const LABEL_HEIGHT = 18;

/** Names at the ends of their lines, pushed apart where lines end close together. */
const Names = ({ plot, names }: { plot: Plot; names: readonly { name: string; value: number }[] }) => {
  const { colours } = useTheme();
  const placed = apart(
    names.map(({ value }) => plot.scale.at(value)),
    { height: LABEL_HEIGHT * plot.letters, top: plot.scale.at(plot.scale.max), foot: plot.foot },
  );
  return names.map(({ name }, seat) => (
    <SvgText
      key={seat}
      x={plot.right + 8}
      y={(placed[seat] ?? 0) + 5}
      fontFamily={FONTS.sansBold}
      fontSize={15 * plot.letters}
      fill={colours[LINES[seat % LINES.length]?.tone ?? 'ink']}
    >
      {name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name}
    </SvgText>
  ));
};
