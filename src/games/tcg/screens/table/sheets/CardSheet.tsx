import { useState } from 'react';
import type { Card, CardFields, Id } from '@/games/tcg/play';
import { cardsInPlay } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { rememberCard } from '@/games/tcg/session/knownCards';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';
import { CardForm } from './CardForm';
import { CardTransfer } from './CardTransfer';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** The fields of a card as a form has them. */
const fieldsOf = (card: Card): CardFields => ({
  kind: card.kind,
  side: card.side,
  name: card.name,
  subtitle: card.subtitle,
  unique: card.unique,
  culture: card.culture,
  twilightCost: card.twilightCost,
  strength: card.strength,
  vitality: card.vitality,
  archery: card.archery,
  damage: card.damage,
});

/** A possession, an artifact or a condition: its tokens (p.29), to whom it goes (p.23), and out of play. */
export const CardSheet = ({ game, controls, id }: SheetProps & { id: Id }) => {
  const { names, table } = useWords();
  const words = table.character;
  const { state } = game;
  const { card: nameOf, character } = useNames(state);
  const { act, actOn } = useGame.getState();
  const found = cardsInPlay(state).find(({ card }) => card.id === id);
  if (!found)
    return (
      <Sheet game={game} title={words.gone} onClose={controls.close}>
        <Text size="story">{words.goneText}</Text>
      </Sheet>
    );
  const { card, bearer } = found;
  const discard = () =>
    void act({ type: 'discardCard', card: id }).then((played) => {
      if (played) controls.close();
    });
  return (
    <Sheet game={game} title={nameOf(card)} onClose={controls.close}>
      <Text tone="faded">
        {[names.cardKind[card.kind], bearer ? character(bearer) : table.support].join(' · ')}
      </Text>
      <PrintedStepper
        counted
        label={words.tokens}
        value={card.tokens}
        onStep={(step) =>
          void actOn((now) => {
            const { tokens = 0 } = cardsInPlay(now).find((one) => one.card.id === id)?.card ?? {};
            return { type: 'setTokens', card: id, tokens: step(tokens) ?? 0 };
          })
        }
      />
      <CardDescribed card={card} borne={bearer !== null} />
      {bearer ? <CardTransfer game={game} card={card} bearer={bearer} /> : null}
      <Section title={words.rare}>
        <Button label={words.discardCard} onPress={discard} />
      </Section>
    </Sheet>
  );
};

/** Its printed numbers; each change is kept, and remembered for the next game. */
const CardDescribed = ({ card, borne }: { card: Card; borne: boolean }) => {
  const words = useWords().table.character;
  const act = useGame((store) => store.act);
  const [fields, setFields] = useState<CardFields | null>(null);
  const keep = (as: CardFields) =>
    void act({ type: 'describeCard', card: card.id, as }).then((played) => {
      if (!played) return;
      void rememberCard(as);
      setFields(null);
    });
  return (
    <Section title={words.printed}>
      {fields ? (
        <>
          <CardForm fields={fields} borne={borne} onChange={setFields} />
          <Button icon="check" label={words.keep} onPress={() => keep(fields)} />
        </>
      ) : (
        <Button label={words.change} onPress={() => setFields(fieldsOf(card))} />
      )}
    </Section>
  );
};
