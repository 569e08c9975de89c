import { useState } from 'react';
import { View } from 'react-native';
import type { LoadedGame } from '@/session/games';
import type { Slot, Snapshot } from '@/session/slots';
import { useLanguage, useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Points } from './Points';
import { SlotMenu } from './SlotMenu';
import { dateOf } from './dates';

type Props = {
  slot: Slot;
  /** Undefined while it loads; null when this version does not have the game. */
  game: LoadedGame | null | undefined;
  onResume(): void;
  onGo(point: Snapshot): void;
};

/** One save: who, where, when, as its game tells it; and going on. */
export const SlotCard = ({ slot, game, onResume, onGo }: Props) => {
  const words = useWords();
  const language = useLanguage();
  const [open, setOpen] = useState<'menu' | 'points' | null>(null);
  const { cover, name, changed } = slot;
  const close = (): void => setOpen(null);
  const go = (point: Snapshot): void => {
    close();
    onGo(point);
  };
  const known = game && game.game.isCover(cover);
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {name}
      </Text>
      {known ? <game.screens.CoverCard cover={cover} /> : null}
      {game === undefined || known ? null : (
        <Text tone="ember">{game === null ? words.saves.unknownGame : words.saves.unknown}</Text>
      )}
      <Text tone="faded">{words.saves.changed(dateOf(language, changed))}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.s }}>
        <Button label={words.saves.more} said={words.saves.moreLabel(name)} onPress={() => setOpen('menu')} />
        <Button
          kind="primary"
          icon="book"
          label={words.saves.resume}
          said={words.saves.resumeLabel(name)}
          disabled={game === null}
          onPress={onResume}
        />
      </View>
      {open === 'menu' ? (
        <SlotMenu slot={slot} game={game} onClose={close} onPoints={() => setOpen('points')} />
      ) : null}
      {open === 'points' ? <Points slot={slot} game={game} onClose={close} onGo={go} /> : null}
    </Panel>
  );
};
