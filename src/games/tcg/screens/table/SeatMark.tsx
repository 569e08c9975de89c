import { View } from 'react-native';
import { Text } from '@/ui/Text';
import { useTheme } from '@/ui/theme';

type Props = { seat: number; filled?: boolean; size?: number };

/** The marker of a player: the number of the place in the order of play, filled for the one whose turn it is. */
export const SeatMark = ({ seat, filled = false, size = 26 }: Props) => {
  const { colours, scale } = useTheme();
  const side = Math.round(size * scale);
  return (
    <View
      aria-hidden
      style={{
        width: side,
        height: side,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: side / 2,
        borderWidth: 2,
        borderColor: colours.ink,
        backgroundColor: filled ? colours.ink : colours.panel,
      }}
    >
      <Text size="label" font="sansBold" tone={filled ? 'ground' : 'ink'}>
        {seat + 1}
      </Text>
    </View>
  );
};
