import { useState } from 'react';
import type { Card, Character } from '@/games/tcg/play';
import { isInPlay } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Row, Section } from '@/ui/tableSet';
import { TickLine } from '@/ui/TickLine';
import { useNames } from '../useNames';
import type { SheetProps } from './types';

type Props = { game: SheetProps['game']; card: Card; bearer: Character };

/** p.23 To another of the company, if the text of the card lets it be borne there. */
export const CardTransfer = ({ game: { state }, card, bearer }: Props) => {
  const words = useWords().table.character;
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const [mayBear, setMayBear] = useState(false);
  const takers = state.characters.filter(
    (one) => isInPlay(one) && one.player === bearer.player && one !== bearer,
  );
  if (takers.length === 0) return null;
  return (
    <Section title={words.transfers}>
      <TickLine text={words.mayBear} ticked={mayBear} onTick={() => setMayBear(!mayBear)} />
      <Row>
        {takers.map((one) => (
          <Button
            key={one.id}
            label={words.transfer(character(one))}
            onPress={() => void act({ type: 'transfer', card: card.id, to: one.id, mayBear })}
          />
        ))}
      </Row>
    </Section>
  );
};
