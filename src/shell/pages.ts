import { lazyPage } from './lazyPage';

/** The pages of the shell but the title, for the routes under `app`: the title does not wait for their code. */
export const Credits = lazyPage(async () => (await import('./Credits')).Credits);
export const Licences = lazyPage(async () => (await import('./licences/Licences')).Licences);
export const NotFound = lazyPage(async () => (await import('./NotFound')).NotFound);
export const Privacy = lazyPage(async () => (await import('./privacy/Privacy')).Privacy);
export const Saves = lazyPage(async () => (await import('./saves/Saves')).Saves);
export const Settings = lazyPage(async () => (await import('./Settings')).Settings);
