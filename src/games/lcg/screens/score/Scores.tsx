import { useRouter } from 'expo-router';
import { View } from 'react-native';
import type { Scoring } from '@/games/lcg/play';
import type { PlayedGame } from '@/games/lcg/session/scores';
import { forgetScore, useScores } from '@/games/lcg/session/scores';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { useWords } from '@/games/lcg/session/useWords';
import { dateOf } from '@/shell/saves/dates';
import { useLanguage } from '@/session/settings';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { IconButton } from '@/ui/IconButton';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { bestOf } from './history';

/** Every game that was played to its end, and the best score of each scenario. */
export const Scores = () => {
  const { score: words } = useWords();
  const games = useScores((store) => store.value);
  const { settings, choose } = useLcgSettings();
  const { scoring } = settings;
  return (
    <Page title={words.history.title} onBack={useBack()}>
      {games.length === 0 ? (
        <None />
      ) : (
        <>
          <ScoringChoice scoring={scoring} onChoose={(value) => void choose('scoring', value)} />
          <BestScores games={games} scoring={scoring} />
          <Panel style={{ gap: 0 }}>
            <Text size="heading" heading={2}>
              {words.history.games}
            </Text>
            {games.map((game) => (
              <GameRow key={game.id} game={game} scoring={scoring} />
            ))}
          </Panel>
        </>
      )}
    </Page>
  );
};

const None = () => {
  const { history: words } = useWords().score;
  const router = useRouter();
  return (
    <Panel>
      <Text size="story" font="serifBold">
        {words.none}
      </Text>
      <Text>{words.noneText}</Text>
      <View style={{ alignItems: 'flex-start' }}>
        <Button icon="company" label={words.begin} onPress={() => router.replace('/lcg/new')} />
      </View>
    </Panel>
  );
};

const ScoringChoice = ({ scoring, onChoose }: { scoring: Scoring; onChoose(scoring: Scoring): void }) => {
  const { score: words, names } = useWords();
  return (
    <Choice
      label={words.method}
      value={scoring}
      options={(['faq', 'core'] as const).map((value) => ({ value, label: names.scoring[value] }))}
      onChoose={onChoose}
    />
  );
};

const BestScores = ({ games, scoring }: { games: readonly PlayedGame[]; scoring: Scoring }) => {
  const { score: words, names } = useWords();
  const best = bestOf(games, scoring);
  if (best.length === 0) return null;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text size="heading" heading={2}>
        {words.history.best}
      </Text>
      {best.map(({ scenario, scenarioName, score, won }) => (
        <View
          key={`${scenario} ${scenarioName}`}
          style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}
        >
          <View style={{ flex: 1 }}>
            <Text font="serifBold">{scenarioName || names.scenario[scenario]}</Text>
            <Text tone="faded">{words.history.won(won)}</Text>
          </View>
          <Text size="heading" font="sansBold" tone="ember">
            {score}
          </Text>
        </View>
      ))}
    </Panel>
  );
};

const GameRow = ({ game, scoring }: { game: PlayedGame; scoring: Scoring }) => {
  const { score: words, names, cover } = useWords();
  const language = useLanguage();
  const { colours } = useTheme();
  const title = game.scenarioName || names.scenario[game.scenario];
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
        <Text>{game.players.map((name, seat) => name || cover.player(seat + 1)).join(', ')}</Text>
        <Text size="label" tone="faded">
          {words.history.played(date, names.variant[game.variant], words.rounds(game.rounds))}
        </Text>
      </View>
      <Text size={game.score ? 'heading' : 'body'} font="sansBold" tone={game.score ? 'ink' : 'ember'}>
        {game.score ? game.score[scoring] : words.lost}
      </Text>
      <IconButton
        icon="close"
        label={words.history.forgetGame(title, date)}
        onPress={() => void forgetScore(game.id)}
      />
    </View>
  );
};
