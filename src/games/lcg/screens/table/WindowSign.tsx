import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

/** Shutters swung aside, and shutters closed and barred. */
const OPEN = { leaves: 'M3 5l9 3v22l-9 4z M45 5l-9 3v22l9 4z', bars: 'M24 8v22 M14 19h20' };
const SHUT = {
  leaves: 'M13 7h11v24h-11z M24 7h11v24h-11z',
  bars: 'M15 12h7 M15 17h7 M15 26h7 M26 12h7 M26 17h7 M26 26h7 M10 21h28',
};

/** R p.30 Whether actions may be taken now: said in words and by a drawn window. */
export const WindowSign = ({ open }: { open: boolean }) => {
  const { colours, scale } = useTheme();
  const words = useWords().table.window;
  const tone = open ? 'moss' : 'ember';
  const side = Math.round(40 * scale);
  const { leaves, bars } = open ? OPEN : SHUT;
  return (
    <View
      role="status"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.s,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS,
        borderWidth: 2,
        borderStyle: open ? 'solid' : 'dashed',
        borderColor: colours[tone],
      }}
    >
      <Svg width={side * 1.2} height={side} viewBox="0 0 48 38" aria-hidden>
        {open ? (
          <Rect x={12} y={7} width={24} height={24} fill="none" stroke={colours[tone]} strokeWidth={2} />
        ) : null}
        <Path d={leaves} fill={open ? colours[tone] : 'none'} stroke={colours[tone]} strokeWidth={2} />
        <Path d={bars} stroke={colours[tone]} strokeWidth={open ? 1.5 : 2.2} />
      </Svg>
      <View style={{ flex: 1 }}>
        <Text font="sansBold" tone={tone}>
          {open ? words.open : words.shut}
        </Text>
        <Text size="label" tone="faded">
          {open ? words.openGist : words.shutGist}
        </Text>
      </View>
    </View>
  );
};
