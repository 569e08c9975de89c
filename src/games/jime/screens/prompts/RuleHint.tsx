import { View } from 'react-native';
import type { RuleKind } from '@/games/jime/play';
import { PROMPT_SECTIONS } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { TOUCH, useTheme } from '@/ui/theme';
import { useOpenRule } from '../rulebook/links';

/** A small “?”: the rule behind this sheet, one tap away. */
export const RuleHint = ({ kind }: { kind: RuleKind }) => {
  const { colours } = useTheme();
  const words = useWords().prompts;
  const open = useOpenRule();
  if (!open) return null;
  return (
    <Touchable label={words.rule} onPress={() => open(PROMPT_SECTIONS[kind], kind)}>
      <View
        style={{
          minWidth: TOUCH,
          minHeight: TOUCH,
          borderRadius: TOUCH / 2,
          borderWidth: 1.5,
          borderColor: colours.river,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Text font="sansBold" tone="river">
          ?
        </Text>
      </View>
    </Touchable>
  );
};
