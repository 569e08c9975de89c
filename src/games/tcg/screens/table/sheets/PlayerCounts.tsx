import { useState } from 'react';
import type { PlayerSeat } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Stepper } from '@/ui/Stepper';
import { PrintedStepper, Row, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import type { SheetProps } from './types';

type SeatProps = SheetProps & { seat: PlayerSeat };

/** Burdens and the hand, with the cards of a fellowship phase (p.11). */
export const PlayerCounts = ({ game: { state }, seat: player }: SeatProps) => {
  const words = useWords().table.player;
  const { actOn } = useGame.getState();
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
      <DrawOrDiscard player={player} />
      {drawn > 0 ? <Text tone="faded">{words.drawn(drawn)}</Text> : null}
    </>
  );
};

/** p.11, p.19 So many cards come to the hand, or leave it as an effect says. */
const DrawOrDiscard = ({ player }: { player: PlayerSeat }) => {
  const words = useWords().table.player;
  const act = useGame((store) => store.act);
  const [cards, setCards] = useState(1);
  return (
    <Row>
      <Stepper label={words.cards} value={cards} min={1} max={8} onChange={setCards} />
      <Button label={words.draw(cards)} onPress={() => void act({ type: 'draw', player, cards })} />
      <Button
        label={words.discard(cards)}
        onPress={() => void act({ type: 'discardFromHand', player, cards })}
      />
    </Row>
  );
};

/** What seldom changes by hand. */
export const PlayerRare = ({ game: { state }, seat: player }: SeatProps) => {
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
