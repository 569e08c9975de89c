import { View } from 'react-native';
import type { CardUse } from '@/games/jime/content';
import type { SetUpLine } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { HeroHeading } from '../HeroHeading';
import { TickLine } from '@/ui/TickLine';
import { OurNames } from '../../OurNames';
import { useOpenGame } from '../useOpenGame';
import { useTicks } from '../useTicks';

type Line = {
  text: string;
  cards: string[];
  /** What cards do at set-up, said while they are in hand. */
  gists?: string[];
};

/** One thing to do, in words, with the cards it is about by name and number. */
const useLine = (): ((line: SetUpLine) => Line) => {
  const { app, campaign } = useWords();
  const words = campaign.setUp.lines;
  const { game, names, printed, heroName } = useOpenGame();
  const { skill, numbered, item, title, trinket } = names.label;
  const roleOf = (hero: string): string => {
    const role = game.state.campaign.heroes.find((one) => one.hero === hero)?.role;
    return role ? printed(`role.${role}`) : '';
  };
  const { box } = game.content;
  const atSetUp = (key: string, card: CardUse | undefined, name = key): string[] =>
    card?.when?.includes('setup') ? [app.pair(printed(name), names.say(`${key}.gist`))] : [];
  return (line) => {
    switch (line.do) {
      case 'takeHero':
        return {
          text: words.takeHero(heroName(line.hero)),
          cards: [],
          gists: atSetUp(`hero.${line.hero}`, box.heroes[line.hero]),
        };
      case 'takeItems':
        return {
          text: words.takeItems,
          cards: line.items.map(item),
          gists: line.items.flatMap((id) => atSetUp(`item.${id}`, box.items[id])),
        };
      case 'shuffleDecks':
      case 'makeReserve':
        return { text: words[line.do], cards: [] };
      case 'takeSkills':
        return {
          text: {
            basic: words.takeSkills.basic,
            hero: words.takeSkills.hero(heroName(line.hero)),
            role: words.takeSkills.role(roleOf(line.hero)),
            bought: words.takeSkills.bought,
          }[line.of],
          // Bought cards may come from several roles: only they need the word beside the number.
          cards: line.skills.map(line.of === 'bought' ? skill : numbered),
          gists: line.skills.flatMap((id) =>
            atSetUp(`skill.${id}`, box.skills[id], `skill.${box.skills[id]?.name}`),
          ),
        };
      case 'putBackSkills':
        return { text: words.putBackSkills, cards: line.skills.map(skill) };
      case 'takeTitles':
        return { text: words.takeTitles, cards: line.titles.map(title) };
      case 'takeWeakness':
        return { text: words.takeWeakness(line.count), cards: [] };
      case 'takeTrinket':
        return { text: words.takeTrinket(line.tokens), cards: [trinket(line.trinket)] };
      case 'prepare':
        return { text: words.prepare, cards: [skill(line.skill)] };
      case 'shuffleSkills':
        return { text: words.shuffleSkills(line.count), cards: [] };
    }
  };
};

type Props = {
  lines: readonly SetUpLine[];
  /** The page names cards besides. */
  named: boolean;
};

/** §61.5 The lines of a step: those of the table first, then a sheet for each hero. */
export const Checklist = ({ lines, named }: Props) => {
  const { game, heroName } = useOpenGame();
  const ticks = useTicks();
  const said = useLine();
  const sheet = (of: string | null) =>
    lines
      .filter((line) => ('hero' in line ? line.hero : null) === of)
      .map((line, index) => {
        const { text, cards, gists = [] } = said(line);
        const key = `${of ?? ''}/${line.do}/${index}`;
        return (
          <TickLine
            key={key}
            text={text}
            label={[of ? heroName(of) : '', text, ...cards, ...gists].filter(Boolean).join(', ')}
            ticked={ticks.ticked(key)}
            onTick={() => ticks.tick(key)}
          >
            {cards.map((card, at) => (
              <Text key={`${card}${at}`}>{card}</Text>
            ))}
            {gists.map((gist) => (
              <Text key={gist} tone="river">
                {gist}
              </Text>
            ))}
          </TickLine>
        );
      });
  const table = sheet(null);
  return (
    <>
      {table.length > 0 ? <Panel style={{ gap: 0 }}>{table}</Panel> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        {game.state.campaign.heroes.map(({ hero }) => {
          const own = sheet(hero);
          return own.length === 0 ? null : (
            <View key={hero} style={{ flexGrow: 1, flexBasis: 320, maxWidth: '100%' }}>
              <Panel group={heroName(hero)} style={{ gap: SPACE.xs }}>
                <HeroHeading hero={hero} name={heroName(hero)} />
                {own}
              </Panel>
            </View>
          );
        })}
      </View>
      {named ? <OurNames /> : <OurNames of={lines.flatMap((line) => said(line).cards)} />}
    </>
  );
};
