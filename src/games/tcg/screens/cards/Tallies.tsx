import { View } from 'react-native';
import type { Owned, SetFour } from '@/games/tcg/checklist';
import { RARITIES, tallies } from '@/games/tcg/checklist';
import { useWords } from '@/games/tcg/session/useWords';
import { Panel } from '@/ui/Panel';
import { ProgressBar } from '@/ui/ProgressBar';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** How far the collection has come. */
export const Tallies = ({ list, owned }: { list: SetFour; owned: Owned }) => {
  const { checklist: words } = useWords();
  const { all, rarity } = tallies(list, owned);
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text size="story" font="serifBold" role="status">
        {words.tally(all.owned, all.all)}
      </Text>
      <ProgressBar label={words.title} value={all.owned} max={all.all} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l }}>
        {RARITIES.map((one) => (
          <Text key={one} tone="faded">
            {words.rarityTally(words.rarity[one], rarity[one].owned, rarity[one].all)}
          </Text>
        ))}
      </View>
    </Panel>
  );
};
