import { View } from 'react-native';
import type { Step } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

type Trail = 'enemyAttack' | 'playerAttack' | 'quest' | 'encounter';

/** R p.14–20 Steps that belong together, as the rules number them. */
const TRAILS: Record<Trail, readonly Step[]> = {
  quest: ['commit', 'staging', 'resolution'],
  encounter: ['engage', 'checks'],
  enemyAttack: ['chooseEnemy', 'defend', 'shadow', 'enemyDamage'],
  playerAttack: ['declareAttack', 'strength', 'playerDamage'],
};

const MARKS: Record<Trail, readonly string[]> = {
  quest: ['1', '2', '3'],
  encounter: ['1', '2'],
  enemyAttack: ['a', 'b', 'c', 'd'],
  playerAttack: ['a', 'b', 'c'],
};

const NAMES = Object.keys(TRAILS) as Trail[];

/** Where a step stands among those it belongs to; a step alone has no trail. */
export const StepTrail = ({ step }: { step: Step }) => {
  const { colours, scale } = useTheme();
  const words = useWords().table.trail;
  const trail = NAMES.find((name) => TRAILS[name].includes(step));
  if (!trail) return null;
  const marks = MARKS[trail];
  const now = marks[TRAILS[trail].indexOf(step)] ?? '';
  const side = Math.round(28 * scale);
  return (
    <Picture
      label={words.said(words[trail], now)}
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}
    >
      <Text size="label" tone="faded" style={{ paddingRight: SPACE.xs }}>
        {words[trail]}
      </Text>
      {marks.map((mark) => (
        <View
          key={mark}
          style={{
            width: side,
            height: side,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: side / 2,
            borderWidth: 1.5,
            borderColor: mark === now ? colours.ink : `${colours.faded}88`,
            backgroundColor: mark === now ? colours.ink : 'transparent',
          }}
        >
          <Text size="label" font="sansBold" tone={mark === now ? 'ground' : 'faded'}>
            {mark}
          </Text>
        </View>
      ))}
    </Picture>
  );
};
