import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { MEASURE, OwnScheme, RADIUS, SPACE, useTheme } from '@/ui/theme';
import { HeroMedal } from '../campaign/HeroMedal';
import { OverlayPage } from '@/games/jime/screens/OverlayPage';
import { RuleLinks } from '../rulebook/RuleLinks';
import { useScreenLayout } from '../useScreenLayout';
import { UndoRedo } from './UndoRedo';

type Props = { game: OpenGame; hero: HeroId; children: ReactNode };

/** §19 A hero stands or falls: no ordinary test, but a dark page of its own, by day as by night. Undo is at hand. */
export const LastStandPage = ({ game, hero, children }: Props) => (
  <OwnScheme value="night">
    <OverlayPage open>
      <RuleLinks>
        <Dark hero={hero}>
          {children}
          <View style={{ alignSelf: 'flex-start', paddingHorizontal: SPACE.m }}>
            <UndoRedo game={game} />
          </View>
        </Dark>
      </RuleLinks>
    </OverlayPage>
  </OwnScheme>
);

const Dark = ({ hero, children }: Omit<Props, 'game'>) => {
  const { colours } = useTheme();
  const words = useWords().table.sheet;
  const inset = useSafeAreaInsets();
  const { compact } = useScreenLayout();
  return (
    <View
      role="region"
      aria-label={words.label}
      style={{
        flex: 1,
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.m,
        paddingTop: SPACE.m + inset.top,
        paddingBottom: SPACE.m + inset.bottom,
      }}
    >
      <View
        style={{
          width: '100%',
          maxWidth: MEASURE,
          flexShrink: 1,
          minHeight: 0,
          paddingVertical: SPACE.m,
          paddingHorizontal: compact ? 0 : SPACE.m,
          gap: SPACE.s,
          borderRadius: RADIUS,
          borderWidth: 2,
          borderColor: colours.ember,
        }}
      >
        <View style={{ alignItems: 'center' }}>
          <HeroMedal hero={hero} size={compact ? 64 : 84} />
        </View>
        {children}
      </View>
    </View>
  );
};
