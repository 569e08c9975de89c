import { PHASES, phaseOf } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { PhaseRibbon as Ribbon } from '@/ui/tableSet';
import type { MenuControls } from './menu';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** p.11 The seven phases of the turn; the second assignments and skirmishes are those of fierce minions (p.16). */
export const PhaseRibbon = ({ game: { state }, open }: Props) => {
  const { names, table } = useWords();
  const now = phaseOf(state);
  return (
    <Ribbon
      phases={PHASES.map((phase, at) => {
        const name = state.at.fierce && phase === now ? names.fierce(names.phase[phase]) : names.phase[phase];
        return { phase, name, said: (phase === now ? table.phaseNow : table.phaseMark)(at + 1, name) };
      })}
      now={now}
      words={{ menu: table.menu.open, phases: table.phases }}
      count={table.turn(state.turn)}
      onMenu={() => open({ kind: 'menu' })}
      onPhase={(phase) => open({ kind: 'phase', phase })}
    />
  );
};
