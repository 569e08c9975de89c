// Before the rest: a launch that breaks off while it is loaded has been noted.
import { thisLaunch } from '@/session/launch';
import { Alegreya_400Regular } from '@expo-google-fonts/alegreya/400Regular';
import { Alegreya_400Regular_Italic } from '@expo-google-fonts/alegreya/400Regular_Italic';
import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold';
import { AlegreyaSans_500Medium } from '@expo-google-fonts/alegreya-sans/500Medium';
import { AlegreyaSans_700Bold } from '@expo-google-fonts/alegreya-sans/700Bold';
import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { View } from 'react-native';
import { useBook } from '@/session/book';
import { canGuess } from '@/session/firstGuess';
import { keepForOffline } from '@/session/offline';
import { useLanguage, useSettings, useWords } from '@/session/settings';
import { useBackKey } from '@/ui/backKey';
import { KeyboardRoom } from '@/ui/KeyboardRoom';
import { useDocument } from '@/ui/useDocument';
import { useKeyboard } from '@/ui/keyboard';
import { useTheme } from '@/ui/theme';
import { BookGate } from './BookGate';
import { RouteBack } from './RouteBack';
import { SafeLaunch } from './SafeLaunch';
import { StorageFault } from './StorageFault';
import { CrashBoundary } from './CrashBoundary';
import { useStanding } from './useStanding';
import { swipeBack } from './swipeBack';

const FONT_FILES = {
  Alegreya_400Regular,
  Alegreya_400Regular_Italic,
  Alegreya_700Bold,
  AlegreyaSans_500Medium,
  AlegreyaSans_700Bold,
};

/** Drawn from a guess, the title waits for nothing; its words change their letters in place when the fonts come. */
const DRAWS_AT_ONCE = canGuess();

/** What stands round every screen: fonts, the open book, the turn for the far side, and a net under our mistakes. */
export const Root = () => {
  const [fontsLoaded, fontsFailed] = useFonts(FONT_FILES);
  const { status, fault, open } = useBook();
  const words = useWords();
  const { colours, scheme, reducedMotion } = useTheme();
  const flip = useSettings((state) => state.settings.flip === 'on');
  useKeyboard();
  useDocument(useLanguage(), words.app.name, colours.ground);
  useBackKey();
  useStanding(status !== 'opening');
  useEffect(() => {
    if (!thisLaunch.isSafe) void open();
  }, [open]);
  useEffect(() => {
    if (status !== 'opening') keepForOffline();
  }, [status]);

  const isFailed = status === 'failed' && fault !== null;
  const isDrawn = DRAWS_AT_ONCE || ((fontsLoaded || fontsFailed) && status !== 'opening');
  const ready = isDrawn && !thisLaunch.isSafe;
  return (
    <KeyboardRoom ground={colours.ground}>
      <View style={{ flex: 1, transform: flip ? [{ rotate: '180deg' }] : [] }}>
        <StatusBar style={scheme === 'day' ? 'dark' : 'light'} />
        <CrashBoundary>
          {thisLaunch.isSafe ? <SafeLaunch /> : null}
          {isFailed ? <StorageFault code={fault} /> : null}
          {ready ? (
            // Hidden, not taken away: a page that was asked for before the fault is there after it.
            <View style={{ flex: 1, display: isFailed ? 'none' : 'flex' }}>
              <Stack
                screenOptions={({ route }) => ({
                  headerShown: false,
                  title: words.app.name,
                  animation: reducedMotion ? 'none' : 'fade',
                  contentStyle: { backgroundColor: colours.ground },
                  ...swipeBack(route.name),
                })}
                screenLayout={({ route, children }) =>
                  route.name === 'index' ? (
                    <>{children}</>
                  ) : (
                    <RouteBack>
                      <BookGate>{children}</BookGate>
                    </RouteBack>
                  )
                }
              />
            </View>
          ) : null}
        </CrashBoundary>
      </View>
    </KeyboardRoom>
  );
};
