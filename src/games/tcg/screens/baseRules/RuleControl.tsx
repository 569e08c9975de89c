import { View } from 'react-native';
import type { BaseRule, BaseRules } from '@/games/tcg/content/baseRules';
import { BASE_RULE_BOUNDS, heldRules } from '@/games/tcg/content/baseRules';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';

type Props = { rule: BaseRule; rules: BaseRules; onChange(rules: BaseRules): void };

const SITES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What a value is set with: a number, a yes or no, or the sites that are sanctuaries. */
export const RuleControl = ({ rule, ...props }: Props) => {
  switch (rule) {
    case 'sanctuaries':
      return <Sanctuaries {...props} />;
    case 'skipWithoutMinions':
    case 'ringOffAtRegroup':
    case 'uniqueDeadStay':
      return <YesOrNo rule={rule} {...props} />;
    default:
      return <NumberOf rule={rule} {...props} />;
  }
};

type NumberRule = keyof typeof BASE_RULE_BOUNDS;

const NumberOf = ({ rule, rules, onChange }: Props & { rule: NumberRule }) => {
  const { baseRules: words } = useWords();
  const { lowest, highest } = BASE_RULE_BOUNDS[rule];
  const value = rules[rule];
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
      {value === null ? (
        <>
          <Text>{words.asked}</Text>
          <Button label={words.fix} onPress={() => onChange({ ...rules, [rule]: rules.moveLimit })} />
        </>
      ) : (
        <Stepper
          label={words.rule[rule]}
          value={value}
          min={lowest}
          max={highest}
          onChange={(next) => onChange({ ...rules, [rule]: next })}
        />
      )}
      {rule === 'moveLimitOfMore' && value !== null ? (
        <Button label={words.ask} onPress={() => onChange({ ...rules, moveLimitOfMore: null })} />
      ) : null}
    </View>
  );
};

type Flag = 'skipWithoutMinions' | 'ringOffAtRegroup' | 'uniqueDeadStay';
const ANSWERS = ['yes', 'no'] as const;

const YesOrNo = ({ rule, rules, onChange }: Props & { rule: Flag }) => {
  const { baseRules: words } = useWords();
  return (
    <Choice
      label={words.rule[rule]}
      value={heldRules(rules)[rule] ? 'yes' : 'no'}
      options={ANSWERS.map((value) => ({ value, label: words[value] }))}
      onChoose={(value) => onChange({ ...rules, [rule]: value === 'yes' })}
    />
  );
};

const Sanctuaries = ({ rules, onChange }: Omit<Props, 'rule'>) => {
  const { baseRules: words } = useWords();
  const { sanctuaries } = rules;
  const toggled = (site: number): number[] =>
    SITES.filter((one) => sanctuaries.includes(one) !== (one === site));
  return (
    <View
      role="group"
      aria-label={words.rule.sanctuaries}
      style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l }}
    >
      {SITES.map((site) => (
        <TickLine
          key={site}
          text={words.site(site)}
          ticked={sanctuaries.includes(site)}
          onTick={() => onChange({ ...rules, sanctuaries: toggled(site) })}
        />
      ))}
    </View>
  );
};
