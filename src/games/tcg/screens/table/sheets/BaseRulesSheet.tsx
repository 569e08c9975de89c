import { View } from 'react-native';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { RuleControl } from '../../baseRules/RuleControl';
import { EVERY_RULE, isChanged } from '../../baseRules/values';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** What the booklet leaves out, as this game is played; a new game begins with the values of the settings. */
export const BaseRulesSheet = ({ game, controls }: SheetProps) => {
  const { baseRules: words, table } = useWords();
  const act = useGame((store) => store.act);
  const { base } = game.state;
  return (
    <Sheet game={game} title={table.menu.baseRules} onClose={controls.close}>
      <Text>{words.intro}</Text>
      {EVERY_RULE.map((rule) => (
        <View key={rule} style={{ gap: SPACE.xs }}>
          <Text font="serifBold">{words.rule[rule]}</Text>
          <Text size="label" tone={isChanged(base, rule) ? 'gold' : 'faded'}>
            {words.label}
          </Text>
          <RuleControl
            rule={rule}
            rules={base}
            onChange={(changed) => void act({ type: 'changeBaseRules', base: changed })}
          />
        </View>
      ))}
    </Sheet>
  );
};
