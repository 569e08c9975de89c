import { useState } from 'react';
import { View } from 'react-native';
import type { SpecialId } from '@/games/confrontation/content';
import type { Command, CommandOf, View as GameView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useChoose } from './Choose';

type Props = { view: GameView; onPlay(command: Command): void };

/** The special cards this side holds, with what each does; those that can be played now, and on whom. */
export const Specials = ({ view, onPlay }: Props) => {
  const { table } = useWords();
  const held = view.cards[view.side].specials ?? [];
  const [open, setOpen] = useState<SpecialId | null>(null);
  if (held.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      <Text font="serifBold" heading={2}>
        {table.specials}
      </Text>
      {held.map((card) => (
        <Special
          key={card}
          card={card}
          view={view}
          open={open === card}
          onOpen={() => setOpen(card)}
          onClose={() => setOpen(null)}
          onPlay={onPlay}
        />
      ))}
    </View>
  );
};

type SpecialProps = Props & { card: SpecialId; open: boolean; onOpen(): void; onClose(): void };

const isOffer =
  (card: SpecialId) =>
  (command: Command): command is CommandOf<'special'> =>
    command.type === 'special' && command.card === card;

const Special = ({ card, view, open, onOpen, onClose, onPlay }: SpecialProps) => {
  const { table, names, texts, app } = useWords();
  const offers = view.choices.filter(isOffer(card));
  useOnBack(open ? onClose : null);
  const label = table.playSpecial(names.special[card]);
  const { list, confirm } = useChoose({ view, label, options: offers, onConfirm: onPlay });
  if (!open)
    return (
      <View>
        <Button label={label} disabled={offers.length === 0} onPress={onOpen} />
        <Text size="label" tone="faded">
          {texts.special[card]}
        </Text>
      </View>
    );
  return (
    <View style={{ gap: SPACE.s }}>
      <Text>{texts.special[card]}</Text>
      {list}
      {confirm}
      <Button label={app.cancel} onPress={onClose} />
    </View>
  );
};
