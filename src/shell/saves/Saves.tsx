import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { useCurrentSession } from '@/session/currentSession';
import { gameEntries } from '@/session/games';
import { useImportedContent } from '@/session/importedContent';
import type { Slot, Snapshot } from '@/session/slots';
import { useSlots } from '@/session/slots';
import { useWords } from '@/session/settings';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { useBack } from '../useBack';
import { Bin } from './Bin';
import { BookmarkHere } from './BookmarkHere';
import { Files } from './Files';
import { SlotCard } from './SlotCard';
import { useLoadedGames } from '../useLoadedGames';
import { NotSavedNotice } from './NotSavedNotice';

/** Every save of every game, bookmarks in the open one, the bin, and files. */
export const Saves = () => {
  const words = useWords();
  const router = useRouter();
  const { slots, fault, read, goOnFrom } = useSlots();
  const current = useCurrentSession((state) => state.current);
  const kept = slots?.filter(({ deleted }) => deleted === null) ?? [];
  const games = useLoadedGames([
    ...kept.map(({ game }) => game),
    ...gameEntries().flatMap(({ id, formats }) => (formats.length > 0 ? [id] : [])),
  ]);
  const readContents = useImportedContent((state) => state.read);
  useEffect(() => {
    void read();
    void readContents();
  }, [read, readContents]);
  /** The game's own page opens the save; where it stands under this one it is gone back to, so that none stands twice. */
  const open = ({ game }: Slot, slot: number): void =>
    router.dismissTo({ pathname: `/${game}/play`, params: { slot } });
  const goOn = async (from: Slot, { snapshot }: Snapshot): Promise<void> => {
    const slot = await goOnFrom(snapshot, words.saves.menu.copyOf(from.name));
    if (slot !== null) open(from, slot);
  };
  return (
    <Page title={words.saves.title} onBack={useBack()}>
      <Text size="story">{kept.length === 0 && slots ? words.saves.empty : words.saves.intro}</Text>
      {fault ? <Notice kind="warning" text={words.fault[fault].text} /> : null}
      <NotSavedNotice />
      {current ? <BookmarkHere current={current} game={games[current.game]} /> : null}
      {slots ? null : <Text live>{words.saves.reading}</Text>}
      {kept.map((slot) => (
        <SlotCard
          key={slot.slot}
          slot={slot}
          game={games[slot.game]}
          onResume={() => open(slot, slot.slot)}
          onGo={(point) => void goOn(slot, point)}
        />
      ))}
      <Files />
      {Object.entries(games).map(([id, game]) =>
        game?.screens.ImportedContent ? <game.screens.ImportedContent key={id} /> : null,
      )}
      <Bin slots={slots?.filter(({ deleted }) => deleted !== null) ?? []} />
    </Page>
  );
};
