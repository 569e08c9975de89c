import { boardViewOf } from '@/games/jime/board/gameView';
import { spaceName, thingsIn } from '@/games/jime/board/labels';
import { explorationId } from '@/games/jime/board/view';
import { tileOf } from '@/games/jime/map/placement';
import type { SpaceId } from '@/games/jime/play';
import { spaceRules } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import type { MenuProps } from './MenuSheet';
import { Sheet } from './Sheet';
import { useNames } from '../useNames';

/** A space that was touched: its rules, and all that lies or stands there, each leading to its own sheet. */
export const SpaceSheet = ({ game, space, onTouch, onClose }: MenuProps & { space: SpaceId }) => {
  const words = useWords();
  const names = useNames();
  const view = boardViewOf(game, { say: names.say });
  if (!view) return null;
  const tile = tileOf(space);
  const rules = spaceRules(game, space);
  const things = thingsIn(view, space, words.board, names.say);
  const unexplored = view.kind === 'journey' && view.unexplored.includes(tile);
  return (
    <Sheet title={spaceName(view, space, words.board)} onClose={onClose}>
      {rules.length === 0 ? <Text tone="faded">{words.table.space.plain}</Text> : null}
      {rules.map(({ name, gist }) => (
        <Text key={`${name.key} ${gist.key}`}>{words.app.pair(names.say(name), names.say(gist))}</Text>
      ))}
      {things.length > 0 || unexplored ? (
        <Text font="sansBold" heading={3}>
          {words.table.space.here}
        </Text>
      ) : null}
      {things.map(({ id, label }) => (
        <Button key={id} label={label} onPress={() => onTouch(id)} />
      ))}
      {unexplored ? (
        <Button
          icon="tile"
          label={words.table.space.unexplored}
          onPress={() => onTouch(explorationId(tile))}
        />
      ) : null}
    </Sheet>
  );
};
