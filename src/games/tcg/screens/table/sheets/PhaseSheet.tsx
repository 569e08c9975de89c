import { useState } from 'react';
import type { Command, Phase } from '@/games/tcg/play';
import { PHASES, PHASE_OF, STEPS, leftOf } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** The steps of a phase, and the way there by hand: rare, so it stands on a sheet of its own. */
export const PhaseSheet = ({ game, controls, phase: first }: SheetProps & { phase: Phase }) => {
  const { names, table } = useWords();
  const { state } = game;
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  const [phase, setPhase] = useState(first);
  const left = leftOf(state, state.freePeoples);
  const go = (command: Command) =>
    void act(command).then((played) => {
      if (played) controls.close();
    });
  return (
    <Sheet
      game={game}
      title={table.phaseTitle(PHASES.indexOf(phase) + 1, names.phase[phase])}
      onClose={controls.close}
      foot={<Button label={table.goTo.go} onPress={() => go({ type: 'goTo', phase })} />}
    >
      {STEPS.filter((step) => PHASE_OF[step] === phase).map((step) => (
        <Text key={step} font={step === state.at.step ? 'serifBold' : 'serif'}>
          {step === state.at.step ? table.goTo.here(names.step[step]) : names.step[step]}
        </Text>
      ))}
      <Text tone="faded">{table.goTo.gist}</Text>
      <Choice
        label={table.phases}
        value={phase}
        options={PHASES.map((value) => ({ value, label: names.phase[value] }))}
        onChoose={setPhase}
      />
      <Button
        kind="quiet"
        label={table.goTo.turnOf(player(left))}
        onPress={() => go({ type: 'beginTurn', player: left })}
      />
    </Sheet>
  );
};
