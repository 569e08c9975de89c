import type { Command, EncounterCard, GameState } from '@/games/lcg/play';
import { survivors } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Row, Section } from '@/ui/tableSet';
import { useNames } from '../useNames';
import type { SheetProps } from './types';

type Move = { label: string; command: Command };
type Moves = { common: Move[]; rare: Move[] };

const useEnemyMoves = (
  state: GameState,
  { id, zone, engagedWith, consideredEngaged }: EncounterCard,
): Moves => {
  const words = useWords().table.encounter;
  const { player } = useNames(state);
  const seats = survivors(state);
  const toStaging: Move = { label: words.toStaging, command: { type: 'returnToStaging', card: id } };
  const others = seats.filter((seat) => seat !== engagedWith);
  return {
    common: [
      ...others.map((seat): Move => ({
        label: words.engage(player(seat)),
        command: { type: 'engageByEffect', player: seat, enemy: id },
      })),
      ...(zone === 'engaged' ? [toStaging] : []),
    ],
    rare: [
      ...others.map((seat): Move => {
        const considered = consideredEngaged.includes(seat);
        return {
          label: words.considered(player(seat), considered),
          command: { type: 'considerEngaged', player: seat, enemy: id, engaged: !considered },
        };
      }),
    ],
  };
};

const useLocationMoves = ({ id, zone }: EncounterCard): Moves => {
  const words = useWords().table.encounter;
  const explore: Move = { label: words.explore, command: { type: 'explore', location: id } };
  const toStaging: Move = { label: words.toStaging, command: { type: 'returnToStaging', card: id } };
  if (zone !== 'staging') return { common: [explore], rare: [toStaging] };
  return {
    common: [{ label: words.travel, command: { type: 'travel', location: id, costPaid: true } }, explore],
    rare: [{ label: words.makeActive, command: { type: 'makeActive', location: id } }],
  };
};

const useObjectiveMoves = (state: GameState, { id, claimedBy }: EncounterCard): Moves => {
  const words = useWords().table.encounter;
  const { card: nameOf } = useNames(state);
  const able = state.characters.filter((one) => one.fate === 'inPlay' && one.id !== claimedBy);
  return {
    common: able.map((one) => ({
      label: words.claim(nameOf(one)),
      command: { type: 'claim', objective: id, character: one.id },
    })),
    rare: [],
  };
};

/** R p.24 Which objective it guards, or guards no more. */
const useGuardMoves = (state: GameState, { id, type, guards }: EncounterCard): Move[] => {
  const words = useWords().table.encounter;
  const { card: nameOf } = useNames(state);
  if (type === 'objective') return [];
  return state.encounter
    .filter((one) => one.type === 'objective' && one.zone === 'staging')
    .map((one) => ({
      label: guards === one.id ? words.guardsNot(nameOf(one)) : words.guards(nameOf(one)),
      command: { type: 'guard', card: id, objective: guards === one.id ? null : one.id },
    }));
};

const useMoves = (state: GameState, card: EncounterCard): Moves => {
  const words = useWords().table.encounter;
  const byType = {
    enemy: useEnemyMoves(state, card),
    location: useLocationMoves(card),
    objective: useObjectiveMoves(state, card),
  };
  const guard = useGuardMoves(state, card);
  const { common, rare } = byType[card.type];
  const discard: Move = { label: words.discard, command: { type: 'discardEncounter', card: card.id } };
  return { common: [...common, discard], rare: [...rare, ...guard] };
};

type Props = SheetProps & { card: EncounterCard; rare?: boolean };

/** Where a card may go by hand or by a card's effect; what is rare stands apart. */
export const EncounterMoves = ({ game, controls, card, rare = false }: Props) => {
  const { encounter, character } = useWords().table;
  const act = useGame((store) => store.act);
  const moves = useMoves(game.state, card)[rare ? 'rare' : 'common'];
  const go = (command: Command) =>
    void act(command).then((played) => {
      if (played) controls.close();
    });
  if (moves.length === 0) return null;
  return (
    <Section title={rare ? character.rare : encounter.moves}>
      <Row>
        {moves.map(({ label, command }) => (
          <Button key={label} label={label} onPress={() => go(command)} />
        ))}
      </Row>
    </Section>
  );
};
