import { View } from 'react-native';
import { MOST_PLAYERS, PLAYERS_PER_BOX } from '@/games/lcg/content';
import { needsMoreBoxes } from '@/games/lcg/play';
import { LCG_SETTINGS } from '@/games/lcg/session/settingChoices';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { useWords } from '@/games/lcg/session/useWords';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { Draft } from './draft';
import { withPlayers } from './draft';

type Props = { draft: Draft; change(draft: Draft): void };

/** R p.2 Players, and core sets where one is not enough. */
export const HowMany = ({ draft, change }: Props) => {
  const { newGame: words } = useWords();
  const { settings, choose } = useLcgSettings();
  const count = draft.players.length;
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <Text font="serifBold">{words.players}</Text>
        <Stepper
          label={words.players}
          value={count}
          min={1}
          max={MOST_PLAYERS}
          onChange={(players) => change(withPlayers(draft, players))}
        />
        {count > 1 ? (
          <Text tone="faded" style={{ flexShrink: 1 }}>
            {words.clockwise}
          </Text>
        ) : null}
      </View>
      {count > PLAYERS_PER_BOX ? (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
          <Text font="serifBold">{words.boxes}</Text>
          <Choice
            label={words.boxes}
            value={settings.boxes}
            options={LCG_SETTINGS.boxes.map((value) => ({ value, label: value }))}
            onChoose={(boxes) => void choose('boxes', boxes)}
          />
        </View>
      ) : null}
      {needsMoreBoxes(count, Number(settings.boxes)) ? (
        <Notice kind="warning" text={words.moreBoxes(count)} />
      ) : null}
    </>
  );
};
