import { useState } from 'react';
import { View } from 'react-native';
import type { Skill } from '@/games/jime/content';
import type { SkillStanding } from '@/games/jime/play';
import { skillList, skillOdds, statOf, xpOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Gist } from '../../box/Gist';
import type { Purpose } from '../../box/PurposeFilter';
import { PurposeFilter, serves } from '../../box/PurposeFilter';
import { SkillLine } from '../../box/Skills';
import { HeroMedal } from '../HeroMedal';
import { HeroTabs } from '../HeroTabs';
import { FooterPage } from '@/ui/FooterPage';
import { OurNames } from '../../OurNames';
import { LastRefusal } from '../../Refusal';
import { strengthsOf } from '../strengths';
import { useOpenGame } from '../useOpenGame';

type Props = { hero: string; onShow(hero: string): void; onBack(): void };

/** §51.5 The book page of a hero: every role played with its experience, every card of it with its price. */
export const HeroSkills = ({ hero, onShow, onBack }: Props) => {
  const words = useWords().campaign.camp;
  const { game, printed, heroName } = useOpenGame();
  const { heroes } = game.state.campaign;
  const own = heroes.find((one) => one.hero === hero);
  const played = [...(own?.rolesPlayed ?? [])].reverse();
  const [asked, setAsked] = useState<string | null>(null);
  const role = asked && played.includes(asked) ? asked : played[0];
  const total = (one: (typeof heroes)[number]): number =>
    Object.values(one.xp).reduce((sum, xp) => sum + xp, 0);
  return (
    <FooterPage
      title={words.hero.title(heroName(hero))}
      onBack={onBack}
      top={
        <HeroTabs
          heroes={heroes.map((one) => ({ hero: one.hero, note: words.xp(total(one)) }))}
          shown={hero}
          onShow={onShow}
        />
      }
    >
      <LastRefusal />
      <OurNames />
      {own && role ? (
        <>
          <Tabs
            label={words.hero.roles}
            value={role}
            tabs={played.map((value) => ({
              value,
              label: words.hero.xp(printed(`role.${value}`), xpOf(own, value)),
            }))}
            onChange={setAsked}
          />
          <SkillOffers hero={hero} role={role} />
        </>
      ) : (
        <Text>{words.hero.noRoles}</Text>
      )}
      <Titles hero={hero} />
    </FooterPage>
  );
};

/** The cards of one role, all of them or those for one use. */
const SkillOffers = ({ hero, role }: { hero: string; role: string }) => {
  const { nothing } = useWords().box.purpose;
  const { game } = useOpenGame();
  const { box } = game.content;
  const [purpose, setPurpose] = useState<Purpose>('any');
  const shown = skillList(box, game.state.campaign, hero, role).filter(({ skill }) => {
    const card = box.skills[skill];
    return card && serves(card, purpose);
  });
  return (
    <>
      <PurposeFilter value={purpose} onChoose={setPurpose} />
      {shown.length === 0 ? <Text live>{nothing}</Text> : null}
      {shown.map((standing) => (
        <SkillOffer key={standing.skill} hero={hero} role={role} standing={standing} />
      ))}
    </>
  );
};

type OfferProps = { hero: string; role: string; standing: SkillStanding };

/** What can be bought now stands whole; the others say what they do at a touch. */
const SkillOffer = ({ hero, role, standing }: OfferProps) => {
  const { game, names } = useOpenGame();
  const skill = game.content.box.skills[standing.skill];
  return skill ? (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      <View style={{ flexGrow: 1, flexBasis: 420, flexShrink: 1 }}>
        <SkillLine skill={skill} names={names} folds={standing.standing !== 'open'}>
          {standing.standing === 'starting' ? null : <OddsChange hero={hero} role={role} skill={skill} />}
        </SkillLine>
      </View>
      <View style={{ minWidth: 230, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Standing hero={hero} role={role} standing={standing} price={skill.xp} />
      </View>
    </View>
  ) : null;
};

/** A test by which the deck with the card and the deck without it are compared. */
const NEEDED = 2;

/** §107 What the card does to the odds of this deck, tried on what the hero is best at, as the items carried leave it. */
const OddsChange = ({ hero, role, skill }: { hero: string; role: string; skill: Skill }) => {
  const { camp, menu } = useWords().campaign;
  const { game, names } = useOpenGame();
  const { box } = game.content;
  const card = box.heroes[hero];
  const own = game.state.campaign.heroes.find((one) => one.hero === hero);
  const [stat] = card ? strengthsOf(card) : [];
  if (!card || !own || !stat) return null;
  const test = { cards: Math.max(1, statOf(game, hero, stat)), needed: NEEDED };
  const odds = skillOdds(box, { ...own, role }, skill.id, test);
  const { percent } = menu.odds;
  return (
    <Text tone="faded">
      {camp.hero.odds(names.say(`stat.${stat}`), NEEDED, percent(odds.without), percent(odds.with))}
    </Text>
  );
};

/** §51.5 Bought, with the role, with another hero, too dear, or open: each says so in words. */
const Standing = ({ hero, role, standing, price }: OfferProps & { price: number }) => {
  const words = useWords().campaign.camp.hero;
  const { game, printed, heroName, act } = useOpenGame();
  const { skill } = standing;
  const name = printed(`skill.${game.content.box.skills[skill]?.name ?? skill}`);
  const own = game.state.campaign.heroes.find((one) => one.hero === hero);
  switch (standing.standing) {
    case 'owned':
      return (
        <>
          <Icon name="check" size={26} tone="moss" />
          <Text tone="moss" font="sansBold" style={{ flex: 1 }}>
            {words.standing.owned}
          </Text>
          <Button
            label={words.sellShort}
            said={words.sell(name, price)}
            onPress={() => act({ type: 'sellSkill', hero, skill })}
          />
        </>
      );
    case 'starting':
      return null;
    case 'held':
      return (
        <>
          <HeroMedal hero={standing.by} size={36} />
          <Text tone="ember">{words.held(heroName(standing.by))}</Text>
        </>
      );
    case 'too-dear':
      return <Text tone="ember">{words.short(standing.price - (own ? xpOf(own, role) : 0))}</Text>;
    case 'open':
      return (
        <Button
          kind="primary"
          label={`${words.buyShort} · ${words.price(standing.price)}`}
          said={words.buy(name, standing.price)}
          onPress={() => act({ type: 'buySkill', hero, skill })}
        />
      );
  }
};

const Titles = ({ hero }: { hero: string }) => {
  const words = useWords().campaign.camp.hero;
  const { game, printed, names } = useOpenGame();
  const titles = game.state.campaign.heroes.find((one) => one.hero === hero)?.titles ?? [];
  return titles.length === 0 ? null : (
    <View style={{ gap: SPACE.xs }}>
      <Text font="sansBold" tone="gold" heading={3}>
        {words.titles}
      </Text>
      {titles.map((title) => (
        <View key={title}>
          <Text font="serifBold">{printed(`title.${title}`)}</Text>
          <Gist card={game.content.box.titles[title] ?? {}} of={`title.${title}`} names={names} />
        </View>
      ))}
    </View>
  );
};
