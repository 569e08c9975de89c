import { useState } from 'react';
import { View } from 'react-native';
import type { Refusal } from '@/games/jime/play';
import type { OpenBox } from '@/games/jime/session/box';
import { useNames } from '@/games/jime/session/box';
import { useCollection } from '@/games/jime/session/collection';
import { beginCampaign } from '@/games/jime/session/game';
import { useJimeSettings } from '@/games/jime/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Leaf } from '../Leaf';
import type { OfferedCampaign } from '@/games/jime/session/campaigns';
import { ChooseCampaign } from './ChooseCampaign';
import { ChooseDifficulty } from './ChooseDifficulty';
import { ChooseHeroes } from './ChooseHeroes';
import { ChooseItems } from './ChooseItems';
import { NameCompany } from './NameCompany';
import type { Draft, Step } from './draft';
import { BLANK, STEPS, chosenIn, refusalAt } from './draft';
import { drawSeed } from './drawSeed';

type Props = { campaigns: OfferedCampaign[]; opened: OpenBox; onBack(): void; onBegun(): void };

/** What each leaf of a new game is given. */
export type LeafProps = {
  draft: Draft;
  opened: OpenBox;
  change(draft: Draft): void;
};

export const Choosing = ({ campaigns, opened, onBack, onBegun }: Props) => {
  const { newGame: words, next } = useWords().campaign;
  const collection = useCollection((state) => state.collection.products);
  const mirror = useJimeSettings((state) => state.settings.mirror === 'on');
  const [draft, setDraft] = useState<Draft>(BLANK);
  const [step, setStep] = useState<Step>('campaign');
  const [refused, setRefused] = useState<Refusal | undefined>();
  const at = STEPS.indexOf(step);
  const open = campaigns.find(({ campaign }) => campaign.id === draft.campaign);
  const refusal =
    refused ?? (open ? refusalAt(step, open.campaign, opened.box, collection, draft) : undefined);
  const last = step === 'name';

  const goTo = (index: number) => {
    setRefused(undefined);
    const to = STEPS[index];
    if (to) setStep(to);
    else onBack();
  };
  const setOut = async () => {
    if (!open) return;
    const chosen = chosenIn(opened.box, collection, draft, { seed: drawSeed(), mirror });
    const answer = await beginCampaign(open.campaign.id, chosen);
    if (answer) setRefused(answer);
    else onBegun();
  };
  const change = (changed: Draft) => {
    setRefused(undefined);
    setDraft(changed);
  };
  const leaf = { draft, opened, change };
  return (
    <Leaf
      title={words.steps[step]}
      onBack={() => goTo(at - 1)}
      top={<Text tone="faded">{`${words.title} · ${words.progress(at + 1, STEPS.length)}`}</Text>}
      foot={
        <>
          {open && refusal ? <Why refusal={refusal} opened={opened} /> : null}
          <Button
            kind="primary"
            label={last ? words.begin : next}
            hint={last ? words.beginHint : undefined}
            disabled={!open || refusal !== undefined}
            onPress={() => (last ? void setOut() : goTo(at + 1))}
          />
        </>
      }
    >
      {step === 'campaign' ? <ChooseCampaign {...leaf} campaigns={campaigns} /> : null}
      {step === 'difficulty' ? <ChooseDifficulty {...leaf} /> : null}
      {step === 'heroes' ? <ChooseHeroes {...leaf} /> : null}
      {step === 'items' ? <ChooseItems {...leaf} /> : null}
      {step === 'name' && open ? <NameCompany {...leaf} offered={open} /> : null}
    </Leaf>
  );
};

/** Why the company may not go on yet, in words, beside the button it holds back. */
const Why = ({ refusal, opened }: { refusal: Refusal; opened: OpenBox }) => {
  const words = useWords();
  const names = useNames(opened);
  const text = words.rules.refusal[refusal.code];
  const hero = refusal.params?.hero;
  return (
    <View
      role="status"
      style={{ flex: 1, minWidth: 220, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
    >
      <Icon name="info" size={24} tone="river" />
      <Text tone="river" style={{ flex: 1 }}>
        {hero === undefined ? text : words.app.pair(names.card(`hero.${hero}`).name, text)}
      </Text>
    </View>
  );
};
