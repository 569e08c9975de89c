import type { IconName } from './Icon';
import { Icon } from './Icon';
import { SquareButton } from './SquareButton';

type Props = { icon: IconName; label: string; disabled?: boolean; onPress(): void };

export const IconButton = ({ icon, label, disabled = false, onPress }: Props) => (
  <SquareButton label={label} disabled={disabled} onPress={onPress}>
    <Icon name={icon} size={26} tone={disabled ? 'iron' : 'ink'} />
  </SquareButton>
);
