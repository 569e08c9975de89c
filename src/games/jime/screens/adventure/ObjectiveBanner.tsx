import { memo, useEffect, useState } from 'react';
import { View } from 'react-native';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { playSound } from '@/ui/sound';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { useNames } from '../useNames';

/** Long enough to be read aloud; a touch puts it away before. */
const SHOWN = 12_000;

type Seen = { objective: string | null; head: number };
type News = { was: string | null; now: string };

/** The objective that has just come in place of another; nothing when a game is opened, and nothing after undo. */
const useNews = ({ state: { adventure }, history }: OpenGame, waits: boolean): [News | null, () => void] => {
  const objective = adventure?.objective ?? null;
  const { head } = history;
  const [seen, setSeen] = useState<Seen>({ objective, head });
  const [news, setNews] = useState<News | null>(null);
  if (seen.objective !== objective || head < seen.head) {
    const was = seen.objective && adventure?.objectivesDone.includes(seen.objective) ? seen.objective : null;
    setSeen({ objective, head });
    setNews(objective !== null && head > seen.head ? { was, now: objective } : null);
  } else if (head !== seen.head) setSeen({ objective, head });
  useEffect(() => {
    if (!news || waits) return;
    playSound('objective');
    const timer = setTimeout(() => setNews(null), SHOWN);
    return () => clearTimeout(timer);
  }, [news, waits]);
  return [news, () => setNews(null)];
};

/** `waits`: a sheet leaves no room over the map; the news comes when it has gone. */
type Props = { game: OpenGame; waits: boolean };

/** §67.2 A new objective is unrolled over the map, the one it follows ticked above it. */
export const ObjectiveBanner = memo(function ObjectiveBanner({ game, waits }: Props) {
  const words = useWords();
  const { objective } = words.table;
  const { say } = useNames();
  const { colours } = useTheme();
  const [news, putAway] = useNews(game, waits);
  if (!news || waits) return null;
  const story = game.content.adventures[game.state.adventure?.id ?? ''];
  const text = (id: string): string => say(story?.objectives.find((one) => one.id === id)?.text ?? id);
  const now = words.app.pair(objective.fresh, text(news.now));
  return (
    <View
      role="status"
      style={{ position: 'absolute', top: SPACE.s, left: SPACE.s, right: SPACE.s, maxWidth: 560 }}
    >
      <Touchable label={now} hint={words.app.close} onPress={putAway}>
        <View
          style={{
            gap: SPACE.s,
            padding: SPACE.m,
            borderRadius: RADIUS,
            borderWidth: 2,
            borderLeftWidth: 10,
            borderColor: colours.gold,
            backgroundColor: colours.panel,
            boxShadow: '0 4px 18px #00000040',
          }}
        >
          {news.was === null ? null : (
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
              <Icon name="check" size={24} tone="moss" />
              <Text tone="moss" style={{ flex: 1, textDecorationLine: 'line-through' }}>
                {text(news.was)}
              </Text>
            </View>
          )}
          <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
            <Icon name="objective" size={28} tone="gold" />
            <View style={{ flex: 1 }}>
              <Text size="label" font="sansBold" tone="gold">
                {objective.fresh}
              </Text>
              <Text size="story" font="serifBold" live>
                {text(news.now)}
              </Text>
            </View>
          </View>
        </View>
      </Touchable>
    </View>
  );
});
