import { useState } from 'react';
import { View } from 'react-native';
import type { KnownCard } from '@/games/lcg/catalogue';
import { withFields } from '@/games/lcg/catalogue';
import { plainTitle } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { PrintedStepper } from '@/ui/tableSet';
import { TextField } from '@/ui/TextField';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import type { NumberName } from './catalogueGroups';
import { numbersOf } from './catalogueGroups';

const LONGEST_NAME = 40;

/** Near what such cards have, so that the first tap is not far off. */
const FIRST: Partial<Record<NumberName, { first: number; leap: number }>> = {
  engagement: { first: 30, leap: 5 },
  threatCost: { first: 9, leap: 5 },
};

type Props = { card: KnownCard; title: string; onKeep(card: KnownCard): void; onClose(): void };

/** A card as it was entered, to be put right. */
export const EditCard = ({ card, title, onKeep, onClose }: Props) => {
  const { cardsPage } = useWords();
  const words = cardsPage.catalogue;
  const [draft, setDraft] = useState(card);
  const nameless = draft.kind !== 'quest' && plainTitle(draft.as.name) === '';
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={<Button kind="primary" label={words.save} disabled={nameless} onPress={() => onKeep(draft)} />}
    >
      {draft.kind === 'quest' ? null : (
        <TextField
          label={words.name}
          value={draft.as.name}
          longest={LONGEST_NAME}
          onChange={(name) => setDraft(withFields(draft, { ...draft.as, name }))}
        />
      )}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.m }}>
        {numbersOf(draft).map(({ name, value, set }) => (
          <PrintedStepper
            key={name}
            label={words.numbers[name]}
            value={value}
            {...FIRST[name]}
            onStep={(step) => setDraft(set(step(value)))}
          />
        ))}
      </View>
      {draft.kind === 'hero' || draft.kind === 'ally' ? <Keywords card={draft} onChange={setDraft} /> : null}
    </Dialog>
  );
};

type Character = Extract<KnownCard, { kind: 'hero' | 'ally' }>;

const Keywords = ({ card, onChange }: { card: Character; onChange(card: KnownCard): void }) => {
  const { newGame: words } = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l }}>
      {(['ranged', 'sentinel'] as const).map((keyword) => (
        <TickLine
          key={keyword}
          text={words[keyword]}
          ticked={card.as[keyword]}
          onTick={() => onChange({ ...card, as: { ...card.as, [keyword]: !card.as[keyword] } })}
        />
      ))}
    </View>
  );
};
