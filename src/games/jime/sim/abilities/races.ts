import type { Race } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import type { Table } from '../table/table';
import { cardsInPlay } from './inPlay';

/** What a hero counts as: by birth, and by cards in play. */
export const isRace = (table: Table, hero: HeroId, ...races: Race[]): boolean => {
  const { race } = table.content.box.heroes[hero] ?? {};
  if (race && races.includes(race)) return true;
  const taken = cardsInPlay(table, hero).constants.get('beRace') ?? [];
  return taken.some(
    ({ effect }) => effect.do === 'beRace' && effect.races.some((one) => races.includes(one)),
  );
};
