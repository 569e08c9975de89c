import { View } from 'react-native';
import type { EncounterCard, GameState, Placement } from '@/games/lcg/play';
import { activeLocations, needsSplit, placementOf } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ResultLine } from '../SumLines';
import { useNames } from '../useNames';
import { QuestLines } from './QuestLines';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** One location after the other, until the table shares it otherwise. */
const proposedShares = (state: GameState, amount: number): Record<string, number> =>
  Object.fromEntries(
    placementOf(amount, activeLocations(state), state.quest).onLocations.map((share) => [
      share.location,
      share.amount,
    ]),
  );

/** R p.14 The quest is won: Forced effects, then progress. Where two locations are active, the players share it (F 1.34). */
export const Resolution = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const [entered, enter] = useEntered<Record<string, number>>({});
  const amount = state.success?.amount ?? 0;
  const locations = activeLocations(state);
  const shares = Object.keys(entered).length > 0 ? entered : proposedShares(state, amount);
  const named = locations.map(({ id }) => ({ location: id, amount: shares[id] ?? 0 }));
  const split = state.success !== null && needsSplit(state, amount);
  if (!state.success)
    return (
      <StepFrame
        game={game}
        controls={controls}
        title={names.step.resolution}
        now={table.now.resolution}
        next={{ command: { type: 'next' }, caption: table.resolution.resolve }}
      >
        <QuestLines game={game} open={controls.open} />
      </StepFrame>
    );
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.resolution}
      now={table.resolution.success(amount)}
      next={{
        command: split
          ? { type: 'splitProgress', shares: named.filter((one) => one.amount > 0) }
          : { type: 'next' },
        caption: table.resolution.place(amount),
      }}
    >
      {split ? (
        <Shares
          locations={locations}
          shares={shares}
          amount={amount}
          onChange={enter}
          game={game}
          controls={controls}
        />
      ) : (
        <Foreseen placement={placementOf(amount, locations, state.quest)} game={game} controls={controls} />
      )}
    </StepFrame>
  );
};

/** Where the progress will go. */
const Foreseen = ({ placement, game, controls }: StepProps & { placement: Placement }) => {
  const { table } = useWords();
  const { byId } = useNames(game.state);
  const { onLocations, explored, onQuest, advances, lost, explanation } = placement;
  const lines = [
    ...onLocations.map((share) => table.resolution.onCard(byId(share.location), share.amount)),
    ...explored.map((id) => table.resolution.explored(byId(id))),
    ...(onQuest > 0 ? [table.resolution.onQuest(onQuest)] : []),
    ...(advances ? [table.resolution.advances] : []),
    ...(lost > 0 ? [table.resolution.lost(lost)] : []),
  ];
  return (
    <View style={{ gap: SPACE.s }}>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <ResultLine result={table.explain.where} tone="moss" explanation={explanation} open={controls.open} />
    </View>
  );
};

type SharesProps = StepProps & {
  locations: readonly EncounterCard[];
  shares: Record<string, number>;
  amount: number;
  onChange(shares: Record<string, number>): void;
};

const Shares = ({ locations, shares, amount, onChange, game, controls }: SharesProps) => {
  const { table } = useWords();
  const { card } = useNames(game.state);
  const given = locations.reduce((sum, { id }) => sum + (shares[id] ?? 0), 0);
  return (
    <View style={{ gap: SPACE.s }}>
      {locations.map((one) => (
        <View key={one.id} style={{ gap: 2 }}>
          <Text font="sansBold">{card(one)}</Text>
          <Stepper
            label={card(one)}
            value={shares[one.id] ?? 0}
            max={amount - given + (shares[one.id] ?? 0)}
            onChange={(value) => onChange({ ...shares, [one.id]: value })}
          />
        </View>
      ))}
      <ResultLine
        result={table.resolution.toShare(amount - given)}
        tone="moss"
        explanation="progress/split"
        open={controls.open}
      />
    </View>
  );
};
