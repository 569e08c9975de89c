import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import type { StepProps } from './NewGameSteps';

/** §42 What each level changes, said before it is chosen for good. */
export const ChooseDifficulty = ({ draft, change }: StepProps) => {
  const { newGame: words } = useWords().campaign;
  return (
    <>
      <CardRow role="radiogroup" label={words.steps.difficulty}>
        {(['normal', 'hard'] as const).map((difficulty) => (
          <CardChoice
            key={difficulty}
            role="radio"
            label={words.difficulty[difficulty].name}
            chosen={draft.difficulty === difficulty}
            onPress={() => change({ ...draft, difficulty })}
          >
            <Text size="heading" heading={2}>
              {words.difficulty[difficulty].name}
            </Text>
            <Text size="story">{words.difficulty[difficulty].text}</Text>
          </CardChoice>
        ))}
      </CardRow>
      <Text tone="faded">{words.difficulty.forGood}</Text>
    </>
  );
};
