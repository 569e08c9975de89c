import { useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { Adventure } from '../adventure/Adventure';
import { Camp } from '../campaign/camp/Camp';
import { Chronicle } from '../campaign/chronicle/Chronicle';
import { CompanyMenu } from '../campaign/company/CompanyMenu';
import { isClearing } from '../campaign/epilogue/AfterAdventure';
import { Epilogue } from '../campaign/epilogue/Epilogue';
import { SetUp } from '../campaign/setUp/SetUp';
import { useQuit } from '../campaign/useQuit';
import { PromptSheet } from '../prompts/PromptSheet';
import { Opening } from './Opening';
import { OverPage } from './OverPage';
import { PromptPage } from './PromptPage';
import { Rebuild } from './Rebuild';
import { Welcome } from './Welcome';

/** What lies over the game: the company, the chronicle, how to lay the table again. */
type Over = { page: 'company'; hero?: HeroId } | { page: 'chronicle' } | { page: 'rebuild' };

/** Only on the road does a table lie that may have been cleared since. */
const onTheRoad = (): boolean => useGame.getState().game?.state.stage === 'adventure';

/** The open game, or the save being opened: which screen it shows follows from where it stands. */
export const Play = ({ slot }: { slot: number | null }) => {
  const game = useGame((store) => store.game);
  // A save named by its number was taken off the shelf, even where the shelf has opened it already.
  const [resumed, setResumed] = useState(() => slot !== null && onTheRoad());
  const onOpened = useCallback(() => setResumed(onTheRoad()), []);
  return game && (slot === null || game.slot === slot) ? (
    <Table game={game} resumed={resumed} onGreeted={() => setResumed(false)} />
  ) : (
    <Opening slot={slot} onOpened={onOpened} />
  );
};

type Props = { game: OpenGame; resumed: boolean; onGreeted(): void };

const Table = ({ game, resumed, onGreeted }: Props) => {
  const { stage, prompts } = game.state;
  if (stage === 'setup') return <SetUp />;
  if (stage === 'adventure') return <OnTheRoad game={game} resumed={resumed} onGreeted={onGreeted} />;
  // Camp opens with a page of its own, where the table is cleared and the adventure told.
  if (prompts.length > 0 && !isClearing(game.state)) return <PromptPage game={game} />;
  return stage === 'camp' ? <Camp /> : <Epilogue />;
};

/** The adventure stays as it is under the pages laid over it: the look of the map, the numbers entered. */
const OnTheRoad = ({ game, resumed, onGreeted }: Props) => {
  const router = useRouter();
  const quit = useQuit();
  const [over, setOver] = useState<Over | null>(null);
  const close = () => setOver(null);
  const rebuild = () => {
    onGreeted();
    setOver({ page: 'rebuild' });
  };
  return (
    <>
      {resumed ? <Welcome game={game} onGoOn={onGreeted} onRebuild={rebuild} /> : null}
      <OverPage open={over !== null} onClose={close}>
        {over?.page === 'company' ? (
          <CompanyMenu onClose={close} {...(over.hero ? { hero: over.hero } : {})} />
        ) : null}
        {over?.page === 'chronicle' ? <Chronicle onClose={close} /> : null}
        {over?.page === 'rebuild' ? <Rebuild game={game} onClose={close} /> : null}
      </OverPage>
      <Adventure
        game={game}
        ask={(asking) => <PromptSheet {...asking} />}
        doors={{
          company: (hero) => setOver({ page: 'company', ...(hero ? { hero } : {}) }),
          chronicle: () => setOver({ page: 'chronicle' }),
          resume: () => setOver({ page: 'rebuild' }),
          saves: () => router.push('/saves'),
          settings: () => router.push('/settings'),
          quit,
        }}
      />
    </>
  );
};
