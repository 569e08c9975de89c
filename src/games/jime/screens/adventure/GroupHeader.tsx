import { useState } from 'react';
import { View } from 'react-native';
import type { Game, Group } from '@/games/jime/play';
import { enemyBar } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { EnemyMedallion } from './EnemyMedallion';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';

type Props = { game: Game; group: Group; /** The sheet's title says it already. */ hideName?: boolean };

/** Which group it is: medallion, name, state, and its bonuses, each opened by a touch (§47.1). */
export const GroupHeader = ({ game, group, hideName = false }: Props) => {
  const words = useWords().table;
  const names = useNames();
  const { compact } = useScreenLayout();
  const portrait = enemyBar(game).find((one) => one.group === group.id);
  if (!portrait) return null;
  const facts = [
    words.bar.figures(group.figures.length),
    group.exhausted ? words.bar.exhausted : words.bar.ready,
    ...(portrait.elite ? [words.bar.elite] : []),
    ...(portrait.ranged ? [words.bar.ranged] : []),
  ];
  return (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <EnemyMedallion portrait={portrait} enemy={group.enemy} size={compact ? 56 : 64} />
        <View style={{ flex: 1 }}>
          {hideName ? null : (
            <Text size="story" font="serifBold">
              {names.group(group)}
            </Text>
          )}
          {group.name ? <Text>{names.say(`enemy.${group.enemy}`)}</Text> : null}
          <Text tone="faded">{facts.join(' · ')}</Text>
        </View>
      </View>
      {group.bonuses.length > 0 ? <Bonuses game={game} bonuses={group.bonuses} /> : null}
    </View>
  );
};

const Bonuses = ({ game, bonuses }: { game: Game; bonuses: readonly string[] }) => {
  const words = useWords().table.enemy;
  const { say } = useNames();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <View role="group" aria-label={words.bonuses} style={{ gap: SPACE.xs }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {bonuses.map((id) => (
          <Button
            key={id}
            icon="info"
            label={say(`bonus.${game.content.box.enemyBonuses[id]?.name ?? id}`)}
            onPress={() => setOpen(open === id ? null : id)}
          />
        ))}
      </View>
      {open ? (
        <Text live tone="river">
          {say(`bonus.${open}.gist`)}
        </Text>
      ) : null}
    </View>
  );
};
