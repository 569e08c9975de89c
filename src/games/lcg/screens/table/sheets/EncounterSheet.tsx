import { useState } from 'react';
import { encounterFieldsOf } from '@/games/lcg/catalogue';
import type { EncounterCard, EncounterFields as Fields, Id, Stat } from '@/games/lcg/play';
import { findEncounter, hitPointsLeft } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Row, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';
import { Attachments } from './Attachments';
import { AttackAtOnce } from './AttackAtOnce';
import { EncounterFields } from './EncounterFields';
import { EncounterMoves } from './EncounterMoves';
import { Modifiers } from './Modifiers';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

const STATS: Record<EncounterCard['type'], readonly Stat[]> = {
  enemy: ['threat', 'engagement', 'attack', 'defence', 'hitPoints'],
  location: ['threat'],
  objective: ['threat'],
};

/** An encounter card: what lies on it, where it may go, what is printed on it. */
export const EncounterSheet = ({ game, controls, id }: SheetProps & { id: Id }) => {
  const words = useWords().table.encounter;
  const { card: nameOf } = useNames(game.state);
  const card = findEncounter(game.state, id);
  if (!card)
    return (
      <Sheet game={game} title={words.gone} onClose={controls.close}>
        <Text size="story">{words.goneText}</Text>
      </Sheet>
    );
  return (
    <Sheet game={game} title={nameOf(card)} onClose={controls.close}>
      <Tokens game={game} card={card} />
      <EncounterMoves game={game} controls={controls} card={card} />
      <Described card={card} />
      <Modifiers card={card} stats={STATS[card.type]} />
      <Attachments game={game} card={card} />
      {card.type === 'enemy' ? <AttackAtOnce game={game} controls={controls} enemy={card} /> : null}
      <EncounterMoves game={game} controls={controls} card={card} rare />
    </Sheet>
  );
};

const Tokens = ({ game: { state }, card }: { game: SheetProps['game']; card: EncounterCard }) => {
  const { table } = useWords();
  const { actOn } = useGame.getState();
  if (card.type === 'objective') return null;
  return (
    <Row>
      {card.type === 'enemy' ? (
        <>
          <PrintedStepper
            counted
            label={table.character.damage(hitPointsLeft(state, card))}
            value={card.damage}
            onStep={(step) =>
              void actOn((now) => {
                const { damage = 0 } = findEncounter(now, card.id) ?? {};
                return { type: 'setDamage', card: card.id, damage: step(damage) ?? 0 };
              })
            }
          />
          <PrintedStepper
            counted
            label={table.encounter.shadowCards}
            value={card.shadowCards}
            onStep={(step) =>
              void actOn((now) => {
                const { shadowCards = 0 } = findEncounter(now, card.id) ?? {};
                return { type: 'setShadows', enemy: card.id, cards: step(shadowCards) ?? 0 };
              })
            }
          />
        </>
      ) : (
        <PrintedStepper
          counted
          label={table.encounter.progress(card.questPoints)}
          value={card.progress}
          onStep={(step) =>
            void actOn((now) => {
              const { progress = 0 } = findEncounter(now, card.id) ?? {};
              return { type: 'setProgressOn', card: card.id, progress: step(progress) ?? 0 };
            })
          }
        />
      )}
    </Row>
  );
};

/** Its printed numbers; each change is kept, and remembered for the next game. */
const Described = ({ card }: { card: EncounterCard }) => {
  const words = useWords().table.character;
  const act = useGame((store) => store.act);
  const remember = useCatalogue((store) => store.remember);
  const [fields, setFields] = useState<Fields | null>(null);
  const keep = (as: Fields) =>
    void act({ type: 'describeEncounter', card: card.id, as }).then((played) => {
      if (!played) return;
      if (!as.faceDown) void remember([{ kind: 'encounter', as }]);
      setFields(null);
    });
  return (
    <Section title={words.printed}>
      {fields ? (
        <>
          <EncounterFields fields={fields} onChange={setFields} />
          <Button icon="check" label={words.keep} onPress={() => keep(fields)} />
        </>
      ) : (
        <Button label={words.change} onPress={() => setFields(encounterFieldsOf(card))} />
      )}
    </Section>
  );
};
