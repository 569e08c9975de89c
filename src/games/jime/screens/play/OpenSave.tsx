import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { Translations } from '@/games/jime/words';
import type { Refusal } from '@/kernel/step';
import { latestSlot } from '@/saves/latest';
import { useBook } from '@/session/book';
import { useBox } from '@/games/jime/session/box';
import { useNames } from '../useNames';
import type { OpenFailure } from '@/session/openSave';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { AlertPage } from '@/ui/AlertPage';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

/** The save asked for; without one, the one played last. */
const slotToOpen = async (asked: number | null): Promise<number | null> => {
  if (asked !== null) return asked;
  const { book } = useBook.getState();
  return (book && (await latestSlot(book, 'jime')))?.slot ?? null;
};

type Outcome = OpenFailure | { why: 'none' };

/** Opens a save and says so; what cannot be opened says why, and where to go instead. */
export const OpenSave = ({ slot, onOpened }: { slot: number | null; onOpened(): void }) => {
  const words = useWords();
  const { colours } = useTheme();
  const resume = useGame((store) => store.resume);
  const { opened } = useBox();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let here = true;
    const open = async (): Promise<Outcome | undefined> => {
      const found = await slotToOpen(slot);
      return found === null ? { why: 'none' } : resume(found);
    };
    void open().then((failed) => {
      // The open game takes this page's place before this is reached: its welcome is due all the same.
      if (!failed) onOpened();
      else if (here) setOutcome(failed);
    });
    return () => {
      here = false;
    };
  }, [slot, resume, onOpened]);
  if (outcome && opened) return <Unopenable outcome={outcome} />;
  return (
    <View
      role="status"
      style={{ flex: 1, justifyContent: 'center', padding: SPACE.xl, backgroundColor: colours.ground }}
    >
      <Text size="story" tone="faded" style={{ textAlign: 'center' }}>
        {words.play.opening}
      </Text>
    </View>
  );
};

/** §56.3 The one thing that keeps a sound save of this game from opening. */
const boxesOff = ({ params }: Refusal): readonly string[] =>
  Array.isArray(params?.boxes) ? params.boxes : [];

const reasonOf = (outcome: OpenFailure, words: Translations, product: (id: string) => string): string => {
  const { failed } = words.play;
  switch (outcome.why) {
    case 'obstacle':
      return words.collection.missing(words.board.list(...boxesOff(outcome.refusal).map(product)));
    case 'no-content':
      return failed['no-campaign'](outcome.content);
    case 'book':
      return words.fault[outcome.fault].text;
    default:
      return failed[outcome.why];
  }
};

const Unopenable = ({ outcome }: { outcome: Outcome }) => {
  const words = useWords();
  const { play } = words;
  const router = useRouter();
  const { say } = useNames();
  const none = outcome.why === 'none';
  const text = none
    ? play.none.text
    : `${reasonOf(outcome, words, (id) => say(`product.${id}`))} ${play.failed.kept}`;
  return (
    <AlertPage icon="book" title={none ? play.none.title : play.failed.title} text={text}>
      {none ? (
        <Button kind="primary" icon="book" label={play.newGame} onPress={() => router.replace('/jime/new')} />
      ) : (
        <Button kind="primary" icon="save" label={play.toSaves} onPress={() => router.replace('/saves')} />
      )}
      {outcome.why === 'obstacle' ? (
        <Button
          icon="collection"
          label={words.collection.title}
          onPress={() => router.replace('/jime/collection')}
        />
      ) : null}
      <Button label={play.toTitle} onPress={() => router.replace('/')} />
    </AlertPage>
  );
};
