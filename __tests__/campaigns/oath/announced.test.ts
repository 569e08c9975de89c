import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@/i18n/languages';
import { ScriptedGame } from '../scriptedGame';
import { FIVE, OATH, alone } from './oath';

const FOLDER = join(__dirname, '../../../campaigns/oath-of-the-lamps/text');
const wordsIn = (adventure: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(FOLDER, `${adventure}.${language}.json`), 'utf8'));

/** The line in which a page says that threat has risen, in either language. */
const RISES = /\*[^*]*(?:Threat rises by|La menace augmente de) (\d+)/g;
const risesIn = (page: string): number =>
  [...page.matchAll(RISES)].reduce((sum, [, count]) => sum + Number(count), 0);

const COMPANIES = [2, 3, 4, 5].flatMap((heroes) =>
  (['normal', 'hard'] as const).map((difficulty) => ({ heroes, difficulty })),
);

/** Nobody should find the bar filled before the first round and not know by what. */
describe.each(Object.keys(OATH.adventures))('%s', (adventure) => {
  it.each(COMPANIES)('says aloud what threat it begins with ($heroes, $difficulty)', (company) => {
    const { heroes, difficulty } = company;
    const told = new ScriptedGame(
      alone(adventure),
      {
        heroes: FIVE.heroes.slice(0, heroes),
        roles: FIVE.roles.slice(0, heroes),
        seed: 1,
        difficulty,
      },
      { passes: true, takes: [] },
    );
    for (const language of LANGUAGES) {
      const words = wordsIn(adventure, language);
      const said = [...told.texts].reduce((sum, page) => sum + risesIn(words[page] ?? ''), 0);
      expect(said).toBe(told.adventure.threat);
    }
  });
});
