import type { Box, ProductId } from '@/games/jime/content';
import { refuse } from '@/games/jime/state/refusals';
import type { CampaignState, CompanyHero } from '@/games/jime/state';
import { heroesOffered } from './collection';

/** §68 Alone, a player leads two to four heroes. */
const SOLO = { from: 2, to: 4 };
/** §59 Otherwise each of two to five players leads one. */
const TOGETHER = { from: 2, to: 5 };

/** §59.3, §68 How many heroes that many players may lead. */
export const heroesFor = (players: number): { from: number; to: number } | null => {
  if (players === 1) return SOLO;
  return players >= TOGETHER.from && players <= TOGETHER.to ? { from: players, to: players } : null;
};

/** §new.2 Every hero once, from a box that is on, as many as the players may lead. */
export const checkHeroes = (
  box: Box,
  collection: readonly ProductId[],
  players: number,
  heroes: readonly string[],
): void => {
  const allowed = heroesFor(players);
  if (!allowed) return refuse('company/players');
  if (heroes.length < allowed.from || heroes.length > allowed.to) refuse('company/heroes', allowed);
  const offered = heroesOffered(box, collection);
  heroes.forEach((hero, index) => {
    if (!offered.includes(hero)) refuse('company/no-such-hero', { hero });
    if (heroes.indexOf(hero) !== index) refuse('company/hero-twice', { hero });
  });
};

/** §33.2 The company goes by a name. */
export const checkName = (name: string): void => {
  if (name.trim() === '') refuse('company/no-name');
};

/** The hero of that name, who must be of the company. */
export const companyHero = ({ heroes }: Pick<CampaignState, 'heroes'>, hero: string): CompanyHero =>
  heroes.find((one) => one.hero === hero) ?? refuse('hero/not-in-company', { hero });

/** §new.2 A hero as the campaign begins. */
export const newCompanyHero = (hero: string, role: string | null, items: readonly string[]): CompanyHero => ({
  hero,
  role,
  rolesPlayed: [],
  xp: {},
  skills: [],
  titles: [],
  items: [...items],
  trinket: null,
});
