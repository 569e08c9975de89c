import { useRouter } from 'expo-router';
import type { PlayedGame as Played } from '@/games/tcg/session/games';
import { forgetGame, useGames } from '@/games/tcg/session/games';
import { useWords } from '@/games/tcg/session/useWords';
import { useLanguage } from '@/session/settings';
import { dateOf } from '@/shell/saves/dates';
import { useBack } from '@/shell/useBack';
import { Page } from '@/ui/Page';
import { RowList } from '@/ui/RowList';
import { panelRows } from '@/ui/panelRows';
import { NoGameYet, PlayedGame } from '@/ui/tableSet';

/** Every game that was played to its end. */
export const Games = () => {
  const { games: words } = useWords();
  const games = useGames((store) => store.value);
  const router = useRouter();
  return (
    <Page title={words.title} onBack={useBack()} scrolls={games.length === 0}>
      {games.length === 0 ? (
        <NoGameYet words={words} onBegin={() => router.replace('/tcg/new')} />
      ) : (
        <RowList
          rows={panelRows(
            'games',
            games.map((game) => <GameRow key={game.id} game={game} />),
          )}
        />
      )}
    </Page>
  );
};

const GameRow = ({ game }: { game: Played }) => {
  const { games: words, names, cover } = useWords();
  const language = useLanguage();
  const called = (seat: number): string => game.players[seat]?.name || names.player(seat + 1);
  const title = game.winner === null ? words.nobody : words.won(called(game.winner));
  const date = dateOf(language, game.at);
  return (
    <PlayedGame
      title={title}
      lines={game.players.map(({ site, burdens, lost }, seat) =>
        (lost === null ? cover.line : cover.out)(called(seat), site, burdens),
      )}
      played={words.played(date, names.format[game.format], words.turns(game.turns))}
      forget={words.forget(title, date)}
      onForget={() => void forgetGame(game.id)}
    />
  );
};
