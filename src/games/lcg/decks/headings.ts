import type { Sphere } from '@/games/lcg/content';
import { plainTitle } from '@/games/lcg/play';
import { headingOf } from '@/kernel/lines';

/** What a heading says of the lines below it. */
export type DeckSection = 'hero' | 'ally' | 'attachment' | 'event' | 'encounter' | 'quest' | 'sideQuest';

/** A section of a list: what kind of cards, which sphere, or cards that lie beside the deck. */
type Heading =
  | { of: 'section'; section: DeckSection }
  | { of: 'sphere'; sphere: Sphere | 'neutral' }
  | { of: 'deck' }
  | { of: 'aside' };

const SECTION_WORDS: Record<DeckSection, readonly string[]> = {
  hero: ['hero', 'heroes', 'heros'],
  ally: ['ally', 'allies', 'allie'],
  attachment: ['attachment', 'attachments', 'attachement', 'attachements'],
  event: ['event', 'events', 'evenement', 'evenements'],
  encounter: [
    ...['encounter', 'enemy', 'enemies', 'location', 'locations', 'treachery', 'objective', 'objectives'],
    ...[
      'rencontre',
      'ennemi',
      'ennemis',
      'lieu',
      'lieux',
      'traitrise',
      'traitrises',
      'objectif',
      'objectifs',
    ],
  ],
  quest: ['quest', 'quests', 'quete', 'quetes'],
  sideQuest: [
    ...['player side quest', 'player side quests', 'side quest', 'side quests'],
    ...['quete annexe', 'quetes annexes', 'quete secondaire', 'quetes secondaires'],
  ],
};

const SPHERE_WORDS: Record<Sphere | 'neutral', readonly string[]> = {
  leadership: ['leadership', 'commandement'],
  tactics: ['tactics', 'tactique'],
  spirit: ['spirit', 'energie'],
  lore: ['lore', 'connaissance'],
  neutral: ['neutral', 'neutre'],
};

const DECK_WORDS = ['main deck', 'deck', 'deck principal'];
/** A contract lies beside the deck and is none of its cards. */
const ASIDE_WORDS = [
  ...['sideboard', 'side deck', 'maybeboard', 'reserve'],
  ...['contract', 'contracts', 'contrat', 'contrats'],
];

const headingsOf = <Name extends string>(
  words: Record<Name, readonly string[]>,
  heading: (name: Name) => Heading,
): [string, Heading][] =>
  (Object.entries(words) as [Name, readonly string[]][]).flatMap(([name, all]) =>
    all.map((word): [string, Heading] => [word, heading(name)]),
  );

/** Headings as lists have them in French and English, without accents. */
const HEADINGS: ReadonlyMap<string, Heading> = new Map([
  ...headingsOf(SECTION_WORDS, (section) => ({ of: 'section', section })),
  ...headingsOf(SPHERE_WORDS, (sphere) => ({ of: 'sphere', sphere })),
  ...DECK_WORDS.map((word): [string, Heading] => [word, { of: 'deck' }]),
  ...ASIDE_WORDS.map((word): [string, Heading] => [word, { of: 'aside' }]),
]);

/** “Hero (3)”, “# Alliés :”, “<section name="Event" …>”; null for any other line. */
export const headingIn = (line: string): Heading | null => {
  const tagged = /^<section\s[^>]*name="([^"]*)"/i.exec(line)?.[1];
  return HEADINGS.get(plainTitle(tagged ?? headingOf(line) ?? '')) ?? null;
};
