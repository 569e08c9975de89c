import { folded } from '@/kernel/fold';
import { headingOf } from '@/kernel/lines';

/** What a heading says of the lines below it: the Ring-bearer, the Ring, a half of the draw deck, all of it, or the sites. */
export type DeckPlace = 'ringBearer' | 'ring' | 'freePeoples' | 'shadow' | 'draw' | 'sites';

const WORDS: Record<DeckPlace, readonly string[]> = {
  ringBearer: ['ring bearer', 'ringbearer', 'porteur', 'porteur de l anneau'],
  ring: ['one ring', 'the one ring', 'ring', 'anneau unique', 'l anneau unique', 'anneau'],
  freePeoples: [
    ...['free peoples', 'free people', 'companions', 'companion', 'allies', 'ally'],
    ...['peuples libres', 'compagnons', 'compagnon', 'allie'],
    ...['dwarven', 'elven', 'gandalf', 'gondor', 'rohan', 'shire'],
    ...['naine', 'nain', 'nains', 'elfique', 'elfes', 'le gondor', 'comte', 'la comte'],
  ],
  shadow: [
    ...['shadow', 'minions', 'minion', 'ombre', 'l ombre', 'seides', 'seide'],
    ...['dunland', 'isengard', 'moria', 'raider', 'raiders', 'ringwraith', 'ringwraiths', 'sauron'],
    ...['pays de dun', 'l isengard', 'la moria', 'pillard', 'pillards'],
    ...['spectre de l anneau', 'spectres de l anneau'],
  ],
  draw: ['draw deck', 'deck', 'pioche'],
  sites: ['sites', 'site', 'adventure deck', 'adventure path', 'paquet d aventure', 'chemin de l aventure'],
};

const PLACES = new Map(
  (Object.entries(WORDS) as [DeckPlace, readonly string[]][]).flatMap(([place, words]) =>
    words.map((word): [string, DeckPlace] => [word, place]),
  ),
);

/** “Peuples Libres (30)”, “# Sites :”; null for any other line. */
export const headingIn = (line: string): DeckPlace | null => {
  return PLACES.get(folded(headingOf(line) ?? '')) ?? null;
};
