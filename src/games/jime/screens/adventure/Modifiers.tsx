import { View } from 'react-native';
import type { ModifierId } from '@/games/jime/content';
import { MODIFIERS } from '@/games/jime/content/vocabulary';
import type { Game, Group } from '@/games/jime/play';
import { bonusesAgainst } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { LinkedText } from '../rulebook/LinkedText';
import { useRulePress } from '../rulebook/links';
import { AttackToggle } from './AttackToggle';
import { useNames } from '../useNames';

type Props = {
  game: Game;
  group: Group;
  chosen: readonly ModifierId[];
  onToggle(modifier: ModifierId): void;
};

/** §62.6 Where each is told. */
const SECTIONS: Record<ModifierId, string> = {
  pierce: '70',
  smite: '46',
  sunder: '43',
  cleave: '45',
  lethal: '63',
  stun: '50',
};

/**
 * §62 The six modifiers, all in sight at once. Those ticked say below what they do, and one that has no effect here says
 * why (§62.3).
 */
export const Modifiers = ({ game, group, chosen, onToggle }: Props) => {
  const { app, table } = useWords();
  const { say } = useNames();
  const rule = useRulePress();
  const offered = MODIFIERS.map((modifier) => {
    const forbidden = bonusesAgainst(game, group, modifier).map((bonus) => say(`bonus.${bonus.name}`));
    const immune = forbidden.length > 0;
    return {
      modifier,
      immune,
      chosen: chosen.includes(modifier),
      name: say(`modifier.${modifier}`),
      gist: immune ? table.panel.immune(forbidden.join(', ')) : say(`modifier.${modifier}.gist`),
    };
  });
  return (
    <View role="group" aria-label={table.panel.modifiers} style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {offered.map((each) => (
          <Modifier
            key={each.modifier}
            {...each}
            onPress={() => onToggle(each.modifier)}
            onLongPress={rule(SECTIONS[each.modifier])}
          />
        ))}
      </View>
      {offered
        .filter((each) => each.immune || each.chosen)
        .map(({ modifier, immune, name, gist }) => (
          <LinkedText
            key={modifier}
            size="label"
            tone={immune ? 'ember' : 'faded'}
            section={SECTIONS[modifier]}
          >
            {app.pair(name, gist)}
          </LinkedText>
        ))}
    </View>
  );
};

type ModifierProps = {
  name: string;
  gist: string;
  immune: boolean;
  chosen: boolean;
  onPress(): void;
  onLongPress: (() => void) | undefined;
};

const Modifier = ({ name, gist, immune, chosen, onPress, onLongPress }: ModifierProps) => {
  const { colours, scale } = useTheme();
  const box = (
    <View
      style={{
        width: 26 * scale,
        height: 26 * scale,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS - 4,
        borderWidth: immune ? 0 : 2,
        borderColor: colours.faded,
      }}
    >
      {immune ? <Icon name="close" size={18} tone="iron" /> : null}
      {chosen ? <Icon name="check" size={18} /> : null}
    </View>
  );
  return (
    <AttackToggle
      text={name}
      label={`${name}. ${gist}`}
      checked={chosen}
      disabled={immune}
      mark={box}
      onPress={onPress}
      onLongPress={onLongPress}
    />
  );
};
