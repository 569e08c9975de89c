import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useWords } from '@/games/jime/session/useWords';
import { useBox } from '@/games/jime/session/box';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { useBack } from '@/shell/useBack';
import { RuleLinks } from '../../rulebook/RuleLinks';
import { NewGameSteps } from './NewGameSteps';
import { useCampaigns } from './useCampaigns';

/** A new game: five to seven leaves, each with a way back, then the set-up of the table. */
export const NewGame = () => {
  const words = useWords();
  const { newGame } = words.campaign;
  const back = useBack();
  const router = useRouter();
  const { campaigns, failed, retry } = useCampaigns();
  const { opened, failed: boxFailed, open } = useBox();
  const [begun, setBegun] = useState(false);
  const again = () => {
    void open();
    retry();
  };
  const begin = () => {
    setBegun(true);
    router.replace('/jime/play');
  };
  if (campaigns && campaigns.length > 0 && opened && !begun)
    return (
      <RuleLinks links={false}>
        <NewGameSteps campaigns={campaigns} opened={opened} onBack={back} onBegun={begin} />
      </RuleLinks>
    );
  return (
    <Page title={newGame.title} onBack={back}>
      {failed || boxFailed ? (
        <Notice
          kind="warning"
          text={failed ? newGame.failed : words.box.failed}
          action={<Button label={words.app.retry} icon="retry" onPress={again} />}
        />
      ) : (
        <Text live>{campaigns && !begun ? newGame.none : words.box.opening}</Text>
      )}
    </Page>
  );
};
