import type { Objectish } from 'immer';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { SavedState } from '@/kernel/game';
import type { Refusal } from '@/kernel/step';
import type { OpenGame, UseSession } from '@/session/createSession';
import { useCurrentSession } from '@/session/currentSession';
import { NotSavedNotice } from '@/shell/saves/NotSavedNotice';
import { useOnBack } from '@/ui/backStack';
import { SPACE, useTheme } from '@/ui/theme';
import { OpenSave } from './OpenSave';
import { useLeave } from './useLeave';

type Playing<State extends SavedState & Objectish, Command, Content> = {
  useSession: UseSession<State, Command, Content>;
  /** The open game. `resumed`: it was opened from its save, and not begun just now. */
  Screen: ComponentType<{ game: OpenGame<State, Command, Content>; resumed: boolean }>;
  /** How to take away what keeps a sound save of this game from opening, below the sentence that says it. */
  Remedy?: ComponentType<{ refusal: Refusal }>;
};

type Props = { slot: number | null };

/** Above whatever the game shows, as long as it cannot be written. */
const NotSaved = () => {
  const { colours } = useTheme();
  const inset = useSafeAreaInsets();
  const isKept = useCurrentSession(({ current }) => !current?.saveFault);
  return isKept ? null : (
    <View style={{ padding: SPACE.s, paddingTop: inset.top + SPACE.s, backgroundColor: colours.ground }}>
      <NotSavedNotice />
    </View>
  );
};

/** The page a game is played on: the open game, or the save of that number (without one, the latest) being opened. */
export const playPage = <State extends SavedState & Objectish, Command, Content>({
  useSession,
  Screen,
  Remedy,
}: Playing<State, Command, Content>) => {
  const Opened = ({ slot }: Props) => {
    const open = useSession((session) => session.game);
    const resume = useSession((session) => session.resume);
    const crash = useSession((session) => session.crash);
    const isOpen = open !== null && (slot === null || open.slot === slot);
    // A save named by its number is resumed, even where the title page has opened it already.
    const [resumed, setResumed] = useState(slot !== null);
    const [wasOpen, setWasOpen] = useState(false);
    if (!isOpen && !resumed) setResumed(true);
    if (isOpen && !wasOpen) setWasOpen(true);
    // Nothing is open over the game: back leaves it, and never before it is written.
    useOnBack(useLeave(), 'page');
    if (crash) throw crash;
    return isOpen ? (
      <View style={{ flex: 1 }}>
        <NotSaved />
        <View style={{ flex: 1 }}>
          <Screen game={open} resumed={resumed} />
        </View>
      </View>
    ) : (
      <OpenSave game={useSession.module} slot={slot} resume={resume} wasOpen={wasOpen} Remedy={Remedy} />
    );
  };
  const Play = ({ slot }: Props) => <Opened key={slot} slot={slot} />;
  return Play;
};
