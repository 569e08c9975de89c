import { View } from 'react-native';
import type { CardUse } from '@/games/jime/content';
import type { Deeds } from '@/games/jime/play';
import { deedsOf, inventory, startOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Fold } from '@/ui/Fold';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Gist } from '../../box/Gist';
import { OurNames } from '../../OurNames';
import { useOpenGame } from '../useOpenGame';

type GainLine = { icon: IconName; text: string; card?: CardUse | undefined; of?: string };

/** What there is to tell of: the gains of the last adventure, or all that a company has which has played none. */
const useBrought = (): Pick<Deeds, 'lore' | 'xp' | 'titles'> & { trinkets: string[]; begins: boolean } => {
  const { game } = useOpenGame();
  const { start, lore, trinkets } = game.state.campaign;
  const deeds = deedsOf(game.state).at(-1);
  if (deeds) return { ...deeds, trinkets: deeds.trinkets.map(({ trinket }) => trinket), begins: false };
  if (!start) return { lore: 0, xp: 0, titles: [], trinkets: [], begins: false };
  return { lore, xp: startOf(game.content, start)?.xp ?? 0, titles: [], trinkets, begins: true };
};

const useGains = (): { lines: GainLine[]; begins: boolean } => {
  const { gained } = useWords().campaign.camp;
  const { game, printed, heroName } = useOpenGame();
  const { lore, xp, titles, trinkets, begins } = useBrought();
  const { box } = game.content;
  const held = inventory(box, game.state);
  const upgrades = [...held.heroes.flatMap(({ items }) => items), ...held.trinkets].filter(
    (card) => card.upgrades.length > 0,
  ).length;
  const lines: GainLine[] = [];
  if (lore > 0)
    lines.push({
      icon: 'lore',
      text: begins ? gained.has(lore) : gained.lore(lore, game.state.campaign.lore),
    });
  if (xp > 0) lines.push({ icon: 'skill', text: gained.xp(xp) });
  titles.forEach(({ hero, title }) =>
    lines.push({
      icon: 'title',
      text: gained.title(heroName(hero), printed(`title.${title}`)),
      card: box.titles[title],
      of: `title.${title}`,
    }),
  );
  trinkets.forEach((trinket) =>
    lines.push({
      icon: 'trinket',
      text: gained.trinket(printed(`trinket.${trinket}`)),
      card: box.trinkets[trinket],
      of: `trinket.${trinket}`,
    }),
  );
  if (upgrades > 0) lines.push({ icon: 'item', text: gained.upgrades(upgrades) });
  return { lines, begins };
};

/** What the last adventure brought, or what a company begins with, and what it opens; what a card does, at a touch. */
export const AdventureGains = () => {
  const { app, campaign } = useWords();
  const words = campaign.camp;
  const { names } = useOpenGame();
  const { lines, begins } = useGains();
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text size="heading" heading={2}>
        {begins ? words.has : words.news}
      </Text>
      {lines.length === 0 ? <Text tone="faded">{words.noNews}</Text> : null}
      {lines.map(({ icon, text, card, of }) => (
        <View key={text} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Icon name={icon} size={24} tone="gold" />
          <View style={{ flex: 1 }}>
            {card?.when && of ? (
              <Fold label={app.pair(text, names.say(`${of}.gist`))}>
                {(open) => (
                  <>
                    <Text>{text}</Text>
                    {open ? <Gist card={card} of={of} names={names} /> : null}
                  </>
                )}
              </Fold>
            ) : (
              <Text>{text}</Text>
            )}
          </View>
        </View>
      ))}
      <OurNames of={lines.map(({ text }) => text)} />
    </Panel>
  );
};
