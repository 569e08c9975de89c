import type { Phase } from '@/games/lcg/play';
import { PHASES, phaseOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { PhaseRibbon as Ribbon } from '@/ui/tableSet';
import type { MenuControls } from './menu';
import { Shutters } from './Shutters';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** R p.12 The seven phases of the round, and whether the window of the one under way is open. */
export const PhaseRibbon = ({ game: { state }, open }: Props) => {
  const { names, table } = useWords();
  const now = phaseOf(state);
  const { window } = state.at;
  const said = (phase: Phase, number: number): string =>
    phase === now
      ? table.phaseNow(number, names.phase[phase], window)
      : table.phaseMark(number, names.phase[phase]);
  return (
    <Ribbon
      phases={PHASES.map((phase, at) => ({ phase, name: names.phase[phase], said: said(phase, at + 1) }))}
      now={now}
      words={{ menu: table.menu.open, phases: table.phases }}
      count={table.round(state.round)}
      sign={(tone) => <Shutters open={window} size={22} tone={tone} />}
      onMenu={() => open({ kind: 'menu' })}
      onPhase={(phase) => open({ kind: 'phase', phase })}
    />
  );
};
