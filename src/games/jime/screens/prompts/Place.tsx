import { useEffect, useMemo } from 'react';
import { View } from 'react-native';
import { Placement } from '@/games/jime/board/Placement';
import { placementSteps } from '@/games/jime/board/placementSteps';
import { useWords } from '@/games/jime/session/useWords';
import { useStep } from '@/games/jime/session/draftInput';
import { Button } from '@/ui/Button';
import { SPACE } from '@/ui/theme';
import { Figures, RemovedPieces, Strengthened } from './PlaceFigures';
import { PromptFrame } from './PromptFrame';
import { StoryText } from './StoryText';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

const BY_STEPS = ['tiles', 'battleTiles', 'tokens', 'terrain'] as const;

/** §75.1 Something goes on the table or off it: the board looks there, and each thing is ticked off in turn. */
export const Place = ({ prompt, game, act, view, angle, onHighlight }: PromptProps<'placement'>) => {
  const words = useWords();
  const { say } = useNames();
  const { what, text } = prompt;
  const { adventure } = game.state;
  const steps = useMemo(() => (adventure ? placementSteps(what, adventure) : []), [what, adventure]);
  const [at, setAt] = useStep(steps.length);
  useEffect(() => {
    onHighlight({ at, path: [] });
    return () => onHighlight(null);
  }, [at, onHighlight]);
  const byStep = (BY_STEPS as readonly string[]).includes(what.kind);
  const last = !byStep || at >= steps.length - 1;
  const onTile = byStep && steps[at]?.thing === undefined;
  const said = text ? say(text) : '';
  return (
    <PromptFrame
      kind="placement"
      title={words.prompts.placement[what.kind]}
      narration={said}
      actions={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {at > 0 ? (
            <Button
              icon="back"
              label={words.board.stepBack}
              onPress={() => setAt(at - 1)}
              style={{ flexGrow: 1 }}
            />
          ) : null}
          <Button
            kind="primary"
            icon="check"
            label={!byStep ? words.prompts.done : onTile ? words.board.laid : words.board.placed}
            onPress={() => (last ? act({ type: 'continue' }) : setAt(at + 1))}
            style={{ flexGrow: 2 }}
          />
        </View>
      }
    >
      {said && at === 0 ? <StoryText>{said}</StoryText> : null}
      {byStep ? (
        <Placement view={view} steps={steps} at={at} angle={angle} say={say} />
      ) : what.kind === 'group' || what.kind === 'heroes' ? (
        <Figures what={what} game={game} />
      ) : what.kind === 'bonus' ? (
        <Strengthened what={what} game={game} />
      ) : (
        <RemovedPieces what={what} game={game} />
      )}
    </PromptFrame>
  );
};
