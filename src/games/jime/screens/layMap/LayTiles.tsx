import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Board } from '@/games/jime/board/Board';
import { Legend } from '@/games/jime/board/Legend';
import { Placement, PlacementActions } from '@/games/jime/board/Placement';
import { RebuildGuide } from '@/games/jime/board/RebuildGuide';
import { labelsOf } from '@/games/jime/board/labels';
import { layMapSteps, viewAtStep } from '@/games/jime/board/layMapSteps';
import type { BoardView } from '@/games/jime/board/view';
import type { OpenBox } from '@/games/jime/session/box';
import { useNames } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Scroll } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

type Props = {
  view: BoardView;
  opened: OpenBox;
  /** All of it at once, for those who have laid it already. */
  whole: boolean;
  onBack(): void;
  onAnother(): void;
};

/** The board on the table, laid step by step, then whole. */
export const LayTiles = ({ view, opened, whole, onBack, onAnother }: Props) => {
  const words = useWords();
  const { say } = useNames();
  const steps = useMemo(() => layMapSteps(view), [view]);
  const [at, setAt] = useState(whole ? steps.length : 0);
  const [touched, setTouched] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'resume' | 'legend' | null>(null);
  const [angle, setAngle] = useState(0);
  const step = steps[at];
  const shown = useMemo(
    () => ({ ...viewAtStep(view, steps, at), selected: touched }),
    [view, steps, at, touched],
  );
  const stepBack = () => (at === 0 ? onBack() : setAt(at - 1));
  useOnBack(stepBack, 'page');
  if (sheet)
    return (
      <Page
        title={sheet === 'legend' ? words.board.legend : words.layMap.sheet}
        onBack={() => setSheet(null)}
      >
        {sheet === 'legend' ? <Legend say={say} box={opened.box} /> : <RebuildGuide view={view} say={say} />}
      </Page>
    );
  return (
    <BoardAndSheet
      board={<Board view={shown} say={say} onTouch={setTouched} onTurn={setAngle} />}
      foot={step ? <PlacementActions step={step} onDone={() => setAt(at + 1)} onBack={stepBack} /> : null}
    >
      {step ? (
        <>
          <Text size="label" heading={1}>
            {words.layMap.laying}
          </Text>
          <Placement view={view} steps={steps} at={at} angle={angle} say={say} />
        </>
      ) : (
        <>
          <Text size="heading" heading={1}>
            {words.layMap.finished}
          </Text>
          <Text>{words.layMap.finishedText}</Text>
          <TouchedLabel view={shown} say={say} />
          <Button label={words.board.legend} icon="info" onPress={() => setSheet('legend')} />
          <Button label={words.layMap.sheet} icon="lore" onPress={() => setSheet('resume')} />
          <Button label={words.layMap.another} icon="map" onPress={onAnother} />
          <Button label={words.board.stepBack} icon="back" onPress={stepBack} />
        </>
      )}
    </BoardAndSheet>
  );
};

/** What was touched last, said in words. */
const TouchedLabel = ({ view, say }: { view: BoardView; say(key: string): string }) => {
  const words = useWords();
  const label = labelsOf(view, words.board, say)
    .flatMap(({ tile, spaces, things }) => [tile, ...spaces, ...things])
    .find(({ id }) => id === view.selected)?.label;
  return (
    <Text size="story" live>
      {label ?? words.layMap.nothingTouched}
    </Text>
  );
};

/** The map takes the page; the sheet lies at its right, or rises from below where the page is high. */
const BoardAndSheet = ({
  board,
  foot,
  children,
}: {
  board: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}) => {
  const { colours } = useTheme();
  const { width, height } = useWindowDimensions();
  const inset = useSafeAreaInsets();
  const wide = width > height;
  return (
    <View
      role="main"
      style={{ flex: 1, flexDirection: wide ? 'row' : 'column', backgroundColor: colours.ground }}
    >
      <View style={{ flex: 1 }}>{board}</View>
      <View
        style={[
          { backgroundColor: colours.panel, borderColor: colours.faded },
          wide
            ? { width: Math.min(420, width * 0.42), borderLeftWidth: 2 }
            : { maxHeight: '45%', borderTopWidth: 2 },
        ]}
      >
        <Scroll
          style={{ flexGrow: wide ? 1 : 0, flexShrink: 1 }}
          contentContainerStyle={{
            gap: SPACE.m,
            padding: SPACE.m,
            paddingTop: SPACE.m + (wide ? inset.top : 0),
            paddingBottom: SPACE.m + (foot ? 0 : inset.bottom),
          }}
        >
          {children}
        </Scroll>
        {foot ? (
          <View style={{ padding: SPACE.m, paddingBottom: SPACE.m + inset.bottom }}>{foot}</View>
        ) : null}
      </View>
    </View>
  );
};
