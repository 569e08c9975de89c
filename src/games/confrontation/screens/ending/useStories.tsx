import type { ReactElement } from 'react';
import { useState } from 'react';
import type { GameState } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { storyRows } from './storyRows';
import { toldGames } from './toldGames';

/** The story of the game; in a match, of each game that is over, the latest first in sight. */
export const useStories = (state: GameState): { heading: ReactElement; rows: ReactElement[] } => {
  const { ending } = useWords();
  const games = toldGames(state);
  const [chosen, setChosen] = useState(String(games.length - 1));
  const game = games[Number(chosen)];
  const heading = (
    <>
      <Text size="heading" heading={2}>
        {ending.story}
      </Text>
      {games.length > 1 ? (
        <Tabs
          label={ending.story}
          value={chosen}
          tabs={games.map((_, i) => ({ value: String(i), label: ending.game(i + 1) }))}
          onChange={setChosen}
        />
      ) : null}
    </>
  );
  return { heading, rows: game ? storyRows(game.log) : [] };
};
