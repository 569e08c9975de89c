import { View } from 'react-native';
import type { ModifierId } from '@/content';
import type { Game, Group } from '@/engine';
import { useWords } from '@/store/settings';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { forbiddenBy } from './forbidden';
import { useNamed } from './useNamed';

type Props = {
  game: Game;
  group: Group;
  chosen: readonly ModifierId[];
  onToggle(modifier: ModifierId): void;
};

const ORDER: readonly ModifierId[] = ['pierce', 'smite', 'sunder', 'cleave', 'lethal', 'stun'];

/** §62 The six modifiers, each with what it does; one that has no effect here says why (§62.3). */
export const Modifiers = ({ game, group, chosen, onToggle }: Props) => {
  const words = useWords().table.panel;
  return (
    <View role="group" aria-label={words.modifiers} style={{ gap: SPACE.s }}>
      <Text size="story" font="serifBold">
        {words.modifiers}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {ORDER.map((modifier) => (
          <Modifier
            key={modifier}
            modifier={modifier}
            forbidden={forbiddenBy(game, group, modifier)}
            chosen={chosen.includes(modifier)}
            onPress={() => onToggle(modifier)}
          />
        ))}
      </View>
    </View>
  );
};

type ModifierProps = { modifier: ModifierId; forbidden: string[]; chosen: boolean; onPress(): void };

const Modifier = ({ modifier, forbidden, chosen, onPress }: ModifierProps) => {
  const words = useWords().table.panel;
  const { say } = useNamed();
  const { colours, scale } = useTheme();
  const immune = forbidden.length > 0;
  const name = say(`modifier.${modifier}`);
  const gist = immune
    ? words.immune(forbidden.map((bonus) => say(`bonus.${bonus}`)).join(', '))
    : say(`modifier.${modifier}.gist`);
  return (
    <Touchable
      role="checkbox"
      label={`${name}. ${gist}`}
      checked={chosen}
      disabled={immune}
      onPress={onPress}
      style={{ flexGrow: 1, flexBasis: 176 * scale }}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.xs,
          flexGrow: 1,
          minHeight: 52,
          paddingHorizontal: SPACE.s,
          paddingVertical: SPACE.xs,
          borderRadius: RADIUS,
          borderWidth: chosen ? 2.5 : 1.5,
          borderStyle: immune ? 'dashed' : 'solid',
          borderColor: immune ? colours.iron : chosen ? colours.ink : colours.faded,
          backgroundColor: chosen ? `${colours.gold}33` : 'transparent',
        }}
      >
        <View style={{ width: 24 }}>
          {immune ? <Icon name="close" size={20} tone="iron" /> : null}
          {chosen ? <Icon name="check" size={20} /> : null}
        </View>
        <View style={{ flex: 1 }}>
          <Text font="sansBold" tone={immune ? 'iron' : 'ink'}>
            {name}
          </Text>
          <Text size="label" tone={immune ? 'ember' : 'faded'}>
            {gist}
          </Text>
        </View>
      </View>
    </Touchable>
  );
};
