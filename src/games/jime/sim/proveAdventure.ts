import type { Content } from '@/games/jime/content';
import type { Tried, Walk } from './walkAdventure';
import { walkAdventure } from './walkAdventure';
import { VisitedSteps } from './visitedSteps';

/** What games of one adventure have shown: where they broke off, which steps none of them reached, how long they took. */
export type Proof = {
  games: number;
  faults: { walk: Walk; message: string }[];
  missed: string[];
  longest: number;
};

/** Companies and difficulties in turn, so that a few games already try each of them. */
const walkNumber = (seed: number): Walk => ({
  heroes: 2 + (seed % 4),
  difficulty: Math.floor(seed / 4) % 2 === 0 ? 'normal' : 'hard',
  seed,
});

/** Plays an adventure for every company and difficulty, and goes on until every step was seen or the games are used up. */
export const proveAdventure = (content: Content, adventure: string, games: number): Proof => {
  const visits = new VisitedSteps(content);
  const tried: Tried = new Map();
  const proof: Proof = { games: 0, faults: [], missed: visits.missed(adventure), longest: 0 };
  for (let seed = 0; seed < games && (seed < 8 || proof.missed.length > 0); seed += 1) {
    const walk = walkNumber(seed);
    try {
      const end = walkAdventure(visits.content, adventure, walk, tried);
      proof.missed = visits.note(end).missed(adventure);
      proof.longest = Math.max(proof.longest, end.campaign.history.at(-1)?.rounds ?? 0);
    } catch (error) {
      proof.faults.push({ walk, message: error instanceof Error ? error.message : String(error) });
    }
    proof.games += 1;
  }
  return proof;
};
