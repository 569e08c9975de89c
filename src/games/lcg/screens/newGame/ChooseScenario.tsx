import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { ScenarioId } from '@/games/lcg/content';
import { CORE, SCENARIOS } from '@/games/lcg/content';
import type { Variant } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';
import type { Draft } from './draft';
import { VARIANTS, isCampaign, withScenario } from './draft';

type Props = { draft: Draft; change(draft: Draft): void };

/** A name is read on one line of a save. */
const LONGEST_NAME = 40;

/** R p.26–27 Which scenario, and by which rules. */
export const ChooseScenario = ({ draft, change }: Props) => {
  const { newGame: words } = useWords();
  return (
    <>
      <FourCards label={words.scenario} of={SCENARIOS}>
        {(scenario) => (
          <ScenarioCard
            key={scenario}
            scenario={scenario}
            chosen={draft.scenario === scenario}
            onChoose={() => change(withScenario(draft, scenario))}
          />
        )}
      </FourCards>
      {draft.scenario === 'other' ? (
        <TextField
          label={words.otherName}
          value={draft.scenarioName}
          longest={LONGEST_NAME}
          size="story"
          onChange={(scenarioName) => change({ ...draft, scenarioName })}
        />
      ) : null}
      <Text size="heading" heading={2} style={{ paddingTop: SPACE.s }}>
        {words.variant}
      </Text>
      <FourCards label={words.variant} of={VARIANTS}>
        {(variant) => (
          <VariantCard
            key={variant}
            variant={variant}
            chosen={draft.variant === variant}
            disabled={draft.scenario === 'other' && isCampaign(variant)}
            onChoose={() => change({ ...draft, variant })}
          />
        )}
      </FourCards>
      {draft.scenario === 'other' ? <Text tone="faded">{words.coreOnly}</Text> : null}
    </>
  );
};

type FourProps<Of> = { label: string; of: readonly [Of, Of, Of, Of]; children(one: Of): ReactNode };

/** Four in a row, two and two, or one above the other: never three and one. */
const FourCards = <Of,>({ label, of: [first, second, third, fourth], children }: FourProps<Of>) => (
  <CardRow role="radiogroup" label={label}>
    <View style={PAIR}>{[first, second].map(children)}</View>
    <View style={PAIR}>{[third, fourth].map(children)}</View>
  </CardRow>
);

const PAIR = {
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 480,
  maxWidth: '100%',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: SPACE.m,
} as const;

type ScenarioProps = { scenario: ScenarioId; chosen: boolean; onChoose(): void };

const ScenarioCard = ({ scenario, chosen, onChoose }: ScenarioProps) => {
  const { newGame: words, names } = useWords();
  const { difficulty, sets, questCards } = CORE.scenarios[scenario];
  return (
    <CardChoice role="radio" label={names.scenario[scenario]} chosen={chosen} onPress={onChoose} basis={225}>
      <Text size="story" font="serifBold" heading={2}>
        {names.scenario[scenario]}
      </Text>
      {difficulty === null ? (
        <Text>{words.other}</Text>
      ) : (
        <View style={{ gap: SPACE.xs }}>
          <Text font="sansBold" tone="ember">
            {words.difficulty(difficulty)}
          </Text>
          {sets.map((set) => (
            <Text key={set} tone="faded">
              {names.encounterSet[set]}
            </Text>
          ))}
          {questCards === null ? null : <Text tone="faded">{words.questCards(questCards)}</Text>}
        </View>
      )}
    </CardChoice>
  );
};

type VariantProps = { variant: Variant; chosen: boolean; disabled: boolean; onChoose(): void };

const VariantCard = ({ variant, chosen, disabled, onChoose }: VariantProps) => {
  const { newGame: words, names } = useWords();
  return (
    <CardChoice
      role="radio"
      label={names.variant[variant]}
      chosen={chosen}
      disabled={disabled}
      onPress={onChoose}
      basis={225}
    >
      <Text font="serifBold">{names.variant[variant]}</Text>
      <Text tone="faded">{words.variants[variant]}</Text>
    </CardChoice>
  );
};
