import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { ProgressBar } from '@/ui/ProgressBar';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { PieceIcon } from './PieceIcon';
import { TurnedTile } from './TurnedTile';
import { labelsOf, tileName } from './labels';
import type { Step } from './layMapSteps';
import { tileInstruction, turnSeen } from './layMapSteps';
import { pieceName, pieceOf } from './pieceNames';
import type { BoardView } from './view';
import { tileId } from './view';

type Props = {
  /** The board as it will be when all is laid. */
  view: BoardView;
  steps: readonly Step[];
  at: number;
  /** How far the board is turned on the screen, in degrees: the tile in the hand is turned with it. */
  angle: number;
  say(key: string): string;
};

/** One thing to do on the table: what to take, how to hold it, where it goes. */
export const Placement = ({ view, steps, at, angle, say }: Props) => {
  const step = steps[at];
  if (!step) return null;
  return (
    <View style={{ gap: SPACE.m }}>
      {steps.length > 1 ? <Progress at={at + 1} of={steps.length} /> : null}
      {step.thing === undefined ? (
        <TakeTile view={view} id={step.tile} angle={angle} say={say} />
      ) : (
        <TakeThing view={view} tile={step.tile} thing={step.thing} say={say} />
      )}
      <Ticks view={view} steps={steps} at={at} say={say} />
    </View>
  );
};

export const Progress = ({ at, of }: { at: number; of: number }) => {
  const words = useWords().board;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <View style={{ flex: 1 }}>
        <ProgressBar label={words.progress(at, of)} value={at} max={of} />
      </View>
      <Text size="label" tone="faded" live>
        {words.progress(at, of)}
      </Text>
    </View>
  );
};

type ActionProps = { step: Step; onDone(): void; onBack(): void };

/** Done, or a step back: always in sight, whatever the sheet has to say. */
export const PlacementActions = ({ step, onDone, onBack }: ActionProps) => {
  const words = useWords().board;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      <Button label={words.stepBack} icon="back" onPress={onBack} style={{ flexGrow: 1 }} />
      <Button
        kind="primary"
        icon="check"
        label={step.thing === undefined ? words.laid : words.placed}
        onPress={onDone}
        style={{ flexGrow: 2 }}
      />
    </View>
  );
};

type Part = Pick<Props, 'view' | 'say'>;

type TileProps = Part & {
  id: string;
  angle: number;
  /** What lies on it: said before it is drawn, so that no word of what to do is below the fold. */
  children?: ReactNode;
};

/** Which tile, how to hold it, what it lies against; then its drawing, smaller where there is more to say. */
export const TakeTile = ({ view, id, angle, say, children }: TileProps) => {
  const words = useWords().board;
  const tile = view.tiles.find((each) => tileId(each) === id);
  const how = tileInstruction(view, id);
  if (!tile || !how) return null;
  const name = tileName(view, id, words);
  const against = how.against.map((other) =>
    view.kind === 'journey' ? other : tileName(view, other, words),
  );
  const ground = 'cells' in tile ? say(`ground.${tile.shape.sides[tile.side]}`) : null;
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m }}>
        <Text size="label" tone="faded">
          {words.take}
        </Text>
        <Text size="numeral" font="sansBold" heading={2}>
          {'cells' in tile ? name : id}
        </Text>
        {ground === null ? null : <Text font="serifBold">{words.groundUp(ground)}</Text>}
      </View>
      <View>
        <Text size="story">
          {against.length === 0 ? words.layFirst : words.layAgainst(words.list(...against))}
        </Text>
        {'cells' in tile ? null : <Text>{words.turns[turnSeen(how.turn, angle)]}</Text>}
        {how.barred ? <Text tone="ember">{words.barred}</Text> : null}
      </View>
      {children}
      <TurnedTile tile={tile} label={name} side={children ? 150 : 180} angle={angle} />
    </>
  );
};

export const TakeThing = ({ view, tile, thing, say }: Part & { tile: string; thing: string }) => {
  const words = useWords().board;
  const { key, piece, name: own } = pieceOf(view, thing);
  const name = pieceName(key, say, own);
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <PieceIcon of={piece} size={96} />
        <View style={{ flexShrink: 1 }}>
          <Text size="label" tone="faded">
            {words.take}
          </Text>
          <Text size="heading" heading={2}>
            {name}
          </Text>
        </View>
      </View>
      <Text size="story">{placeOfThing(view, tile, thing, words)}</Text>
    </>
  );
};

/** Where a thing is laid by itself, in a sentence. */
const placeOfThing = (
  view: BoardView,
  tile: string,
  thing: string,
  words: ReturnType<typeof useWords>['board'],
): string => {
  const place = tileName(view, tile, words);
  if (pieceOf(view, thing).key === 'token.exploration') return words.inSlot(place);
  const onBorder = view.terrain.some((token) => token.id === thing && 'border' in token);
  return onBorder ? words.onBorder : words.inSpace(place);
};

/** What goes with this tile: done things ticked, the present one marked. */
const Ticks = ({ view, steps, at, say }: Pick<Props, 'view' | 'steps' | 'at' | 'say'>) => {
  const words = useWords().board;
  const { colours } = useTheme();
  const tile = steps[at]?.tile;
  const rows = steps.map((step, i) => ({ step, i })).filter(({ step }) => step.tile === tile);
  if (rows.length < 2) return null;
  const labels = labelsOf(view, words, say).find((each) => each.tile.id === tile);
  const nameOf = (step: Step): string =>
    step.thing === undefined
      ? tileName(view, step.tile, words)
      : (labels?.things.find(({ id }) => id === step.thing)?.label ??
        pieceName(pieceOf(view, step.thing).key, say));
  return (
    <View role="list" style={{ gap: SPACE.xs }}>
      {rows.map(({ step, i }) => (
        <View
          key={step.thing ?? step.tile}
          role="listitem"
          aria-label={i < at ? words.done(nameOf(step)) : nameOf(step)}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s,
            paddingHorizontal: SPACE.s,
            paddingVertical: 2,
            borderRadius: RADIUS,
            borderWidth: 2,
            borderColor: i === at ? colours.gold : 'transparent',
          }}
        >
          <View style={{ width: 26, alignItems: 'center' }}>
            {i < at ? <Icon name="check" size={20} tone="moss" /> : <Text tone="faded">·</Text>}
          </View>
          <Text size="label" tone={i === at ? 'ink' : 'faded'} style={{ flexShrink: 1 }}>
            {nameOf(step)}
          </Text>
        </View>
      ))}
    </View>
  );
};
