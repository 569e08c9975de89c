import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import icons from './icons.json';
import type { Tone } from './palette';
import type tableIcons from './tableIcons.json';
import { useTheme } from './theme';

export type IconName = keyof typeof icons | keyof typeof tableIcons;

const paths: Partial<Record<IconName, string>> = { ...icons };

/** What stands for cards and numbers comes with a game: the title, which shows none of it, is drawn sooner. */
export const loadTableIcons = async (): Promise<void> => {
  Object.assign(paths, (await import('./tableIcons.json')).default);
};

type Props = { name: IconName; size?: number; tone?: Tone | 'ground' };

/** An icon says nothing by itself to a screen reader: the control around it carries the label. */
export const Icon = memo(function Icon({ name, size = 24, tone = 'ink' }: Props) {
  const { colours, scale } = useTheme();
  const side = Math.round(size * scale);
  return (
    <Svg width={side} height={side} viewBox="0 0 512 512" style={{ flexShrink: 0 }} aria-hidden>
      <Path d={paths[name]} fill={colours[tone]} />
    </Svg>
  );
});
