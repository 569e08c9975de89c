import { confrontation } from '@/games/confrontation/game';
import type { GameState } from '@/games/confrontation/play';
import { migrateDocument } from '@/saves/document';
import { scene } from '../scene';

/** A document as version 1 wrote it: disclosures counted, two rulings not yet a choice. */
const asVersion1 = ({
  entered: _entered,
  options: { shire: _shire, riverAttacks: _riverAttacks, ...options },
  ...state
}: GameState): unknown => ({ ...state, saveVersion: 1, options, disclosures: 3 });

it('a document of version 1 opens as it was, and is played on', () => {
  const table = scene({ 'merry-c': 'rhudaur', 'balrog-c': 'highPass' });
  const old = JSON.parse(JSON.stringify(asVersion1(table.state()))) as unknown;
  expect(confrontation.isState(old)).toBe(false);
  const opened = migrateDocument(old, confrontation.migrations);
  expect(confrontation.isState(opened)).toBe(true);
  expect(opened).toEqual(table.state());
});
