import { G, Line, Rect, Text as SvgText } from 'react-native-svg';
import type { RoundRecord } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { FONTS, useTheme } from '@/ui/theme';
import type { Plot } from './ChartFrame';
import { ChartFrame } from './ChartFrame';

/** Progress on the quest card at the end of each round; a rule stands where another stage begins. */
export const ProgressChart = ({ history }: { history: readonly RoundRecord[] }) => {
  const { charts: words } = useWords().score;
  const spoken = history.map(({ round, stage, progress }) => words.progressAt(round, stage, progress));
  return (
    <ChartFrame
      title={words.progress}
      label={[words.progress, ...spoken].join('. ')}
      rounds={history.map(({ round }) => round)}
      // One more than the highest bar: the names of the stages stand above it.
      most={Math.max(3, ...history.map(({ progress }) => progress)) * 1.2}
      margin={8}
    >
      {(plot) =>
        history.map((record, i) => (
          <Bar key={i} plot={plot} record={record} index={i} before={history[i - 1]} />
        ))
      }
    </ChartFrame>
  );
};

type BarProps = { plot: Plot; record: RoundRecord; index: number; before: RoundRecord | undefined };

const Bar = ({ plot, record: { stage, progress }, index, before }: BarProps) => {
  const { charts: words } = useWords().score;
  const { colours } = useTheme();
  const wide = Math.min(36, plot.slot * 0.6);
  const x = plot.xOf(index);
  const top = plot.scale.at(progress);
  const border = x - plot.slot / 2;
  const font = { fontFamily: FONTS.sansBold, fontSize: 15 * plot.letters };
  return (
    <G>
      {before?.stage === stage ? null : (
        <>
          <Line
            x1={border}
            x2={border}
            y1={8}
            y2={plot.foot}
            stroke={colours.gold}
            strokeWidth={1.5}
            strokeDasharray="2 4"
          />
          <SvgText {...font} x={border + 6} y={20 * plot.letters} fill={colours.gold}>
            {words.stage(stage)}
          </SvgText>
        </>
      )}
      <Rect x={x - wide / 2} y={top} width={wide} height={plot.foot - top} fill={colours.moss} rx={2} />
      {progress > 0 && plot.slot > 22 ? (
        <SvgText {...font} x={x} y={top - 5} textAnchor="middle" fill={colours.ink}>
          {progress}
        </SvgText>
      ) : null}
    </G>
  );
};
