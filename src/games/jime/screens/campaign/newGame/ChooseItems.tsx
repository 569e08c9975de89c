import { useState } from 'react';
import { View } from 'react-native';
import type { Item } from '@/games/jime/content';
import { handsOf, startingItems } from '@/games/jime/play';
import { useNames } from '../../useNames';
import { useCollection } from '@/games/jime/session/collection';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { ROOMY, SPACE, useTheme } from '@/ui/theme';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { CardTitle } from '../../box/CardTitle';
import { keyOf } from '../../box/Items';
import type { Purpose } from '../../box/PurposeFilter';
import { PurposeFilter, serves } from '../../box/PurposeFilter';
import { HeroMedal } from '../HeroMedal';
import { ItemFacts, ItemLines } from '../ItemFacts';
import { OurNames } from '../../OurNames';
import type { StepProps } from './NewGameSteps';
import type { Outfit } from './draft';
import { handsUsed, outfits, takenByOthers, toggleItem } from './draft';

/** §new.3 What each hero carries; the suggestions of the hero card are already chosen. */
export const ChooseItems = ({ draft, opened, change }: StepProps) => {
  const { newGame: words } = useWords().campaign;
  const collection = useCollection((state) => state.collection.products);
  const all = outfits(opened.box, collection, draft);
  return (
    <>
      <Text>{words.itemsIntro}</Text>
      <OurNames />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        {all.map((outfit) => (
          <HeroOutfit
            key={outfit.hero}
            outfit={outfit}
            taken={takenByOthers(all, outfit.hero)}
            opened={opened}
            own={draft.items[outfit.hero] !== undefined}
            onChange={(items) => change({ ...draft, items: withItems(draft.items, outfit.hero, items) })}
          />
        ))}
      </View>
    </>
  );
};

/** `null` forgets what was chosen: the hero goes back to the suggestions. */
const withItems = (
  all: Record<string, string[]>,
  hero: string,
  items: string[] | null,
): Record<string, string[]> => {
  const others = Object.entries(all).filter(([other]) => other !== hero);
  return Object.fromEntries(items ? [...others, [hero, items]] : others);
};

type OutfitProps = {
  outfit: Outfit;
  taken: string[];
  opened: StepProps['opened'];
  /** Whether the table has chosen here itself. */
  own: boolean;
  onChange(items: string[] | null): void;
};

/** Two heroes side by side on a lying tablet; one whose items are changed has the whole page. */
const HALF_PAGE = 460;

/** In larger letters the gists of what is carried would need a scroll: there they stand only where it is changed. */
const HeroOutfit = ({ outfit: { hero, items }, taken, opened, own, onChange }: OutfitProps) => {
  const { app, campaign } = useWords();
  const words = campaign.newGame;
  const names = useNames();
  const [open, setOpen] = useState(false);
  const { scale } = useTheme();
  const { box } = opened;
  const name = names.card(`hero.${hero}`).name;
  const cards = items.flatMap((item) => box.items[item] ?? []);
  return (
    <View style={{ flexGrow: 1, flexBasis: open ? '100%' : HALF_PAGE, maxWidth: '100%' }}>
      <Panel style={{ gap: SPACE.s }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
          <HeroMedal hero={hero} size={64} />
          <View style={{ flex: 1, minWidth: 150 }}>
            <Text size="heading" heading={2}>
              {name}
            </Text>
            <Text tone="faded">{words.handsUsed(handsUsed(cards), handsOf(box, hero))}</Text>
          </View>
          {own ? <Button kind="quiet" label={words.backToSuggested} onPress={() => onChange(null)} /> : null}
          <Button
            label={open ? words.closeItems : words.changeItems}
            said={app.pair(open ? words.closeItems : words.changeItems, name)}
            onPress={() => setOpen(!open)}
          />
        </View>
        {open ? (
          <Offers
            hero={hero}
            items={items}
            taken={taken}
            opened={opened}
            onToggle={(item) => onChange(toggleItem(box, hero, items, item))}
          />
        ) : (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l }}>
            {cards.map((card) => (
              <View
                key={card.id}
                style={{
                  flexDirection: 'row',
                  gap: SPACE.s,
                  flexGrow: 1,
                  flexBasis: 260 * scale,
                  maxWidth: '100%',
                }}
              >
                <Icon name={card.slot} size={28} tone="faded" />
                <ItemFacts card={card} names={names} hits={false} gist={scale <= ROOMY} />
              </View>
            ))}
          </View>
        )}
      </Panel>
    </View>
  );
};

const SLOTS = ['armour', 'hand', 'mount'] as const satisfies readonly Item['slot'][];

type OffersProps = {
  hero: string;
  items: readonly string[];
  taken: readonly string[];
  opened: StepProps['opened'];
  onToggle(item: string): void;
};

const Offers = ({ hero, items, taken, opened, onToggle }: OffersProps) => {
  const words = useWords();
  const names = useNames();
  const collection = useCollection((state) => state.collection.products);
  const { box } = opened;
  const every = startingItems(box, collection, hero, []).flatMap((item) => box.items[item] ?? []);
  const left = startingItems(box, collection, hero, taken);
  const suggested = box.heroes[hero]?.suggestedItems ?? [];
  const [purpose, setPurpose] = useState<Purpose>('any');
  const shown = every.filter((card) => serves(card, purpose) || items.includes(card.id));
  const shelves = SLOTS.map((slot) => {
    const cards = shown.filter((card) => card.slot === slot);
    return cards.length === 0 ? null : (
      <View key={slot} style={{ gap: SPACE.s }}>
        <Text font="sansBold" tone="faded" heading={3}>
          {words.box.item.slot[slot]}
        </Text>
        <CardRow role="group" label={words.box.item.slot[slot]}>
          {cards.map((card) => (
            <CardChoice
              key={card.id}
              role="checkbox"
              label={names.card(`item.${card.id}`).name}
              chosen={items.includes(card.id)}
              disabled={!left.includes(card.id) && !items.includes(card.id)}
              onPress={() => onToggle(card.id)}
              basis={260}
              head={<CardTitle names={names} of={keyOf(card)} />}
            >
              <ItemLines card={card} names={names} />
              {suggested.includes(card.id) ? (
                <Text tone="moss" font="sansBold">
                  {words.campaign.newGame.suggested}
                </Text>
              ) : null}
              {left.includes(card.id) ? null : <Text tone="faded">{words.campaign.newGame.noneLeft}</Text>}
            </CardChoice>
          ))}
        </CardRow>
      </View>
    );
  });
  return (
    <>
      <PurposeFilter value={purpose} onChoose={setPurpose} />
      {shelves}
    </>
  );
};
