import { useState } from 'react';
import { View } from 'react-native';
import type { Stat } from '@/games/jime/content';
import type { Game, HeroId } from '@/games/jime/play';
import { oddsOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { ProgressBar } from '@/ui/ProgressBar';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';

type Props = {
  game: Game;
  heroes: readonly HeroId[];
  stats: readonly Stat[];
  /** Null when any number counts: then what to expect is shown instead of a chance. */
  needed: number | null;
};

/** §107 Exact odds, folded away until someone asks. */
export const Odds = (props: Props) => {
  const words = useWords().prompts.odds;
  const [open, setOpen] = useState(false);
  return (
    <View style={{ gap: SPACE.s }}>
      <Button
        kind="quiet"
        icon="fate"
        label={open ? words.hide : words.show}
        onPress={() => setOpen(!open)}
        style={{ alignSelf: 'flex-start' }}
      />
      {open ? <OddsTable {...props} /> : null}
    </View>
  );
};

const OddsTable = ({ game, heroes, stats, needed }: Props) => {
  const words = useWords().prompts.odds;
  const rows = heroes.flatMap((hero) => stats.map((stat) => ({ hero, stat })));
  return (
    <>
      {rows.map(({ hero, stat }) => (
        <OddsRow key={`${hero} ${stat}`} game={game} hero={hero} stat={stat} needed={needed} />
      ))}
      <Text size="label" tone="faded">
        {`${words.about} ${game.state.mirror ? words.spent : words.unspent}`}
      </Text>
    </>
  );
};

type RowProps = Pick<Props, 'game' | 'needed'> & { hero: HeroId; stat: Stat };

const OddsRow = ({ game, hero, stat, needed }: RowProps) => {
  const words = useWords().prompts.odds;
  const names = useNames();
  const odds = oddsOf(game, hero, stat, needed ?? 1);
  const percent = Math.round(100 * (odds.pass[needed ?? 1] ?? 0));
  const value = needed === null ? words.expected(odds.expected.toFixed(1)) : words.chance(percent);
  const who = words.line(names.hero(hero), names.stat(stat));
  return (
    <View style={{ gap: 2 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Icon name={stat} size={20} tone="faded" />
        <Text style={{ flex: 1 }}>{who}</Text>
        <Text font="sansBold">{value}</Text>
      </View>
      {needed === null ? null : <ProgressBar label={`${who}, ${value}`} value={percent} max={100} />}
    </View>
  );
};
