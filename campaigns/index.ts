import type { Language } from '@/i18n/languages';
import { openByLanguage } from '@/i18n/languages';

/**
 * The registry: the only file that names data files. Nothing is read before it is asked for, and each file is named in
 * a literal `import`, so that the bundler can set it apart.
 */
type Load = () => Promise<unknown>;

/**
 * The files of one folder, by their path in it. `words` holds what is read in one adventure alone, by adventure; a folder
 * without it has all its words in `text`.
 */
type Folder = {
  data: Record<string, Load>;
  text: Record<Language, Load> & Partial<Record<`verified-${Language}`, Load>>;
  words?: Record<string, Record<Language, Load>>;
};

export const registry = {
  core: {
    data: {
      'products.json': () => import('./core/products.json'),
      'heroes.json': () => import('./core/heroes.json'),
      'roles.json': () => import('./core/roles.json'),
      'skills.json': () => import('./core/skills.json'),
      'items.json': () => import('./core/items.json'),
      'trinkets.json': () => import('./core/trinkets.json'),
      'titles.json': () => import('./core/titles.json'),
      'boons.json': () => import('./core/boons.json'),
      'banes.json': () => import('./core/banes.json'),
      'damage-cards.json': () => import('./core/damage-cards.json'),
      'fear-cards.json': () => import('./core/fear-cards.json'),
      'weaknesses.json': () => import('./core/weaknesses.json'),
      'enemies.json': () => import('./core/enemies.json'),
      'enemy-bonuses.json': () => import('./core/enemy-bonuses.json'),
      'tiles.json': () => import('./core/tiles.json'),
      'battle-tiles.json': () => import('./core/battle-tiles.json'),
      'terrain.json': () => import('./core/terrain.json'),
      'space-traits.json': () => import('./core/space-traits.json'),
      'tokens.json': () => import('./core/tokens.json'),
      'modifiers.json': () => import('./core/modifiers.json'),
      'keywords.json': () => import('./core/keywords.json'),
    },
    text: {
      en: () => import('./core/text/en.json'),
      fr: () => import('./core/text/fr.json'),
      'verified-fr': () => import('./core/text/verified-fr.json'),
    },
  },
  tutorial: {
    data: {
      'campaign.json': () => import('./tutorial/campaign.json'),
      'adventures/01-bell.json': () => import('./tutorial/adventures/01-bell.json'),
      'adventures/02-guests.json': () => import('./tutorial/adventures/02-guests.json'),
    },
    text: {
      en: () => import('./tutorial/text/en.json'),
      fr: () => import('./tutorial/text/fr.json'),
    },
  },
  'oath-of-the-lamps': {
    data: {
      'campaign.json': () => import('./oath-of-the-lamps/campaign.json'),
      'adventures/01-cart.json': () => import('./oath-of-the-lamps/adventures/01-cart.json'),
      'adventures/02-mill.json': () => import('./oath-of-the-lamps/adventures/02-mill.json'),
      'adventures/03a-farm.json': () => import('./oath-of-the-lamps/adventures/03a-farm.json'),
      'adventures/03b-ford.json': () => import('./oath-of-the-lamps/adventures/03b-ford.json'),
      'adventures/04-bride.json': () => import('./oath-of-the-lamps/adventures/04-bride.json'),
      'adventures/05-hearths.json': () => import('./oath-of-the-lamps/adventures/05-hearths.json'),
      'adventures/06-market.json': () => import('./oath-of-the-lamps/adventures/06-market.json'),
      'adventures/07a-bragdush.json': () => import('./oath-of-the-lamps/adventures/07a-bragdush.json'),
      'adventures/07b-toll.json': () => import('./oath-of-the-lamps/adventures/07b-toll.json'),
      'adventures/09-blind-man.json': () => import('./oath-of-the-lamps/adventures/09-blind-man.json'),
      'adventures/10-coll-tallow.json': () => import('./oath-of-the-lamps/adventures/10-coll-tallow.json'),
      'adventures/11-long-cart.json': () => import('./oath-of-the-lamps/adventures/11-long-cart.json'),
      'adventures/14-goldworthy.json': () => import('./oath-of-the-lamps/adventures/14-goldworthy.json'),
      'adventures/16-dismissed.json': () => import('./oath-of-the-lamps/adventures/16-dismissed.json'),
      'adventures/13-grain-road.json': () => import('./oath-of-the-lamps/adventures/13-grain-road.json'),
      'adventures/15-candle.json': () => import('./oath-of-the-lamps/adventures/15-candle.json'),
      'adventures/12-errand.json': () => import('./oath-of-the-lamps/adventures/12-errand.json'),
    },
    text: {
      en: () => import('./oath-of-the-lamps/text/campaign.en.json'),
      fr: () => import('./oath-of-the-lamps/text/campaign.fr.json'),
    },
    words: {
      cart: {
        en: () => import('./oath-of-the-lamps/text/cart.en.json'),
        fr: () => import('./oath-of-the-lamps/text/cart.fr.json'),
      },
      mill: {
        en: () => import('./oath-of-the-lamps/text/mill.en.json'),
        fr: () => import('./oath-of-the-lamps/text/mill.fr.json'),
      },
      farm: {
        en: () => import('./oath-of-the-lamps/text/farm.en.json'),
        fr: () => import('./oath-of-the-lamps/text/farm.fr.json'),
      },
      ford: {
        en: () => import('./oath-of-the-lamps/text/ford.en.json'),
        fr: () => import('./oath-of-the-lamps/text/ford.fr.json'),
      },
      bride: {
        en: () => import('./oath-of-the-lamps/text/bride.en.json'),
        fr: () => import('./oath-of-the-lamps/text/bride.fr.json'),
      },
      hearths: {
        en: () => import('./oath-of-the-lamps/text/hearths.en.json'),
        fr: () => import('./oath-of-the-lamps/text/hearths.fr.json'),
      },
      market: {
        en: () => import('./oath-of-the-lamps/text/market.en.json'),
        fr: () => import('./oath-of-the-lamps/text/market.fr.json'),
      },
      bragdush: {
        en: () => import('./oath-of-the-lamps/text/bragdush.en.json'),
        fr: () => import('./oath-of-the-lamps/text/bragdush.fr.json'),
      },
      toll: {
        en: () => import('./oath-of-the-lamps/text/toll.en.json'),
        fr: () => import('./oath-of-the-lamps/text/toll.fr.json'),
      },
      'blind-man': {
        en: () => import('./oath-of-the-lamps/text/blind-man.en.json'),
        fr: () => import('./oath-of-the-lamps/text/blind-man.fr.json'),
      },
      'coll-tallow': {
        en: () => import('./oath-of-the-lamps/text/coll-tallow.en.json'),
        fr: () => import('./oath-of-the-lamps/text/coll-tallow.fr.json'),
      },
      'long-cart': {
        en: () => import('./oath-of-the-lamps/text/long-cart.en.json'),
        fr: () => import('./oath-of-the-lamps/text/long-cart.fr.json'),
      },
      errand: {
        en: () => import('./oath-of-the-lamps/text/errand.en.json'),
        fr: () => import('./oath-of-the-lamps/text/errand.fr.json'),
      },
      'grain-road': {
        en: () => import('./oath-of-the-lamps/text/grain-road.en.json'),
        fr: () => import('./oath-of-the-lamps/text/grain-road.fr.json'),
      },
      goldworthy: {
        en: () => import('./oath-of-the-lamps/text/goldworthy.en.json'),
        fr: () => import('./oath-of-the-lamps/text/goldworthy.fr.json'),
      },
      candle: {
        en: () => import('./oath-of-the-lamps/text/candle.en.json'),
        fr: () => import('./oath-of-the-lamps/text/candle.fr.json'),
      },
      dismissed: {
        en: () => import('./oath-of-the-lamps/text/dismissed.en.json'),
        fr: () => import('./oath-of-the-lamps/text/dismissed.fr.json'),
      },
    },
  },
  'sample-maps': {
    data: {
      'forest.json': () => import('./sample-maps/forest.json'),
      'cave.json': () => import('./sample-maps/cave.json'),
      'ford.json': () => import('./sample-maps/ford.json'),
      'inn.json': () => import('./sample-maps/inn.json'),
      'mine.json': () => import('./sample-maps/mine.json'),
      'rampart.json': () => import('./sample-maps/rampart.json'),
      'garden.json': () => import('./sample-maps/garden.json'),
      'evening.json': () => import('./sample-maps/evening.json'),
    },
    text: {
      en: () => import('./sample-maps/text/en.json'),
      fr: () => import('./sample-maps/text/fr.json'),
    },
  },
} satisfies Record<string, Folder>;

