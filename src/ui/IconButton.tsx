import { View } from 'react-native';
import type { IconName } from './Icon';
import { Icon } from './Icon';
import { Touchable } from './Touchable';
import { RADIUS, TOUCH, useTheme } from './theme';

type Props = { icon: IconName; label: string; disabled?: boolean; onPress(): void };

export const IconButton = ({ icon, label, disabled = false, onPress }: Props) => {
  const { colours } = useTheme();
  return (
    <Touchable label={label} disabled={disabled} onPress={onPress}>
      <View
        style={{
          minWidth: TOUCH,
          minHeight: TOUCH,
          padding: 8,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderStyle: disabled ? 'dashed' : 'solid',
          borderColor: disabled ? colours.iron : colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        <Icon name={icon} size={26} tone={disabled ? 'iron' : 'ink'} />
      </View>
    </Touchable>
  );
};
