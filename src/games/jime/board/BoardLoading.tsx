import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';

export const BoardLoading = () => (
  <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
    <Text tone="faded" live>
      {useWords().board.opening}
    </Text>
  </View>
);
