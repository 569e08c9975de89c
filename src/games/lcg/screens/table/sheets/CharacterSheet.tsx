import { useState } from 'react';
import { characterFieldsOf } from '@/games/lcg/catalogue';
import type { Character, CharacterFields as Fields, Id } from '@/games/lcg/play';
import { findCharacter, hitPointsLeft } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Row, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { useNames } from '../useNames';
import { Attachments } from './Attachments';
import { CharacterFields } from './CharacterFields';
import { Modifiers } from './Modifiers';
import { MoveResources } from './MoveResources';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

const STATS = ['willpower', 'attack', 'defence', 'hitPoints'] as const;

/** A hero or an ally: what lies on it first, since that is what changes all the time. */
export const CharacterSheet = ({ game, controls, id }: SheetProps & { id: Id }) => {
  const { table } = useWords();
  const words = table.character;
  const { act, actOn } = useGame.getState();
  const { state } = game;
  const { card } = useNames(state);
  const one = findCharacter(state, id);
  if (!one || one.fate !== 'inPlay') return <Gone game={game} controls={controls} one={one} />;
  return (
    <Sheet game={game} title={card(one)} onClose={controls.close}>
      <Row>
        {one.kind === 'hero' ? (
          <PrintedStepper
            counted
            label={words.resources}
            value={one.resources}
            onStep={(step) =>
              void actOn((now) => {
                const { resources = 0 } = findCharacter(now, id) ?? {};
                return { type: 'setResources', hero: id, resources: step(resources) ?? 0 };
              })
            }
          />
        ) : null}
        <PrintedStepper
          counted
          label={words.damage(hitPointsLeft(state, one))}
          value={one.damage}
          onStep={(step) =>
            void actOn((now) => {
              const { damage = 0 } = findCharacter(now, id) ?? {};
              return { type: 'setDamage', card: id, damage: step(damage) ?? 0 };
            })
          }
        />
      </Row>
      <TickLine
        text={table.exhausted}
        ticked={one.exhausted}
        onTick={() => void act({ type: 'setExhausted', character: id, exhausted: !one.exhausted })}
      />
      <TickLine
        text={words.committed}
        ticked={one.committed}
        onTick={() => void act({ type: 'setCommitted', character: id, committed: !one.committed })}
      />
      <Described one={one} />
      <Modifiers card={one} stats={STATS} />
      <MoveResources game={game} one={one} />
      <Attachments game={game} card={one} />
      <Rare game={game} controls={controls} one={one} />
    </Sheet>
  );
};

/** Its printed numbers; each change is kept, and remembered for the next game. */
const Described = ({ one }: { one: Character }) => {
  const words = useWords().table.character;
  const act = useGame((store) => store.act);
  const remember = useCatalogue((store) => store.remember);
  const [fields, setFields] = useState<Fields | null>(null);
  const keep = (as: Fields) =>
    void act({ type: 'describeCharacter', character: one.id, as }).then((played) => {
      if (!played) return;
      void remember([{ kind: one.kind, as }]);
      setFields(null);
    });
  return (
    <Section title={words.printed}>
      {fields ? (
        <>
          <CharacterFields kind={one.kind} fields={fields} onChange={setFields} />
          <Button icon="check" label={words.keep} onPress={() => keep(fields)} />
        </>
      ) : (
        <>
          <Text>{words.numbers(one.willpower, one.attack, one.defence, one.hitPoints)}</Text>
          <Button label={words.change} onPress={() => setFields(characterFieldsOf(one))} />
        </>
      )}
    </Section>
  );
};

/** What seldom happens to a character, away from what happens all the time. */
const Rare = ({ game: { state }, controls, one }: SheetProps & { one: Character }) => {
  const words = useWords().table.character;
  const act = useGame((store) => store.act);
  const { player } = useNames(state);
  const others = state.players
    .map((_, seat) => seat)
    .filter((seat) => seat !== one.controller && !state.players[seat]?.eliminated);
  const leave = (how: 'dead' | 'discarded' | 'captive' | 'away') =>
    void act({ type: 'leavePlay', character: one.id, how }).then((played) => {
      if (played) controls.close();
    });
  return (
    <Section title={words.rare}>
      {one.kind === 'hero' ? (
        <TickLine
          text={words.cannotCollect}
          ticked={one.cannotCollect}
          onTick={() => void act({ type: 'setCannotCollect', hero: one.id, cannot: !one.cannotCollect })}
        />
      ) : null}
      {others.map((seat) => (
        <Button
          key={seat}
          label={words.takeControl(player(seat))}
          onPress={() => void act({ type: 'takeControl', character: one.id, player: seat })}
        />
      ))}
      <Button kind="interact" label={words.destroyed} onPress={() => leave('dead')} />
      {one.kind === 'ally' ? <Button label={words.discarded} onPress={() => leave('discarded')} /> : null}
      {one.kind === 'hero' ? (
        <>
          <Button label={words.captive} onPress={() => leave('captive')} />
          <Button label={words.away} onPress={() => leave('away')} />
        </>
      ) : null}
    </Section>
  );
};

/** It has left play while its sheet was open. */
const Gone = ({ game, controls, one }: SheetProps & { one: Character | undefined }) => {
  const words = useWords().table.encounter;
  return (
    <Sheet game={game} title={one?.name ?? words.gone} onClose={controls.close}>
      <Text size="story">{words.goneText}</Text>
    </Sheet>
  );
};
