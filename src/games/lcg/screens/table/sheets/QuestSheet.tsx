import { useState } from 'react';
import { View } from 'react-native';
import { knownQuestPoints } from '@/games/lcg/catalogue';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import { PrintedStepper } from '../../PrintedStepper';
import { Row, Section, Sheet } from './Sheet';
import type { SheetProps } from './types';

/** The quest by hand: progress, the numbers of its card, the next stage; and what else belongs to the scenario. */
export const QuestSheet = ({ game, controls }: SheetProps) => {
  const { table } = useWords();
  const words = table.quest;
  const act = useGame((store) => store.act);
  const catalogue = useCatalogue((store) => store.catalogue);
  const remember = useCatalogue((store) => store.remember);
  const { quest, stages, scenario } = game.state;
  const set = (changed: Partial<{ stage: number; questPoints: number | null; blocked: boolean }>) => {
    const { stage, questPoints, blocked } = { ...quest, ...changed };
    void act({ type: 'setQuest', stage, questPoints, blocked });
    if (changed.questPoints && scenario !== 'other')
      void remember([{ kind: 'quest', scenario, stage, questPoints: changed.questPoints }]);
  };
  const next = quest.stage + 1;
  return (
    <Sheet
      game={game}
      title={words.stage(quest.stage, quest.side)}
      onClose={controls.close}
      foot={
        <Button
          icon="objective"
          label={stages !== null && quest.stage >= stages ? words.win : words.advance(next)}
          onPress={() =>
            void act({ type: 'advanceQuest', questPoints: knownQuestPoints(catalogue, scenario, next) })
          }
        />
      }
    >
      <Row>
        <PrintedStepper
          counted
          label={words.progress}
          value={quest.progress}
          onChange={(progress) => void act({ type: 'setProgress', progress: progress ?? 0 })}
        />
        <PrintedStepper
          label={table.stat.questPoints}
          value={quest.questPoints}
          first={knownQuestPoints(catalogue, scenario, quest.stage) ?? 8}
          onChange={(questPoints) => set({ questPoints })}
        />
        <PrintedStepper
          counted
          label={words.stageNumber}
          value={quest.stage}
          onChange={(stage) => set({ stage: Math.max(1, stage ?? 1) })}
        />
        <PrintedStepper
          label={words.stages}
          value={stages}
          first={3}
          onChange={(value) => void act({ type: 'setStages', stages: value })}
        />
      </Row>
      <TickLine text={words.blocked} ticked={quest.blocked} onTick={() => set({ blocked: !quest.blocked })} />
      <EffectProgress />
      <EncounterDeck game={game} />
      <SideQuests game={game} />
      <VictoryPile game={game} />
    </Sheet>
  );
};

/** F 1.27 Progress that a card places: on the active location first, unless the text says otherwise. */
const EffectProgress = () => {
  const words = useWords().table.quest;
  const act = useGame((store) => store.act);
  const [amount, setAmount] = useState(1);
  const [ignoreLocation, setIgnore] = useState(false);
  const [fromPlayerCard, setFromPlayer] = useState(true);
  return (
    <Section title={words.effect}>
      <Stepper label={words.effect} value={amount} min={1} onChange={setAmount} />
      <TickLine text={words.ignore} ticked={ignoreLocation} onTick={() => setIgnore(!ignoreLocation)} />
      <TickLine
        text={words.fromPlayer}
        ticked={fromPlayerCard}
        onTick={() => setFromPlayer(!fromPlayerCard)}
      />
      <Row>
        <Button
          icon="check"
          label={words.place}
          onPress={() => void act({ type: 'placeProgress', amount, ignoreLocation, fromPlayerCard })}
        />
        <Button label={words.remove} onPress={() => void act({ type: 'removeProgress', amount })} />
      </Row>
    </Section>
  );
};

const EncounterDeck = ({ game: { state } }: { game: SheetProps['game'] }) => {
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

const SideQuests = ({ game: { state } }: { game: SheetProps['game'] }) => {
  const { table } = useWords();
  const words = table.quest;
  const act = useGame((store) => store.act);
  return (
    <Section title={words.sideQuests}>
      {state.sideQuests.map(({ id, name, progress, questPoints, done }) => (
        <PrintedStepper
          counted
          key={id}
          label={words.sideQuest(name === '' ? words.sideQuests : name, questPoints, done)}
          value={progress}
          onChange={(value) => void act({ type: 'setProgressOn', card: id, progress: value ?? 0 })}
        />
      ))}
      <Button
        label={words.addSideQuest}
        onPress={() => void act({ type: 'addSideQuest', name: '', questPoints: null })}
      />
    </Section>
  );
};

const VictoryPile = ({ game: { state } }: { game: SheetProps['game'] }) => {
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
