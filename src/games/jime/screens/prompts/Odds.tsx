import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import type { Stat } from '@/games/jime/content';
import type { Game, HeroId } from '@/games/jime/play';
import { oddsBySpent } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Chevron } from '@/ui/Fold';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import { useNames } from '../useNames';

type Props = {
  game: Game;
  heroes: readonly HeroId[];
  stats: readonly Stat[];
  /** Null when any number counts: then what to expect is shown instead of a chance. */
  needed: number | null;
};

/** §107 Exact odds, folded away until someone asks. */
export const useOdds = (props: Props): { toggle: ReactNode; table: ReactNode } => {
  const [open, setOpen] = useState(false);
  return {
    toggle: <OddsToggle open={open} onPress={() => setOpen(!open)} />,
    table: open ? <OddsTable {...props} /> : null,
  };
};

/** Where no test is asked yet: in sight while the company chooses who acts, else unfolded from a line of their own. */
export const Odds = (props: Props) =>
  props.heroes.length > 1 ? <OddsTable {...props} /> : <FoldedOdds {...props} />;

const FoldedOdds = (props: Props) => {
  const { toggle, table } = useOdds(props);
  return (
    <View style={{ gap: SPACE.s }}>
      <View style={{ alignItems: 'flex-start' }}>{toggle}</View>
      {table}
    </View>
  );
};

const OddsToggle = ({ open, onPress }: { open: boolean; onPress(): void }) => {
  const words = useWords().prompts.odds;
  return (
    <Touchable label={open ? words.hide : words.show} expanded={open} onPress={onPress}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, minHeight: TOUCH }}>
        <Text font="sansBold">{words.fold}</Text>
        <Chevron open={open} />
      </View>
    </Touchable>
  );
};

const OddsTable = ({ game, heroes, stats, needed }: Props) => {
  const words = useWords().prompts.odds;
  const rows = heroes.flatMap((hero) => stats.map((stat) => ({ hero, stat })));
  return (
    <View style={{ gap: SPACE.xs }}>
      <Heading />
      {rows.map(({ hero, stat }) => (
        <OddsRow key={`${hero} ${stat}`} game={game} hero={hero} stat={stat} needed={needed} />
      ))}
      <Text size="label" tone="faded">
        {needed === null ? words.aboutExpected : words.about}
      </Text>
    </View>
  );
};

const ROW = { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Wide enough for “100 %”, whatever the size of letters. */
const useCell = () => {
  const { scale } = useTheme();
  return {
    width: 58 * scale,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
  } as const;
};

/** How much inspiration is spent, over each column. */
const Heading = () => {
  const words = useWords().prompts.odds;
  const cell = useCell();
  return (
    <View style={[ROW, { justifyContent: 'flex-end' }]}>
      {[0, 1, 2].map((spent) => (
        <Picture key={spent} label={words.spent(spent)} style={cell}>
          <Text size="label" font="sansBold" tone="faded">
            {spent}
          </Text>
          <Icon name="inspiration" size={18} tone="faded" />
        </Picture>
      ))}
    </View>
  );
};

/** With no inspiration spent, with one, with two. */
export const useChances = (game: Game, needed: Props['needed']) => {
  const words = useWords().prompts.odds;
  return (hero: HeroId, stat: Stat): string[] =>
    oddsBySpent(game, hero, stat, needed ?? 1).map(({ pass, expected }) =>
      needed === null ? words.expected(expected.toFixed(1)) : words.chance(Math.round(100 * pass)),
    );
};

type RowProps = Pick<Props, 'game' | 'needed'> & { hero: HeroId; stat: Stat };

const OddsRow = ({ game, hero, stat, needed }: RowProps) => {
  const words = useWords().prompts.odds;
  const names = useNames();
  const { colours } = useTheme();
  const cell = useCell();
  const who = words.line(names.hero(hero), names.stat(stat));
  const chances = useChances(game, needed)(hero, stat);
  return (
    <Picture
      label={words.row(who, ...chances.map((chance, spent) => words.chanceWith(chance, spent)))}
      style={[ROW, { borderTopWidth: 1, borderColor: `${colours.faded}44`, paddingTop: SPACE.xs }]}
    >
      <Icon name={stat} size={20} tone="faded" />
      <Text style={{ flexGrow: 1, flexShrink: 1, flexBasis: 110, paddingLeft: SPACE.s }}>{who}</Text>
      <View style={{ flexDirection: 'row', marginLeft: 'auto' }}>
        {chances.map((chance, spent) => (
          <View key={spent} style={cell}>
            <Text font="sansBold">{chance}</Text>
          </View>
        ))}
      </View>
    </Picture>
  );
};
