import { useState } from 'react';
import type { Command, EncounterFields as Fields, PlayerSeat } from '@/games/lcg/play';
import { BLANK_ENEMY } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Section } from '@/ui/tableSet';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { EncounterFields } from './EncounterFields';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

const TYPES = ['enemy', 'location', 'treachery', 'objective'] as const;
type CardType = (typeof TYPES)[number];
type Keywords = { doomed: number; surge: number; guarded: boolean };
const NO_KEYWORDS: Keywords = { doomed: 0, surge: 0, guarded: false };

type Props = SheetProps & {
  /** Revealed by the step under way, so that its keywords count (F 1.01), or laid there by hand. */
  revealed: boolean;
  engagedWith?: PlayerSeat | null;
};

/** R p.14 A card of the encounter deck comes to the table. */
export const EncounterForm = ({ game, controls, revealed, engagedWith = null }: Props) => {
  const { table } = useWords();
  const act = useGame((store) => store.act);
  const remember = useCatalogue((store) => store.remember);
  const [type, setType] = useState<CardType>('enemy');
  const [fields, setFields] = useState<Fields>(BLANK_ENEMY);
  const [keywords, setKeywords] = useState(NO_KEYWORDS);
  const [byEffect, setByEffect] = useState(false);
  const reveals = revealed || byEffect;
  const types = reveals
    ? TYPES
    : engagedWith === null
      ? TYPES.filter((one) => one !== 'treachery')
      : (['enemy'] as const);
  const tick = () => {
    setByEffect(!byEffect);
    if (type === 'treachery' && !revealed) choose('enemy');
  };
  const choose = (chosen: CardType) => {
    setType(chosen);
    if (chosen !== 'treachery') setFields({ ...fields, type: chosen });
  };
  const { doomed, surge, guarded } = keywords;
  const command: Command =
    type === 'treachery'
      ? { type: 'revealTreachery', name: fields.name, doomed, surge, byEffect }
      : reveals
        ? { type: 'reveal', card: fields, doomed, surge, guarded: guarded && type === 'objective', byEffect }
        : { type: 'addEncounter', card: fields, engagedWith };
  const add = () =>
    void act(command).then((played) => {
      if (!played) return;
      if (type !== 'treachery' && !fields.faceDown) void remember([{ kind: 'encounter', as: fields }]);
      controls.close();
    });
  return (
    <Sheet
      game={game}
      title={revealed ? table.stagingStep.reveal : table.staging.add}
      onClose={controls.close}
      foot={
        <Button
          kind="primary"
          icon="check"
          label={reveals ? table.form.revealed : table.form.add}
          onPress={add}
        />
      }
    >
      {types.length > 1 ? (
        <Choice
          label={table.form.type}
          value={type}
          options={types.map((value) => ({ value, label: table.kind[value] }))}
          onChoose={choose}
        />
      ) : null}
      {type === 'treachery' ? (
        <TextField
          label={table.form.name}
          value={fields.name}
          longest={80}
          onChange={(name) => setFields({ ...fields, name })}
        />
      ) : (
        <EncounterFields fields={fields} onChange={setFields} />
      )}
      {game.state.stage === 'play' && engagedWith === null ? (
        <TickLine
          text={revealed ? table.form.besideStep : table.form.byCard}
          ticked={byEffect}
          onTick={tick}
        />
      ) : null}
      {reveals ? (
        <KeywordFields keywords={keywords} guardable={type === 'objective'} onChange={setKeywords} />
      ) : null}
    </Sheet>
  );
};

type KeywordProps = { keywords: Keywords; guardable: boolean; onChange(keywords: Keywords): void };

/** R p.24 The keywords that count when a card is revealed. */
const KeywordFields = ({ keywords, guardable, onChange }: KeywordProps) => {
  const words = useWords().table.form;
  return (
    <Section title={words.keywords}>
      <Text font="sansBold">{words.doomed}</Text>
      <Stepper
        label={words.doomed}
        value={keywords.doomed}
        onChange={(doomed) => onChange({ ...keywords, doomed })}
      />
      <TickLine
        text={words.surge}
        ticked={keywords.surge > 0}
        onTick={() => onChange({ ...keywords, surge: keywords.surge > 0 ? 0 : 1 })}
      />
      {guardable ? (
        <TickLine
          text={words.guarded}
          ticked={keywords.guarded}
          onTick={() => onChange({ ...keywords, guarded: !keywords.guarded })}
        />
      ) : null}
    </Section>
  );
};
