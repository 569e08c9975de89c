import { openData, openText } from '@campaigns/index';
import type { Box, SampleMap } from '@/games/jime/content';
import { loadBox, loadSampleMaps } from '@/games/jime/content';
import { unlayableCases } from '@/games/jime/map/proof';
import { drawMap } from '@/games/jime/screens/layMap/drawMap';
import { LANGUAGES } from '@/i18n/languages';

const say = (key: string): string => key;
let box: Box;
let maps: SampleMap[];
beforeAll(async () => {
  box = loadBox(await openData('core'));
  maps = loadSampleMaps(await openData('sample-maps'));
});

describe('the maps to lay for their own sake', () => {
  it('can all be laid by every company with the core box, whatever else is on (§56)', () => {
    for (const { id, plan, needs } of maps)
      expect({ id, faults: unlayableCases(plan, box, needs) }).toEqual({ id, faults: [] });
  });

  it('have a name and a gist in both languages, and no other text', async () => {
    const keys = maps.flatMap(({ id }) => [`map.${id}`, `map.${id}.gist`]).sort();
    for (const language of LANGUAGES)
      expect(Object.keys((await openText('sample-maps', language)) as object).sort()).toEqual(keys);
  });

  it('lay every token on a space of its own, and those of a missing tile not at all', () => {
    for (const sample of maps)
      for (const heroes of [2, 3, 4, 5]) {
        const { tokens } = drawMap(sample, box, sample.needs, heroes, 11, say);
        expect(new Set(tokens.map(({ space }) => space)).size).toBe(tokens.length);
        if (heroes === 5) expect(tokens).toHaveLength(sample.tokens.length);
      }
  });

  it('take no more tokens, figures or banners than the box holds', () => {
    for (const { tokens, groups } of maps) {
      for (const { id, assumedCount } of Object.values(box.tokens))
        expect(tokens.filter(({ token }) => token === id).length).toBeLessThanOrEqual(assumedCount);
      for (const { enemy } of groups) {
        const figures = groups.filter((each) => each.enemy === enemy).map((each) => each.figures);
        expect(figures.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(
          box.enemies[enemy]?.figuresInBox ?? 0,
        );
      }
      const banners = groups.flatMap(({ banner }) => (banner ? [`${banner.kind} ${banner.symbol}`] : []));
      expect(new Set(banners).size).toBe(banners.length);
    }
  });

  it('show together every kind of terrain of every box, and one of them a full table', () => {
    const shown = maps.flatMap(({ plan }) => (plan.kind === 'battle' ? plan.terrain : []));
    const sure = shown.filter(({ count }) => count[0] > 0).map(({ terrain }) => terrain);
    expect([...new Set(sure)].sort()).toEqual(Object.keys(box.terrain).sort());
    const evening = maps.find(({ id }) => id === 'evening') as SampleMap;
    const view = drawMap(evening, box, evening.needs, 5, 1, say);
    expect([view.tiles.length, view.tokens.length, view.groups.length, view.heroes.length]).toEqual([
      20, 40, 12, 5,
    ]);
    expect(new Set(view.groups.map(({ space }) => space)).size).toBe(12);
  });

  it('come out the same from the same number', () => {
    for (const sample of maps)
      expect(drawMap(sample, box, sample.needs, 4, 7, say)).toEqual(
        drawMap(sample, box, sample.needs, 4, 7, say),
      );
  });

  it('a file that is wrong is named with its path', () => {
    expect(() => loadSampleMaps({ 'odd.json': { id: 'odd', plan: { kind: 'sea' }, tokens: [] } })).toThrow(
      /sample-maps\/odd\.json {2}plan\.kind/,
    );
  });
});
