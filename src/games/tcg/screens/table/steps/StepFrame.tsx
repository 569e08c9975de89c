import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Command } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { NextButton, StepLayout } from '@/ui/tableSet';
import { OpeningHeading } from '@/ui/OpeningHeading';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useTableLayout } from '@/ui/useTableLayout';
import type { MenuControls } from '../menu';
import { Refusal } from '../Refusal';
import { UndoRedo } from '../UndoRedo';
import { useNames } from '../useNames';
import { JustNow } from './JustNow';

export type StepProps = { game: OpenGame; controls: MenuControls };

type Props = StepProps & {
  next: { command: Command; caption: string };
  children?: ReactNode;
};

/** What to do now: the step, whose it is, what it asks for, and the button that goes on. */
export const StepFrame = ({ game, controls, next, children }: Props) => {
  const { compact } = useTableLayout();
  const { guide, names, table } = useWords();
  const { player } = useNames(game.state);
  const act = useGame((store) => store.act);
  const { at } = game.state;
  const step = names.step[at.step];
  return (
    <StepLayout
      refusal={<Refusal />}
      next={<NextButton label={table.next} caption={next.caption} onPress={() => void act(next.command)} />}
      undo={<UndoRedo game={game} brief={compact} />}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          {at.player === null ? null : (
            <Text font="sansBold" tone="gold">
              {player(at.player)}
            </Text>
          )}
          <OpeningHeading size="heading" heading={1}>
            {at.fierce ? names.fierce(step) : step}
          </OpeningHeading>
        </View>
        <IconButton icon="rules" label={table.rules.open} onPress={() => controls.open({ kind: 'rules' })} />
      </View>
      <View role="status">
        <Text size={compact ? 'body' : 'story'}>{guide.now[at.step]}</Text>
      </View>
      <JustNow game={game} />
      {children}
    </StepLayout>
  );
};
