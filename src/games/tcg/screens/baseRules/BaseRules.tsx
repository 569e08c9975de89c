import { View } from 'react-native';
import { BASE_RULES } from '@/games/tcg/content/baseRules';
import { useBaseRules } from '@/games/tcg/session/baseRules';
import { useWords } from '@/games/tcg/session/useWords';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { RuleControl } from './RuleControl';
import { EVERY_RULE, changedRules, isChanged, valueText } from './values';

/** Every value the supplied booklet leaves out, labelled so, to be set by the table. */
export const BaseRules = () => {
  const { baseRules: words, app } = useWords();
  const { value: rules, keep, saveFault, saveAgain } = useBaseRules();
  return (
    <Page title={words.title} onBack={useBack()}>
      {saveFault ? (
        <Notice
          kind="warning"
          text={words.notSaved}
          action={<Button label={app.retry} icon="retry" onPress={() => void saveAgain()} />}
        />
      ) : null}
      <Text>{words.intro}</Text>
      <Panel style={{ gap: SPACE.l }}>
        {EVERY_RULE.map((rule) => (
          <View key={rule} style={{ gap: SPACE.xs }}>
            <Text font="serifBold">{words.rule[rule]}</Text>
            <Text size="label" tone={isChanged(rules, rule) ? 'gold' : 'faded'}>
              {isChanged(rules, rule)
                ? `${words.label} · ${words.changed(valueText(BASE_RULES, rule, words))}`
                : words.label}
            </Text>
            <RuleControl rule={rule} rules={rules} onChange={(changed) => void keep(changed)} />
          </View>
        ))}
      </Panel>
      {changedRules(rules).length > 0 ? (
        <View style={{ alignItems: 'flex-start' }}>
          <Button icon="undo" label={words.restore} onPress={() => void keep(BASE_RULES)} />
        </View>
      ) : null}
    </Page>
  );
};
