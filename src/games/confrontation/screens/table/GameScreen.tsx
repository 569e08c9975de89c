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
  switch (moment) {
    case 'news':
      return <OpenTable game={game} view={open()} told={told} onGo={lay} />;
    case 'open':
      return (
        <OpenTable
          game={game}
          view={open()}
          told={told}
          onAnswer={(command: Command) => {
            lay();
            void act(command);
          }}
        />
      );
    case 'curtain':
      return <Curtain state={state} onTake={(side) => setSeat({ holder: side, told })} />;
    case 'secret':
      return <Secret game={game} />;
    case 'book':
      return <BookThinks game={game} side={person ?? 'fellowship'} />;
    case 'over':
      return <Ending game={game} />;
  }
};
