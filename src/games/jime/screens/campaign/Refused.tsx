import { View } from 'react-native';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { refusalText } from '@/games/jime/words/refusals';
import { useLanguage } from '@/session/settings';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useTable } from './useTable';

/** What was last asked that the rules do not allow, in words; nothing has changed by it. */
export const Refused = () => {
  const words = useWords();
  const language = useLanguage();
  const refused = useGame((state) => state.refused);
  const { heroName } = useTable();
  if (!refused) return null;
  const { params } = refused.refusal;
  const text = refusalText(refused.refusal, language);
  return (
    <View
      role="alert"
      style={{ flex: 1, minWidth: 220, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
    >
      <Icon name="info" size={24} tone="river" />
      <Text tone="river" style={{ flex: 1 }}>
        {params?.hero === undefined ? text : words.app.pair(heroName(String(params.hero)), text)}
      </Text>
    </View>
  );
};
