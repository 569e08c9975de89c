import { View } from 'react-native';
import { checksAhead } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Pick } from '../Pick';
import { ResultLine } from '../SumLines';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.16–17 The checks, pass by pass: those that were made, those to come, and a tie where the first player chooses. */
export const Checks = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { player, byId } = useNames(state);
  const act = useGame((store) => store.act);
  const [chosen, choose] = useEntered<string[]>([]);
  const { sequence, left, tie } = checksAhead(state);
  const due = sequence.length === 0 ? tie : null;
  const enemy = chosen.find((id) => due?.among.some((one) => one.id === id)) ?? null;
  const nameOf = (name: string): string => (name === '' ? table.kind.enemy : name);
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.checks}
      now={due ? table.checks.tie(player(state.firstPlayer)) : table.now.checks}
      next={
        enemy === null
          ? { command: { type: 'next' }, caption: table.checks.all }
          : { command: { type: 'check', enemy }, caption: table.checks.comes(byId(enemy)) }
      }
    >
      <View role="list" aria-label={table.checks.sequence} style={{ gap: SPACE.xs }}>
        {(state.checks?.made ?? []).map((made, at) => (
          <Line
            key={at}
            done
            text={table.checks.line(
              player(made.player),
              made.enemy === null ? null : nameOf(made.name),
              made.cost,
            )}
          />
        ))}
        {sequence.map((ahead, at) => (
          <Line
            key={`${at} ahead`}
            text={table.checks.line(
              player(ahead.player),
              ahead.enemy && nameOf(ahead.enemy.name),
              ahead.enemy?.cost ?? 0,
            )}
          />
        ))}
      </View>
      {due ? (
        <Pick
          label={table.checks.tie(player(state.firstPlayer))}
          options={due.among.map(({ id, name, cost }) => ({
            id,
            name: nameOf(name),
            fact: { icon: 'provoke', value: `${cost}`, said: `${table.stat.engagement} ${cost}` },
          }))}
          chosen={enemy === null ? [] : [enemy]}
          onChange={choose}
        />
      ) : (
        <>
          <ResultLine
            result={table.checks.stay(left.length)}
            tone="ink"
            explanation={sequence.some((ahead) => ahead.enemy) ? 'check/engages' : 'check/nobody'}
            open={controls.open}
          />
          <Button label={table.checks.one} onPress={() => void act({ type: 'check', enemy: null })} />
        </>
      )}
    </StepFrame>
  );
};

const Line = ({ text, done = false }: { text: string; done?: boolean }) => (
  <View role="listitem" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
    <View style={{ width: 22 }}>{done ? <Icon name="check" size={18} tone="moss" /> : null}</View>
    <Text tone={done ? 'faded' : 'ink'} style={{ flex: 1 }}>
      {text}
    </Text>
  </View>
);
