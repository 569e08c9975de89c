import { useRouter } from 'expo-router';
import { useState } from 'react';
import { legalCommands } from '@/games/jime/play';
import { useWordsOf } from '@/games/jime/session/adventureWords';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { Opening } from '@/shell/Opening';
import { playPage } from '@/shell/play/playPage';
import { useLeave } from '@/shell/play/useLeave';
import { InSight } from '@/ui/backStack';
import { Adventure } from '../adventure/Adventure';
import { Camp } from '../campaign/camp/Camp';
import { isClearing } from '../campaign/epilogue/AfterAdventure';
import { Epilogue } from '../campaign/epilogue/Epilogue';
import { SetUp } from '../campaign/setUp/SetUp';
import { OverlayPage } from '../OverlayPage';
import type { Overlay } from './PageOver';
import { PageOver } from './PageOver';
import { PromptPage } from './PromptPage';
import { TurnOnBoxes } from './TurnOnBoxes';
import { useAmbience } from './useAmbience';
import { RuleLinks } from '../rulebook/RuleLinks';
import { WelcomeBack } from './WelcomeBack';

/** An ended tale that has been written on since. */
const goesOn = ({ state, content }: OpenGame): boolean =>
  state.stage === 'ended' && legalCommands(state, content, ['goOn']).length > 0;

/** Which screen a game shows follows from where it stands. */
const Stage = ({ game, resumed }: { game: OpenGame; resumed: boolean }) => {
  const { stage, prompts } = game.state;
  // Only on the road does a table lie that may have been cleared since.
  const [isGreeting, setGreeting] = useState(resumed && stage === 'adventure');
  useAmbience(game);
  if (stage === 'setup') return <SetUp />;
  if (stage === 'adventure')
    return <AdventureScreen game={game} resumed={isGreeting} onGreeted={() => setGreeting(false)} />;
  // Camp opens with a page of its own, where the table is cleared and the adventure told; so does the end of a tale that goes on.
  if (prompts.length > 0 && !isClearing(game.state) && !goesOn(game)) return <PromptPage game={game} />;
  return stage === 'camp' ? <Camp /> : <Epilogue />;
};

/** Wherever the game stands, a rule is one touch away. */
const Screen = (props: { game: OpenGame; resumed: boolean }) => {
  const isReadable = useWordsOf(props.game.state);
  if (!isReadable) return <Opening />;
  return (
    <RuleLinks>
      <Stage {...props} />
    </RuleLinks>
  );
};

export const Play = playPage({ useSession: useGame, Screen, Remedy: TurnOnBoxes });

type Props = { game: OpenGame; resumed: boolean; onGreeted(): void };

/** The adventure stays as it is under the pages laid over it: the look of the map, the numbers entered. */
const AdventureScreen = ({ game, resumed, onGreeted }: Props) => {
  const router = useRouter();
  const quit = useLeave();
  // A page opened from another leads back to it.
  const [overlays, setOverlays] = useState<readonly Overlay[]>([]);
  const open = (overlay: Overlay) => setOverlays((under) => [...under, overlay]);
  const close = () => setOverlays((all) => all.slice(0, -1));
  const rebuild = () => {
    onGreeted();
    open({ page: 'rebuild' });
  };
  const overlay = overlays.at(-1) ?? null;
  // A prompt that is there from the first would close before what lies over it.
  const isBeneath = resumed || overlay !== null;
  return (
    <>
      {resumed ? <WelcomeBack game={game} onGoOn={onGreeted} onRebuild={rebuild} /> : null}
      <OverlayPage open={overlay !== null} onClose={close}>
        {overlay ? (
          <RuleLinks>
            <PageOver key={overlays.length} overlay={overlay} game={game} onClose={close} />
          </RuleLinks>
        ) : null}
      </OverlayPage>
      <InSight when={!isBeneath}>
        <Adventure
          game={game}
          beneath={isBeneath}
          links={{
            company: (hero) => open({ page: 'company', ...(hero ? { hero } : {}) }),
            chronicle: () => open({ page: 'chronicle' }),
            resume: () => open({ page: 'rebuild' }),
            box: () => open({ page: 'box' }),
            legend: () => open({ page: 'legend' }),
            rules: () => open({ page: 'rules' }),
            notes: () => open({ page: 'notes' }),
            saves: () => router.push('/saves'),
            settings: () => router.push('/settings'),
            quit,
          }}
        />
      </InSight>
    </>
  );
};
