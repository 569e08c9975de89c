import { killOpening } from './killOpening';
import { LEFT, VERSIONS } from './oldBooks';

/** `npm run test:kill` kills at every system call. */
const KILLS = 3;

describe.each(LEFT)(
  'a book that an older app left (%s), its first opening killed at random moments',
  (left) => {
    it.each(VERSIONS)('loses nothing, with the tables of version %i', async (version) => {
      const { kills, faults } = await killOpening(version, left, KILLS);
      expect(faults).toEqual([]);
      expect(kills).toBe(KILLS);
    });
  },
);
