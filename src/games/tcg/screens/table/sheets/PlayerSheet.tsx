import type { PlayerSeat } from '@/games/tcg/play';
import { RINGS, charactersOf, companionsCounted } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { PrintedStepper } from '@/ui/PrintedStepper';
import { Row, Section } from '@/ui/Sheet';
import { Text } from '@/ui/Text';
import { SumLine } from '../SumLines';
import { Tiles } from '../Strip';
import { useNames } from '../useNames';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

type SeatProps = SheetProps & { seat: PlayerSeat };

/** One player: burdens, hand and marker by hand, the Ring, and what comes into play before them. */
export const PlayerSheet = (props: SeatProps) => {
  const { game, controls, seat } = props;
  const { player: nameOf } = useNames(game.state);
  return (
    <Sheet game={game} title={nameOf(seat)} onClose={controls.close}>
      <Counts {...props} />
      <Comes {...props} />
      <Ring {...props} />
      <CompanyOf {...props} />
      <Rare {...props} />
    </Sheet>
  );
};

const Counts = ({ game: { state }, seat: player }: SeatProps) => {
  const words = useWords().table.player;
  const { act, actOn } = useGame.getState();
  const { burdens = 0, hand = null, drawn = 0 } = state.players[player] ?? {};
  return (
    <>
      <Row>
        <PrintedStepper
          counted
          label={words.burdens}
          value={burdens}
          onStep={(step) =>
            void actOn(({ players }) => {
              const { burdens: before = 0 } = players[player] ?? {};
              return { type: 'changeBurdens', player, by: (step(before) ?? 0) - before };
            })
          }
        />
        <PrintedStepper
          label={words.hand}
          value={hand}
          first={8}
          onStep={(step) =>
            void actOn(({ players }) => ({
              type: 'setHand',
              player,
              cards: step(players[player]?.hand ?? null),
            }))
          }
        />
      </Row>
      <Row>
        {[1, 2, 3].map((cards) => (
          <Button
            key={cards}
            label={words.draw(cards)}
            onPress={() => void act({ type: 'draw', player, cards })}
          />
        ))}
      </Row>
      {drawn > 0 ? <Text tone="faded">{words.drawn(drawn)}</Text> : null}
    </>
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

const Rare = ({ game: { state }, seat: player }: SeatProps) => {
  const { character, player: words } = useWords().table;
  const { act, actOn } = useGame.getState();
  const { resistance = 1, site = 1, deadPile = 0 } = state.players[player] ?? {};
  return (
    <Section title={character.rare}>
      <Row>
        <PrintedStepper
          counted
          label={words.marker}
          value={site}
          onStep={(step) =>
            void actOn(({ players }) => ({
              type: 'setMarker',
              player,
              site: step(players[player]?.site ?? 1) ?? 1,
            }))
          }
        />
        <PrintedStepper
          counted
          label={words.resistance}
          value={resistance}
          onStep={(step) =>
            void actOn(({ players }) => ({
              type: 'setResistance',
              player,
              resistance: Math.max(1, step(players[player]?.resistance ?? 1) ?? 1),
            }))
          }
        />
        <PrintedStepper
          counted
          label={words.deadPile}
          value={deadPile}
          onStep={(step) =>
            void actOn(({ players }) => ({
              type: 'setDeadPile',
              player,
              companions: step(players[player]?.deadPile ?? 0) ?? 0,
            }))
          }
        />
      </Row>
      <Button
        kind="quiet"
        icon="warning"
        label={words.lose}
        onPress={() => void act({ type: 'lose', player })}
      />
    </Section>
  );
};
