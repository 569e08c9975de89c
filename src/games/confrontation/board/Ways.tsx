import { View } from 'react-native';
import { useWords } from '@/games/confrontation/session/useWords';
import { Text } from '@/ui/Text';
import { useTheme } from '@/ui/theme';
import type { Chart } from './geometry';

/** The names of the two one-way ways, beside them. */
export const Ways = ({ chart: { river, tunnel, small } }: { chart: Chart }) => {
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
