import { View } from 'react-native';
import { IconButton } from './IconButton';
import { TextField } from './TextField';
import { SPACE } from './theme';
import { useWords } from '@/session/settings';

type Props = { label: string; value: string; onChange(value: string): void; longest?: number };

export const SearchField = (props: Props) => {
  const words = useWords();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <TextField icon="search" {...props} />
      {props.value === '' ? null : (
        <IconButton icon="close" label={words.app.clear} onPress={() => props.onChange('')} />
      )}
    </View>
  );
};
