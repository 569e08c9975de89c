import type { KnownSites } from '@/games/tcg/decks';
import { LAST_SITE } from '@/games/tcg/play';
import type { Check } from '@/kernel/checks';
import { whole } from '@/kernel/checks';
import { createKept } from '@/session/createKept';

const isNumber = whole(1, LAST_SITE);

const isKnownSites: Check<KnownSites> = (value): value is KnownSites =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isNumber);

/** Numbers of sites as the table has given them: the list of set 4 prints none. */
export const useKnownSites = createKept<KnownSites>('tcg.sites', isKnownSites, {});

export const rememberSite = (thing: string, number: number): Promise<void> => {
  const { value, keep } = useKnownSites.getState();
  return keep({ ...value, [thing]: number });
};
