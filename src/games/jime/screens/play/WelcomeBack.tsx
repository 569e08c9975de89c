import { View } from 'react-native';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

type Props = { game: OpenGame; onGoOn(): void; onRebuild(): void };

/** §98.4 A resumed adventure lies open in the prompt it was left in; the table beside it may have been cleared since. */
export const WelcomeBack = ({ game, onGoOn, onRebuild }: Props) => {
  const { play: words, table } = useWords();
  const { adventure, campaign } = game.state;
  const notes = game.state.notes?.trim();
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
      {notes ? (
        <View style={{ gap: SPACE.xs }}>
          <Text font="serifBold" heading={3}>
            {table.notes.title}
          </Text>
          <Text>{notes}</Text>
        </View>
      ) : null}
    </Dialog>
  );
};
