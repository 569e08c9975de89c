import type { Command, EncounterCard } from '@/games/lcg/play';
import { survivors } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Row, Section } from './Sheet';
import type { SheetProps } from './types';
import { useNames } from '../useNames';

type Props = SheetProps & { card: EncounterCard };
type Move = { label: string; command: Command };

/** Where a card may go by hand or by a card's effect. */
const useMoves = ({ game: { state }, card }: Pick<Props, 'game' | 'card'>): Move[] => {
  const words = useWords().table.encounter;
  const { player, card: nameOf } = useNames(state);
  const { id } = card;
  const seats = survivors(state);
  switch (card.type) {
    case 'enemy':
      return [
        ...seats
          .filter((seat) => seat !== card.engagedWith)
          .map((seat): Move => ({
            label: words.engage(player(seat)),
            command: { type: 'engageByEffect', player: seat, enemy: id },
          })),
        ...(card.zone === 'engaged'
          ? [{ label: words.toStaging, command: { type: 'returnToStaging', enemy: id } } as const]
          : []),
        ...seats
          .filter((seat) => seat !== card.engagedWith)
          .map((seat): Move => ({
            label: words.considered(player(seat), card.consideredEngaged.includes(seat)),
            command: {
              type: 'considerEngaged',
              player: seat,
              enemy: id,
              engaged: !card.consideredEngaged.includes(seat),
            },
          })),
        ...seats.map((seat): Move => ({
          label: words.attackAtOnce(player(seat)),
          command: { type: 'attackAtOnce', enemy: id, player: seat, target: null },
        })),
      ];
    case 'location':
      return [
        ...(card.zone === 'staging'
          ? [
              { label: words.travel, command: { type: 'travel', location: id, costPaid: true } } as const,
              { label: words.makeActive, command: { type: 'makeActive', location: id } } as const,
            ]
          : []),
        { label: words.explore, command: { type: 'explore', location: id } },
      ];
    case 'objective':
      return state.characters
        .filter(({ fate, id: one }) => fate === 'inPlay' && one !== card.claimedBy)
        .map((one): Move => ({
          label: words.claim(nameOf(one)),
          command: { type: 'claim', objective: id, character: one.id },
        }));
  }
};

export const EncounterMoves = ({ game, controls, card }: Props) => {
  const words = useWords().table.encounter;
  const act = useGame((store) => store.act);
  const { card: nameOf } = useNames(game.state);
  const moves = useMoves({ game, card });
  const objectives = game.state.encounter.filter(({ type, id }) => type === 'objective' && id !== card.id);
  const go = (command: Command) =>
    void act(command).then((played) => {
      if (played) controls.close();
    });
  return (
    <Section title={words.moves}>
      <Row>
        {moves.map(({ label, command }) => (
          <Button key={label} label={label} onPress={() => go(command)} />
        ))}
        {card.type === 'objective'
          ? null
          : objectives.map((one) => (
              <Button
                key={one.id}
                label={card.guards === one.id ? words.guardsNot(nameOf(one)) : words.guards(nameOf(one))}
                onPress={() =>
                  go({ type: 'guard', card: card.id, objective: card.guards === one.id ? null : one.id })
                }
              />
            ))}
        <Button label={words.discard} onPress={() => go({ type: 'discardEncounter', card: card.id })} />
      </Row>
    </Section>
  );
};
