import { useWindowDimensions } from 'react-native';

/** How much room there is. `wide`: the sheet lies at the right. `compact`: a phone, where the bars fold. */
export const useRoom = (): { wide: boolean; compact: boolean } => {
  const { width, height } = useWindowDimensions();
  return { wide: width > height, compact: Math.min(width, height) < 600 };
};
