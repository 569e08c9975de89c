import { View } from 'react-native';
import type { Names } from '../useNames';
import { Text } from '@/ui/Text';
import type { Size } from '@/ui/theme';

type Props = { names: Names; of: string; size?: Size; heading?: 2 | 3 };

/** The name printed on a card, and beside it the same card in English, where both are wanted. */
export const CardTitle = ({ names, of, size = 'body', heading }: Props) => {
  const { name, other } = names.card(of);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 }}>
      <Text size={size} font="serifBold" heading={heading}>
        {name}
      </Text>
      {other ? (
        <Text font="serifItalic" tone="faded">
          {other}
        </Text>
      ) : null}
    </View>
  );
};
