import { useState } from 'react';
import { View } from 'react-native';
import type { Against } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { CardChoice } from '@/ui/CardChoice';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CardTitle } from './box/CardTitle';
import { OurNames } from './OurNames';
import { useNames } from './useNames';

type Props = { against: Against; offered: readonly string[]; onPick(card: string): void };

/** §38.6 Which damage or fear card lies faceup: the few that stay so, each with what it does while it lies there. */
export const WhichFaceup = ({ against, offered, onPick }: Props) => {
  const words = useWords().prompts.faceup;
  const names = useNames();
  const [open, setOpen] = useState(false);
  const pick = (card: string) => {
    setOpen(false);
    onPick(card);
  };
  return (
    <View style={{ alignItems: 'flex-start' }}>
      <Button kind="quiet" icon={against} label={words.which[against]} onPress={() => setOpen(true)} />
      <Dialog title={words.which[against]} open={open} onClose={() => setOpen(false)}>
        <Text tone="faded">{words.others}</Text>
        <View style={{ gap: SPACE.s }}>
          {offered.map((card) => (
            <CardChoice
              key={card}
              role="radio"
              label={names.printed(`${against}.${card}`)}
              chosen={false}
              onPress={() => pick(card)}
              basis="auto"
            >
              <CardTitle names={names} of={`${against}.${card}`} />
              <Text>{names.say(`${against}.${card}.gist`)}</Text>
            </CardChoice>
          ))}
        </View>
        <OurNames of={offered.map((card) => names.printed(`${against}.${card}`))} />
      </Dialog>
    </View>
  );
};
