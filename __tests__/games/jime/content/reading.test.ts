import { adventureSchema } from '@/games/jime/content/schema/adventure';
import type { Effect } from '@/games/jime/content/schema/effects';
import {
  endsOnSting,
  hasSimile,
  openingWords,
  opensOnPronoun,
  told,
  wordsOf,
} from '../../../../scripts/read/ear';
import { failuresIn, kindsOf } from '../../../../scripts/read/failures';
import { pagesOf } from '../../../../scripts/read/pages';
import { readingOf } from '../../../../scripts/read/report';
import { readFolder } from '../../../../scripts/campaign-folders';

const message = (...pages: string[]): Effect => ({ do: 'message', pages });
const threat = (by: number): Effect => ({ do: 'threat', by });
const test = (pass: Effect[], fail: Effect[]): Effect => ({
  do: 'test',
  text: 'question',
  who: 'acting',
  stats: ['wit'],
  judged: { by: 'needed', needed: 2, pass, fail },
});

const WHEEL = adventureSchema.parse(readFolder('campaigns/example').data['adventures/01-still-wheel.json']);
/** The example with one token, whatever its words are. */
const withToken = (effects: Effect[], text = 'look') => ({
  ...WHEEL,
  setup: [message('first', 'second')],
  explore: {},
  actions: [],
  triggers: [],
  resolutions: [],
  terrain: [],
  threat: { ...WHEEL.threat, thresholds: [] },
  tokens: [{ id: 'cairn', kind: 'search' as const, text, interactions: [{ text: 'button', effects }] }],
});

describe('a page', () => {
  it('is what it is to the ear: opening, look, question, result, scene; a button is none', () => {
    const pages = pagesOf(withToken([test([message('passed', 'then')], [message('failed')])]));
    expect(pages.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      'first opening',
      'second opening',
      'question question',
      'passed result',
      'then scene',
      'failed result',
      'look look',
    ]);
  });
  it('is a result where a condition stands before it, and where the token alone is used', () => {
    const asked: Effect = {
      do: 'if',
      when: { is: 'noEnemies' },
      then: [message('calm')],
      else: [message('war')],
    };
    expect(pagesOf(withToken([asked, message('after')])).map(({ key, kind }) => `${key} ${kind}`)).toEqual(
      expect.arrayContaining(['calm result', 'war result']),
    );
  });
  it('read in two places is one page, known by both steps', () => {
    const page = pagesOf(withToken([test([message('same')], [message('same')])])).find(
      ({ key }) => key === 'same',
    );
    expect(page?.steps).toEqual([
      'tokens.cairn.interactions[0].effects[0].judged.pass[0]',
      'tokens.cairn.interactions[0].effects[0].judged.fail[0]',
    ]);
  });
});

describe('the ear', () => {
  it('hears what is told without what the table does', () => {
    expect(told('The beam falls. *Threat rises by 2.*')).toBe('The beam falls.');
    expect(wordsOf('The beam — at last — falls : {hero} too')).toHaveLength(7);
  });
  it.each([
    ['It moves.', 'en', true],
    ['“She knows,” says Tansy.', 'en', true],
    ['Item by item the load goes.', 'en', false],
    ['The beam moves.', 'en', false],
    ['One beast ran here.', 'en', false],
    ['Il bouge.', 'fr', true],
    ['« C’est froid », dit Tansy.', 'fr', true],
    ['Illuminée, la tour attend.', 'fr', false],
    ['Cette poutre bouge.', 'fr', false],
  ] as const)('%s (%s) opens on a pronoun: %s', (text, language, expected) => {
    expect(opensOnPronoun(text, language)).toBe(expected);
  });
  it.each([
    ['The wood is warm as a loaf.', 'en', true],
    ['He turns it as if it were hot.', 'en', true],
    ['The stones lean like drunkards.', 'en', true],
    ['I’d like a word.', 'en', false],
    ['Stay as long as you please.', 'en', false],
    ['Il sonne comme un tambour.', 'fr', true],
    ['Il gèle comme toujours.', 'fr', false],
    ['La pierre gèle.', 'fr', false],
  ] as const)('%s (%s) compares: %s', (text, language, expected) => {
    expect(hasSimile(text, language)).toBe(expected);
  });
  it('hears a sting in a short last sentence, instructions left out, and none in a page of one sentence', () => {
    expect(endsOnSting('The bell rings twice over the yard. Nobody comes. *Threat rises by 1.*')).toBe(true);
    expect(endsOnSting('« Qui est là ? » demande la voix. Personne ne répond.')).toBe(true);
    expect(endsOnSting('Nobody comes.')).toBe(false);
    expect(endsOnSting('The ditch is deep and cold. {hero} goes in first.')).toBe(false);
    expect(endsOnSting('The bell rings. Nobody comes down from the hill before the rain has stopped.')).toBe(
      false,
    );
  });
  it('knows an opening by its first three words', () => {
    expect(openingWords('« C’est à nous », dit l’un.')).toBe('c’est à nous');
  });
});

describe('a failure', () => {
  it('is of every kind it has; a token taken away counts only alone', () => {
    const suffer: Effect = { do: 'suffer', who: 'acting', damage: 1, fear: 1 };
    expect(kindsOf([message('x'), threat(2), { do: 'removeToken' }])).toEqual(['threat']);
    expect(kindsOf([suffer])).toEqual(['damage', 'fear']);
    expect(kindsOf([message('x'), { do: 'removeToken' }])).toEqual(['token']);
    expect(kindsOf([message('x'), threat(-1)])).toEqual(['words']);
  });
  it('is found wherever a test stands', () => {
    expect(
      failuresIn([test([test([], [threat(1)])], [{ do: 'weakness', who: 'acting', count: 1 }])]),
    ).toEqual([['weakness'], ['threat']]);
  });
});

it('a reading counts pages, words, faults and what games have heard', () => {
  const adventure = withToken([test([message('passed')], [message('failed'), threat(1)])]);
  const text = {
    first: 'A mill stands still under the hill.',
    second: 'Its wheel waits.',
    look: 'A cairn like a loaf.',
    question: 'Who piled it up?',
    passed: 'It was a shepherd.',
    failed: 'The stones fall upon your foot, one by one. Ouch.',
  };
  const passed = 'tokens.cairn.interactions[0].effects[0]';
  const heard = { games: 2, steps: { [passed]: 2, [`${passed}.judged.pass[0]`]: 1 } };
  const reading = readingOf(adventure, text, 'en', heard);
  expect(reading).toMatchObject({
    pages: 6,
    words: 33,
    long: [],
    pronouns: { of: 2, keys: ['passed'] },
    similes: { of: 6, keys: ['look'] },
    stings: { of: 6, keys: ['failed'] },
    failures: { threat: 1 },
    heroes: 0,
  });
  expect(reading.heard?.minutes).toBeCloseTo((5 + 4 + 4 / 2) / 150);
  expect(reading.heard?.never).toContain('failed');
});
