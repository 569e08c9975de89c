import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { useBox } from '@/games/jime/session/box';
import { useGame } from '@/games/jime/session/game';
import type { Unopened } from '@/games/jime/session/resume';
import type { Slot, SlotId, Snapshot } from '@/session/slots';
import { useSlots } from '@/session/slots';
import { useWords } from '@/session/settings';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { useBack } from '../useBack';
import { Bin } from './Bin';
import { BookmarkHere } from './BookmarkHere';
import { Campaigns } from '@/games/jime/screens/ImportedCampaigns';
import { Files } from './Files';
import { SlotCard } from './SlotCard';
import { Unkept } from './Unkept';

/** §98 Every save, bookmarks in the open one, the bin, and files. */
export const Saves = () => {
  const words = useWords();
  const router = useRouter();
  const { opened } = useBox();
  const { slots, fault, read, goOnFrom } = useSlots();
  const { game, resume } = useGame();
  useEffect(() => {
    void read();
  }, [read]);
  const open = async (slot: SlotId): Promise<Unopened | undefined> => {
    const unopened = await resume(slot);
    if (!unopened) router.push({ pathname: '/play', params: { slot } });
    return unopened;
  };
  const goOn = async ({ name }: Slot, { snapshot }: Snapshot): Promise<Unopened | undefined> => {
    const slot = await goOnFrom(snapshot, words.saves.menu.copyOf(name));
    return slot === null ? { why: 'no-such-slot' } : open(slot);
  };
  const shelf = slots?.filter(({ deleted }) => deleted === null) ?? [];
  return (
    <Page title={words.saves.title} onBack={useBack()}>
      <Text size="story">{shelf.length === 0 && slots ? words.saves.empty : words.saves.intro}</Text>
      {fault ? <Notice kind="warning" text={words.fault[fault].text} /> : null}
      <Unkept />
      {game ? <BookmarkHere game={game} /> : null}
      {slots && opened ? (
        shelf.map((slot) => (
          <SlotCard
            key={slot.slot}
            slot={slot}
            opened={opened}
            onResume={() => open(slot.slot)}
            onGo={(point) => goOn(slot, point)}
          />
        ))
      ) : (
        <Text live>{words.saves.reading}</Text>
      )}
      <Files />
      <Campaigns />
      <Bin slots={slots?.filter(({ deleted }) => deleted !== null) ?? []} />
    </Page>
  );
};
