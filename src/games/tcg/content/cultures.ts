/** p.6 The twelve cultures; a card belongs to the side of its culture. */
const FREE_PEOPLES_CULTURES = ['dwarven', 'elven', 'gandalf', 'gondor', 'rohan', 'shire'] as const;
const SHADOW_CULTURES = ['dunland', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron'] as const;
export const CULTURES = [...FREE_PEOPLES_CULTURES, ...SHADOW_CULTURES] as const;
export type Culture = (typeof CULTURES)[number];

export const SIDES = ['freePeoples', 'shadow'] as const;
export type Side = (typeof SIDES)[number];

const FREE_PEOPLES: readonly Culture[] = FREE_PEOPLES_CULTURES;

export const sideOf = (culture: Culture): Side => (FREE_PEOPLES.includes(culture) ? 'freePeoples' : 'shadow');
