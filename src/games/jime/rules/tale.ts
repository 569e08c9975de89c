import type { GameState, HeroId } from '@/games/jime/state';
import type { Deeds } from './deeds';
import { deedsOf } from './deeds';

/** One hero’s part in a campaign. */
export interface HeroTale {
  hero: HeroId;
  lastStands: number;
  falls: number;
  titles: string[];
  trinkets: string[];
}

/** What a company has to tell of its campaign, all its adventures together. */
export interface Tale {
  played: number;
  won: number;
  rounds: number;
  figures: number;
  groups: number;
  /** The adventure that took most rounds. */
  longest: { adventure: string; rounds: number } | null;
  heroes: HeroTale[];
}

const heroTale = (hero: HeroId, deeds: readonly Deeds[]): HeroTale => ({
  hero,
  lastStands: deeds.flatMap((one) => one.lastStands).filter((stand) => stand.hero === hero).length,
  falls: deeds.flatMap(({ fallen }) => fallen).filter((fallen) => fallen === hero).length,
  titles: deeds.flatMap(({ titles }) => titles.flatMap((won) => (won.hero === hero ? won.title : []))),
  trinkets: deeds.flatMap(({ trinkets }) =>
    trinkets.flatMap((won) => (won.hero === hero ? won.trinket : [])),
  ),
});

/** §106.6 The campaign in figures, hero by hero, from what the chronicle holds. */
export const taleOf = (state: Pick<GameState, 'chronicle' | 'campaign'>): Tale => {
  const deeds = deedsOf(state);
  const total = (of: (one: Deeds) => number): number => deeds.reduce((sum, one) => sum + of(one), 0);
  const [longest] = [...deeds].sort((a, b) => b.rounds - a.rounds);
  const played = state.campaign.history.filter(({ told }) => !told);
  return {
    played: played.length,
    won: played.filter(({ outcome }) => outcome === 'won').length,
    rounds: total(({ rounds }) => rounds),
    figures: total(({ figures }) => figures),
    groups: total(({ groups }) => groups),
    longest: longest ? { adventure: longest.adventure, rounds: longest.rounds } : null,
    heroes: state.campaign.heroes.map(({ hero }) => heroTale(hero, deeds)),
  };
};
