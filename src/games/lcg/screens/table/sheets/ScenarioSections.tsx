import { useState } from 'react';
import { View } from 'react-native';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { PrintedStepper, Section } from '@/ui/tableSet';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import type { SheetProps } from './types';

type Props = { game: SheetProps['game'] };

/** What belongs to the scenario beside its quest card. */
export const ScenarioSections = ({ game }: Props) => (
  <>
    <EncounterDeck game={game} />
    <SideQuests game={game} />
    <VictoryPile game={game} />
  </>
);

const EncounterDeck = ({ game: { state } }: Props) => {
  const words = useWords().table.quest;
  const act = useGame((store) => store.act);
  const { encounterDeckEmpty: empty } = state;
  return (
    <Section title={words.deck}>
      <TickLine
        text={words.deckEmpty}
        ticked={empty}
        onTick={() => void act({ type: 'setEncounterDeckEmpty', empty: !empty })}
      />
      <Button
        icon="retry"
        label={words.reshuffle}
        onPress={() => void act({ type: 'reshuffleEncounterDeck' })}
      />
    </Section>
  );
};

const SideQuests = ({ game: { state } }: Props) => {
  const { table } = useWords();
  const words = table.quest;
  const { act, actOn } = useGame.getState();
  return (
    <Section title={words.sideQuests}>
      {state.sideQuests.map(({ id, name, progress, questPoints, done }) => (
        <PrintedStepper
          counted
          key={id}
          label={words.sideQuest(name === '' ? words.sideQuests : name, questPoints, done)}
          value={progress}
          onStep={(step) =>
            void actOn(({ sideQuests }) => {
              const { progress: now = 0 } = sideQuests.find((one) => one.id === id) ?? {};
              return { type: 'setProgressOn', card: id, progress: step(now) ?? 0 };
            })
          }
        />
      ))}
      <Button
        label={words.addSideQuest}
        onPress={() => void act({ type: 'addSideQuest', name: '', questPoints: null })}
      />
    </Section>
  );
};

const VictoryPile = ({ game: { state } }: Props) => {
  const { log, table } = useWords();
  const words = table.quest;
  const act = useGame((store) => store.act);
  const [name, setName] = useState('');
  const [points, setPoints] = useState(1);
  const add = () =>
    void act({ type: 'addVictory', name, points }).then((played) => {
      if (played) setName('');
    });
  return (
    <Section title={words.victory(state.victoryPile.reduce((sum, one) => sum + one.points, 0))}>
      {state.victoryPile.map((one, at) => (
        <Text key={at}>{words.victoryLine(one.name === '' ? log.aCard : one.name, one.points)}</Text>
      ))}
      <TextField label={table.form.name} value={name} longest={80} onChange={setName} />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <Stepper label={table.stat.victory} value={points} onChange={setPoints} />
        <IconButton icon="check" label={words.addVictory} onPress={add} />
      </View>
    </Section>
  );
};
