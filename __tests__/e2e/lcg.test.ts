import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LcgSettings } from '@/games/lcg/session/settingChoices';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { assertQuiet, openTitleOf, seeHeading } from './browser';
import { kill, toldOf } from './kill';
import { LcgPlayer } from './lcgPlayer';
import { Mirkwood } from './mirkwood';
import { openSite, scratchFolder } from './site';

/** One table stops at every window of the rules, the other where something is to do; the game is the same. */
const WINDOWS: Record<Language, LcgSettings['windows']> = { en: 'needed', fr: 'all' };

/** The checks as the screen lists them, those made and those to come. */
const checksShown = async ({ page, words }: LcgPlayer): Promise<string[]> => {
  const list = page.getByRole('list', { name: words.table.checks.sequence, exact: true });
  await list.waitFor();
  return list.getByRole('listitem').allInnerTexts();
};

/**
 * After three whole rounds. Anne: 29, 1 for each round, 1 for the quest that was lost = 33; Théodred dead: 8; damage 2 on
 * Glóin and 2 on Aragorn: 45. Tom: 24 + 3 + 1 = 28; damage 1 on Dúnhere and 1 on Éowyn: 30. Less 4 victory points, once:
 * 45 + 30 − 4 = 71 by the core rules (R p.22). By the F.A.Q. 10 more for each round: 71 + 30 = 101.
 */
const seeScore = async (table: LcgPlayer): Promise<void> => {
  const { page, words } = table;
  const { score, names } = words;
  await seeHeading(page, score.won);
  await table.sees(score.place(names.scenario.mirkwood, 3));
  await table.sees(score.terms(33, 8, 4));
  await table.sees('45');
  await table.sees(score.terms(28, 0, 2));
  await table.sees('30');
  await table.sees('− 4');
  await table.sees('+ 30');
  await table.sees('101');
  await page.getByRole('radio', { name: score.core(71), exact: true }).click();
  await table.sees('+ 0');
  await table.sees('71');
  await page.getByRole('radio', { name: score.faq(101), exact: true }).click();
  await table.sees('101');
};

describe('Passage Through Mirkwood for two, by the interface alone', async () => {
  const site = await openSite();
  for (const language of LANGUAGES)
    it(`is won in round 4 with its score, killed in an engagement check on the way, in ${language}`, async () => {
      const profile = scratchFolder();
      const open = () => openTitleOf(profile, site.address, language);

      const evening = new LcgPlayer(await open(), language, WINDOWS[language]);
      const first = new Mirkwood(evening);
      await first.begin();
      await first.roundOneToChecks();
      assert.deepEqual(await checksShown(evening), first.checks);
      await first.makeOneCheck();
      const told = await toldOf(evening.page);
      assertQuiet(evening.page);
      await kill(evening.page, profile);

      const table = new LcgPlayer(await open(), language, WINDOWS[language]);
      const game = new Mirkwood(table);
      await table.goOn();
      await table.sees(table.words.names.step.checks);
      assert.equal(await toldOf(table.page), told);
      assert.deepEqual(await checksShown(table), game.checks);
      await game.endRoundOne();
      await game.roundTwoToCombat();
      await game.enemiesOfRoundTwo();
      await game.overrideARefusal();
      await game.endRoundTwo();
      await game.roundThreeToTravel();
      await game.endRoundThree();
      await game.roundFourToVictory();
      await seeScore(table);
      assertQuiet(table.page);
      await table.page.context().close();
    });
});
