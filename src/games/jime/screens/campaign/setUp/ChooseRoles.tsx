import { useState } from 'react';
import { View } from 'react-native';
import { rolesOffered, rolesOpen, xpOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { HeroTabs } from '../HeroTabs';
import { keywordsOf } from '../strengths';
import { useOpenGame } from '../useOpenGame';

/** §95.1, §new.7, §continue.7 One hero after another takes a role; those taken say by whom. */
export const ChooseRoles = () => {
  const { role: words } = useWords().campaign.setUp;
  const { game, printed, heroName, act } = useOpenGame();
  const { heroes, collection } = game.state.campaign;
  const waiting = heroes.find(({ role }) => role === null)?.hero;
  const [asked, setAsked] = useState<string | null>(null);
  const hero = asked ?? waiting ?? heroes[0]?.hero ?? '';
  const open = rolesOpen(game.content.box, game.state.campaign, hero);
  const mine = heroes.find((one) => one.hero === hero);
  const choose = (role: string) => {
    act({ type: 'chooseRole', hero, role: mine?.role === role ? null : role });
    setAsked(null);
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <HeroTabs
        heroes={heroes.map((one) => ({
          hero: one.hero,
          note: one.role ? printed(`role.${one.role}`) : words.none,
        }))}
        shown={hero}
        onShow={setAsked}
      />
      <Text size="heading" heading={2}>
        {words.choose(heroName(hero))}
      </Text>
      <CardRow role="radiogroup" label={words.choose(heroName(hero))}>
        {rolesOffered(game.content.box, collection).map((role) => (
          <RoleChoice
            key={role}
            hero={hero}
            role={role}
            chosen={mine?.role === role}
            taken={open.includes(role) ? undefined : heroes.find((one) => one.role === role)?.hero}
            onPress={() => choose(role)}
          />
        ))}
      </CardRow>
    </View>
  );
};

type RoleProps = { hero: string; role: string; chosen: boolean; taken: string | undefined; onPress(): void };

const RoleChoice = ({ hero, role, chosen, taken, onPress }: RoleProps) => {
  const { app, campaign } = useWords();
  const words = campaign.setUp.role;
  const { game, names, printed, heroName } = useOpenGame();
  const { box } = game.content;
  const mine = game.state.campaign.heroes.find((one) => one.hero === hero);
  const xp = mine ? xpOf(mine, role) : 0;
  const strengths = keywordsOf(box, role).map(({ keyword, cards }) =>
    words.keyword(names.say(`keyword.${keyword}`), cards),
  );
  const first = box.skills[box.roles[role]?.startingSkills[0] ?? ''];
  const prepared = first ? words.first(printed(`skill.${first.name}`)) : '';
  const gist = first?.when ? names.say(`skill.${first.id}.gist`) : '';
  return (
    <CardChoice
      role="radio"
      label={[printed(`role.${role}`), taken ? words.taken(heroName(taken)) : ''].filter(Boolean).join(', ')}
      chosen={chosen}
      disabled={taken !== undefined}
      onPress={onPress}
      basis={300}
      head={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m }}>
          <Text size="heading" heading={3}>
            {printed(`role.${role}`)}
          </Text>
          {box.heroes[hero]?.suggestedRole === role ? (
            <Text tone="moss" font="sansBold">
              {words.suggested}
            </Text>
          ) : null}
          {taken ? (
            <Text tone="ember" font="sansBold">
              {words.taken(heroName(taken))}
            </Text>
          ) : null}
          {xp > 0 ? (
            <Text tone="gold" font="sansBold">
              {words.xp(xp)}
            </Text>
          ) : null}
        </View>
      }
    >
      <Text>{words.goodAt(strengths.join(', '))}</Text>
      {first ? (
        <Text>
          <Text tone="faded">{gist ? app.pair(prepared, '') : prepared}</Text>
          {gist}
        </Text>
      ) : null}
    </CardChoice>
  );
};
