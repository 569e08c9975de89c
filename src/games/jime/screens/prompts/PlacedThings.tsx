import type { ReactNode } from 'react';
import { View } from 'react-native';
import { PieceIcon } from '@/games/jime/board/PieceIcon';
import { placeOfThing } from '@/games/jime/board/Placement';
import type { NamedPiece } from '@/games/jime/board/pieceNames';
import { nameKey, pieceName, pieceOf } from '@/games/jime/board/pieceNames';
import type { PlacementStep } from '@/games/jime/board/placementSteps';
import { drawnTerrain } from '@/games/jime/board/view';
import { useWords } from '@/games/jime/session/useWords';
import { spaceName } from '@/games/jime/words/sentences';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, useTheme } from '@/ui/theme';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

type Props = Pick<PromptProps<'placement'>, 'game' | 'view'> & {
  steps: readonly PlacementStep[];
  /** Which of them are done on the table; without it nothing is ticked. */
  ticked?: readonly number[];
  onTick?(step: number): void;
};

/** Everything small that goes on the table or off it in one moment: a line each, to be ticked off where there is room for it. */
export const PlacedThings = ({ steps, ticked, onTick, ...board }: Props) => (
  <View role="list" style={{ gap: SPACE.xs }}>
    {steps.map((step, i) => (
      <Thing
        key={i}
        step={step}
        {...board}
        {...(onTick ? { ticked: ticked?.includes(i) ?? false, onTick: () => onTick(i) } : {})}
      />
    ))}
  </View>
);

type ThingProps = Pick<Props, 'game' | 'view'> & { step: PlacementStep; ticked?: boolean; onTick?(): void };

const Thing = ({ step, game, view, ticked, onTick }: ThingProps) => {
  const words = useWords();
  const { placement } = words.prompts;
  const names = useNames();
  const { removed } = step;
  const {
    key,
    piece,
    name: own,
  } = removed ? removedPiece(removed, game, names.say) : pieceOf(view, step.thing ?? '');
  const name = pieceName(key, names.say, own);
  const away = () =>
    removed && 'space' in removed
      ? placement.takeAway(spaceName(removed.space, words))
      : placement.takeBorder;
  const there = () =>
    step.moved === undefined
      ? placeOfThing(view, step.tile, step.thing ?? '', words.board)
      : placement.moveTo(spaceName(step.moved, words));
  const place = removed ? away() : there();
  const row = (
    <Row ticked={ticked}>
      <PieceIcon of={piece} size={40} />
      <View style={{ flex: 1 }}>
        <Text font="sansBold" tone={ticked ? 'faded' : 'ink'}>
          {name}
        </Text>
        <Text tone={ticked ? 'faded' : 'ink'}>{place}</Text>
      </View>
    </Row>
  );
  return onTick ? (
    <Touchable role="checkbox" label={words.app.pair(name, place)} checked={ticked} onPress={onTick}>
      {row}
    </Touchable>
  ) : (
    <View role="listitem">{row}</View>
  );
};

const removedPiece = (
  removed: NonNullable<PlacementStep['removed']>,
  { content, state }: ThingProps['game'],
  say: (key: string) => string,
): NamedPiece => {
  if ('terrain' in removed)
    return { key: `terrain.${removed.terrain}`, piece: drawnTerrain(removed, content.box.terrain).drawn };
  const story = content.adventures[state.adventure?.id ?? '']?.tokens.find(({ id }) => id === removed.id);
  const { kind } = removed;
  return {
    key: nameKey({ kind, variant: story?.variant }),
    piece: { token: kind, variant: story?.variant },
    name: story?.name === undefined ? undefined : say(story.name),
  };
};

const Row = ({ ticked, children }: { ticked: boolean | undefined; children: ReactNode }) => {
  const { colours } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 52 }}>
      {ticked === undefined ? null : (
        <View
          style={{
            width: 30,
            height: 30,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: 6,
            borderWidth: 2,
            borderColor: ticked ? colours.moss : colours.faded,
          }}
        >
          {ticked ? <Icon name="check" size={20} tone="moss" /> : null}
        </View>
      )}
      {children}
    </View>
  );
};
