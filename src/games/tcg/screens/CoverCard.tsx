import { View } from 'react-native';
import { isCover } from '@/games/tcg/play';
import { useLanguage } from '@/session/settings';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { coverPlace, playerLines } from './coverLines';

/** A save in the list: where it stands, and how far each company has come. */
export const CoverCard = ({ cover }: { cover: unknown }) => {
  const language = useLanguage();
  if (!isCover(cover)) return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text font="serifBold">{coverPlace(cover, language)}</Text>
      {playerLines(cover, language).map((line, seat) => (
        <Text key={seat}>{line}</Text>
      ))}
    </View>
  );
};
