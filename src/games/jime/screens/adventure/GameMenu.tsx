import { useState } from 'react';
import { View } from 'react-native';
import { useGame } from '@/games/jime/session/game';
import { useHints, useQuietCards } from '@/games/jime/session/hints';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { IconName } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { MenuProps } from './MenuSheet';
import { LinkedText } from '../rulebook/LinkedText';
import { Sheet } from './Sheet';

/** Everything that is not the adventure itself. Quitting stands apart at the foot. */
export const GameMenu = ({ game, links, onClose }: MenuProps) => {
  const { board, box, cover, table } = useWords();
  const words = table.menu;
  const act = useGame((state) => state.act);
  const showAgain = async (): Promise<void> => {
    await useHints.getState().showAgain();
    await useQuietCards.getState().showAgain();
  };
  const { mirror, campaign } = game.state;
  const pages: { icon: IconName; label: string; open(): void }[] = [
    { icon: 'lore', label: words.chronicle, open: links.chronicle },
    { icon: 'leaf', label: words.notes, open: links.notes },
    { icon: 'rules', label: words.rules, open: links.rules },
    { icon: 'info', label: board.legend, open: links.legend },
    { icon: 'box', label: box.title, open: links.box },
    { icon: 'map', label: words.resume, open: links.resume },
    { icon: 'book', label: words.bookmarks, open: links.saves },
    { icon: 'settings', label: words.settings, open: links.settings },
  ];
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      foot={<Button icon="save" label={words.quit} onPress={links.quit} />}
    >
      <View style={{ gap: SPACE.s }}>
        {pages.map(({ icon, label, open }) => (
          <Button key={label} icon={icon} label={label} onPress={open} />
        ))}
      </View>
      <Button
        icon="flip"
        label={mirror ? words.mirrorOff : words.mirrorOn}
        onPress={() => void act({ type: 'mirror', on: !mirror })}
      />
      <Text tone="faded">{words.mirrorGist}</Text>
      <Button icon="info" label={words.hintsAgain} onPress={() => void showAgain().then(onClose)} />
      <LinkedText tone="faded">{cover.difficultyStays[campaign.difficulty]}</LinkedText>
      <Text tone="faded">{words.kept}</Text>
      <Concede />
    </Sheet>
  );
};

/** The company gives the adventure up: rare, and asked for twice. */
const Concede = () => {
  const words = useWords();
  const { menu } = words.table;
  const act = useGame((state) => state.act);
  const [asked, setAsked] = useState(false);
  if (!asked)
    return <Button kind="quiet" icon="warning" label={menu.concede} onPress={() => setAsked(true)} />;
  return (
    <Dialog
      open
      title={menu.concedeAsk}
      onClose={() => setAsked(false)}
      actions={
        <>
          <Button label={words.app.cancel} onPress={() => setAsked(false)} />
          <Button kind="interact" label={menu.concede} onPress={() => void act({ type: 'concede' })} />
        </>
      }
    >
      <Text size="story">{menu.concedeText}</Text>
    </Dialog>
  );
};
