import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { effectListsOf } from '@/games/jime/content/effectLists';
import { branchesOf } from '@/games/jime/content/branches';
import type { Effect } from '@/games/jime/content';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { OATH, storyOf } from './oath';

const FOLDER = join(__dirname, '../../../campaigns/oath-of-the-lamps/text');
const wordsIn = (adventure: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(FOLDER, `${adventure}.${language}.json`), 'utf8'));

/** What keepers strike, in one sentence that is always the same. */
const RULE: Record<Language, string> = {
  en: 'Iron in the hand, that’s what they strike',
  fr: 'Le fer dans la main, voilà ce qu’ils frappent',
};

/** The first page of each list of effects that sets the flag. */
const pagesThatSet = (effects: readonly Effect[], flag: string): string[] => {
  const sets = effects.some((effect) => effect.do === 'flag' && effect.flag === flag);
  const page = effects.flatMap((effect) => (effect.do === 'message' ? effect.pages : []))[0];
  const here = sets && page ? [typeof page === 'string' ? page : page.page] : [];
  const inside = effects.flatMap((effect) => branchesOf(effect).map((branch) => branch.effects));
  return [...here, ...inside.flatMap((list) => pagesThatSet(list, flag))];
};

describe.each(LANGUAGES)('the rule of the dead (%s)', (language) => {
  const cart = wordsIn('cart', language);
  const told = effectListsOf(storyOf(OATH, 'cart')).flatMap(({ effects }) =>
    pagesThatSet(effects, 'no-iron'),
  );

  it('is learnt in the same sentence from whoever tells it', () => {
    expect(told.length).toBeGreaterThanOrEqual(5);
    for (const page of told) expect(cart[page]).toContain(RULE[language]);
    expect(wordsIn('farm', language)['farm.nell.dead']).toContain(RULE[language]);
  });

  it('asks for no buckle and no boot', () => {
    const asked = ['cart.kneel.known', 'cart.kneel.test', 'cart.greet.done']
      .map((page) => cart[page])
      .join(' ');
    expect(asked).not.toMatch(/buckle|boot|boucle|botte/i);
  });
});

type Cost = { text: string; effects: readonly Effect[] };

/** What an option costs before any test is made for it. */
const isDear = (effect: Effect): boolean =>
  effect.do === 'suffer' || effect.do === 'weakness' || (effect.do === 'threat' && effect.by > 0);

const offersIn = (effects: readonly Effect[]): Cost[] =>
  effects.flatMap((effect) => [
    ...(effect.do === 'choice' ? effect.options : effect.do === 'dialogue' ? effect.topics : []),
    ...branchesOf(effect).flatMap((branch) => offersIn(branch.effects)),
  ]);

it.each(['cart', 'mill', 'farm'])('what an answer costs is printed on it, as one number (%s)', (id) => {
  const words = wordsIn(id, 'en');
  const dear = effectListsOf(storyOf(OATH, id))
    .flatMap(({ effects }) => offersIn(effects))
    .filter(({ effects }) => effects.some(isDear));
  expect(dear.length).toBeGreaterThan(3);
  for (const { text } of dear) expect(words[text]).toMatch(/\(.*\d.*\)$/);
});
