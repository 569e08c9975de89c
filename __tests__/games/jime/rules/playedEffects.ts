import type { Adventure, Effect } from '@/games/jime/content';
import type { Company, Sitting } from './company';
import { company } from './company';

/** A company that has just interacted with a token of these effects: Gimli acts, in the first action phase. */
export const playedEffects = (
  effects: Effect[],
  sitting: Sitting = {},
  more: Partial<Adventure> = {},
): Company =>
  company({
    ...sitting,
    story: {
      setup: [
        { do: 'reveal', tiles: ['100A', '300A'] },
        { do: 'placeHeroes', space: '100A/1' },
        { do: 'placeTokens', tokens: ['tale'] },
      ],
      tokens: [
        { id: 'tale', kind: 'search', space: '100A/1', interactions: [{ text: 'b', effects }] },
        { id: 'horn', kind: 'threat', space: '300A/3' },
      ],
      triggers: [],
      ...more,
    },
  })
    .do({ type: 'look', token: 'tale' })
    .do({ type: 'interact', hero: 'gimli', interaction: 0 });

/** Tiles that tell no story of their own. */
export const BARE: Pick<Adventure, 'plan' | 'explore'> = {
  plan: {
    kind: 'laid-journey',
    tiles: [
      { tile: '100A', turn: 0, at: { q: 0, r: 0 }, explored: true },
      { tile: '300A', turn: 0, at: { q: -1, r: 1 } },
    ],
  },
  explore: {},
};
