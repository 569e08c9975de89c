import { useState } from 'react';
import type { CharacterFields, CharacterKind, Command, PlayerSeat } from '@/games/tcg/play';
import { BLANK_ALLY, BLANK_COMPANION, BLANK_MINION, playCost } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { rememberCharacter } from '@/games/tcg/session/knownCharacters';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { SumLine } from '../SumLines';
import { CharacterForm } from './CharacterForm';
import { CostChange } from './CostChange';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

const BLANK: Record<CharacterKind, CharacterFields> = {
  companion: BLANK_COMPANION,
  ally: BLANK_ALLY,
  minion: BLANK_MINION,
};

type Props = SheetProps & { player: PlayerSeat; kind: CharacterKind };

/** p.11–12 A character comes from the hand: entered once, paid for, and remembered. */
export const PlayCharacter = ({ game, controls, player, kind }: Props) => {
  const { playCharacter: words } = useWords().table;
  const act = useGame((store) => store.act);
  const [as, setFields] = useState(BLANK[kind]);
  const [change, setChange] = useState(0);
  const cost = playCost(game.state, as, change);
  const play = (command: Command) =>
    void act(command).then((played) => {
      if (!played) return;
      void rememberCharacter(as);
      controls.close();
    });
  return (
    <Sheet
      game={game}
      title={words.title[kind]}
      onClose={controls.close}
      foot={
        <Button
          kind="primary"
          icon="check"
          label={words.play(cost.total)}
          onPress={() => play({ type: 'playCharacter', player, as, change })}
        />
      }
    >
      <CharacterForm fields={as} onChange={setFields} />
      <CostChange change={change} onChange={setChange} />
      <SumLine label={words.cost[kind]} sum={cost} tone="violet" />
      <Button kind="quiet" label={words.free} onPress={() => play({ type: 'putIntoPlay', player, as })} />
    </Sheet>
  );
};
