import { useWindowDimensions } from 'react-native';

/** `wide`: what to do now stands at the right of the table, not under it. `compact`: a phone, where everything faces one player. */
export const useTableLayout = (): { wide: boolean; compact: boolean } => {
  const { width, height } = useWindowDimensions();
  return { wide: width > height, compact: Math.min(width, height) < 600 };
};
