import type { Phase } from '@/games/lcg/play';
import { PHASES, PHASE_OF, STEPS } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** The steps of a phase, and the way there by hand: rare, so it stands on a sheet of its own. */
export const PhaseSheet = ({ game, controls, phase }: SheetProps & { phase: Phase }) => {
  const { names, table } = useWords();
  const act = useGame((store) => store.act);
  const { at } = game.state;
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
        <Text key={step} font={step === at.step ? 'serifBold' : 'serif'}>
          {step === at.step ? table.goTo.here(names.step[step]) : names.step[step]}
        </Text>
      ))}
      <Text tone="faded">{table.goTo.gist}</Text>
    </Sheet>
  );
};
