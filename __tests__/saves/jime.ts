import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { createJime } from '@/games/jime/createJime';
import { readBundle } from '@/games/jime/content/bundles';
import { CONTENT } from '../games/jime/rules/company';

/** The small test campaign as a game opens it: without words. */
export const SMALL = { ...CONTENT, text: byLanguage(() => ({})), languages: LANGUAGES };

/** Journeys in Middle-earth on a table that has the core box and the small test campaign. */
export const jime = createJime({
  open: async (id) => (id === SMALL.campaign.id ? SMALL : null),
  readImport: async (text) => {
    const found = readBundle(text);
    return found.ok ? { id: found.id, text: JSON.stringify(found.bundle) } : null;
  },
  products: () => ['core'],
});

export const findGame = async (id: string) => (id === jime.id ? jime : null);
