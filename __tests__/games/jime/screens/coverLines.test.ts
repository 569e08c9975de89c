import { coverPlace } from '@/games/jime/screens/coverLines';
import type { Cover } from '@/games/jime/session/cover';

const COVER: Cover = {
  campaign: { en: 'The Oath', fr: 'Le Serment' },
  company: 'The Nine',
  heroes: ['aragorn', 'gimli'],
  difficulty: 'normal',
  stage: 'adventure',
  adventure: { en: 'The Ford', fr: 'Le Gué' },
  played: 0,
  round: 0,
  phase: 'setup',
  tiles: [],
  battleTiles: [],
};

it('a save or a bookmark before the first round says so: there is no round 0', () => {
  expect(coverPlace(COVER, 'en')).toBe('The Ford, before the first round');
  expect(coverPlace(COVER, 'fr')).toBe('Le Gué, avant le premier round');
  expect(coverPlace({ ...COVER, round: 3 }, 'fr')).toBe('Le Gué, round 3');
});
