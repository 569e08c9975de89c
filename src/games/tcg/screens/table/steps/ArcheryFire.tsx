import { useState } from 'react';
import type { Side } from '@/games/tcg/content/cultures';
import { SIDES } from '@/games/tcg/content/cultures';
import { archeryTargets } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Row } from '@/ui/tableSet';
import { ResultLine } from '../SumLines';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** p.14 One wound for each arrow, dealt one by one; the last one ends the step. */
export const ArcheryFire = ({ game, controls }: StepProps) => {
  const words = useWords().table.archery;
  const { freePeoples = 0, shadow = 0 } = game.state.archery ?? {};
  return (
    <StepFrame
      game={game}
      controls={controls}
      next={{ command: { type: 'next' }, caption: words.still(freePeoples + shadow) }}
    >
      {SIDES.map((side) => (
        <Targets key={side} game={game} controls={controls} side={side} />
      ))}
      <Ring game={game} />
      <OwnCount game={game} />
    </StepFrame>
  );
};

const Targets = ({ game: { state }, controls, side }: StepProps & { side: Side }) => {
  const words = useWords().table.archery;
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const wounds = state.archery?.[side] ?? 0;
  if (wounds === 0) return null;
  return (
    <>
      <ResultLine
        result={words.left(words[side], wounds)}
        tone="ember"
        explanation="archery/wounds"
        open={controls.open}
      />
      <Row>
        {archeryTargets(state, side).map((one) => (
          <Button
            key={one.id}
            icon="ranged"
            label={words.wound(character(one))}
            onPress={() => void act({ type: 'archeryWound', character: one.id })}
          />
        ))}
      </Row>
    </>
  );
};

/** p.21 Isildur’s Bane may be put on before any wound, those of arrows too; the other Rings wait for a skirmish. */
const Ring = ({ game: { state } }: Pick<StepProps, 'game'>) => {
  const { names, table } = useWords();
  const act = useGame((store) => store.act);
  const { freePeoples: player, archery } = state;
  const ring = state.players[player]?.ring;
  if (!archery?.shadow || ring?.version !== 'isildursBane' || ring.worn) return null;
  return (
    <Button
      icon="trinket"
      label={table.skirmish.putOn(names.ring[ring.version])}
      onPress={() => void act({ type: 'putOnRing', player })}
    />
  );
};

/** The table counts the wounds for itself. */
const OwnCount = ({ game: { state } }: Pick<StepProps, 'game'>) => {
  const words = useWords().table.archery;
  const actOn = useGame((store) => store.actOn);
  const [counting, count] = useState(false);
  if (!counting) return <Button kind="quiet" label={words.own} onPress={() => count(true)} />;
  return (
    <Row>
      {SIDES.map((side) => (
        <PrintedStepper
          key={side}
          counted
          label={words[side]}
          value={state.archery?.[side] ?? 0}
          onStep={(step) =>
            void actOn(({ archery }) => {
              const { freePeoples = 0, shadow = 0 } = archery ?? {};
              const now = { freePeoples, shadow };
              return { type: 'setArchery', ...now, [side]: step(now[side]) ?? 0 };
            })
          }
        />
      ))}
    </Row>
  );
};
