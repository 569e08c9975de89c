import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { useGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import type { Translations } from '@/games/confrontation/words';
import { refusalText } from '@/games/confrontation/words/refusals';
import { latestSlot } from '@/saves/latest';
import { useBook } from '@/session/book';
import type { OpenFailure } from '@/session/openSave';
import { useLanguage } from '@/session/settings';
import { AlertPage } from '@/ui/AlertPage';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

type Outcome = OpenFailure | { why: 'none' };

/** The save asked for; without one, the one played last. */
const slotToOpen = async (asked: number | null): Promise<number | null> => {
  if (asked !== null) return asked;
  const { book } = useBook.getState();
  return (book && (await latestSlot(book, 'confrontation')))?.slot ?? null;
};

/** Opens a save; what cannot be opened says why, and where to go instead. */
export const OpenSave = ({ slot }: { slot: number | null }) => {
  const words = useWords().table;
  const { colours } = useTheme();
  const resume = useGame((store) => store.resume);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let here = true;
    const open = async (): Promise<Outcome | undefined> => {
      const found = await slotToOpen(slot);
      return found === null ? { why: 'none' } : resume(found);
    };
    void open().then((failed) => {
      if (failed && here) setOutcome(failed);
    });
    return () => {
      here = false;
    };
  }, [slot, resume]);
  if (outcome) return <Unopenable outcome={outcome} />;
  return (
    <View
      role="status"
      style={{ flex: 1, justifyContent: 'center', padding: SPACE.xl, backgroundColor: colours.ground }}
    >
      <Text size="story" tone="faded" style={{ textAlign: 'center' }}>
        {words.open.opening}
      </Text>
    </View>
  );
};

const reasonOf = (outcome: OpenFailure, words: Translations, language: string): string => {
  switch (outcome.why) {
    case 'obstacle':
      return refusalText(outcome.refusal, language);
    case 'no-content':
      return words.table.open.failed.unreadable;
    case 'book':
      return words.fault[outcome.fault].text;
    default:
      return words.table.open.failed[outcome.why];
  }
};

const Unopenable = ({ outcome }: { outcome: Outcome }) => {
  const words = useWords();
  const { open } = words.table;
  const language = useLanguage();
  const router = useRouter();
  const none = outcome.why === 'none';
  const text = none ? open.none.text : `${reasonOf(outcome, words, language)} ${open.failed.kept}`;
  return (
    <AlertPage icon="book" title={none ? open.none.title : open.failed.title} text={text}>
      {none ? (
        <Button
          kind="primary"
          icon="book"
          label={open.newGame}
          onPress={() => router.replace('/confrontation/new')}
        />
      ) : (
        <Button kind="primary" icon="save" label={open.toSaves} onPress={() => router.replace('/saves')} />
      )}
      <Button label={open.toTitle} onPress={() => router.replace('/')} />
    </AlertPage>
  );
};
