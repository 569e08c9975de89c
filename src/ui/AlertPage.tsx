import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { IconName } from './Icon';
import { Icon } from './Icon';
import { Panel } from './Panel';
import { Scroll } from './Scroll';
import { OpeningHeading } from './OpeningHeading';
import { Text } from './Text';
import { MEASURE, SPACE, useTheme } from './theme';

type Props = { icon: IconName; title: string; text: string; children: ReactNode };

/** One panel alone in the middle of the screen: something went wrong, and nothing else matters now. */
export const AlertPage = ({ icon, title, text, children }: Props) => {
  const { colours } = useTheme();
  return (
    <Scroll
      role="main"
      style={{ flex: 1, backgroundColor: colours.ground }}
      contentContainerStyle={{
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.l,
      }}
    >
      <View role="alert" style={{ width: '100%', maxWidth: MEASURE }}>
        <Panel style={{ padding: SPACE.l }}>
          <Icon name={icon} size={52} tone="ember" />
          <OpeningHeading size="heading" heading={1}>
            {title}
          </OpeningHeading>
          <Text size="story">{text}</Text>
          {children}
        </Panel>
      </View>
    </Scroll>
  );
};
