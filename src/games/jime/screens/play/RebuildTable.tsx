import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { RebuildGuide } from '@/games/jime/board/RebuildGuide';
import { boardViewOf } from '@/games/jime/board/gameView';
import { restAngle } from '@/games/jime/board/restAngle';
import { terrainCards } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { StoryText } from '../prompts/StoryText';
import { useNames } from '../useNames';

/** The whole table from nothing, for an evening weeks later. */
export const RebuildTable = ({ game, onClose }: { game: OpenGame; onClose(): void }) => {
  const words = useWords().play;
  const { list } = useWords().board;
  const { say, hero, group } = useNames();
  const { heroes = [], groups = [], terrain = [] } = game.state.adventure ?? {};
  const terrains = terrainCards(game, terrain);
  // Without the mirror only the company remembers where heroes stood, and groups of an older save; it is told who was there.
  const unplaced = [
    ...groups.filter(({ space, lastSeen }) => space === null && !lastSeen).map(group),
    ...heroes.filter(({ space, defeated }) => space === null && !defeated).map((one) => hero(one.hero)),
  ];
  const window = useWindowDimensions();
  const view = useMemo(() => boardViewOf(game, { say }), [game, say]);
  return (
    <Page title={words.rebuild} onBack={onClose}>
      <Text>{words.rebuildText}</Text>
      {view ? <RebuildGuide view={view} angle={restAngle(view, window)} say={say} /> : null}
      {terrains.length > 0 ? <StoryText>{say({ line: 'terrain.cards', terrains })}</StoryText> : null}
      {unplaced.length > 0 ? <Text>{words.offMap(list(...unplaced))}</Text> : null}
    </Page>
  );
};
