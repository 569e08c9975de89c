import { View } from 'react-native';
import type { GameState } from '@/games/lcg/play';
import { checksAhead, survivors } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Pick } from '@/ui/tableSet';
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
  const enemy = chosen.find((id) => due?.among.some((one) => one.id === id)) ?? due?.among[0]?.id ?? null;
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
      <Passes state={state} />
      {due ? (
        <Pick
          label={table.checks.tie(player(state.firstPlayer))}
          options={due.among.map(({ id, cost }) => ({
            id,
            name: byId(id),
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

type Check = { player: number; engages: { name: string; cost: number } | null; done: boolean };

/** Made and foreseen together, in passes of as many checks as there are players. */
const passesOf = (state: GameState): Check[][] => {
  const made = (state.checks?.made ?? []).map(({ player, enemy, name, cost }) => ({
    player,
    engages: enemy === null ? null : { name, cost },
    done: true,
  }));
  const ahead = checksAhead(state).sequence.map(({ player, enemy }) => ({
    player,
    engages: enemy,
    done: false,
  }));
  const all: Check[] = [...made, ...ahead];
  const size = Math.max(1, survivors(state).length);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
};

const Passes = ({ state }: { state: GameState }) => {
  const { table } = useWords();
  return (
    <View role="list" aria-label={table.checks.sequence} style={{ gap: SPACE.xs }}>
      {passesOf(state).map((checks, pass) => (
        <View key={pass}>
          <Text size="label" font="sansBold" tone="faded">
            {table.checks.pass(pass + 1)}
          </Text>
          {checks.map((check) => (
            <CheckLine key={check.player} state={state} check={check} />
          ))}
        </View>
      ))}
    </View>
  );
};

const CheckLine = ({ state, check }: { state: GameState; check: Check }) => {
  const { table } = useWords();
  const { player } = useNames(state);
  const { threat = 0, countedThreat = null } = state.players[check.player] ?? {};
  const { engages, done } = check;
  const name = engages && (engages.name === '' ? table.kind.enemy : engages.name);
  return (
    <View role="listitem" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <View style={{ width: 20 }}>{done ? <Icon name="check" size={18} tone="moss" /> : null}</View>
      <Text tone={engages && !done ? 'ink' : 'faded'} style={{ flex: 1 }}>
        {table.checks.line(player(check.player), countedThreat ?? threat, name, engages?.cost ?? 0)}
      </Text>
    </View>
  );
};
