import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';
import type { Tone } from '@/ui/palette';
import { useTheme } from '@/ui/theme';

export const SPINE = 22;
export const BOARD = 7;
/** What the binding takes of a book's width. */
export const BOUND = SPINE + BOARD;

type Props = { leather: Tone; width: number; children: ReactNode; style?: StyleProp<ViewStyle> };

/** Leather is a tone of the theme, laid thin over the ground so that it stays darker than what is read. */
export const useLeather = (leather: Tone): { cover: string; tooling: string } => {
  const { colours, scheme } = useTheme();
  return {
    cover: `${colours[leather]}${scheme === 'day' ? 'E6' : '73'}`,
    tooling: scheme === 'day' ? `${colours.ground}B3` : `${colours.gold}99`,
  };
};

/** A closed book lying on its back: spine with raised bands, boards, and the paper that carries the words. */
export const Binding = ({ leather, width, children, style }: Props) => {
  const { colours } = useTheme();
  const { cover } = useLeather(leather);
  return (
    <View
      style={{ width, borderRadius: 9, backgroundColor: colours.ground, boxShadow: '0 5px 14px #0000004D' }}
    >
      <View
        style={{
          flexGrow: 1,
          borderRadius: 9,
          backgroundColor: cover,
          padding: BOARD,
          paddingLeft: SPINE,
        }}
      >
        <Spine leather={leather} />
        <View
          style={[
            {
              flexGrow: 1,
              borderTopLeftRadius: 2,
              borderBottomLeftRadius: 2,
              borderTopRightRadius: 5,
              borderBottomRightRadius: 5,
              backgroundColor: colours.panel,
            },
            style,
          ]}
        >
          {children}
        </View>
      </View>
    </View>
  );
};

const Spine = ({ leather }: { leather: Tone }) => {
  const { tooling } = useLeather(leather);
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        bottom: 0,
        width: SPINE - 5,
        justifyContent: 'space-around',
        paddingVertical: 12,
        borderRightWidth: 1,
        borderColor: '#00000033',
      }}
    >
      {[0, 1, 2, 3].map((band) => (
        <View
          key={band}
          style={{ height: 5, borderTopWidth: 1.5, borderBottomWidth: 1.5, borderColor: tooling }}
        />
      ))}
    </View>
  );
};
