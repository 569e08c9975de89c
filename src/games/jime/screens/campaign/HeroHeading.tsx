import { View } from 'react-native';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { HeroMedal } from './HeroMedal';

/** The head of what belongs to one hero: shield and name. */
export const HeroHeading = ({ name }: { name: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
    <HeroMedal name={name} size={44} />
    <Text size="heading" heading={2} style={{ flex: 1 }}>
      {name}
    </Text>
  </View>
);
