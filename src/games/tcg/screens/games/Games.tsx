import { useRouter } from 'expo-router';
import { View } from 'react-native';
import type { PlayedGame } from '@/games/tcg/session/games';
import { forgetGame, useGames } from '@/games/tcg/session/games';
import { useWords } from '@/games/tcg/session/useWords';
import { useLanguage } from '@/session/settings';
import { dateOf } from '@/shell/saves/dates';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

/** Every game that was played to its end. */
export const Games = () => {
  const { games: words } = useWords();
  const games = useGames((store) => store.value);
  return (
    <Page title={words.title} onBack={useBack()}>
      {games.length === 0 ? (
        <None />
      ) : (
        <Panel style={{ gap: 0 }}>
          {games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </Panel>
      )}
    </Page>
  );
};

const None = () => {
  const { games: words } = useWords();
  const router = useRouter();
  return (
    <Panel>
      <Text size="story" font="serifBold">
        {words.none}
      </Text>
      <Text>{words.noneText}</Text>
      <View style={{ alignItems: 'flex-start' }}>
        <Button icon="company" label={words.begin} onPress={() => router.replace('/tcg/new')} />
      </View>
    </Panel>
  );
};

const GameRow = ({ game }: { game: PlayedGame }) => {
  const { games: words, names, cover } = useWords();
  const { colours } = useTheme();
  const language = useLanguage();
  const called = (seat: number): string => game.players[seat]?.name || names.player(seat + 1);
  const title = game.winner === null ? words.nobody : words.won(called(game.winner));
  const date = dateOf(language, game.at);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        paddingVertical: SPACE.s,
        borderTopWidth: 1,
        borderColor: `${colours.faded}40`,
      }}
    >
      <View style={{ flex: 1 }}>
        <Text font="serifBold">{title}</Text>
        {game.players.map(({ site, burdens, lost }, seat) => (
          <Text key={seat}>
            {lost === null ? cover.line(called(seat), site, burdens) : cover.out(called(seat), site, burdens)}
          </Text>
        ))}
        <Text size="label" tone="faded">
          {words.played(date, names.format[game.format], words.turns(game.turns))}
        </Text>
      </View>
      <IconButton icon="close" label={words.forget(title, date)} onPress={() => void forgetGame(game.id)} />
    </View>
  );
};
