import { View } from 'react-native';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { HeroMedal } from './HeroMedal';

/** The head of what belongs to one hero: shield and name. */
export const HeroHeading = ({ hero, name }: { hero: string; name: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
    <HeroMedal hero={hero} size={48} />
    <Text size="heading" heading={2} style={{ flex: 1 }}>
      {name}
    </Text>
  </View>
);
