import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useGame } from '@/games/confrontation/session/game';
import { takeBack } from '@/games/confrontation/session/opponent';
import { CONFRONTATION_SETTINGS } from '@/games/confrontation/session/settingChoices';
import { useConfrontationSettings } from '@/games/confrontation/session/settings';
import { useWords } from '@/games/confrontation/session/useWords';
import { canUndo } from '@/kernel/history';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** Everything that is not the game itself, and one step back as far as nobody has seen anything. */
export const MenuButton = () => {
  const { table } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="settings" label={table.menu.title} onPress={() => setOpen(true)} />
      {open ? <Menu onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const Menu = ({ onClose }: { onClose(): void }) => {
  const { table, app } = useWords();
  const words = table.menu;
  const router = useRouter();
  const quit = useLeave();
  const hints = useConfrontationSettings((store) => store.settings.hints);
  const choose = useConfrontationSettings((store) => store.choose);
  const go = (to: '/saves' | '/settings' | '/confrontation/guide'): void => {
    onClose();
    router.push(to);
  };
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <View style={{ gap: SPACE.s }}>
        <Undo />
        <Button icon="rules" label={table.about} onPress={() => go('/confrontation/guide')} />
        <Text font="serifBold">{words.hints}</Text>
        <Choice
          label={words.hints}
          value={hints}
          options={CONFRONTATION_SETTINGS.hints.map((value) => ({ value, label: app[value] }))}
          onChoose={(value) => void choose('hints', value)}
        />
        <Button icon="book" label={words.saves} onPress={() => go('/saves')} />
        <Button icon="settings" label={words.settings} onPress={() => go('/settings')} />
        <Text tone="faded">{words.kept}</Text>
        <Button icon="save" label={words.quit} onPress={quit} />
      </View>
    </Dialog>
  );
};

/** One step back; where it stops, it says why. */
const Undo = () => {
  const { table, rules, app } = useWords();
  const step = useGame(({ game }) => game && canUndo(game.history)?.command.type);
  return (
    <>
      <Button
        icon="undo"
        label={step ? app.pair(table.menu.undo, rules.command[step]) : table.menu.undo}
        disabled={!step}
        onPress={() => void takeBack()}
      />
      {step ? null : <Text tone="faded">{table.menu.barred}</Text>}
    </>
  );
};
