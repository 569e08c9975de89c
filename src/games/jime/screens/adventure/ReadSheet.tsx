import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import type { MenuProps } from './MenuSheet';
import { Sheet } from './Sheet';
import { useNames } from '../useNames';

/** A token or terrain read while something else is asked: nothing can be done with it now (§75.2). */
export const ReadSheet = ({ game, of, id, onClose }: MenuProps & { of: 'token' | 'terrain'; id: string }) => {
  const words = useWords().table.read;
  const { say } = useNames();
  const { adventure } = game.state;
  const story = adventure && game.content.adventures[adventure.id];
  if (!story) return null;
  const token = of === 'token' ? story.tokens.find((one) => one.id === id) : undefined;
  const terrain = of === 'terrain' ? story.terrain.find((one) => one.id === id) : undefined;
  const kind = token ? `token.${token.kind}` : `terrain.${terrain?.terrain ?? id}`;
  const text = token?.text ?? terrain?.special?.text ?? `terrain.${terrain?.terrain ?? id}.gist`;
  return (
    <Sheet title={say(kind)} onClose={onClose}>
      <Text size="story">{say(text)}</Text>
      <Text tone="river">{words.later}</Text>
    </Sheet>
  );
};
