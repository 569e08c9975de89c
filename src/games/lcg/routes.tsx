import { lazyPage } from '@/shell/lazyPage';
import { loadLcg } from './load';

/** The pages of the game, for the routes under `app/lcg`. */
export const Cards = lazyPage(async () => (await loadLcg()).Cards);
export const NewGame = lazyPage(async () => (await loadLcg()).NewGame);
export const Play = lazyPage(async () => (await loadLcg()).Play);
export const Reference = lazyPage(async () => (await loadLcg()).Reference);
export const Scores = lazyPage(async () => (await loadLcg()).Scores);
