import { CORE_ALONE, readCollection, useCollection } from '@/games/jime/session/collection';
import { openBookOn } from '@/saves/book';
import { writeValue } from '@/saves/settings';
import { nodeSql } from '../../../saves/nodeSql';

describe('collection', () => {
  it('§56.2 begins with the core box alone', async () => {
    expect(await readCollection(await openBookOn(nodeSql()))).toEqual(CORE_ALONE);
  });

  it('§56.2 keeps which boxes are on, and figures counted by hand', async () => {
    const book = await openBookOn(nodeSql());
    const { open, turn, countFigures } = useCollection.getState();
    await open(book);
    await turn('shadowed-paths', true);
    await countFigures('orc-marauder', 3);
    const mine = { products: ['core', 'shadowed-paths'], figures: { 'orc-marauder': 3 } };
    expect(await readCollection(book)).toEqual(mine);
    await turn('shadowed-paths', false);
    await countFigures('orc-marauder', null);
    expect(await readCollection(book)).toEqual(CORE_ALONE);
  });

  it.each(['{', 'null', '{"products":"core"}', '{"products":["a-later-box"],"figures":{}}'])(
    'is the core box alone where what is kept cannot be read: %s',
    async (kept) => {
      const book = await openBookOn(nodeSql());
      await writeValue(book, 'jime.collection', kept);
      expect(await readCollection(book)).toEqual(CORE_ALONE);
    },
  );
});
