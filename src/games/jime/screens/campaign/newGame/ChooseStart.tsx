import { useLanguage } from '@/session/settings';
import type { OfferedCampaign } from '@/games/jime/session/campaigns';
import { useWords } from '@/games/jime/session/useWords';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { Text } from '@/ui/Text';
import type { StepProps } from './NewGameSteps';
import { coverText } from './coverText';
import { beginAt } from './draft';

/** From the beginning, or later, with what a company would have by then. */
export const ChooseStart = ({ draft, change, offered }: StepProps & { offered: OfferedCampaign }) => {
  const { newGame: words } = useWords().campaign;
  const say = coverText(offered, useLanguage());
  const choices = [
    { at: null, name: words.start.first, text: words.start.firstText },
    ...(offered.campaign.starts ?? []).map(({ at, name }) => ({
      at,
      name: say(name),
      text: words.start.laterText,
    })),
  ];
  return (
    <CardRow role="radiogroup" label={words.steps.start}>
      {choices.map(({ at, name, text }) => (
        <CardChoice
          key={at ?? ''}
          role="radio"
          label={name}
          chosen={(draft.start?.at ?? null) === at}
          onPress={() => change(beginAt(draft, offered.campaign, at))}
        >
          <Text size="heading" heading={2}>
            {name}
          </Text>
          <Text size="story">{text}</Text>
        </CardChoice>
      ))}
    </CardRow>
  );
};
