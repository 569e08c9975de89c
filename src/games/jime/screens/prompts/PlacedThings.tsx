import type { ReactNode } from 'react';
import { View } from 'react-native';
import { PieceIcon } from '@/games/jime/board/PieceIcon';
import { tileName } from '@/games/jime/board/labels';
import { pieceName, pieceOf } from '@/games/jime/board/pieceNames';
import type { PlacementStep } from '@/games/jime/board/placementSteps';
import { explorationId } from '@/games/jime/board/view';
import { useWords } from '@/games/jime/session/useWords';
import { spaceName } from '@/games/jime/words/sentences';
import type { Translations } from '@/games/jime/words';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, useTheme } from '@/ui/theme';
import { removedPiece, takenFrom } from './removedPiece';
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
  const names = useNames();
  const { removed } = step;
  const { key, piece } = removed ? removedPiece(removed, game) : pieceOf(view, step.thing ?? '');
  const name = pieceName(key, names.say);
  const place = removed ? takenFrom(removed, words) : placeIn(view, step, words);
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

/** Which space, by its own name: of several that are lit at once, “the lit space” would name none. */
const placeIn = (view: Props['view'], { tile, thing }: PlacementStep, words: Translations): string => {
  const { board } = words;
  if (thing === explorationId(tile)) return board.inSlot(tileName(view, tile, board));
  const laid = [...view.terrain, ...view.tokens].find(({ id }) => id === thing);
  if (!laid) return '';
  if ('space' in laid) return board.asShown(spaceName(laid.space, words));
  const [a, b] = laid.border;
  return board.asShownBetween(spaceName(a, words), spaceName(b, words));
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
