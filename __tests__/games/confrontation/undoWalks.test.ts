import { undoWalk } from './undoWalk';

jest.setTimeout(120_000);

/** A few here; `npm run walks:confrontation` walks twenty thousand. */
const WALKS = 60;

it('§5 random matches: wherever undo can lead, no side has learnt anything since', () => {
  const walks = Array.from({ length: WALKS }, (_, seed) => undoWalk(seed + 1));
  expect(Math.max(...walks.map(({ longest }) => longest))).toBeGreaterThan(20);
});
