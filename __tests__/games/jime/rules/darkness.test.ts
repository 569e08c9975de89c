import { darkSpaces } from '@/games/jime/rules/darkness';
import { spaceRules } from '@/games/jime/play';
import { company } from './company';

const night = (tiles: string[], tokens: string[] = [], mirror = true, everywhere = false) =>
  company({
    mirror,
    story: {
      setup: [
        { do: 'reveal', tiles },
        { do: 'placeHeroes', space: '100A/1' },
        ...(tokens.length > 0 ? [{ do: 'placeTokens' as const, tokens }] : []),
        ...(everywhere ? [{ do: 'darkness' as const, everywhere: true }] : []),
      ],
      triggers: [],
      threat: { max: 60, thresholds: [] },
    },
  });

it('§105.1 a printed icon makes a space dark for ever', () => {
  expect(darkSpaces(night(['100A', '300A', '204B']).game)).toEqual(['204B/1', '204B/2']);
});
it('§105.2 a token makes its space dark', () => {
  const table = night(['100A', '302A'], ['gloom']);
  expect(darkSpaces(table.game)).toEqual(['302A/2']);
});
it('§105.3 the app may put the whole map in darkness, without tokens', () => {
  const table = night(['100A', '300A'], [], true, true);
  expect(darkSpaces(table.game)).toContain('100A/1');
  expect(table.adventure.tokens).toEqual([]);
});
it('§73.2 without darkness the step is skipped', () => {
  expect(night(['100A', '300A']).endActionPhase().adventure.phase).toBe('rally');
});
it('§105.4 on the mirror only heroes in darkness suffer, hero by hero', () => {
  const table = night(['100A', '300A', '204B'])
    .do({ type: 'placeHero', hero: 'gimli', space: '204B/1' })
    .do({ type: 'placeHero', hero: 'legolas', space: '204B/2' })
    .endActionPhase();
  expect(table.shows('suffer')).toMatchObject({
    hero: 'gimli',
    suffering: { damage: 0, fear: 2, negate: 'spirit' },
  });
  table.keep({ fearDown: 1 });
  expect(table.shows('suffer').hero).toBe('legolas');
  table.negate();
  expect(table.hero('gimli').fear).toEqual({ up: 0, down: 1 });
  expect(table.adventure.phase).toBe('rally');
});
it('§105.4 nobody in darkness, nobody asked', () => {
  expect(night(['100A', '300A', '204B']).endActionPhase().adventure.phase).toBe('rally');
});
it('§105.4 without a mirror the app says it once, for whoever is there', () => {
  const table = night(['100A', '300A', '204B'], [], false);
  table.set(({ tiles }) => tiles.forEach((tile) => Object.assign(tile, { explored: true })));
  table.endActionPhase();
  expect(table.shows('suffer')).toMatchObject({ hero: null, who: 'dark', suffering: { fear: 2 } });
  expect(table.do({ type: 'continue' }).adventure.phase).toBe('rally');
});
it('§105.4 §52.3 without a mirror nobody is asked while every dark space lies on an unexplored tile', () => {
  expect(night(['100A', '300A', '204B'], [], false).endActionPhase().adventure.phase).toBe('rally');
});
it('§105.4 an adventure sets its own fear, and may allow no negating', () => {
  const table = company({
    adventure: 'bridge',
    mirror: true,
    story: {
      setup: [
        { do: 'placeHeroes', space: 'battle-1/1' },
        { do: 'darkness', everywhere: true },
      ],
      triggers: [],
    },
  }).endActionPhase();
  expect(table.shows('suffer').suffering).toMatchObject({ fear: 1, negate: null });
});
it('§73.2 darkness comes after the enemies and before the threat', () => {
  const table = night(['100A', '300A'], [], false, true).endActionPhase();
  expect(table.shows('suffer').who).toBe('dark');
  expect(table.adventure.threat).toBe(0);
});
it('§105.3 light returns', () => {
  const table = company({
    story: {
      setup: [
        { do: 'reveal', tiles: ['100A'] },
        { do: 'darkness', everywhere: true },
        { do: 'darkness', everywhere: false },
      ],
      triggers: [],
    },
  });
  expect(darkSpaces(table.game)).toEqual([]);
});
it('§105.2 a darkness token that is removed leaves light', () => {
  const table = night(['100A', '302A'], ['gloom']).set((adventure) => (adventure.tokens = []));
  expect(darkSpaces(table.game)).toEqual([]);
});
it('§105, §30.2 a space tells its darkness and the terrain in it, each once', () => {
  const table = night(['100A', '302A'], ['gloom']).set((adventure) => {
    adventure.terrain = ['a', 'b'].map((id) => ({ id, terrain: 'boulder', space: '302A/2' }));
  });
  expect(spaceRules(table.game, '302A/2').map(({ gist }) => gist.key)).toEqual([
    'spaceTrait.darkness.gist',
    'terrain.boulder.gist',
  ]);
  expect(spaceRules(table.game, '100A/1')).toEqual([]);
});
