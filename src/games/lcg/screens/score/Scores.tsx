import { useRouter } from 'expo-router';
import { View } from 'react-native';
import type { Scoring } from '@/games/lcg/play';
import type { PlayedGame as Played } from '@/games/lcg/session/scores';
import { forgetScore, useScores } from '@/games/lcg/session/scores';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { useWords } from '@/games/lcg/session/useWords';
import { dateOf } from '@/shell/saves/dates';
import { useLanguage } from '@/session/settings';
import { useBack } from '@/shell/useBack';
import { Choice } from '@/ui/Choice';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { RowList } from '@/ui/RowList';
import { NoGameYet, PlayedGame } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { panelRows } from '@/ui/panelRows';
import { SPACE } from '@/ui/theme';
import { bestOf } from './history';

/** Every game that was played to its end, and the best score of each scenario. */
export const Scores = () => {
  const { score: words } = useWords();
  const games = useScores((store) => store.value);
  const { settings, choose } = useLcgSettings();
  const { scoring } = settings;
  const router = useRouter();
  return (
    <Page title={words.history.title} onBack={useBack()} scrolls={games.length === 0}>
      {games.length === 0 ? (
        <NoGameYet words={words.history} onBegin={() => router.replace('/lcg/new')} />
      ) : (
        <RowList
          head={
            <View style={{ gap: SPACE.l }}>
              <ScoringChoice scoring={scoring} onChoose={(value) => void choose('scoring', value)} />
              <BestScores games={games} scoring={scoring} />
            </View>
          }
          rows={panelRows('games', [
            <Text key="heading" size="heading" heading={2}>
              {words.history.games}
            </Text>,
            ...games.map((game) => <GameRow key={game.id} game={game} scoring={scoring} />),
          ])}
        />
      )}
    </Page>
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

const BestScores = ({ games, scoring }: { games: readonly Played[]; scoring: Scoring }) => {
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

const GameRow = ({ game, scoring }: { game: Played; scoring: Scoring }) => {
  const { score: words, names, cover } = useWords();
  const language = useLanguage();
  const title = game.scenarioName || names.scenario[game.scenario];
  const date = dateOf(language, game.at);
  return (
    <PlayedGame
      title={title}
      lines={[game.players.map((name, seat) => name || cover.player(seat + 1)).join(', ')]}
      played={words.history.played(date, names.variant[game.variant], words.rounds(game.rounds))}
      result={
        <Text size={game.score ? 'heading' : 'body'} font="sansBold" tone={game.score ? 'ink' : 'ember'}>
          {game.score ? game.score[scoring] : words.lost}
        </Text>
      }
      forget={words.history.forgetGame(title, date)}
      onForget={() => void forgetScore(game.id)}
    />
  );
};
