import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Dial } from '@/ui/tableSet';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

type Props = { game: OpenGame; seat: number; open: MenuControls['open'] };

/** R p.3 The dial of one player; its ring closes at elimination. */
export const ThreatDial = ({ game: { state }, seat, open }: Props) => {
  const words = useWords();
  const act = useGame((store) => store.act);
  const { player: nameOf } = useNames(state);
  const player = state.players[seat];
  if (!player) return null;
  const { threat, eliminated } = player;
  return (
    <Dial
      label={words.table.dial.of(nameOf(seat))}
      value={threat}
      share={threat / state.threshold}
      disabled={eliminated}
      onOpen={() => open({ kind: 'player', seat })}
      onStep={(by) => void act({ type: 'changeThreat', player: seat, by })}
    />
  );
};
