import { useState } from 'react';
import { tableView, viewOf } from '@/games/confrontation/play';
import type { Command, View } from '@/games/confrontation/play';
import type { OpenGame } from '@/games/confrontation/session/game';
import { useGame } from '@/games/confrontation/session/game';
import { useKeepAwake } from '@/ui/useKeepAwake';
import { Ending } from '../ending/Ending';
import { useRecordedResult } from '../results/useRecordedResult';
import { BookThinks } from './BookThinks';
import { Curtain } from './Curtain';
import { OpenTable } from './OpenTable';
import type { Seat } from './seat';
import { momentOf, onlyPerson } from './seat';
import { Secret } from './Secret';
import { Tabletop } from './Tabletop';

/** Which screen a game shows follows from where it stands and from who holds the tablet. */
export const GameScreen = ({ game }: { game: OpenGame }) => {
  const { state } = game;
  const lines = state.log?.length ?? 0;
  const [kept, setSeat] = useState<Seat>({ holder: null, told: lines });
  const act = useGame((store) => store.act);
  useKeepAwake();
  useRecordedResult(game);
  // An undo takes back what was told.
  const told = Math.min(kept.told, lines);
  const moment = momentOf(state, { ...kept, told });
  // Once both look at the tablet, nobody holds it: whoever decides next, by an undo too, takes it anew.
  const isShared = moment === 'curtain' || moment === 'news';
  const holder = isShared && kept.holder !== null ? 'table' : kept.holder;
  if (holder !== kept.holder || told !== kept.told) setSeat({ holder, told });
  const lay = (): void => setSeat({ holder: 'table', told: lines });
  const person = onlyPerson(state);
  const open = (): View => (person ? viewOf(state, person) : tableView(state));
  if (moment === 'curtain')
    return <Curtain state={state} onTake={(side) => setSeat({ holder: side, told })} />;
  if (moment === 'over') return <Ending game={game} />;
  const answerOpenly = (command: Command): void => {
    lay();
    void act(command);
  };
  const screens = {
    news: () => <OpenTable game={game} view={open()} told={told} onGo={lay} />,
    open: () => <OpenTable game={game} view={open()} told={told} onAnswer={answerOpenly} />,
    secret: () => <Secret game={game} />,
    book: () => <BookThinks game={game} side={person ?? 'fellowship'} />,
  };
  return <Tabletop>{screens[moment]()}</Tabletop>;
};
