import type { Skirmish, SkirmishResult } from '@/games/tcg/play';
import { ringInstead, sideIn } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { ResultLine } from '../SumLines';
import type { StepProps } from './StepFrame';

type Props = StepProps & { skirmish: Skirmish; result: SkirmishResult };

/** p.21–22 The Ring-bearer may put on the Ring, and then its wounds are burdens. */
export const SkirmishRing = ({ game: { state }, controls, skirmish, result }: Props) => {
  const { names, table } = useWords();
  const act = useGame((store) => store.act);
  const [bearer] = sideIn(state, skirmish, 'freePeoples').filter(({ ringBearer }) => ringBearer);
  const ring = bearer && state.players[bearer.player]?.ring;
  if (!bearer || !ring) return null;
  const { player } = bearer;
  const hurts = result.winner === 'shadow' && !result.overwhelmed;
  const { burdens, explanation } = ringInstead(state, bearer, result.wounds.total);
  return (
    <>
      {hurts && burdens > 0 ? (
        <ResultLine
          result={table.skirmish.burdens(burdens)}
          tone="gold"
          explanation={explanation}
          open={controls.open}
        />
      ) : null}
      {ring.worn ? (
        <Button
          kind="quiet"
          label={table.skirmish.takeOff(names.ring[ring.version])}
          onPress={() => void act({ type: 'takeOffRing', player })}
        />
      ) : (
        <Button
          icon="trinket"
          label={table.skirmish.putOn(names.ring[ring.version])}
          onPress={() => void act({ type: 'putOnRing', player })}
        />
      )}
    </>
  );
};
