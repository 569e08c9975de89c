import { useRouter } from 'expo-router';
import { survivors } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useTcgSettings } from '@/games/tcg/session/settings';
import { useWords } from '@/games/tcg/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { EndGame, SeatingChoice } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Everything that is not the turn itself. Leaving stands apart at the foot. */
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
      <Button icon="rules" label={words.reference} onPress={() => router.push('/tcg/reference')} />
      <Button icon="settings" label={words.baseRules} onPress={() => controls.open({ kind: 'baseRules' })} />
      <Seating />
      <Button icon="book" label={words.saves} onPress={() => router.push('/saves')} />
      <Button icon="settings" label={words.settings} onPress={() => router.push('/settings')} />
      <Text tone="faded">{words.kept}</Text>
      <End game={game} />
    </Sheet>
  );
};

const Seating = () => {
  const words = useWords().tcgSettings.seating;
  const { settings, choose } = useTcgSettings();
  return (
    <SeatingChoice
      words={words}
      value={settings.seating}
      onChoose={(value) => void choose('seating', value)}
    />
  );
};

const End = ({ game: { state } }: { game: OpenGame }) => {
  const words = useWords().table.menu;
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  return (
    <EndGame words={words}>
      <Button label={words.nobody} onPress={() => void act({ type: 'endGame', winner: null })} />
      {survivors(state).map((winner) => (
        <Button
          key={winner}
          label={words.wins(player(winner))}
          onPress={() => void act({ type: 'endGame', winner })}
        />
      ))}
    </EndGame>
  );
};
