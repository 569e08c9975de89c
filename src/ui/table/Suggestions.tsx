import { View } from 'react-native';
import { Chip } from './Chip';
import { SPACE } from '../theme';

const MOST = 6;

type Props = { label: string; names: readonly string[]; onPick(at: number): void };

/** Cards the table has typed before, by name: one tap brings all their numbers. */
export const Suggestions = ({ label, names, onPick }: Props) =>
  names.length === 0 ? null : (
    <View role="group" aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
      {names.slice(0, MOST).map((name, at) => (
        <Chip key={name} quiet label={name} onPress={() => onPick(at)} />
      ))}
    </View>
  );
