import { useState } from 'react';
import { View } from 'react-native';
import type { CardUse } from '@/games/jime/content';
import { STATS } from '@/games/jime/content/vocabulary';
import { skillsOwned, statOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Choice } from '@/ui/Choice';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { Gist } from '../../box/Gist';
import { HeroTabs } from '../HeroTabs';
import { useOpenGame } from '../useOpenGame';
import { Carried } from './Carried';
import { LastStands } from './LastStands';
import { PlayArea } from './PlayArea';

type Props = { first: string | undefined; onClose(): void };

/** What is carried stands beside the rest on a tablet, above it on a phone. */
const HALF_PAGE = 330;

/** A sheet for each hero: who it is, what was earned, and with the mirror on what lies before it. */
export const HeroDetails = ({ first, onClose }: Props) => {
  const words = useWords().campaign.menu.hero;
  const { game, names, printed } = useOpenGame();
  const { heroes } = game.state.campaign;
  const [shown, setShown] = useState(first ?? heroes[0]?.hero ?? '');
  const own = heroes.find(({ hero }) => hero === shown);
  const inPlay = game.state.adventure?.heroes.find(({ hero }) => hero === shown);
  const { scale } = useTheme();
  const column = { flexGrow: 1, flexBasis: HALF_PAGE * scale, maxWidth: '100%', gap: SPACE.m } as const;
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <View style={{ flexGrow: 1, maxWidth: '100%' }}>
          <HeroTabs
            heroes={heroes.map(({ hero, role }) => ({
              hero,
              note: role ? printed(`role.${role}`) : undefined,
            }))}
            shown={shown}
            onShow={setShown}
          />
        </View>
        {inPlay ? <Mirror /> : null}
      </View>
      {inPlay?.defeated ? (
        <Text tone="ember" font="serifBold">
          {words.fallen(names.gender(shown))}
        </Text>
      ) : null}
      {inPlay && game.state.mirror && !inPlay.defeated ? <PlayArea hero={inPlay} /> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        {own ? (
          <View style={column}>
            <Carried hero={own.hero} />
          </View>
        ) : null}
        <View style={column}>
          {inPlay && !inPlay.defeated ? <LastStands hero={inPlay} onClose={onClose} /> : null}
          {own ? <Earned hero={own.hero} /> : null}
        </View>
      </View>
    </>
  );
};

/** The table’s mirror is the company’s to want or not, at any time; the menu of the table says what it is. */
const Mirror = () => {
  const { app, campaign } = useWords();
  const { mirror: label } = campaign.menu;
  const { game, act } = useOpenGame();
  const { mirror } = game.state;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      <Text font="serifBold">{label}</Text>
      <Choice
        label={label}
        value={mirror ? 'on' : 'off'}
        options={(['off', 'on'] as const).map((value) => ({ value, label: app[value] }))}
        onChoose={(value) => {
          if ((value === 'on') !== mirror) act({ type: 'mirror', on: value === 'on' });
        }}
      />
    </View>
  );
};

/** §61.2 Stats, bought skills and titles. */
const Earned = ({ hero }: { hero: string }) => {
  const words = useWords().campaign.menu.hero;
  const { game, names } = useOpenGame();
  const { skill, title } = names.label;
  const { box } = game.content;
  const { byRole, titles } = skillsOwned(box, game.state.campaign, hero);
  return (
    <Panel style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        {STATS.map((stat) => (
          <View key={stat} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
            <Icon name={stat} size={22} />
            <Text>{`${names.say(`stat.${stat}`)} ${statOf(game, hero, stat)}`}</Text>
          </View>
        ))}
      </View>
      <List
        heading={words.titles}
        cards={titles.map((id) => ({ name: title(id), of: `title.${id}`, card: box.titles[id] }))}
      />
      <List
        heading={words.skills}
        cards={Object.values(byRole)
          .flat()
          .map((id) => ({ name: skill(id), of: `skill.${id}`, card: box.skills[id] }))}
      />
    </Panel>
  );
};

type ListProps = {
  heading: string;
  cards: readonly { name: string; of: string; card: CardUse | undefined }[];
};

const List = ({ heading, cards }: ListProps) => {
  const { none } = useWords().campaign.menu.hero;
  const { names } = useOpenGame();
  return (
    <View style={{ gap: SPACE.xs }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s }}>
        <Text font="sansBold" tone="gold" heading={3}>
          {heading}
        </Text>
        {cards.length === 0 ? <Text tone="faded">{none}</Text> : null}
      </View>
      {cards.map(({ name, of, card }) => (
        <View key={of}>
          <Text font="serifBold">{name}</Text>
          <Gist card={card ?? {}} of={of} names={names} />
        </View>
      ))}
    </View>
  );
};
