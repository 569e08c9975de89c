import { openBookOn } from '@/saves/book';
import { CORE_ALONE, keepCollection, readCollection } from '@/games/jime/session/keptCollection';
import { nodeSql } from './nodeSql';

describe('collection', () => {
  it('§56.2 begins with the core box alone', async () => {
    expect(await readCollection(await openBookOn(nodeSql()))).toEqual(CORE_ALONE);
  });

  it('§56.2 keeps which boxes are on, and figures counted by hand', async () => {
    const book = await openBookOn(nodeSql());
    const mine = { products: ['core' as const, 'shadowed-paths' as const], figures: { 'orc-marauder': 3 } };
    await keepCollection(book, mine);
    expect(await readCollection(book)).toEqual(mine);
    await keepCollection(book, CORE_ALONE);
    expect(await readCollection(book)).toEqual(CORE_ALONE);
  });
});
