import type { GameEntry } from '@/session/games';
import type { GameCard } from '@/shell/gameCard';
import { confrontationCard } from './confrontation/card';
import { loadConfrontation } from './confrontation/load';
import { jimeCard } from './jime/card';
import { CAMPAIGN_FORMAT } from './jime/formats';
import { loadJime } from './jime/load';
import { lcgCard } from './lcg/card';
import { CATALOGUE_FORMAT } from './lcg/formats';
import { loadLcg } from './lcg/load';
import { tcgCard } from './tcg/card';
import { CHECKLIST_FORMAT } from './tcg/formats';
import { loadTcg } from './tcg/load';

/** Every game of the app, in the order of the shelf. Nothing of a game but its card is loaded before it is opened. */
export const GAMES: readonly (GameEntry & { card: GameCard })[] = [
  {
    id: 'jime',
    card: jimeCard,
    formats: [CAMPAIGN_FORMAT],
    hasReference: true,
    load: async () => (await loadJime()).loaded,
  },
  {
    id: 'lcg',
    card: lcgCard,
    formats: [CATALOGUE_FORMAT],
    hasReference: true,
    load: async () => (await loadLcg()).loaded,
  },
  {
    id: 'tcg',
    card: tcgCard,
    formats: [CHECKLIST_FORMAT],
    hasReference: true,
    load: async () => (await loadTcg()).loaded,
  },
  {
    id: 'confrontation',
    card: confrontationCard,
    formats: [],
    hasReference: true,
    load: async () => (await loadConfrontation()).loaded,
  },
];
