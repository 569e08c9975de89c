import { useRouter } from 'expo-router';
import { useGame } from '@/games/lcg/session/game';
import { LCG_SETTINGS } from '@/games/lcg/session/settingChoices';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { useWords } from '@/games/lcg/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { EndGame, SeatingChoice, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Everything that is not the round itself. Quitting stands apart at the foot. */
export const GameMenu = ({ game, controls }: SheetProps) => {
  const words = useWords().table.menu;
  const router = useRouter();
  const quit = useLeave();
  return (
    <Sheet
      game={game}
      title={words.title}
      onClose={controls.close}
      foot={<Button icon="save" label={words.quit} onPress={quit} />}
    >
      <Button icon="lore" label={words.log} onPress={() => controls.open({ kind: 'log' })} />
      <Button icon="rules" label={words.reference} onPress={() => router.push('/lcg/reference')} />
      <Windows />
      {game.state.players.length > 1 ? <Seating /> : null}
      <Button icon="book" label={words.saves} onPress={() => router.push('/saves')} />
      <Button icon="settings" label={words.settings} onPress={() => router.push('/settings')} />
      <Text tone="faded">{words.kept}</Text>
      <End />
    </Sheet>
  );
};

const Windows = () => {
  const words = useWords().lcgSettings.windows;
  const windows = useLcgSettings((store) => store.settings.windows);
  const choose = useLcgSettings((store) => store.choose);
  return (
    <Section title={words.label}>
      <Choice
        label={words.label}
        value={windows}
        options={LCG_SETTINGS.windows.map((value) => ({ value, label: words.options[value] }))}
        onChoose={(value) => void choose('windows', value)}
      />
    </Section>
  );
};

const Seating = () => {
  const words = useWords().lcgSettings.seating;
  const seating = useLcgSettings((store) => store.settings.seating);
  const choose = useLcgSettings((store) => store.choose);
  return <SeatingChoice words={words} value={seating} onChoose={(value) => void choose('seating', value)} />;
};

const End = () => {
  const words = useWords().table.menu;
  const act = useGame((store) => store.act);
  return (
    <EndGame words={words}>
      <Button label={words.won} onPress={() => void act({ type: 'endGame', outcome: 'won' })} />
      <Button
        kind="interact"
        label={words.lost}
        onPress={() => void act({ type: 'endGame', outcome: 'lost' })}
      />
    </EndGame>
  );
};
