import { lazyPage } from '@/shell/lazyPage';
import { loadTcg } from './load';

/** The pages of the game, for the routes under `app/tcg`. */
export const BaseRules = lazyPage(async () => (await loadTcg()).BaseRules);
export const Cards = lazyPage(async () => (await loadTcg()).Cards);
export const Games = lazyPage(async () => (await loadTcg()).Games);
export const NewGame = lazyPage(async () => (await loadTcg()).NewGame);
export const Play = lazyPage(async () => (await loadTcg()).Play);
export const Reference = lazyPage(async () => (await loadTcg()).Reference);
