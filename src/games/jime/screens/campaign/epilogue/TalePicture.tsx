import type { Ref } from 'react';
import Svg, { G, Rect, Text as SvgText } from 'react-native-svg';
import type { VignetteName } from '@/games/jime/content';
import { heroHead } from '@/games/jime/heads/heads';
import { shieldArt } from '@/games/jime/heads/plates';
import { Strokes } from '@/paint/Strokes';
import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { Picture } from '@/ui/Picture';
import { useTheme } from '@/ui/theme';
import { sceneOf } from '../../vignettes';
import { SHEET } from '../../vignettes/scene';
import { wrapped } from './wrapped';

/** The picture is so wide where it is sent, and as high as its lines ask. */
const WIDTH = 1080;
const DRAWING = { width: 660, top: 60 };
const DRAWN = (DRAWING.width * SHEET.height) / SHEET.width;
const HEAD = 74;
const LINE = 46;
const BETWEEN = 18;
/** A picture knows only the letters of the device. */
const LETTERS = 'serif';
/** As many letters as a line of each size holds. */
const FITS = { heading: 30, line: 54 };

export type Told = {
  heading: string;
  campaign: string;
  vignette: VignetteName | undefined;
  heroes: readonly string[];
  lines: readonly string[];
  sign: string;
};

/** Where everything stands on the leaf of this tale. */
const leafOf = (told: Told) => {
  const heading = wrapped(told.heading, FITS.heading);
  let below = 0;
  const lines = told.lines.flatMap((sentence) => {
    const cut = wrapped(sentence, FITS.line).map((text, i) => ({ text, top: below + i * LINE }));
    below += cut.length * LINE + BETWEEN;
    return cut;
  });
  const headingTop = DRAWING.top + DRAWN + 80;
  const campaignTop = headingTop + heading.length * 66;
  const headsTop = campaignTop + 110;
  const linesTop = headsTop + HEAD + 80;
  const height = linesTop + below + 90;
  return { heading, lines, headingTop, campaignTop, headsTop, linesTop, height };
};

/** How large the picture of a tale is where it is sent. */
export const sizeOf = (told: Told): { width: number; height: number } => ({
  width: WIDTH,
  height: leafOf(told).height,
});

type Props = { told: Told; width: number; svg: Ref<Svg> };

/** What was done, on one leaf with its drawing: made to be sent to somebody. */
export const TalePicture = ({ told, width, svg }: Props) => {
  const { colours } = useTheme();
  const { heading, lines, headingTop, campaignTop, headsTop, linesTop, height } = leafOf(told);
  const centred = { x: WIDTH / 2, textAnchor: 'middle', fontFamily: LETTERS } as const;
  return (
    <Picture label={[told.heading, told.campaign, ...told.lines].join(' ')}>
      <Svg ref={svg} width={width} height={(width * height) / WIDTH} viewBox={`0 0 ${WIDTH} ${height}`}>
        <Rect width={WIDTH} height={height} fill={colours.panel} />
        <Rect
          x={22}
          y={22}
          width={WIDTH - 44}
          height={height - 44}
          fill="none"
          stroke={colours.ink}
          strokeWidth={4}
        />
        <Rect
          x={34}
          y={34}
          width={WIDTH - 68}
          height={height - 68}
          fill="none"
          stroke={colours.gold}
          strokeWidth={2}
        />
        <G transform={`translate(${(WIDTH - DRAWING.width) / 2} ${DRAWING.top})`}>
          <VignetteDrawing scene={sceneOf(told.vignette)} width={DRAWING.width} height={DRAWN} />
        </G>
        {heading.map((line, i) => (
          <SvgText
            key={i}
            {...centred}
            y={headingTop + i * 66}
            fontSize={58}
            fontWeight="bold"
            fill={colours.ink}
          >
            {line}
          </SvgText>
        ))}
        <SvgText {...centred} y={campaignTop} fontSize={36} fontStyle="italic" fill={colours.faded}>
          {told.campaign}
        </SvgText>
        {told.heroes.map((hero, i) => (
          <G
            key={hero}
            transform={`translate(${WIDTH / 2 + (i - (told.heroes.length - 1) / 2) * HEAD * 2.3} ${headsTop}) scale(${HEAD})`}
          >
            <Strokes of={shieldArt(heroHead(hero))} />
          </G>
        ))}
        {lines.map(({ text, top }, i) => (
          <SvgText key={i} {...centred} y={linesTop + top} fontSize={34} fill={colours.ink}>
            {text}
          </SvgText>
        ))}
        <SvgText {...centred} y={height - 62} fontSize={24} fill={colours.faded}>
          {told.sign}
        </SvgText>
      </Svg>
    </Picture>
  );
};
