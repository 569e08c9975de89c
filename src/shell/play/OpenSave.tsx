import { useIsFocused, useRouter } from 'expo-router';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { Translations } from '@/i18n';
import type { Language } from '@/i18n/languages';
import type { GameModule } from '@/kernel/game';
import type { Refusal } from '@/kernel/step';
import { latestSlot } from '@/saves/latest';
import { useBook } from '@/session/book';
import type { OpenFailure } from '@/session/openSave';
import { useLanguage, useWords } from '@/session/settings';
import { NotSavedNotice } from '@/shell/saves/NotSavedNotice';
import { AlertPage } from '@/ui/AlertPage';
import { Button } from '@/ui/Button';
import { Opening } from '../Opening';

type Game = Pick<GameModule, 'id' | 'refusalText'>;
type Outcome = OpenFailure | { why: 'none' };
type Shared = { game: Game; Remedy?: ComponentType<{ refusal: Refusal }> };
type Props = Shared & {
  slot: number | null;
  resume(slot: number): Promise<OpenFailure | undefined>;
  /** The game stood on this page already, and was closed. */
  wasOpen: boolean;
};

/** The save asked for; without one, the one of this game played last. */
const slotToOpen = async ({ id }: Game, asked: number | null): Promise<number | null> => {
  if (asked !== null) return asked;
  const { book } = useBook.getState();
  return (book && (await latestSlot(book, id)))?.slot ?? null;
};

/** Opens a save; what cannot be opened says why, and where to go instead. */
export const OpenSave = ({ game, slot, resume, wasOpen, Remedy }: Props) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A page under another opens nothing: it would close the game that is being played above it.
  const isInSight = useIsFocused();
  // Closed in sight, the game is being left, and this page with it: it opens again only when somebody comes back to it.
  const [isLeft, setLeft] = useState(wasOpen && isInSight);
  if (isLeft && !isInSight) setLeft(false);
  useEffect(() => {
    if (!isInSight || isLeft) return undefined;
    let here = true;
    const open = async (): Promise<Outcome | undefined> => {
      const found = await slotToOpen(game, slot);
      return found === null ? { why: 'none' } : resume(found);
    };
    void open().then((failed) => {
      if (failed && here) setOutcome(failed);
    });
    return () => {
      here = false;
    };
  }, [game, slot, resume, isInSight, isLeft]);
  if (outcome) return <Unopenable outcome={outcome} game={game} Remedy={Remedy} />;
  return <Opening />;
};

/** Why it does not open; and of a save that is there, that nothing has happened to it. */
const reasonOf = (outcome: OpenFailure, game: Game, words: Translations, language: Language): string => {
  const { failed } = words.openSave;
  const kept = (reason: string): string => `${reason} ${failed.kept}`;
  switch (outcome.why) {
    case 'obstacle':
      return kept(game.refusalText(outcome.refusal, language));
    case 'no-content':
      return kept(failed['no-content'](outcome.content));
    case 'book':
      return kept(words.fault[outcome.fault].text);
    case 'no-such-slot':
      return failed['no-such-slot'];
    default:
      return kept(failed[outcome.why]);
  }
};

const Unopenable = ({ outcome, game, Remedy }: Shared & { outcome: Outcome }) => {
  const words = useWords();
  const { openSave } = words;
  const language = useLanguage();
  const router = useRouter();
  const none = outcome.why === 'none';
  const text = none ? openSave.none.text : reasonOf(outcome, game, words, language);
  return (
    <AlertPage icon="book" title={none ? openSave.none.title : openSave.failed.title} text={text}>
      {outcome.why === 'obstacle' && Remedy ? <Remedy refusal={outcome.refusal} /> : null}
      {outcome.why === 'notSaved' ? <NotSavedNotice /> : null}
      {none ? (
        <Button
          kind="primary"
          icon="book"
          label={openSave.newGame}
          onPress={() => router.replace(`/${game.id}/new`)}
        />
      ) : (
        <Button
          kind="primary"
          icon="save"
          label={openSave.toSaves}
          onPress={() => router.replace('/saves')}
        />
      )}
      <Button label={openSave.toTitle} onPress={() => router.dismissTo('/')} />
    </AlertPage>
  );
};
