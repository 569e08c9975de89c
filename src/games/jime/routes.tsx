import { lazyPage } from '@/shell/lazyPage';
import { loadJime } from './load';

/** The pages of the game, for the routes under `app/jime`. */
export const BoxBrowser = lazyPage(async () => (await loadJime()).BoxBrowser);
export const Collection = lazyPage(async () => (await loadJime()).Collection);
export const LayMap = lazyPage(async () => (await loadJime()).LayMap);
export const NewGame = lazyPage(async () => (await loadJime()).NewGame);
export const Reference = lazyPage(async () => (await loadJime()).Rules);
export const Play = lazyPage(async () => (await loadJime()).Play);
