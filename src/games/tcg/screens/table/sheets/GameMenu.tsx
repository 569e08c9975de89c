import { useRouter } from 'expo-router';
import { useState } from 'react';
import { survivors } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { TCG_SETTINGS } from '@/games/tcg/session/settingChoices';
import { useTcgSettings } from '@/games/tcg/session/settings';
import { useWords } from '@/games/tcg/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Dialog } from '@/ui/Dialog';
import { Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { useTableLayout } from '@/ui/useTableLayout';
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
      <EndGame game={game} />
    </Sheet>
  );
};

const Seating = () => {
  const words = useWords().tcgSettings.seating;
  const { compact } = useTableLayout();
  const { settings, choose } = useTcgSettings();
  if (compact) return null;
  return (
    <Section title={words.label}>
      <Choice
        label={words.label}
        value={settings.seating}
        options={TCG_SETTINGS.seating.map((value) => ({ value, label: words.options[value] }))}
        onChoose={(value) => void choose('seating', value)}
      />
    </Section>
  );
};

/** By a card, or because the table has had enough: rare, and asked for twice. */
const EndGame = ({ game: { state } }: { game: OpenGame }) => {
  const { app, table } = useWords();
  const words = table.menu;
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button kind="quiet" icon="warning" label={words.end} onPress={() => setAsked(true)} />;
  return (
    <Dialog
      open
      title={words.endAsk}
      onClose={() => setAsked(false)}
      actions={
        <>
          <Button label={app.cancel} onPress={() => setAsked(false)} />
          <Button label={words.nobody} onPress={() => void act({ type: 'endGame', winner: null })} />
          {survivors(state).map((winner) => (
            <Button
              key={winner}
              label={words.wins(player(winner))}
              onPress={() => void act({ type: 'endGame', winner })}
            />
          ))}
        </>
      }
    >
      <Text size="story">{words.endText}</Text>
    </Dialog>
  );
};
