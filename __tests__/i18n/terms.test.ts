import heroes from '../../campaigns/core/heroes.json';
import box from '../../campaigns/core/text/fr.json';
import tutorial from '../../campaigns/tutorial/text/fr.json';
import { wordsOf as jimeWordsOf } from '@/games/jime/words';
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
];

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
