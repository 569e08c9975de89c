import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { useNames } from '@/store/box';
import { useCollection } from '@/store/collection';
import type { OpenCampaign } from '@/store/game';
import { useLanguage, useWords } from '@/store/settings';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CardChoice, CardRow } from '../CardChoice';
import { sayIn, toldOf } from '../told';
import type { LeafProps } from './Choosing';

/** Length, mood and boxes of each campaign; one whose boxes are off can be read, not chosen (§56.2). */
export const ChooseCampaign = ({
  draft,
  opened,
  change,
  campaigns,
}: LeafProps & { campaigns: OpenCampaign[] }) => {
  const { newGame: words } = useWords().campaign;
  return (
    <CardRow role="radiogroup" label={words.steps.campaign}>
      {campaigns.map((campaign) => (
        <CampaignCard
          key={campaign.content.campaign.id}
          campaign={campaign}
          opened={opened}
          chosen={draft.campaign === campaign.content.campaign.id}
          onChoose={() => change({ ...draft, campaign: campaign.content.campaign.id })}
        />
      ))}
    </CardRow>
  );
};

type CardProps = {
  campaign: OpenCampaign;
  opened: LeafProps['opened'];
  chosen: boolean;
  onChoose(): void;
};

const CampaignCard = ({ campaign, opened, chosen, onChoose }: CardProps) => {
  const { newGame: words } = useWords().campaign;
  const say = sayIn(campaign, useLanguage());
  const names = useNames(opened);
  const router = useRouter();
  const collection = useCollection((state) => state.collection.products);
  const { id, products, adventures } = campaign.content.campaign;
  const { name, mood, evenings } = toldOf(campaign.content.campaign);
  const boxes = (ids: readonly string[]): string =>
    ids.map((product) => names.say(`product.${product}`)).join(', ');
  const off = products.filter((product) => !collection.includes(product));
  const title = say(name ?? id);
  const length = [evenings ? words.evenings(...evenings) : '', words.adventures(adventures.length)];
  return (
    <View style={{ flexGrow: 1, flexBasis: 420, gap: SPACE.s }}>
      <CardChoice role="radio" label={title} chosen={chosen} disabled={off.length > 0} onPress={onChoose}>
        <Text size="heading" heading={2}>
          {title}
        </Text>
        {mood ? <Text size="story">{say(mood)}</Text> : null}
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Icon name="book" size={22} tone="faded" />
          <Text tone="faded">{length.filter(Boolean).join(' · ')}</Text>
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
          action={<Button label={words.toCollection} onPress={() => router.push('/collection')} />}
        />
      ) : null}
    </View>
  );
};
