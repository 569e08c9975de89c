import { View } from 'react-native';
import type { HitRow, ModifierId } from '@/games/jime/content';
import type { Weapon } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { AttackToggle } from './AttackToggle';
import { givenBy, hitRowText } from '../box/hitRowText';
import { useNames } from '../useNames';

/** A line of a weapon by its place: `sword 1`. */
const lineId = ({ card }: Weapon, row: number): string => `${card} ${row}`;

/** §17.4 What the lines bought add up to; each is bought once. */
export const boughtBy = (
  weapons: readonly Weapon[],
  lines: readonly string[],
): { hits: number; modifiers: ModifierId[] } => {
  const rows = weapons.flatMap((weapon) =>
    weapon.hitTable.filter((_, row) => lines.includes(lineId(weapon, row))),
  );
  return {
    hits: rows.reduce((sum, { hits }) => sum + hits, 0),
    modifiers: [...new Set(rows.flatMap(({ modifiers }) => modifiers))],
  };
};

type Props = { weapons: readonly Weapon[]; bought: readonly string[]; onBuy(line: string): void };

/** §17.4, §29.1 What the hero has in hand, and what its successes buy: one tap enters a line. */
export const WeaponLines = ({ weapons, bought, onBuy }: Props) => {
  const { item } = useWords().box;
  const names = useNames();
  return weapons.map((weapon) => {
    const stats = weapon.testStats.map((stat) => (stat === 'wild' ? item.anyStat : names.stat(stat)));
    const name = names.held(`${weapon.kind}.${weapon.card}`);
    return (
      <View key={weapon.card} role="group" aria-label={name} style={{ gap: SPACE.xs }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s }}>
          <Text font="serifBold">{name}</Text>
          <Text tone="faded">{stats.join(', ')}</Text>
        </View>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
          {weapon.hitTable.map((row, i) => (
            <WeaponLine
              key={i}
              weapon={name}
              row={row}
              bought={bought.includes(lineId(weapon, i))}
              onBuy={() => onBuy(lineId(weapon, i))}
            />
          ))}
        </View>
      </View>
    );
  });
};

type LineProps = { weapon: string; row: HitRow; bought: boolean; onBuy(): void };

const WeaponLine = ({ weapon, row, bought, onBuy }: LineProps) => {
  const words = useWords();
  const names = useNames();
  return (
    <AttackToggle
      text={`${row.successes} → ${givenBy(row, words.box.item, names.say)}`}
      label={words.app.pair(weapon, hitRowText(row, words.box.item, names.say))}
      checked={bought}
      mark={<Icon name={bought ? 'check' : 'success'} size={20} tone={bought ? 'ink' : 'moss'} />}
      onPress={onBuy}
    />
  );
};
