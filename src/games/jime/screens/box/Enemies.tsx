import { useState } from 'react';
import { View } from 'react-native';
import type { Attack, Enemy } from '@/games/jime/content';
import { EnemyHead } from '@/games/jime/heads/Head';
import { useCollection } from '@/games/jime/session/collection';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Picture } from '@/ui/Picture';
import { Pips } from '@/ui/Pips';
import { ScrollList } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { CardTitle } from './CardTitle';
import type { BoxTabProps } from './boxTab';
import { LIST } from './boxTab';
import { attackEffectText } from './attackEffectText';

export const Enemies = ({ opened, names, shows }: BoxTabProps) => {
  const enemies = Object.values(opened.box.enemies).filter(({ id, product }) =>
    shows([product], [`enemy.${id}`]),
  );
  return (
    <ScrollList
      {...LIST}
      data={enemies}
      keyExtractor={({ id }) => id}
      renderItem={({ item }) => <EnemyCard enemy={item} names={names} />}
    />
  );
};

type CardProps = { enemy: Enemy; names: BoxTabProps['names'] };

const EnemyCard = ({ enemy, names }: CardProps) => {
  const { enemy: words } = useWords().box;
  const [open, setOpen] = useState(false);
  const counted = useCollection((state) => state.collection.figures[enemy.id]);
  const traits = [
    ...enemy.traits.map((trait) => `enemyTrait.${trait}`),
    ...enemy.movement.map((trait) => `movement.${trait}`),
  ];
  return (
    <Panel style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', gap: SPACE.m, alignItems: 'center' }}>
        <EnemyHead enemy={enemy.id} size={96} />
        <View style={{ flex: 1 }}>
          <CardTitle names={names} of={`enemy.${enemy.id}`} size="heading" heading={2} />
          <Text tone="faded">
            {[
              names.say(`product.${enemy.product}`),
              enemy.unique ? words.unique : '',
              ...traits.map((trait) => names.say(trait)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </View>
      </View>
      <Pips shape="circle" tone="ember" count={enemy.health} label={words.health(enemy.health)} />
      {enemy.armour > 0 ? (
        <Pips shape="square" tone="iron" count={enemy.armour} label={words.armour(enemy.armour)} />
      ) : null}
      {enemy.sorcery > 0 ? (
        <Pips shape="diamond" tone="violet" count={enemy.sorcery} label={words.sorcery(enemy.sorcery)} />
      ) : null}
      <Text>{words.moves(enemy.moveToAttack, enemy.moveWithoutTarget)}</Text>
      {enemy.ranged ? <Text>{words.ranged}</Text> : null}
      <Text>{words.figures(enemy.maxFigures, counted ?? enemy.figuresInBox)}</Text>
      <View style={{ alignItems: 'flex-start' }}>
        <Button
          label={open ? words.hideAttacks : words.showAttacks(enemy.attacks.length)}
          onPress={() => setOpen(!open)}
        />
      </View>
      {open
        ? enemy.attacks.map((attack) => <AttackLine key={attack.text} attack={attack} names={names} />)
        : null}
    </Panel>
  );
};

const AttackLine = ({ attack, names }: { attack: Attack; names: BoxTabProps['names'] }) => {
  const { app, box } = useWords();
  const { enemy: words, effect: effects } = box;
  const { colours } = useTheme();
  return (
    <View
      style={{ gap: SPACE.xs, paddingTop: SPACE.m, borderTopWidth: 1, borderColor: `${colours.faded}66` }}
    >
      <Text font="serifItalic">{names.say(attack.text)}</Text>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        {attack.negate ? <Icon name={attack.negate} size={22} tone="river" /> : null}
        <Text tone="river">
          {attack.negate ? words.negate(names.say(`stat.${attack.negate}`)) : words.cannotNegate}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.xs }}>
        {attack.rows.map((row) => (
          <Picture
            key={row.figures}
            label={app.pair(words.figuresLeft(row.figures), words.suffer(row.damage, row.fear))}
            style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
          >
            <Text tone="faded">{words.figuresLeft(row.figures)}</Text>
            <Icon name="damage" size={20} tone="ember" />
            <Text font="sansBold">{row.damage}</Text>
            <Icon name="fear" size={20} tone="violet" />
            <Text font="sansBold">{row.fear}</Text>
          </Picture>
        ))}
      </View>
      {attack.effect ? (
        <Text>
          {app.pair(effects.when[attack.effect.when], attackEffectText(attack.effect, effects, names.say))}
        </Text>
      ) : null}
    </View>
  );
};
