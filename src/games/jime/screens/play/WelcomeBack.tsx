import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';

type Props = { game: OpenGame; onGoOn(): void; onRebuild(): void };

/** §98.4 A resumed adventure lies open in the prompt it was left in; the table beside it may have been cleared since. */
export const WelcomeBack = ({ game, onGoOn, onRebuild }: Props) => {
  const { play: words } = useWords();
  const { adventure, campaign } = game.state;
  return (
    <Dialog
      title={words.welcome}
      open
      onClose={onGoOn}
      actions={
        <>
          <Button icon="map" label={words.layAgain} onPress={onRebuild} />
          <Button kind="primary" label={words.stillLaid} onPress={onGoOn} />
        </>
      }
    >
      <Text size="story">{words.welcomeText(campaign.company, adventure?.round ?? 0)}</Text>
    </Dialog>
  );
};
