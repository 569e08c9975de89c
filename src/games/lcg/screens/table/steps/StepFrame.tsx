import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Command } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useThrough } from '@/games/lcg/session/settings';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { NextButton, StepLayout } from '@/ui/tableSet';
import { OpeningHeading } from '@/ui/OpeningHeading';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useTableLayout } from '@/ui/useTableLayout';
import { Announcements } from '../Announcements';
import type { MenuControls } from '../menu';
import { Refusal } from '../Refusal';
import { StepTrail } from '../StepTrail';
import { UndoRedo } from '../UndoRedo';
import { WindowSign } from '../WindowSign';
import { JustNow } from './JustNow';

export type StepProps = { game: OpenGame; controls: MenuControls };

type Props = StepProps & {
  title: string;
  /** What is obligatory now, in one sentence. */
  now: string;
  next: { command: Command; caption: string };
  children?: ReactNode;
};

/** What to do now: the window, the step, what it asks for, and the button that goes on. */
export const StepFrame = ({ game, controls, title, now, next, children }: Props) => {
  const { wide, compact } = useTableLayout();
  const { table } = useWords();
  const act = useGame((store) => store.act);
  const through = useThrough();
  return (
    <StepLayout
      sign={
        <View style={{ padding: SPACE.s, paddingTop: wide ? SPACE.s : 0 }}>
          <WindowSign open={game.state.at.window} brief={compact} />
        </View>
      }
      refusal={<Refusal />}
      next={
        <NextButton
          label={table.next}
          caption={next.caption}
          onPress={() => void act({ ...next.command, through })}
        />
      }
      undo={<UndoRedo game={game} brief={compact} />}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <OpeningHeading size="heading" heading={1} style={{ flex: 1 }}>
          {title}
        </OpeningHeading>
        <IconButton icon="rules" label={table.rules.open} onPress={() => controls.open({ kind: 'rules' })} />
      </View>
      <StepTrail step={game.state.at.step} />
      <View role="status">
        <Text size={compact ? 'body' : 'story'}>{now}</Text>
      </View>
      <Announcements game={game} open={controls.open} />
      <JustNow game={game} />
      {children}
      {through ? (
        <Button kind="quiet" label={table.window.stopNext} onPress={() => void act(next.command)} />
      ) : null}
    </StepLayout>
  );
};
