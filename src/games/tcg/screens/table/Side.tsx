import { charactersOf, minionsInPlay } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Dial } from '@/ui/tableSet';
import type { StripProps } from './Strip';
import { Strip } from './Strip';
import { useNames } from './useNames';

/** The side of one player: on their own turn their company, on others their minions (p.11–12). */
export const Side = (props: StripProps) =>
  props.seat === props.game.state.freePeoples ? <Company {...props} /> : <ShadowSide {...props} />;

/** A player on the side of the Shadow: their minions; their own company rests, and is told in a line. */
const ShadowSide = (props: StripProps) => {
  const { table } = useWords();
  const { seat, game } = props;
  const { state } = game;
  const { site = 1, burdens = 0, resistance = 0 } = state.players[seat] ?? {};
  const companions = charactersOf(state, seat, 'companion').length;
  return (
    <Strip
      {...props}
      role={table.shadow}
      line={table.resting(site, burdens, resistance, companions)}
      characters={minionsInPlay(state).filter(({ player }) => player === seat)}
      nobody={table.noMinions}
    />
  );
};

/** The company of this turn, with the burdens of its Ring-bearer. */
const Company = (props: StripProps) => {
  const { table } = useWords();
  const { game, seat, open } = props;
  const { state } = game;
  const act = useGame((store) => store.act);
  const { player: nameOf } = useNames(state);
  const player = state.players[seat];
  if (!player) return null;
  const { burdens, resistance, ring } = player;
  const line = table.burdensOf(burdens, resistance);
  const role = table.freePeoples;
  // The short edges of a table of four hold the dial and two cards.
  const narrow = props.lane === true && state.players.length > 3;
  return (
    <Strip
      {...props}
      role={role}
      line={ring.worn ? `${line} · ${table.ringWorn}` : line}
      brief={narrow ? (ring.worn ? table.ringWorn : role) : undefined}
      characters={[...charactersOf(state, seat, 'companion'), ...charactersOf(state, seat, 'ally')]}
      dial={
        <Dial
          label={table.burdens(nameOf(seat))}
          value={burdens}
          share={burdens / Math.max(1, resistance)}
          onOpen={() => open({ kind: 'player', seat })}
          onStep={(by) => void act({ type: 'changeBurdens', player: seat, by })}
        />
      }
    />
  );
};
