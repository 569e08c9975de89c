import { View } from 'react-native';
import { SET_UP_STEPS, heroesOf, setUpLines, startThreat } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Pick } from '../Pick';
import { SumLine } from '../SumLines';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.10–11 Setting up: the checklist, and beside the line under way what the app can do for it. */
export const SetUp = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const last = state.setUpStep === SET_UP_STEPS.at(-1);
  const lines = setUpLines(game);
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={table.setUp}
      now={names.setUp[state.setUpStep]}
      next={{ command: { type: 'next' }, caption: last ? table.setUpStep.begin : table.setUpStep.next }}
    >
      <StepHelp game={game} controls={controls} />
      <View role="list" style={{ gap: SPACE.xs }}>
        {lines.map(({ step, special, done }) => (
          <View
            key={special ?? step}
            role="listitem"
            style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}
          >
            <View style={{ width: 24, paddingTop: 4 }}>
              {done ? <Icon name="check" size={18} tone="moss" /> : null}
            </View>
            <Text
              style={{ flex: 1 }}
              tone={done ? 'faded' : 'ink'}
              font={step === state.setUpStep && special === null ? 'serifBold' : 'serif'}
            >
              {special ? names.specialSetUp[special] : names.setUp[step]}
            </Text>
          </View>
        ))}
      </View>
    </StepFrame>
  );
};

const StepHelp = ({ game, controls }: StepProps) => {
  switch (game.state.setUpStep) {
    case 'heroes':
      return <StartThreats game={game} />;
    case 'firstPlayer':
      return <FirstPlayer game={game} />;
    case 'draw':
      return <Mulligans game={game} />;
    case 'questCards':
      return <QuestButton controls={controls} />;
    case 'instructions':
      return <InstructionButtons controls={controls} />;
    case 'shuffle':
    case 'tokens':
      return null;
  }
};

type Of = { game: StepProps['game'] };
type WithControls = { controls: StepProps['controls'] };

const StartThreats = ({ game: { state } }: Of) => {
  const { player } = useNames(state);
  return (
    <View style={{ gap: SPACE.s }}>
      {state.players.map((_, seat) => (
        <SumLine key={seat} label={player(seat)} sum={startThreat(heroesOf(state, seat))} tone="ember" />
      ))}
    </View>
  );
};

const FirstPlayer = ({ game: { state } }: Of) => {
  const { table } = useWords();
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  if (state.players.length === 1) return null;
  return (
    <Pick
      label={table.firstPlayer}
      options={state.players.map((_, seat) => ({ id: `${seat}`, name: player(seat) }))}
      chosen={[`${state.firstPlayer}`]}
      onChange={([seat]) =>
        void (seat !== undefined && act({ type: 'setFirstPlayer', player: Number(seat) }))
      }
    />
  );
};

const Mulligans = ({ game: { state } }: Of) => {
  const { table } = useWords();
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  return (
    <View style={{ gap: SPACE.s }}>
      {state.players.map(({ mulligan }, seat) => (
        <Button
          key={seat}
          icon={mulligan ? 'check' : 'retry'}
          label={table.setUpStep.mulligan(player(seat), mulligan)}
          onPress={() => void act({ type: 'mulligan', player: seat })}
        />
      ))}
    </View>
  );
};

const QuestButton = ({ controls }: WithControls) => {
  const { table } = useWords();
  return <Button label={table.quest.numbers} onPress={() => controls.open({ kind: 'quest' })} />;
};

const InstructionButtons = ({ controls }: WithControls) => {
  const { table } = useWords();
  return (
    <View style={{ gap: SPACE.s }}>
      <Button label={table.stagingStep.reveal} onPress={() => controls.open({ kind: 'reveal' })} />
      <QuestButton controls={controls} />
    </View>
  );
};
