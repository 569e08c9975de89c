import { View } from 'react-native';
import type { ShadowTurn } from '@/games/lcg/play';
import { shadowsAhead } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import { ResultLine } from '../SumLines';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** The order the table has chosen among equals; enemies that came since go by the rule. */
const ordered = (ahead: readonly ShadowTurn[], order: readonly string[]): ShadowTurn[] => {
  const turns = order.flatMap((id) => ahead.filter(({ enemy }) => enemy === id));
  return turns.length === ahead.length ? turns : [...ahead];
};

const swapped = (turns: readonly ShadowTurn[], at: number): string[] => {
  const ids = turns.map(({ enemy }) => enemy);
  const [one, other] = [ids[at - 1], ids[at]];
  return one === undefined || other === undefined
    ? ids
    : [...ids.slice(0, at - 1), other, one, ...ids.slice(at + 1)];
};

/** R p.18 One shadow card for each engaged enemy, in order; when the deck runs out the rest get none. */
export const DealShadows = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const [{ runsOut, cards, order }, enter] = useEntered<{ runsOut: boolean; cards: number; order: string[] }>(
    {
      runsOut: false,
      cards: 0,
      order: [],
    },
  );
  const ahead = shadowsAhead(state);
  const turns = ordered(ahead, order);
  const dealt = runsOut ? cards : turns.length;
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.dealShadows}
      now={table.now.dealShadows}
      next={{
        command: runsOut
          ? { type: 'dealShadows', cards, order: turns.map(({ enemy }) => enemy) }
          : { type: 'next' },
        caption: table.shadows.deal(Math.min(dealt, turns.length)),
      }}
    >
      <View role="list" style={{ gap: SPACE.xs }}>
        {turns.map((turn, at) => (
          <Turn
            key={turn.enemy}
            game={game}
            turn={turn}
            place={at + 1}
            without={at >= dealt}
            onEarlier={
              turns[at - 1]?.player === turn.player && turns[at - 1]?.cost === turn.cost
                ? () => enter({ runsOut, cards, order: swapped(turns, at) })
                : null
            }
          />
        ))}
      </View>
      <ResultLine
        result={table.explain.order}
        tone="violet"
        explanation="shadow/order"
        open={controls.open}
      />
      <TickLine
        text={table.shadows.runsOut}
        ticked={runsOut}
        onTick={() => enter({ runsOut: !runsOut, cards, order })}
      />
      {runsOut ? (
        <View style={{ gap: 2 }}>
          <Text size="label" tone="faded">
            {table.shadows.left}
          </Text>
          <Stepper
            label={table.shadows.left}
            value={cards}
            max={turns.length}
            onChange={(value) => enter({ runsOut, cards: value, order })}
          />
        </View>
      ) : null}
    </StepFrame>
  );
};

type TurnProps = {
  game: StepProps['game'];
  turn: ShadowTurn;
  place: number;
  without: boolean;
  onEarlier: (() => void) | null;
};

const Turn = ({ game, turn, place, without, onEarlier }: TurnProps) => {
  const { table } = useWords();
  const { byId, player } = useNames(game.state);
  const name = byId(turn.enemy);
  return (
    <View role="listitem" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 36 }}>
      <Text style={{ flex: 1 }} tone={without ? 'faded' : 'ink'}>
        {table.shadows.line(place, name, player(turn.player), turn.cost, without)}
      </Text>
      {onEarlier ? (
        <IconButton icon="larger" label={table.shadows.earlier(name)} onPress={onEarlier} />
      ) : null}
    </View>
  );
};
