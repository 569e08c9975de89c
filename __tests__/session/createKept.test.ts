import { openBookOn } from '@/saves/book';
import { readValue, writeValue } from '@/saves/settings';
import { shape, text, whole } from '@/kernel/checks';
import { createKept, createKeptList } from '@/session/createKept';
import { recordScore, useScores } from '@/games/lcg/session/scores';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useOwned } from '@/games/tcg/session/owned';
import { newGame } from '@/games/lcg/play';
import { CORE } from '@/games/lcg/content';
import { somePlayers } from '../games/lcg/table';
import { nodeSql } from '../saves/nodeSql';

const openBook = () => openBookOn(nodeSql());
const isEntry = shape({ name: text(0, 10), points: whole(0, 99) });
const good = (name: string) => ({ name, points: 7 });
const bad = { name: 'far too long for a name', points: 7 };

describe('40.3 one bad entry never hides the good ones', () => {
  it('is skipped when it is read', async () => {
    const book = await openBook();
    await writeValue(book, 'list', JSON.stringify([good('one'), bad, 'x', null, good('two')]));
    const useList = createKeptList('list', isEntry);
    await useList.getState().open(book);
    expect(useList.getState().value).toEqual([good('one'), good('two')]);
  });

  it('is never written', async () => {
    const book = await openBook();
    const useList = createKeptList('list', isEntry);
    const useOne = createKept('one', isEntry, good('fresh'));
    await Promise.all([useList.getState().open(book), useOne.getState().open(book)]);
    await useList.getState().keep([bad, good('one')]);
    await useOne.getState().keep(bad);
    expect(await readValue(book, 'list')).toBe(JSON.stringify([good('one')]));
    expect(await readValue(book, 'one')).toBe(JSON.stringify(good('fresh')));
  });

  it('a forged end of a game leaves the history of scores as it was', async () => {
    const book = await openBook();
    const { open } = useScores.getState();
    await open(book);
    const ended = (scenarioName: string) => {
      const state = newGame(CORE, { scenario: 'mirkwood', variant: 'standard', players: somePlayers(1) });
      return { ...state, stage: 'ended' as const, scenarioName };
    };
    for (let slot = 1; slot <= 5; slot += 1) await recordScore(slot, ended('Mirkwood'));
    await recordScore(6, ended('x'.repeat(500)));
    useScores.setState({ value: [] });
    await open(book);
    expect(useScores.getState().value.map(({ id }) => id.split('/')[0])).toEqual(['5', '4', '3', '2', '1']);
  });

  it('nor of the catalogue, nor of the checklist', async () => {
    const book = await openBook();
    const card = { kind: 'quest', scenario: 'mirkwood', stage: 1, questPoints: 8 } as const;
    await writeValue(book, 'lcg.catalogue', JSON.stringify({ cards: [{ ...card, stage: -4 }, card] }));
    await writeValue(book, 'tcg.owned', JSON.stringify([3, 9999, 'x', 5]));
    await useCatalogue.getState().open(book);
    await useOwned.getState().open(book);
    expect(useCatalogue.getState().catalogue).toEqual([card]);
    expect(useOwned.getState().value).toEqual([3, 5]);
    await useCatalogue.getState().remember([
      { ...card, stage: -4 },
      { ...card, stage: 2 },
    ]);
    expect(useCatalogue.getState().catalogue.map((one) => one.kind === 'quest' && one.stage)).toEqual([1, 2]);
  });
});
