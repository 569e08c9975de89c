import { View } from 'react-native';
import type { Hero } from '@/games/jime/content';
import { STATS } from '@/games/jime/content/vocabulary';
import { HeroHead } from '@/games/jime/heads/Head';
import type { OpenBox } from '@/games/jime/session/box';
import type { Names } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { ScrollList } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CardTitle } from './CardTitle';
import { Gist } from './Gist';
import type { BoxTabProps } from './boxTab';
import { LIST } from './boxTab';
import { SkillLine } from './Skills';

export const Heroes = ({ opened, names, shows }: BoxTabProps) => {
  const heroes = Object.values(opened.box.heroes).filter(({ id, product }) =>
    shows([product], [`hero.${id}`]),
  );
  return (
    <ScrollList
      {...LIST}
      data={heroes}
      keyExtractor={({ id }) => id}
      renderItem={({ item }) => <HeroCard hero={item} opened={opened} names={names} />}
    />
  );
};

const HeroCard = ({ hero, opened, names }: { hero: Hero; opened: OpenBox; names: Names }) => {
  const { app, box } = useWords();
  const words = box.hero;
  const printed = (key: string): string => names.card(key).name;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', gap: SPACE.m, alignItems: 'center' }}>
        <HeroHead hero={hero.id} size={96} />
        <View style={{ flex: 1 }}>
          <CardTitle names={names} of={`hero.${hero.id}`} size="heading" heading={2} />
          <Text tone="faded">
            {[
              names.say(`race.${hero.race}`),
              names.say(`product.${hero.product}`),
              hero.formOf ? words.formOf(printed(`hero.${hero.formOf}`)) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </View>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.s }}>
        {STATS.map((stat) => (
          <View key={stat} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <Icon name={stat} size={24} />
            <Text>{names.say(`stat.${stat}`)}</Text>
            <Text font="sansBold" size="story">
              {hero.stats[stat]}
            </Text>
          </View>
        ))}
      </View>
      <Gist card={hero} of={`hero.${hero.id}`} names={names} />
      <Text>{words.limits(hero.damageLimit, hero.fearLimit, hero.inspirationLimit)}</Text>
      {hero.hands === undefined ? null : <Text>{words.hands(hero.hands)}</Text>}
      {hero.suggestedRole ? <Text>{app.pair(words.role, printed(`role.${hero.suggestedRole}`))}</Text> : null}
      {hero.suggestedItems.length > 0 ? (
        <Text>
          {app.pair(words.items, hero.suggestedItems.map((item) => printed(`item.${item}`)).join(', '))}
        </Text>
      ) : null}
      {hero.skills.map((id) => {
        const skill = opened.box.skills[id];
        return skill ? <SkillLine key={id} skill={skill} names={names} /> : null;
      })}
    </Panel>
  );
};
