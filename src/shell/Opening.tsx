import { View } from 'react-native';
import { useWords } from '@/session/settings';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

/** What is asked for is on its way. */
export const Opening = () => {
  const { colours } = useTheme();
  return (
    <View
      role="status"
      style={{ flex: 1, justifyContent: 'center', padding: SPACE.xl, backgroundColor: colours.ground }}
    >
      <Text size="story" tone="faded" style={{ textAlign: 'center' }}>
        {useWords().app.opening}
      </Text>
    </View>
  );
};
