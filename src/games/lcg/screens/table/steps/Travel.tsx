import { inZone } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { TickLine } from '@/ui/TickLine';
import { Pick } from '@/ui/tableSet';
import { useNames } from '../useNames';
import { useOptions } from './options';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.15 The group may travel to one location; the first player decides. */
export const Travel = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { byId, player } = useNames(state);
  const option = useOptions(state);
  const [{ to, paid }, enter] = useEntered<{ to: string[]; paid: boolean }>({ to: [], paid: true });
  const locations = inZone(state, 'staging').filter(({ type }) => type === 'location');
  const [location] = to.filter((id) => locations.some((one) => one.id === id));
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.travel}
      now={table.now.travel(player(state.firstPlayer))}
      next={
        location === undefined
          ? { command: { type: 'next' }, caption: table.travel.stay }
          : {
              command: { type: 'travel', location, costPaid: paid },
              caption: table.travel.to(byId(location)),
            }
      }
    >
      <Pick
        label={table.travel.where}
        options={locations.map((card) => option.encounter(card, 'threat'))}
        chosen={location === undefined ? [] : [location]}
        onChange={(chosen) => enter({ to: chosen, paid })}
      />
      <TickLine text={table.travel.paid} ticked={paid} onTick={() => enter({ to, paid: !paid })} />
    </StepFrame>
  );
};
