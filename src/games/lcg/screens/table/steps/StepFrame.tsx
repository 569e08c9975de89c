import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import type { Command } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import type { MenuControls } from '../menu';
import { NextButton } from '../NextButton';
import { Refusal } from '../Refusal';
import { UndoRedo } from '../UndoRedo';
import { WindowSign } from '../WindowSign';

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
  const { colours } = useTheme();
  const { table } = useWords();
  const act = useGame((store) => store.act);
  const { at } = game.state;
  return (
    <View style={{ flex: 1, minHeight: 0 }}>
      <ScrollView
        keyboardShouldPersistTaps="handled"
        style={{ flex: 1 }}
        contentContainerStyle={{ padding: SPACE.m, gap: SPACE.s + 4 }}
      >
        <WindowSign open={at.window} />
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text size="heading" heading={1} style={{ flex: 1 }}>
            {title}
          </Text>
          <IconButton
            icon="rules"
            label={table.rules.open}
            onPress={() => controls.open({ kind: 'rules' })}
          />
        </View>
        <View role="status">
          <Text size="story">{now}</Text>
        </View>
        {children}
      </ScrollView>
      <View style={{ gap: SPACE.s, padding: SPACE.s, borderTopWidth: 1, borderColor: `${colours.faded}66` }}>
        <Refusal />
        <NextButton caption={next.caption} onPress={() => void act(next.command)} />
        <UndoRedo game={game} />
      </View>
    </View>
  );
};
