import { useState } from 'react';
import type { Phase } from '@/games/lcg/play';
import { PHASES, PHASE_OF, STEPS } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Text } from '@/ui/Text';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** The steps of a phase, and the way there by hand: rare, so it stands on a sheet of its own. */
export const PhaseSheet = ({ game, controls, phase: first }: SheetProps & { phase: Phase }) => {
  const { names, table } = useWords();
  const act = useGame((store) => store.act);
  const [phase, setPhase] = useState(first);
  const { step: now } = game.state.at;
  const goThere = () =>
    void act({ type: 'goTo', phase }).then((played) => {
      if (played) controls.close();
    });
  return (
    <Sheet
      game={game}
      title={table.phaseTitle(PHASES.indexOf(phase) + 1, names.phase[phase])}
      onClose={controls.close}
      foot={<Button label={table.goTo.go} onPress={goThere} />}
    >
      {STEPS.filter((step) => PHASE_OF[step] === phase).map((step) => (
        <Text key={step} font={step === now ? 'serifBold' : 'serif'}>
          {step === now ? table.goTo.here(names.step[step]) : names.step[step]}
        </Text>
      ))}
      <Text tone="faded">{table.goTo.gist}</Text>
      <Choice
        label={table.phases}
        value={phase}
        options={PHASES.map((value) => ({ value, label: names.phase[value] }))}
        onChoose={setPhase}
      />
    </Sheet>
  );
};
