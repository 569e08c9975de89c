import { View } from 'react-native';
import type { RuleKind } from '@/games/jime/play';
import { RULINGS, rulingsOn } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { LinkedText } from '../rulebook/LinkedText';

/** What the rules say of a prompt, and below it what we rule ourselves where the guide is silent. */
export const Rule = ({ kind }: { kind: RuleKind }) => {
  const { colours } = useTheme();
  const { prompts, rulings } = useWords();
  const own = rulingsOn(kind);
  return (
    <View
      role="note"
      style={{ borderLeftWidth: 4, borderColor: colours.river, paddingLeft: SPACE.m, gap: SPACE.s }}
    >
      <LinkedText font="sans" tone="river" live>
        {prompts.hint[kind]}
      </LinkedText>
      {own.length > 0 ? (
        <Text size="label" font="sansBold" tone="river">
          {rulings.heading(own.length)}
        </Text>
      ) : null}
      {own.map((id) => {
        const { rule, why } = rulings.of[id];
        const parts = RULINGS[id].parts.map((part) => `§${part}`).join(', ');
        return (
          <LinkedText key={id} font="sans" tone="river">
            {rulings.line(parts, rule, why)}
          </LinkedText>
        );
      })}
    </View>
  );
};
