import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Box } from '@/games/jime/content';
import { useWords } from '@/games/jime/session/useWords';
import { withoutSections } from '@/games/jime/words/sentences';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Sign } from './PieceIcon';
import type { LegendSign } from './legendSigns';
import { legendOf } from './legendSigns';

type Props = {
  say(key: string): string;
  box: Box;
  /** What a sign means, where its sections can be touched. */
  gist?(text: string): ReactNode;
};

/** Every sign of the map with its name and what it means. */
export const Legend = ({ say, box, gist }: Props) => {
  const words = useWords().board;
  return legendOf(words, say, box).map(({ title, signs }) => (
    <Panel key={title}>
      <Text size="heading" heading={2}>
        {title}
      </Text>
      <View
        role="list"
        aria-label={title}
        style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.m }}
      >
        {signs.map((sign) => (
          <Row key={sign.key} sign={sign} gist={gist} />
        ))}
      </View>
    </Panel>
  ));
};

type RowProps = Pick<Props, 'gist'> & { sign: LegendSign };

const Row = ({ sign: { art, reach, name, gist: means }, gist }: RowProps) => (
  <View
    role="listitem"
    style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m, flexGrow: 1, flexBasis: 300 }}
  >
    <Sign art={art} reach={reach} size={56} />
    <View style={{ flex: 1 }}>
      <Text font="serifBold">{name}</Text>
      {means === '' ? null : (gist?.(means) ?? <Text tone="faded">{withoutSections(means)}</Text>)}
    </View>
  </View>
);
