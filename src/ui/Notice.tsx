import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from './Icon';
import type { IconName } from './Icon';
import { Text } from './Text';
import type { Tone } from './palette';
import { RADIUS, SPACE, useTheme } from './theme';

type Props = { kind: 'info' | 'warning' | 'done'; text: string; action?: ReactNode };

const KINDS: Record<Props['kind'], { icon: IconName; tone: Tone }> = {
  info: { icon: 'info', tone: 'river' },
  warning: { icon: 'warning', tone: 'ember' },
  done: { icon: 'check', tone: 'moss' },
};

/** What happened, and perhaps one thing to do about it. */
export const Notice = ({ kind, text, action }: Props) => {
  const { colours } = useTheme();
  const { icon, tone } = KINDS[kind];
  return (
    <View
      role={kind === 'warning' ? 'alert' : 'status'}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: SPACE.m,
        padding: SPACE.m,
        borderRadius: RADIUS,
        borderWidth: 1.5,
        borderLeftWidth: 6,
        borderColor: colours[tone],
        backgroundColor: colours.panel,
      }}
    >
      <Icon name={icon} size={24} tone={tone} />
      <Text style={{ flex: 1, minWidth: 200 }}>{text}</Text>
      {action}
    </View>
  );
};
