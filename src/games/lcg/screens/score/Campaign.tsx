import { View } from 'react-native';
import { CAMPAIGN } from '@/games/lcg/content';
import type { GameState } from '@/games/lcg/play';
import { campaignScore, resultOf, scenarioAfter } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** R p.27; F, nightmare: the three scenarios with their scores and the sum. */
export const Campaign = ({ state }: { state: GameState }) => {
  const { score: words, names } = useWords();
  const { campaign } = words;
  const results = [...state.results, resultOf(state)];
  const sum = campaignScore(state);
  const over = scenarioAfter(state) === null;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text size="heading" heading={2}>
        {names.variant[state.variant]}
      </Text>
      {CAMPAIGN.map((scenario) => {
        const result = results.find((one) => one.scenario === scenario);
        const value = result
          ? result.score
            ? String(result.score[state.scoring])
            : campaign.lost
          : campaign.ahead;
        return (
          <Line key={scenario} name={names.scenario[scenario]} value={value} played={result !== undefined} />
        );
      })}
      {sum === null ? (
        <Text>{campaign.failed}</Text>
      ) : (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
          <Text size="story" font="serifBold" style={{ flex: 1 }}>
            {over ? campaign.over : campaign.sum}
          </Text>
          <Text size="title" font="sansBold" tone="ember">
            {sum}
          </Text>
        </View>
      )}
      {state.variant === 'nightmare' && !over && sum !== null ? (
        <Text tone="faded">{campaign.carried}</Text>
      ) : null}
    </Panel>
  );
};

const Line = ({ name, value, played }: { name: string; value: string; played: boolean }) => (
  <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.m }}>
    <Text tone={played ? 'ink' : 'faded'} style={{ flex: 1 }}>
      {name}
    </Text>
    <Text
      font={played ? 'sansBold' : 'serifItalic'}
      size={played ? 'story' : 'body'}
      tone={played ? 'ink' : 'faded'}
    >
      {value}
    </Text>
  </View>
);
