import type { Character } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Row, Section } from '@/ui/tableSet';
import { useNames } from '../useNames';
import type { SheetProps } from './types';

type Props = Pick<SheetProps, 'game'> & { one: Character };

/** F 1.25 A resource goes from one hero to another: the group has no more of them than before. */
export const MoveResources = ({ game: { state }, one }: Props) => {
  const words = useWords().table.character;
  const { card } = useNames(state);
  const act = useGame((store) => store.act);
  const others = state.characters.filter(
    ({ id, kind, fate }) => kind === 'hero' && fate === 'inPlay' && id !== one.id,
  );
  if (one.kind !== 'hero' || one.resources === 0 || others.length === 0) return null;
  return (
    <Section title={words.moveResources}>
      <Row>
        {others.map((other) => (
          <Button
            key={other.id}
            label={words.resourceTo(card(other))}
            onPress={() => void act({ type: 'moveResources', from: one.id, to: other.id, amount: 1 })}
          />
        ))}
      </Row>
    </Section>
  );
};
