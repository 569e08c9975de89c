import { useRouter } from 'expo-router';
import { useState } from 'react';
import type { Refusal } from '@/games/lcg/play';
import { newGameRefusal } from '@/games/lcg/play';
import { useLastTable } from '@/games/lcg/session/lastTable';
import { useWords } from '@/games/lcg/session/useWords';
import { refusalText } from '@/games/lcg/words/refusals';
import { useLanguage } from '@/session/settings';
import { NotSavedNotice } from '@/shell/saves/NotSavedNotice';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Text } from '@/ui/Text';
import { ChooseScenario } from './ChooseScenario';
import { Players } from './Players';
import { SameTable } from './SameTable';
import type { Draft, Step } from './draft';
import { BLANK, STEPS, chosenIn, playersOf } from './draft';
import { useBegin } from './useBegin';
import { useKnownHeroes } from './useKnownHeroes';

/** A new game on two leaves: what is played, and who plays; then the set-up of the table. */
export const NewGame = () => {
  const { newGame: words } = useWords();
  const language = useLanguage();
  const back = useBack();
  const router = useRouter();
  const known = useKnownHeroes();
  const last = useLastTable((state) => state.value);
  const { begin, failed } = useBegin();
  const [draft, setDraft] = useState<Draft>(BLANK);
  const [step, setStep] = useState<Step>('scenario');
  const isLast = step === 'players';
  const refusal: Refusal | undefined = isLast ? newGameRefusal(chosenIn(draft, {})) : undefined;
  const setOut = async () => {
    if (await begin(draft)) router.replace('/lcg/play');
  };
  const sameTable = () => {
    if (last) setDraft({ ...draft, players: playersOf(last, known) });
    setStep('players');
  };
  return (
    <FooterPage
      title={words.steps[step]}
      onBack={() => (isLast ? setStep('scenario') : back())}
      top={
        <>
          <Text tone="faded">{`${words.title} · ${words.progress(STEPS.indexOf(step) + 1, STEPS.length)}`}</Text>
          {failed ? <NotSavedNotice holdsUp /> : null}
        </>
      }
      footer={
        <>
          {refusal ? (
            <Text role="status" tone="river" style={{ flex: 1, minWidth: 220 }}>
              {refusalText(refusal, language)}
            </Text>
          ) : null}
          <Button
            kind="primary"
            label={isLast ? words.begin : words.next}
            disabled={draft.scenario === null || refusal !== undefined}
            onPress={() => (isLast ? void setOut() : setStep('players'))}
          />
        </>
      }
    >
      {isLast ? (
        <Players draft={draft} change={setDraft} />
      ) : (
        <ChooseScenario draft={draft} change={setDraft} />
      )}
      {!isLast && draft.scenario !== null ? <SameTable onTake={sameTable} /> : null}
    </FooterPage>
  );
};