export type FolderName = keyof typeof registry;

/** The folders that hold a campaign, in the order they are offered. */
export const CAMPAIGNS = Object.entries<Folder>(registry)
  .filter(([, { data }]) => 'campaign.json' in data)
  .map(([name]) => name as FolderName);

export const isCampaign = (name: string): name is FolderName => (CAMPAIGNS as string[]).includes(name);

/** Bundlers and runtimes wrap a JSON file in a module in different ways; all of them give it as `default`. */
const unwrap = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : module;

/** Every data file of a folder, by its path in it. */
export const openData = async (name: FolderName): Promise<Record<string, unknown>> => {
  const { data }: Folder = registry[name];
  const files = Object.entries(data).map(async ([file, load]) => [file, unwrap(await load())] as const);
  return Object.fromEntries(await Promise.all(files));
};

/** One text of a folder: what it says in a language, or the list of verified names in one. */
export const openText = async (name: FolderName, text: keyof Folder['text']): Promise<unknown> => {
  const load = (registry[name] as Folder).text[text];
  return load && unwrap(await load());
};

/** What is read in one adventure alone; nothing where all words of the folder are in its text. */
export const openWords = async (
  name: FolderName,
  adventure: string,
  language: Language,
): Promise<unknown> => {
  const { words = {} }: Folder = registry[name];
  const load = Object.hasOwn(words, adventure) ? words[adventure]?.[language] : undefined;
  return load ? unwrap(await load()) : {};
};

/** What is said of a campaign on the shelf, before it is opened: its first page and its first words. */
export const openCover = async (
  name: FolderName,
): Promise<{ campaign: unknown; text: Record<Language, unknown> }> => {
  const { data, text }: Folder = registry[name];
  const opened = async (load: Load | undefined): Promise<unknown> => load && unwrap(await load());
  const [campaign, first] = await Promise.all([
    opened(data['campaign.json']),
    openByLanguage((language) => opened(text[language])),
  ]);
  return { campaign, text: first };
};
