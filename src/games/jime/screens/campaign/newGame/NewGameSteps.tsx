import { useState } from 'react';
import type { Refusal } from '@/games/jime/play';
import type { OpenBox } from '@/games/jime/session/box';
import { RefusalLine } from '../../Refusal';
import { useCollection } from '@/games/jime/session/collection';
import { beginCampaign } from '@/games/jime/session/game';
import { useJimeSettings } from '@/games/jime/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { drawSeed } from '@/session/drawSeed';
import { NotSavedNotice } from '@/shell/saves/NotSavedNotice';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { FooterPage } from '@/ui/FooterPage';
import type { OfferedCampaign } from '@/games/jime/session/campaigns';
import { ChooseCampaign } from './ChooseCampaign';
import { ChooseDifficulty } from './ChooseDifficulty';
import { ChooseHeroes } from './ChooseHeroes';
import { ChooseItems } from './ChooseItems';
import { ChoosePast } from './ChoosePast';
import { ChooseStart } from './ChooseStart';
import { NameCompany } from './NameCompany';
import type { Draft, Step } from './draft';
import { BLANK, chosenIn, refusalAt, stepsOf } from './draft';

type Props = { campaigns: OfferedCampaign[]; opened: OpenBox; onBack(): void; onBegun(): void };

/** What each step of a new game is given. */
export type StepProps = {
  draft: Draft;
  opened: OpenBox;
  change(draft: Draft): void;
};

export const NewGameSteps = ({ campaigns, opened, onBack, onBegun }: Props) => {
  const { newGame: words, next } = useWords().campaign;
  const collection = useCollection((state) => state.collection.products);
  const mirror = useJimeSettings((state) => state.settings.mirror === 'on');
  const [draft, setDraft] = useState<Draft>(BLANK);
  const [step, setStep] = useState<Step>('campaign');
  const [refused, setRefused] = useState<Refusal | undefined>();
  const [failed, setFailed] = useState(false);
  const open = campaigns.find(({ campaign }) => campaign.id === draft.campaign);
  const steps = stepsOf(open?.campaign, draft);
  const at = steps.indexOf(step);
  const refusal =
    refused ?? (open ? refusalAt(step, open.campaign, opened.box, collection, draft) : undefined);
  const last = step === 'name';

  const goTo = (index: number) => {
    setRefused(undefined);
    const to = steps[index];
    if (to) setStep(to);
    else onBack();
  };
  const setOut = async () => {
    if (!open) return;
    const chosen = chosenIn(opened.box, collection, draft, { seed: drawSeed(), mirror });
    const notBegun = await beginCampaign(open.campaign.id, chosen);
    setFailed(notBegun?.why === 'notSaved');
    if (notBegun?.why === 'obstacle') setRefused(notBegun.refusal);
    if (!notBegun) onBegun();
  };
  const change = (changed: Draft) => {
    setRefused(undefined);
    setDraft(changed);
  };
  const given = { draft, opened, change };
  return (
    <FooterPage
      title={words.steps[step]}
      onBack={() => goTo(at - 1)}
      top={
        <>
          <Text tone="faded">{`${words.title} · ${words.progress(at + 1, steps.length)}`}</Text>
          {failed ? <NotSavedNotice holdsUp /> : null}
        </>
      }
      footer={
        <>
          {open && refusal ? <RefusalLine refusal={refusal} role="status" /> : null}
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
      {step === 'campaign' ? <ChooseCampaign {...given} campaigns={campaigns} /> : null}
      {step === 'start' && open ? <ChooseStart {...given} offered={open} /> : null}
      {step === 'past' && open ? <ChoosePast {...given} offered={open} /> : null}
      {step === 'difficulty' ? <ChooseDifficulty {...given} /> : null}
      {step === 'heroes' ? <ChooseHeroes {...given} /> : null}
      {step === 'items' ? <ChooseItems {...given} /> : null}
      {step === 'name' && open ? <NameCompany {...given} offered={open} /> : null}
    </FooterPage>
  );
};
