import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Side } from '@/games/confrontation/content';
import { STRENGTH, nameOf } from '@/games/confrontation/content';
import type { TokenView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Text } from '@/ui/Text';
import { useTheme } from '@/ui/theme';
import { BACKS, DEVICES } from './devices';

type Props = {
  piece: Pick<TokenView, 'side' | 'character'>;
  width: number;
  height: number;
  selected?: boolean;
  /** How many the other side may take it for; told only to whoever keeps it in mind by the memory aid. */
  candidates?: number;
};

/** The Fellowship’s boards have round heads, Sauron’s are cut to a point. */
const SHAPES: Record<Side, string> = {
  fellowship: 'M3 52L3 22Q3 3 25 3Q47 3 47 22L47 52Z',
  sauron: 'M3 52L3 16L14 9L25 2L36 9L47 16L47 52Z',
};

/** A standing piece: its face for whoever may see it, else its back. */
export const Piece = ({ piece: { side, character }, width, height, selected = false, candidates }: Props) => {
  const { colours, scheme } = useTheme();
  // By day and by night the Fellowship’s boards are pale and Sauron’s are dark.
  const [pale, dark] = scheme === 'day' ? [colours.panel, colours.ink] : [colours.ink, colours.panel];
  const [fill, ink] = side === 'fellowship' ? [pale, dark] : [dark, pale];
  const edge = selected ? colours.ember : side === 'fellowship' ? dark : colours.faded;
  return (
    <View style={{ width, height }}>
      <Svg width={width} height={height} viewBox="0 0 50 55" preserveAspectRatio="none" aria-hidden>
        <Path d="M0 52L50 52L50 55L0 55Z" fill={edge} />
        <Path d={SHAPES[side]} fill={fill} stroke={edge} strokeWidth={selected ? 4 : 2} />
      </Svg>
      <View
        style={{
          position: 'absolute',
          inset: 0,
          paddingTop: height * 0.12,
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingBottom: 4,
        }}
      >
        {character === null ? (
          <Back side={side} width={width} ink={ink} candidates={candidates} />
        ) : (
          <Face character={character} width={width} ink={ink} />
        )}
      </View>
    </View>
  );
};

const Device = ({ d, size, ink }: { d: string; size: number; ink: string }) => (
  <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
    <Path d={d} fill="none" stroke={ink} strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" />
  </Svg>
);

type BackProps = { side: Side; width: number; ink: string; candidates?: number | undefined };

const Back = ({ side, width, ink, candidates }: BackProps) => (
  <>
    <Device d={BACKS[side]} size={width * 0.5} ink={ink} />
    {candidates === undefined ? null : (
      <Text size="label" font="sansBold" style={{ color: ink, fontSize: 14, lineHeight: 16 }}>
        {`?${candidates}`}
      </Text>
    )}
  </>
);

const Face = ({
  character,
  width,
  ink,
}: {
  character: NonNullable<TokenView['character']>;
  width: number;
  ink: string;
}) => {
  const { names } = useWords();
  const name = names.piece[nameOf(character)];
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
        <Device d={DEVICES[nameOf(character)]} size={width * 0.38} ink={ink} />
        <Text font="sansBold" style={{ color: ink, fontSize: width * 0.36, lineHeight: width * 0.4 }}>
          {STRENGTH[character]}
        </Text>
      </View>
      <Text
        font="sansBold"
        lines={1}
        style={{
          color: ink,
          fontSize: name.length > 6 ? width * 0.22 : width * 0.25,
          lineHeight: width * 0.3,
          maxWidth: width - 4,
        }}
      >
        {name}
      </Text>
    </>
  );
};
