import heroes from '../../campaigns/core/heroes.json';
import box from '../../campaigns/core/text/fr.json';
import tutorial from '../../campaigns/tutorial/text/fr.json';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf as confrontationWordsOf } from '@/games/confrontation/words';
import { wordsOf as jimeWordsOf } from '@/games/jime/words';
import { wordsOf as lcgWordsOf } from '@/games/lcg/words';
import { wordsOf as tcgWordsOf } from '@/games/tcg/words';
import { sentences } from './sentences';

const french = sentences(jimeWordsOf('fr'));

/** Words that once stood beside the one we keep, and that one. */
const ONE_WORD: [RegExp, string][] = [
  [/réglages/i, 'Paramètres'],
  [/ripost/i, 'contre-attaquer'],
  [/groupes? prêts?/i, 'restauré'],
  [/chronique\b/i, 'Chroniques'],
  [/décors/i, 'Terrain'],
  [/limite (de|à la) (dégâts|peur)/i, 'limite aux dégâts, limite aux peurs'],
  [/(livr|accompli)\S* (le|un|\d+) barouds?/i, 'faire un baroud d’honneur'],
  [/\d (en|de) (connaissance|expérience)/i, 'points de connaissance'],
  [/(?<!bon à |pour )savoir\b/i, 'connaissance'],
  [/\bpass\S* (un|le|ce|son|ces|des|les) tests?\b/i, 'effectuer un test'],
  [/hors de combat|(?<!se )\bdéfaits?\b/i, 'vaincu'],
  [/\bpaliers?\b|\brangs? d’(un|l’)objet/i, 'niveau'],
  [/pastille|médaillon/i, 'portrait'],
  [/marque-pages?/i, 'signet'],
  [/\b(l|d|une|cette)[’ea]? ?feuille\b(?! en haut)/i, 'panneau'],
  [/\b(à|de|dans|pour) la réserve\b/, 'Réserve'],
  [/groupes? Ennemis/, 'groupes Ennemi'],
];

const REFERENCE = join(__dirname, '../../src/games/jime/reference/fr');

const linesIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => linesIn(one, `${path}.${key}`));
};

/** The guide retold; what is searched by may be called by any name. */
const reference = readdirSync(REFERENCE)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => linesIn(JSON.parse(readFileSync(join(REFERENCE, file), 'utf8')), file))
  .filter(([path]) => !path.includes('.tags.'));

/** What cards and lessons say of the rules has the same words; the names of cards are their own. */
const RULES_OF_CARDS: [string, string][] = [
  ...Object.entries(box).filter(([key]) => key.endsWith('.gist')),
  ...Object.entries(tutorial).filter(([key]) => key.startsWith('lesson.')),
];
const IN_RULES = ONE_WORD.filter(([, kept]) => kept !== 'connaissance');

it.each(ONE_WORD)('French has one word for one thing: not %s but %s', (other) => {
  expect(french.filter(([, said]) => other.test(said))).toEqual([]);
});

it.each(IN_RULES)('and so have cards and lessons: not %s but %s', (other) => {
  expect(RULES_OF_CARDS.filter(([, said]) => other.test(said))).toEqual([]);
});

it.each(ONE_WORD.filter(([, kept]) => kept !== 'connaissance'))(
  'and so has the guide retold: not %s but %s',
  (other) => expect(reference.filter(([, said]) => other.test(said))).toEqual([]),
);

it('§82.2 fog beside a tile is fog, mist in a space is a terrain', () => {
  expect(jimeWordsOf('fr').board.signs.fog[0]).toBe('Brouillard');
});

it('§38.12 a card prevents, a test negates', () => {
  expect(jimeWordsOf('fr').prompts.attack.negated).toMatch(/^Prévenus/);
  expect(jimeWordsOf('en').prompts.attack.negated).toMatch(/^Prevented/);
});

it.each([lcgWordsOf, tcgWordsOf, confrontationWordsOf])('the other games have the words of the app', (of) => {
  const others = /réglages|\bgarder et quitter|hors de combat|texte d’ombre/i;
  expect(sentences(of('fr')).filter(([, said]) => others.test(said))).toEqual([]);
});

it('French speaks of a heroine as of a woman', () => {
  const { campaign, table } = jimeWordsOf('fr');
  expect(table.hero.confirm.damage('Elena', 'feminine')).toMatch(/^Elena a-t-elle atteint/);
  expect(table.hero.confirm.fear('Gimli', 'masculine')).toMatch(/^Gimli a-t-il atteint/);
  expect(table.hero.defeated('feminine')).toBe('vaincue');
  expect(campaign.menu.hero.fallen('feminine')).toMatch(/^Vaincue /);
  expect(campaign.epilogue.fallenLine('Elena', 'feminine')).toContain('vaincue, et en est revenue');
});

it('the box knows its heroines', () => {
  const heroines = heroes.filter(({ gender }) => gender === 'feminine').map(({ id }) => id);
  expect(heroines).toEqual([
    'arwen',
    'beravor',
    'calaminth-took',
    'dis',
    'eleanor',
    'elena',
    'freahild',
    'renerien',
  ]);
});
