import type { ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';
import type { VignetteName } from '@/games/jime/content';
import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { sceneOf } from '.';
import { CORNERS, Corner } from './Corner';
import { SHEET } from './scene';

type Props = {
  title: string;
  vignette: VignetteName | undefined;
  /** Under the title. */
  children?: ReactNode;
};

/** How much of the page's height the drawing may take, so that the title stands under it in sight. */
const HIGH = 0.42;
const WIDEST = 680;

/** The title of an adventure on a plate of its own: its drawing in a tied frame, its name beneath. */
export const TitlePlate = ({ title, vignette, children }: Props) => {
  const { colours } = useTheme();
  const page = useWindowDimensions();
  const ratio = SHEET.width / SHEET.height;
  const width = Math.round(Math.min(WIDEST, page.width - 4 * SPACE.l, page.height * HIGH * ratio));
  return (
    <View
      style={{
        alignSelf: 'center',
        maxWidth: '100%',
        padding: 6,
        borderWidth: 1.5,
        borderColor: colours.ink,
        backgroundColor: colours.panel,
      }}
    >
      <View
        style={{
          borderWidth: 1.5,
          borderColor: colours.ink,
          padding: SPACE.m,
          gap: SPACE.s,
          alignItems: 'center',
        }}
      >
        <VignetteDrawing scene={sceneOf(vignette)} width={width} height={Math.round(width / ratio)} />
        <View style={{ width: '40%', height: 1.5, backgroundColor: colours.gold }} />
        <View style={{ maxWidth: width, paddingHorizontal: SPACE.m, paddingBottom: SPACE.s }}>
          <Text size="title" heading={2} style={{ textAlign: 'center' }}>
            {title}
          </Text>
          {children}
        </View>
      </View>
      {CORNERS.map((at) => (
        <Corner key={at} at={at} />
      ))}
    </View>
  );
};
