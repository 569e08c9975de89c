import { View } from 'react-native';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { Shutters } from './Shutters';

/** R p.30 Whether actions may be taken now: said in words and by a drawn window. */
export const WindowSign = ({ open, brief }: { open: boolean; brief: boolean }) => {
  const { colours } = useTheme();
  const words = useWords().table.window;
  const tone = open ? 'moss' : 'ember';
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
      <Shutters open={open} size={brief ? 28 : 40} tone={tone} />
      <View style={{ flex: 1 }}>
        <Text font="sansBold" tone={tone}>
          {open ? words.open : words.shut}
        </Text>
        {brief ? null : (
          <Text size="label" tone="faded">
            {open ? words.openGist : words.shutGist}
          </Text>
        )}
      </View>
    </View>
  );
};
