import { useState } from 'react';
import { knownQuestPoints } from '@/games/lcg/catalogue';
import type { Quest } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Row, Section } from '@/ui/tableSet';
import { Stepper } from '@/ui/Stepper';
import { TickLine } from '@/ui/TickLine';
import { ScenarioSections } from './ScenarioSections';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** The quest by hand: progress, the numbers of its card, the next stage; and what else belongs to the scenario. */
export const QuestSheet = ({ game, controls }: SheetProps) => {
  const { table } = useWords();
  const words = table.quest;
  const { act, actOn } = useGame.getState();
  const catalogue = useCatalogue((store) => store.catalogue);
  const remember = useCatalogue((store) => store.remember);
  const { quest, stages, scenario } = game.state;
  const set = (change: (quest: Quest) => Partial<Quest>) =>
    void actOn((now) => {
      const { stage, questPoints, blocked } = { ...now.quest, ...change(now.quest) };
      if (questPoints && questPoints !== now.quest.questPoints && scenario !== 'other')
        void remember([{ kind: 'quest', scenario, stage, questPoints }]);
      return { type: 'setQuest', stage, questPoints, blocked };
    });
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
          onStep={(step) =>
            void actOn((now) => ({ type: 'setProgress', progress: step(now.quest.progress) ?? 0 }))
          }
        />
        <PrintedStepper
          label={table.stat.questPoints}
          value={quest.questPoints}
          first={knownQuestPoints(catalogue, scenario, quest.stage) ?? 8}
          onStep={(step) => set(({ questPoints }) => ({ questPoints: step(questPoints) }))}
        />
        <PrintedStepper
          counted
          label={words.stageNumber}
          value={quest.stage}
          onStep={(step) => set(({ stage }) => ({ stage: Math.max(1, step(stage) ?? 1) }))}
        />
        <PrintedStepper
          label={words.stages}
          value={stages}
          first={3}
          onStep={(step) => void actOn((now) => ({ type: 'setStages', stages: step(now.stages) }))}
        />
      </Row>
      <TickLine
        text={words.blocked}
        ticked={quest.blocked}
        onTick={() => set(({ blocked }) => ({ blocked: !blocked }))}
      />
      <EffectProgress />
      <ScenarioSections game={game} />
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
