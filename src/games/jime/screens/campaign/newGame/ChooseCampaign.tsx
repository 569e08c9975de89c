import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { useNames } from '../../useNames';
import { useCollection } from '@/games/jime/session/collection';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { ROOMY, SPACE, useTheme } from '@/ui/theme';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import type { OfferedCampaign } from '@/games/jime/session/campaigns';
import { VignetteFigure } from '../../vignettes/VignetteFigure';
import { coverText } from './coverText';
import type { StepProps } from './NewGameSteps';
import { chooseCampaign } from './draft';

/** Length, mood and boxes of each campaign; one whose boxes are off can be read, not chosen (§56.2). */
export const ChooseCampaign = ({
  draft,
  change,
  campaigns,
}: StepProps & { campaigns: OfferedCampaign[] }) => {
  const { newGame: words } = useWords().campaign;
  return (
    <CardRow role="radiogroup" label={words.steps.campaign}>
      {campaigns.map((offered) => (
        <CampaignCard
          key={offered.campaign.id}
          offered={offered}
          chosen={draft.campaign === offered.campaign.id}
          onChoose={() => change(chooseCampaign(draft, offered.campaign.id))}
        />
      ))}
    </CardRow>
  );
};

type CardProps = {
  offered: OfferedCampaign;
  chosen: boolean;
  onChoose(): void;
};

const CampaignCard = ({ offered, chosen, onChoose }: CardProps) => {
  const { newGame: words } = useWords().campaign;
  const say = coverText(offered, useLanguage());
  const names = useNames();
  const router = useRouter();
  // The larger the letters, the smaller the drawing and the steps between sizes: what is to be chosen stays in sight.
  const { scale } = useTheme();
  const collection = useCollection((state) => state.collection.products);
  const { name, mood, vignette, evenings, products, adventures } = offered.campaign;
  const boxes = (ids: readonly string[]): string =>
    ids.map((product) => names.say(`product.${product}`)).join(', ');
  const off = products.filter((product) => !collection.includes(product));
  const title = say(name);
  const length = [words.evenings(...evenings), words.adventures(adventures.length)];
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 420, maxWidth: '100%', gap: SPACE.s }}>
      <CardChoice
        role="radio"
        label={title}
        chosen={chosen}
        disabled={off.length > 0}
        onPress={onChoose}
        basis="auto"
        head={<VignetteFigure name={vignette} width={280 / scale} />}
      >
        <Text size="heading" heading={2}>
          {title}
        </Text>
        <Text size={scale > ROOMY ? 'body' : 'story'}>{say(mood)}</Text>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Icon name="book" size={22} tone="faded" />
          <Text tone="faded">{length.join(' · ')}</Text>
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Icon name="box" size={22} tone="faded" />
          <Text tone="faded">{words.needs(boxes(products))}</Text>
        </View>
      </CardChoice>
      {off.length > 0 ? (
        <Notice
          kind="info"
          text={words.boxesOff(boxes(off))}
          action={<Button label={words.toCollection} onPress={() => router.push('/jime/collection')} />}
        />
      ) : null}
    </View>
  );
};
