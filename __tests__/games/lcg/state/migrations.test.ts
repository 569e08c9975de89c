import { lcg } from '@/games/lcg/game';
import type { GameState } from '@/games/lcg/play';
import { migrateDocument } from '@/saves/document';
import { Table, enemy } from '../table';

/** A document as version 1 wrote it: no attachments on encounter cards, nothing of the last command. */
const asVersion1 = ({ justNow: _, ...state }: GameState): unknown => ({
  ...state,
  saveVersion: 1,
  characters: state.characters.map((one) => ({
    ...one,
    attachments: one.attachments.map(({ controller: _controller, ...attachment }) => attachment),
  })),
  encounter: state.encounter.map(({ attachments: _attachments, ...card }) => card),
});

it('a document of version 1 opens as it was, and is played on', () => {
  const table = new Table().begin();
  table.do({ type: 'addEncounter', card: enemy({ name: 'Orc' }), engagedWith: 0 });
  const blade = { name: 'Blade', unique: false, restricted: true, discards: null };
  table.do({ type: 'attach', player: 0, on: 'hero-0', ...blade });
  const old = JSON.parse(JSON.stringify(asVersion1(table.state))) as unknown;
  expect(lcg.isState(old)).toBe(false);
  const opened = migrateDocument(old, lcg.migrations);
  expect(lcg.isState(opened)).toBe(true);
  expect(opened).toEqual({ ...table.state, justNow: { passed: [], told: 0 } });
});
