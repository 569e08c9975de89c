import { useState } from 'react';
import { View } from 'react-native';
import type { Sphere } from '@/games/lcg/content';
import { STARTER_DECKS } from '@/games/lcg/content';
import type { CharacterFields } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ChooseHero } from './ChooseHero';
import { HeroNumbers } from './HeroNumbers';
import { HowMany } from './HowMany';
import { PlayerPanel } from './PlayerPanel';
import type { Draft, Place } from './draft';
import { heroOf, heroesTwice, isComplete, leaderOf, nextIncomplete, withPlayer } from './draft';
import { useKnownHeroes } from './useKnownHeroes';

type Props = { draft: Draft; change(draft: Draft): void };

/** What lies over the page: choosing a hero for a seat, or the numbers of one. */
type Over = { page: 'choose'; seat: number } | ({ page: 'numbers' } & Place);

/** R p.8 One to four players with one to three heroes each. */
export const Players = ({ draft, change }: Props) => {
  const { newGame: words, names, cover } = useWords();
  const known = useKnownHeroes();
  const [over, setOver] = useState<Over | null>(null);
  const heroesAt = (seat: number): CharacterFields[] => draft.players[seat]?.heroes ?? [];
  const setHeroes = (seat: number, heroes: CharacterFields[]) => {
    const player = draft.players[seat];
    if (player) change(withPlayer(draft, seat, { ...player, heroes }));
  };
  const takeHero = (seat: number, hero: CharacterFields) => {
    const heroes = heroesAt(seat);
    setHeroes(seat, [...heroes, hero]);
    setOver(isComplete(hero) ? null : { page: 'numbers', seat, at: heroes.length });
  };
  const takeDeck = (seat: number, sphere: Sphere) => {
    const titles = STARTER_DECKS[sphere].heroes.map((hero) => names.hero[hero]);
    const free = titles.filter((title) => leaderOf(draft, title) === null);
    const heroes = free.map((title) => heroOf(title, [sphere], known));
    setHeroes(seat, heroes);
    const missing = heroes.findIndex((hero) => !isComplete(hero));
    if (missing >= 0) setOver({ page: 'numbers', seat, at: missing });
  };
  const called = (seat: number) => draft.players[seat]?.name || cover.player(seat + 1);
  return (
    <>
      <HowMany draft={draft} change={change} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.m }}>
        {draft.players.map((player, seat) => (
          <PlayerPanel
            key={seat}
            seat={seat}
            player={player}
            onName={(name) => change(withPlayer(draft, seat, { ...player, name }))}
            onAdd={() => setOver({ page: 'choose', seat })}
            onTakeDeck={(sphere) => takeDeck(seat, sphere)}
            onNumbers={(at) => setOver({ page: 'numbers', seat, at })}
            onRemove={(at) =>
              setHeroes(
                seat,
                player.heroes.filter((_, other) => other !== at),
              )
            }
          />
        ))}
      </View>
      {heroesTwice(draft).length > 0 ? (
        <Notice kind="warning" text={words.twice(heroesTwice(draft).join(', '))} />
      ) : null}
      <Text tone="faded">{words.unknownKept}</Text>
      {over?.page === 'choose' ? (
        <ChooseHero
          title={words.addHeroFor(called(over.seat))}
          draft={draft}
          onTake={(hero) => takeHero(over.seat, hero)}
          onClose={() => setOver(null)}
        />
      ) : null}
      {over?.page === 'numbers' ? (
        <NumbersAt
          draft={draft}
          place={over}
          setHeroes={setHeroes}
          onGo={(place) => setOver(place && { page: 'numbers', ...place })}
        />
      ) : null}
    </>
  );
};

type NumbersProps = {
  draft: Draft;
  place: Place;
  setHeroes(seat: number, heroes: CharacterFields[]): void;
  onGo(place: Place | null): void;
};

const NumbersAt = ({ draft, place, setHeroes, onGo }: NumbersProps) => {
  const { seat, at } = place;
  const heroes = draft.players[seat]?.heroes ?? [];
  const hero = heroes[at];
  const next = nextIncomplete(draft, place);
  if (!hero) return null;
  return (
    <HeroNumbers
      hero={hero}
      next={next ? (draft.players[next.seat]?.heroes[next.at]?.name ?? null) : null}
      onChange={(changed) =>
        setHeroes(
          seat,
          heroes.map((one, other) => (other === at ? changed : one)),
        )
      }
      onNext={() => onGo(next)}
      onClose={() => onGo(null)}
    />
  );
};
