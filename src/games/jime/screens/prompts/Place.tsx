import { useEffect, useMemo } from 'react';
import { View } from 'react-native';
import { Progress, TakeThing, TakeTile } from '@/games/jime/board/Placement';
import type { PlacementStep } from '@/games/jime/board/placementSteps';
import { placementParts } from '@/games/jime/board/placementSteps';
import { isTileStep } from '@/games/jime/board/view';
import type { Placement } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useEntered } from '@/games/jime/session/draftInput';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { SPACE } from '@/ui/theme';
import { PlacedThings } from './PlacedThings';
import { Figures, RemovedPieces, Strengthened } from './PlaceFigures';
import { PromptFrame } from './PromptFrame';
import { StoryText } from './StoryText';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

type Entered = { at: number; ticked: readonly number[] };

/** §75.1 What goes on the table or off it in one moment: tile by tile, with all that lies on each; the board looks there. */
export const Place = (props: PromptProps<'placement'>) => {
  const { prompt, game, act, onHighlight } = props;
  const words = useWords();
  const { say } = useNames();
  const { what, text } = prompt;
  const { adventure } = game.state;
  const parts = useMemo(() => (adventure ? placementParts(prompt, adventure) : []), [prompt, adventure]);
  const [{ at, ticked }, enter] = useEntered<Entered>(
    { at: 0, ticked: [] },
    (left) => left.at < parts.length,
  );
  useEffect(() => {
    onHighlight({ at, path: [] });
    return () => onHighlight(null);
  }, [at, onHighlight]);
  const stepBack = () => enter({ at: at - 1, ticked: [] });
  useOnBack(at > 0 ? stepBack : null, 'page');
  const part = parts[at] ?? [];
  const last = at >= parts.length - 1;
  const said = text ? say(text) : '';
  const tick = (step: number): void =>
    enter({ at, ticked: ticked.includes(step) ? ticked.filter((one) => one !== step) : [...ticked, step] });
  return (
    <PromptFrame
      kind="placement"
      title={words.prompts.placement[what.kind]}
      narration={said}
      actions={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {at > 0 ? (
            <Button icon="back" label={words.board.stepBack} onPress={stepBack} style={{ flexGrow: 1 }} />
          ) : null}
          <Button
            kind="primary"
            icon="check"
            label={useDoneLabel(what.kind, part)}
            onPress={() => (last ? act({ type: 'continue' }) : enter({ at: at + 1, ticked: [] }))}
            style={{ flexGrow: 2 }}
          />
        </View>
      }
    >
      {said && at === 0 ? <StoryText>{said}</StoryText> : null}
      {parts.length > 1 ? <Progress at={at + 1} of={parts.length} /> : null}
      <Pieces {...props} part={part} ticked={ticked} onTick={tick} />
    </PromptFrame>
  );
};

const isLaid = ({ thing }: PlacementStep): boolean => thing !== undefined;

/** What the table says by its one button. */
const useDoneLabel = (kind: Placement['kind'], part: readonly PlacementStep[]): string => {
  const { board, prompts } = useWords();
  if (part.some(isTileStep)) return board.laid;
  if (kind === 'group' || !part.some(isLaid)) return prompts.done;
  return part.length > 1 ? board.allPlaced : board.placed;
};

type PiecesProps = PromptProps<'placement'> & {
  part: readonly PlacementStep[];
  ticked: readonly number[];
  onTick(step: number): void;
};

const Pieces = ({ prompt, game, view, angle, part, ticked, onTick }: PiecesProps) => {
  const { say } = useNames();
  const { what } = prompt;
  if (what.kind === 'group' || what.kind === 'heroes') return <Figures what={what} game={game} />;
  if (what.kind === 'bonus') return <Strengthened what={what} game={game} />;
  const [first] = part;
  const alone = part.length === 1 && prompt.also === undefined;
  if (what.kind === 'groupRemoved' || (alone && first?.removed))
    return <RemovedPieces what={what} game={game} />;
  if (!first) return null;
  if (part.length === 1 && first.thing !== undefined && !first.removed && first.moved === undefined)
    return <TakeThing view={view} tile={first.tile} thing={first.thing} say={say} />;
  const tile = isTileStep(first);
  const steps = tile ? part.slice(1) : part;
  const things =
    steps.length === 0 ? null : (
      <PlacedThings game={game} view={view} steps={steps} ticked={ticked} onTick={onTick} />
    );
  if (!tile) return things;
  return (
    <TakeTile view={view} id={first.tile} angle={angle} say={say}>
      {things}
    </TakeTile>
  );
};
