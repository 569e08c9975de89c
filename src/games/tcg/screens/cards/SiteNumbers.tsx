import { View } from 'react-native';
import { rememberSite } from '@/games/tcg/session/knownSites';
import { useWords } from '@/games/tcg/session/useWords';
import { Panel } from '@/ui/Panel';
import { SquareButton } from '@/ui/SquareButton';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type Props = { sites: readonly { thing: string; title: string }[] };

/** p.31–36 The list names sites without their numbers: the table says them once. */
export const SiteNumbers = ({ sites }: Props) => {
  const { check } = useWords().cardsPage;
  if (sites.length === 0) return null;
  return (
    <Panel>
      <Text size="story" font="serifBold" heading={2}>
        {check.siteNumbers}
      </Text>
      {sites.map(({ thing, title }) => (
        <View key={thing} role="group" aria-label={title} style={{ gap: SPACE.xs }}>
          <Text>{title}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
            {NUMBERS.map((number) => (
              <SquareButton
                key={number}
                label={check.siteNumber(title, number)}
                disabled={false}
                onPress={() => void rememberSite(thing, number)}
              >
                <Text font="sansBold">{number}</Text>
              </SquareButton>
            ))}
          </View>
        </View>
      ))}
    </Panel>
  );
};
