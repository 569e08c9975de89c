import { lazyPage } from '@/shell/lazyPage';
import { loadConfrontation } from './load';

/** The pages of the game, for the routes under `app/confrontation`. */
export const Guide = lazyPage(async () => (await loadConfrontation()).Guide);
export const NewGame = lazyPage(async () => (await loadConfrontation()).NewGame);
export const Play = lazyPage(async () => (await loadConfrontation()).Play);
export const Reference = lazyPage(async () => (await loadConfrontation()).Reference);
export const Results = lazyPage(async () => (await loadConfrontation()).Results);
