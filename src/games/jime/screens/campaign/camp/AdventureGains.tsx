import { View } from 'react-native';
import type { CardUse } from '@/games/jime/content';
import { deedsOf, inventory, startOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Gist } from '../../box/Gist';
import { OurNames } from '../../OurNames';
import { useOpenGame } from '../useOpenGame';

type GainLine = { icon: IconName; text: string; card?: CardUse | undefined; of?: string };

const useGains = (): GainLine[] => {
  const { gained } = useWords().campaign.camp;
  const { game, printed, heroName } = useOpenGame();
  const deeds = deedsOf(game.state).at(-1);
  const { box } = game.content;
  const held = inventory(box, game.state);
  const upgrades = [...held.heroes.flatMap(({ items }) => items), ...held.trinkets].filter(
    (card) => card.upgrades.length > 0,
  ).length;
  const begun = deeds ? undefined : game.state.campaign.start;
  const lines: GainLine[] = [];
  if (begun) {
    const xp = startOf(game.content, begun)?.xp ?? 0;
    lines.push(
      { icon: 'lore', text: gained.has(game.state.campaign.lore) },
      { icon: 'skill', text: gained.xp(xp) },
    );
  }
  if (deeds && deeds.lore > 0)
    lines.push({ icon: 'lore', text: gained.lore(deeds.lore, game.state.campaign.lore) });
  if (deeds && deeds.xp > 0) lines.push({ icon: 'skill', text: gained.xp(deeds.xp) });
  deeds?.titles.forEach(({ hero, title }) =>
    lines.push({
      icon: 'title',
      text: gained.title(heroName(hero), printed(`title.${title}`)),
      card: box.titles[title],
      of: `title.${title}`,
    }),
  );
  (begun ? game.state.campaign.trinkets : (deeds?.trinkets ?? []).map(({ trinket }) => trinket)).forEach(
    (trinket) =>
      lines.push({
        icon: 'trinket',
        text: gained.trinket(printed(`trinket.${trinket}`)),
        card: box.trinkets[trinket],
        of: `trinket.${trinket}`,
      }),
  );
  if (upgrades > 0) lines.push({ icon: 'item', text: gained.upgrades(upgrades) });
  return lines;
};

/** What the last adventure brought, and what it opens. */
export const AdventureGains = () => {
  const words = useWords().campaign.camp;
  const { names } = useOpenGame();
  const lines = useGains();
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text size="heading" heading={2}>
        {words.news}
      </Text>
      {lines.length === 0 ? <Text tone="faded">{words.noNews}</Text> : null}
      {lines.map(({ icon, text, card, of }) => (
        <View key={text} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Icon name={icon} size={24} tone="gold" />
          <View style={{ flex: 1 }}>
            <Text>{text}</Text>
            {card && of ? <Gist card={card} of={of} names={names} /> : null}
          </View>
        </View>
      ))}
      <OurNames of={lines.map(({ text }) => text)} />
    </Panel>
  );
};
