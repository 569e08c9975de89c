import { openData, openText } from '@campaigns/index';
import type { Box, SampleMap } from '@/content';
import { loadBox, loadSampleMaps } from '@/content';
import { unlaid } from '@/engine/map/proof';
import { drawMap } from '@/screens/layMap/drawMap';

let box: Box;
let maps: SampleMap[];
beforeAll(async () => {
  box = loadBox(await openData('core'));
  maps = loadSampleMaps(await openData('sample-maps'));
});

describe('the maps to lay for their own sake', () => {
  it('can all be laid by every company with the core box, whatever else is on (§56)', () => {
    for (const { id, plan } of maps)
      expect({ id, faults: unlaid(plan, box, ['core']) }).toEqual({ id, faults: [] });
  });

  it('have a name and a gist in both languages, and no other text', async () => {
    const keys = maps.flatMap(({ id }) => [`map.${id}`, `map.${id}.gist`]).sort();
    for (const language of ['en', 'fr'] as const)
      expect(Object.keys((await openText('sample-maps', language)) as object).sort()).toEqual(keys);
  });

  it('lay every token on a space of its own, and those of a missing tile not at all', () => {
    for (const sample of maps)
      for (const heroes of [2, 3, 4, 5]) {
        const { tokens } = drawMap(sample, box, ['core'], heroes, 11);
        expect(new Set(tokens.map(({ space }) => space)).size).toBe(tokens.length);
        if (heroes === 5) expect(tokens).toHaveLength(sample.tokens.length);
      }
  });

  it('come out the same from the same number', () => {
    for (const sample of maps)
      expect(drawMap(sample, box, ['core'], 4, 7)).toEqual(drawMap(sample, box, ['core'], 4, 7));
  });

  it('a file that is wrong is named with its path', () => {
    expect(() => loadSampleMaps({ 'odd.json': { id: 'odd', plan: { kind: 'sea' }, tokens: [] } })).toThrow(
      /sample-maps\/odd\.json {2}plan\.kind/,
    );
  });
});
