import type { PlayerSeat } from '@/games/tcg/play';
import { RINGS, charactersOf, companionsCounted } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Section } from '@/ui/tableSet';
import { SumLine } from '../SumLines';
import { Tiles } from '../StripCards';
import { useNames } from '../useNames';
import { PlayerCounts, PlayerRare } from './PlayerCounts';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

type SeatProps = SheetProps & { seat: PlayerSeat };

/** One player: burdens, hand and marker by hand, the Ring, and what comes into play before them. */
export const PlayerSheet = (props: SeatProps) => {
  const { game, controls, seat } = props;
  const { player: nameOf } = useNames(game.state);
  return (
    <Sheet game={game} title={nameOf(seat)} onClose={controls.close}>
      <PlayerCounts {...props} />
      <Comes {...props} />
      <Ring {...props} />
      <CompanyOf {...props} />
      <PlayerRare {...props} />
    </Sheet>
  );
};

/** On their own turn the Free Peoples, on others the Shadow (p.11–12). */
const Comes = ({ game: { state }, controls, seat: player }: SeatProps) => {
  const { table } = useWords();
  const kinds = player === state.freePeoples ? (['companion', 'ally'] as const) : (['minion'] as const);
  return (
    <Section title={table.player.comes}>
      {kinds.map((as) => (
        <Button
          key={as}
          icon={as === 'minion' ? 'enemy' : 'company'}
          label={table.playing[as]}
          onPress={() => controls.open({ kind: 'playCharacter', player, as })}
        />
      ))}
      <Button
        icon="item"
        label={table.playing.card}
        onPress={() => controls.open({ kind: 'playCard', player, on: null })}
      />
      <Button
        icon="hand"
        label={table.playing.action}
        onPress={() => controls.open({ kind: 'action', player })}
      />
    </Section>
  );
};

/** p.21–22 Which of the three Rings, and whether it is worn. */
const Ring = ({ game: { state }, seat: player }: SeatProps) => {
  const { names, table } = useWords();
  const act = useGame((store) => store.act);
  const ring = state.players[player]?.ring;
  if (!ring) return null;
  const name = names.ring[ring.version];
  return (
    <Section title={table.player.ring}>
      <Choice
        label={table.player.ring}
        value={ring.version}
        options={RINGS.map((value) => ({ value, label: names.ring[value] }))}
        onChoose={(version) => void act({ type: 'setRing', player, version })}
      />
      <Button
        icon="trinket"
        label={ring.worn ? table.skirmish.takeOff(name) : table.skirmish.putOn(name)}
        onPress={() => void act(ring.worn ? { type: 'takeOffRing', player } : { type: 'putOnRing', player })}
      />
    </Section>
  );
};

/** Their companions and allies, those who are dead too: a card may bring one back. */
const CompanyOf = ({ game, controls, seat }: SeatProps) => {
  const { state } = game;
  const { table } = useWords();
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const company = [...charactersOf(state, seat, 'companion'), ...charactersOf(state, seat, 'ally')];
  const gone = state.characters.filter(({ player, fate }) => player === seat && fate !== 'inPlay');
  const counted = companionsCounted(state, seat);
  return (
    <Section title={table.player.company}>
      <Tiles game={game} open={controls.open} of={company} />
      <SumLine label={table.player.nine(counted.total)} sum={counted} open={controls.open} />
      {gone.map((one) => (
        <Button
          key={one.id}
          kind="quiet"
          label={table.character.returns(character(one))}
          onPress={() => void act({ type: 'returnToPlay', character: one.id })}
        />
      ))}
    </Section>
  );
};
