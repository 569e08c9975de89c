import type { Character, Id } from '@/games/tcg/play';
import { findCharacter, statOf, vitalityLeft } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Chip, PrintedStepper, Row, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SumLine } from '../SumLines';
import { useNames } from '../useNames';
import { CharacterDescribed } from './CharacterDescribed';
import { CharacterRare } from './CharacterRare';
import { Modifiers } from './Modifiers';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** p.6 A cost asks for all its exertions together: with too little vitality left, none of them is made. */
const EXERTIONS = [1, 2, 3];

type OneProps = SheetProps & { one: Character };

/** A character: its wounds first, since those change all the time. */
export const CharacterSheet = ({ game, controls, id }: SheetProps & { id: Id }) => {
  const { table, names } = useWords();
  const { state } = game;
  const { character } = useNames(state);
  const one = findCharacter(state, id);
  if (one?.fate !== 'inPlay')
    return (
      <Sheet game={game} title={table.character.gone} onClose={controls.close}>
        <Text size="story">{table.character.goneText}</Text>
      </Sheet>
    );
  return (
    <Sheet game={game} title={character(one)} onClose={controls.close}>
      <Wounds game={game} controls={controls} one={one} />
      {(['strength', 'vitality'] as const).map((stat) => (
        <SumLine key={stat} label={names.stat[stat]} sum={statOf(state, one, stat)} open={controls.open} />
      ))}
      <CharacterDescribed one={one} />
      <Modifiers one={one} />
      <Held game={game} controls={controls} one={one} />
      <CharacterRare game={game} controls={controls} one={one} />
    </Sheet>
  );
};

/** p.6 Wounds by hand, one by one as a card says, or as a cost. */
const Wounds = ({ game: { state }, one }: OneProps) => {
  const words = useWords().table.character;
  const { act, actOn } = useGame.getState();
  const { id } = one;
  return (
    <>
      <PrintedStepper
        counted
        label={words.wounds(vitalityLeft(state, one))}
        value={one.wounds}
        onStep={(step) =>
          void actOn((now) => {
            const { wounds = 0 } = findCharacter(now, id) ?? {};
            return { type: 'setWounds', character: id, wounds: step(wounds) ?? 0 };
          })
        }
      />
      <Row>
        <Button label={words.wound} onPress={() => void act({ type: 'wound', character: id, amount: 1 })} />
        <Button label={words.heal} onPress={() => void act({ type: 'heal', character: id, amount: 1 })} />
      </Row>
      <Row>
        {EXERTIONS.map((times) => (
          <Button
            key={times}
            label={words.exert(times)}
            onPress={() => void act({ type: 'exert', character: id, times })}
          />
        ))}
      </Row>
    </>
  );
};

const Held = ({ game: { state }, controls, one }: OneProps) => {
  const { character: words } = useWords().table;
  const { card } = useNames(state);
  return (
    <Section title={words.held}>
      <Row>
        {one.held.map((held) => (
          <Chip
            key={held.id}
            label={card(held)}
            onPress={() => controls.open({ kind: 'card', id: held.id })}
          />
        ))}
      </Row>
      <Button
        label={words.give}
        onPress={() => controls.open({ kind: 'playCard', player: one.player, on: one.id })}
      />
    </Section>
  );
};
