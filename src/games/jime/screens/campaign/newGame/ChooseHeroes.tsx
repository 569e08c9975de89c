import { View } from 'react-native';
import type { Hero, Stat } from '@/games/jime/content';
import { STATS } from '@/games/jime/content/vocabulary';
import { heroesFor, heroesOffered } from '@/games/jime/play';
import { useNames } from '../../useNames';
import type { Names } from '../../useNames';
import { useCollection } from '@/games/jime/session/collection';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { Picture } from '@/ui/Picture';
import { Gist } from '../../box/Gist';
import { HeroMedal } from '../HeroMedal';
import { strengthsOf } from '../strengths';
import type { StepProps } from './NewGameSteps';
import { toggleHero } from './draft';

/** §new.2, §59, §68 As many heroes as the players may lead. */
export const ChooseHeroes = ({ draft, opened, change }: StepProps) => {
  const { newGame: words } = useWords().campaign;
  const names = useNames();
  const collection = useCollection((state) => state.collection.products);
  const { players, heroes } = draft;
  const allowed = heroesFor(players) ?? { from: players, to: players };
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <Text font="serifBold">{words.players}</Text>
        <Stepper
          label={words.players}
          value={players}
          min={1}
          max={5}
          onChange={(count) => change({ ...draft, players: count })}
        />
        <Text style={{ flexShrink: 1 }} live>
          {`${players === 1 ? words.alone(allowed.from, allowed.to) : words.together(allowed.to)} ${words.chosen(heroes.length)}`}
        </Text>
      </View>
      <CardRow role="group" label={words.steps.heroes}>
        {heroesOffered(opened.box, collection)
          .flatMap((id) => opened.box.heroes[id] ?? [])
          .map((hero) => (
            <HeroChoice
              key={hero.id}
              hero={hero}
              names={names}
              chosen={heroes.includes(hero.id)}
              onPress={() => change(toggleHero(draft, hero.id))}
            />
          ))}
      </CardRow>
    </>
  );
};

type ChoiceProps = { hero: Hero; names: Names; chosen: boolean; onPress(): void };

const HeroChoice = ({ hero, names, chosen, onPress }: ChoiceProps) => {
  const { newGame: words } = useWords().campaign;
  const { scale } = useTheme();
  const name = names.card(`hero.${hero.id}`).name;
  const role = hero.suggestedRole ? names.card(`role.${hero.suggestedRole}`).name : null;
  return (
    <CardChoice
      role="checkbox"
      label={name}
      chosen={chosen}
      onPress={onPress}
      basis={310}
      head={
        <View style={{ flexDirection: 'row', alignItems: 'center', columnGap: SPACE.m / scale }}>
          {/* The larger the letters, the smaller the face: the name stands beside it and is never broken. */}
          <HeroMedal hero={hero.id} size={76 / scale} />
          <View style={{ flex: 1 }}>
            <Text size="heading" heading={2}>
              {name}
            </Text>
            <Text tone="faded">{names.say(`race.${hero.race}`)}</Text>
          </View>
        </View>
      }
    >
      {role ? (
        <Text size="label" tone="faded">
          {words.suggestedRole(role)}
        </Text>
      ) : null}
      <Text>
        {words.goodAt(
          strengthsOf(hero)
            .map((stat) => names.say(`stat.${stat}`))
            .join(', '),
        )}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m / scale, rowGap: SPACE.xs }}>
        {STATS.map((stat) => (
          <StatValue key={stat} stat={stat} value={hero.stats[stat]} name={names.say(`stat.${stat}`)} />
        ))}
      </View>
      <Text size="label" tone="faded">
        {words.limits(hero.damageLimit, hero.fearLimit, hero.inspirationLimit)}
      </Text>
      <Gist card={hero} of={`hero.${hero.id}`} names={names} />
    </CardChoice>
  );
};

type StatProps = { stat: Stat; value: number; name: string };

/** The icon grows less than its number: all five stand on one line in any letters. */
const StatValue = ({ stat, value, name }: StatProps) => {
  const { scale } = useTheme();
  return (
    <Picture label={`${name} ${value}`} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
      <Icon name={stat} size={22 / Math.sqrt(scale)} />
      <Text font="sansBold" size="story">
        {value}
      </Text>
    </Picture>
  );
};
