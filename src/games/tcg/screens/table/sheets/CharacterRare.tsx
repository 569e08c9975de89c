import type { Character } from '@/games/tcg/play';
import { findCharacter } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Section } from '@/ui/tableSet';
import { TickLine } from '@/ui/TickLine';
import { StackOn } from './StackOn';
import type { SheetProps } from './types';

type Props = SheetProps & { one: Character };

/** What seldom happens to a character, away from what happens all the time. */
export const CharacterRare = ({ game, controls, one }: Props) => {
  const words = useWords().table.character;
  const { act, actOn } = useGame.getState();
  const { id } = one;
  const leave = (how: 'killed' | 'discarded') =>
    void act({ type: 'leavePlay', character: id, how }).then((played) => {
      if (played) controls.close();
    });
  return (
    <Section title={words.rare}>
      {one.kind === 'ally' ? (
        <TickLine
          text={words.allowed}
          ticked={one.allowed}
          onTick={() => void act({ type: 'allowAlly', character: id, allowed: !one.allowed })}
        />
      ) : null}
      <PrintedStepper
        counted
        label={words.spotted}
        value={one.spotted}
        onStep={(step) =>
          void actOn((now) => {
            const { spotted = 0 } = findCharacter(now, id) ?? {};
            return { type: 'setSpotted', character: id, spotted: step(spotted) ?? 0 };
          })
        }
      />
      {one.kind === 'companion' && !one.ringBearer ? (
        <Button
          icon="trinket"
          label={words.makeBearer}
          onPress={() => void act({ type: 'makeRingBearer', character: id })}
        />
      ) : null}
      {one.ringBearer ? null : <StackOn game={game} one={one} />}
      {one.ringBearer ? null : <Button label={words.discarded} onPress={() => leave('discarded')} />}
      <Button kind="interact" label={words.killed} onPress={() => leave('killed')} />
    </Section>
  );
};
