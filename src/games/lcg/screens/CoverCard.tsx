import { View } from 'react-native';
import { isCover } from '@/games/lcg/play';
import { useLanguage } from '@/session/settings';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { coverPlace, threatLines } from './coverLines';

/** A save in the list: where it stands, and the dials. */
export const CoverCard = ({ cover }: { cover: unknown }) => {
  const language = useLanguage();
  if (!isCover(cover)) return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text font="serifBold">{coverPlace(cover, language)}</Text>
      {threatLines(cover, language).map((line, seat) => (
        <Text key={seat}>{line}</Text>
      ))}
    </View>
  );
};
