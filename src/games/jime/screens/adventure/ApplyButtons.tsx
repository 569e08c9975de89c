import type { ModifierId } from '@/games/jime/content';
import type { Game, Group, Prompt } from '@/games/jime/play';
import { groupInRange, lessonWaits, mayStrikeBack } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { useTheme } from '@/ui/theme';

type Props = {
  game: Game;
  panel: Extract<Prompt, { kind: 'panel' }>;
  group: Group;
  hits: number;
  modifiers: ModifierId[];
};

/** What an attack may lead to. */
const FOLLOWING = ['figuresRemoved', 'counterattack'] as const;

/** As narrow as their longest word allows: the room they leave is that of the hits. */
const SIDE_BY_SIDE = 160;

/**
 * §35.1 Apply; where the group may strike back, one button for each answer, since only the table knows whether it reaches the
 * hero. The mirror has an opinion. While what follows is still to be explained, each has a sheet of its own.
 */
export const ApplyButtons = ({ game, panel, group, hits, modifiers }: Props) => {
  const words = useWords().table.panel;
  const { act } = useGame.getState();
  const { scale } = useTheme();
  const isTaught = !FOLLOWING.some((moment) => lessonWaits(game, moment));
  const asks = panel.attack && isTaught && mayStrikeBack(game, group, hits, modifiers);
  if (!asks)
    return (
      <Button
        kind="primary"
        icon="check"
        label={words.apply}
        onPress={() => void act({ type: 'apply', hits, modifiers })}
      />
    );
  const inRange = groupInRange(game, group, panel.hero);
  return [false, true].map((inReach) => (
    <Button
      key={String(inReach)}
      kind={inRange === inReach ? 'primary' : 'outline'}
      label={inReach ? words.applyInReach : words.applyOutOfReach}
      onPress={() => void act({ type: 'applyAttack', hits, modifiers, inReach })}
      style={{ flexGrow: 1, flexBasis: SIDE_BY_SIDE * scale }}
    />
  ));
};
