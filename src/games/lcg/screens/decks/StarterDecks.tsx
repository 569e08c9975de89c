import { useState } from 'react';
import { View } from 'react-native';
import type { Sphere } from '@/games/lcg/content';
import { GANDALF, SPHERES, STARTER_DECKS } from '@/games/lcg/content';
import type { CharacterFields } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { SphereMark } from '../SphereMark';
import { HeroLine } from '../newGame/HeroLine';
import { HeroNumbers } from '../newGame/HeroNumbers';
import { heroOf, isComplete } from '../newGame/draft';
import { useKnownHeroes } from '../newGame/useKnownHeroes';

/** R p.9 The four decks of the core set; a hero whose numbers are missing can be entered here. */
export const StarterDecks = () => {
  const { cardsPage, names } = useWords();
  const words = cardsPage.starters;
  const known = useKnownHeroes();
  const remember = useCatalogue((state) => state.remember);
  const [open, setOpen] = useState<string | null>(null);
  const heroes = SPHERES.flatMap((sphere) =>
    STARTER_DECKS[sphere].heroes.map((hero) => heroOf(names.hero[hero], [sphere], known)),
  );
  const missing = heroes.filter((hero) => !isComplete(hero));
  const chosen = heroes.find(({ name }) => name === open);
  const next = missing.find(({ name }) => name !== open) ?? null;
  return (
    <>
      <Text>{words.text}</Text>
      {missing.length > 0 ? <Text tone="faded">{words.missing(missing.length)}</Text> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        {SPHERES.map((sphere) => (
          <Deck
            key={sphere}
            sphere={sphere}
            heroes={heroes.filter(({ spheres }) => spheres.includes(sphere))}
            onOpen={setOpen}
          />
        ))}
      </View>
      {chosen ? (
        <HeroNumbers
          hero={chosen}
          next={next?.name ?? null}
          onChange={(as) => void remember([{ kind: 'hero', as }])}
          onNext={() => setOpen(next?.name ?? null)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
};

type DeckProps = { sphere: Sphere; heroes: readonly CharacterFields[]; onOpen(name: string): void };

const Deck = ({ sphere, heroes, onOpen }: DeckProps) => {
  const { cardsPage, names } = useWords();
  const { from, to } = STARTER_DECKS[sphere].cardNumbers;
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 340, maxWidth: '100%' }}>
      <Panel style={{ gap: SPACE.s }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <SphereMark sphere={sphere} size={30} />
          <Text size="heading" heading={2}>
            {names.sphere[sphere]}
          </Text>
        </View>
        <Text tone="faded">{cardsPage.starters.deck(from, to, GANDALF)}</Text>
        {heroes.map((hero) => (
          <HeroLine key={hero.name} hero={hero} onNumbers={() => onOpen(hero.name)} />
        ))}
      </Panel>
    </View>
  );
};
