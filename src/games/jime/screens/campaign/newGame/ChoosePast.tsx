import { View } from 'react-native';
import type { Start } from '@/games/jime/content';
import { useLanguage } from '@/session/settings';
import type { OfferedCampaign } from '@/games/jime/session/campaigns';
import { useWords } from '@/games/jime/session/useWords';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { StepProps } from './NewGameSteps';
import { coverText } from './coverText';
import type { DraftStart } from './draft';
import { isPast } from './draft';

/** What the company has behind it: one of the pasts the campaign tells, or its own, question by question. */
export const ChoosePast = ({ draft, change, offered }: StepProps & { offered: OfferedCampaign }) => {
  const { newGame: words } = useWords().campaign;
  const say = coverText(offered, useLanguage());
  const chosen = draft.start;
  const start = offered.campaign.starts?.find(({ at }) => at === chosen?.at);
  if (!start || !chosen) return null;
  const settle = (past: Partial<DraftStart>) => change({ ...draft, start: { ...chosen, ...past } });
  return (
    <>
      <Text>{words.start.pastIntro}</Text>
      <CardRow role="radiogroup" label={words.steps.past}>
        {start.pasts.map((past) => (
          <CardChoice
            key={past.id}
            role="radio"
            label={say(past.text)}
            chosen={isPast(chosen, past)}
            onPress={() => settle({ own: false, answers: past.answers })}
          >
            <Text size="story">{say(past.text)}</Text>
          </CardChoice>
        ))}
        <CardChoice
          role="radio"
          label={words.start.own}
          chosen={chosen.own}
          onPress={() => settle({ own: true })}
        >
          <Text size="story" font="serifItalic">
            {words.start.own}
          </Text>
        </CardChoice>
      </CardRow>
      {chosen.own ? (
        <OwnPast start={start} chosen={chosen} say={say} onAnswer={(answers) => settle({ answers })} />
      ) : null}
    </>
  );
};

type OwnProps = {
  start: Start;
  chosen: DraftStart;
  say(key: string): string;
  onAnswer(answers: number[]): void;
};

const OwnPast = ({ start, chosen, say, onAnswer }: OwnProps) =>
  start.questions.map(({ id, text, answers }, question) => (
    <View key={id} style={{ gap: SPACE.s }}>
      <Text size="heading" heading={2}>
        {say(text)}
      </Text>
      <CardRow role="radiogroup" label={say(text)}>
        {answers.map((answer, index) => (
          <CardChoice
            key={answer.text}
            role="radio"
            label={say(answer.text)}
            chosen={chosen.answers[question] === index}
            onPress={() => onAnswer(chosen.answers.map((one, at) => (at === question ? index : one)))}
          >
            <Text>{say(answer.text)}</Text>
          </CardChoice>
        ))}
      </CardRow>
    </View>
  ));
