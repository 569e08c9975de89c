import { useWindowDimensions } from 'react-native';

/** `wide`: the sheet lies at the right of the map, not below it. `compact`: a phone, where the bars fold. */
export const useScreenLayout = (): { wide: boolean; compact: boolean } => {
  const { width, height } = useWindowDimensions();
  return { wide: width > height, compact: Math.min(width, height) < 600 };
};
