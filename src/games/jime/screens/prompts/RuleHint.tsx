import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { TOUCH, useTheme } from '@/ui/theme';

type Props = { open: boolean; onToggle(): void };

/** A small “?”: the rule behind this sheet, one tap away. */
export const RuleHint = ({ open, onToggle }: Props) => {
  const { colours } = useTheme();
  const words = useWords().prompts;
  return (
    <Touchable label={open ? words.ruleOff : words.rule} onPress={onToggle}>
      <View
        style={{
          minWidth: TOUCH,
          minHeight: TOUCH,
          borderRadius: TOUCH / 2,
          borderWidth: 1.5,
          borderColor: colours.river,
          backgroundColor: open ? colours.river : 'transparent',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Text font="sansBold" tone={open ? 'ground' : 'river'}>
          ?
        </Text>
      </View>
    </Touchable>
  );
};
