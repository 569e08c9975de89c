import { useState } from 'react';
import { useGame } from '@/games/jime/session/game';
import { useHints, useQuietCards } from '@/games/jime/session/hints';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';
import type { MenuProps } from './MenuSheet';
import { IN_BUTTON_ROW, ButtonRow, Sheet } from './Sheet';

/** Everything that is not the adventure itself. Quitting stands apart at the foot. */
export const GameMenu = ({ game, links, onClose }: MenuProps) => {
  const { cover, table } = useWords();
  const words = table.menu;
  const act = useGame((state) => state.act);
  const showAgain = async (): Promise<void> => {
    await useHints.getState().showAgain();
    await useQuietCards.getState().showAgain();
  };
  const { mirror, campaign } = game.state;
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      foot={<Button icon="save" label={words.quit} onPress={links.quit} />}
    >
      <ButtonRow>
        <Button icon="settings" label={words.settings} onPress={links.settings} style={IN_BUTTON_ROW} />
        <Button icon="lore" label={words.chronicle} onPress={links.chronicle} style={IN_BUTTON_ROW} />
        <Button icon="book" label={words.bookmarks} onPress={links.saves} style={IN_BUTTON_ROW} />
        <Button icon="map" label={words.resume} onPress={links.resume} style={IN_BUTTON_ROW} />
      </ButtonRow>
      <Button
        icon="flip"
        label={mirror ? words.mirrorOff : words.mirrorOn}
        onPress={() => void act({ type: 'mirror', on: !mirror })}
      />
      <Text tone="faded">{words.mirrorGist}</Text>
      <Button icon="info" label={words.hintsAgain} onPress={() => void showAgain().then(onClose)} />
      <Text tone="faded">{cover.difficultyStays[campaign.difficulty]}</Text>
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
