import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsOf as confrontationCard } from '@/games/confrontation/cardWords';
import { wordsOf as jimeCard } from '@/games/jime/cardWords';
import { wordsOf as lcgCard } from '@/games/lcg/cardWords';
import { wordsOf as tcgCard } from '@/games/tcg/cardWords';
import { wordsOf } from '@/games/jime/words';
import type { Generator } from '@/kernel/random';
import { int, pick, seeded } from '@/kernel/random';
import type { DevicePage } from './devicePage';
import { labelOf, touch, touchables } from './devicePage';
import { openTitle } from './evening';

const TAPS = 400;
const words = wordsOf('en');
const NAMES = ['Anne', 'Tom', 'Élise', 'x'];

const GAMES = {
  jime: jimeCard('en').newCampaign,
  confrontation: confrontationCard('en').newGame,
  lcg: lcgCard('en').newGame,
  tcg: tcgCard('en').newGame,
};

/** Back on the title, the game is opened again: what goes on, and now and then a new one. */
const enter = async (page: DevicePage, dice: Generator, game: string): Promise<void> => {
  const goesOn = page.getByRole('button', { name: new RegExp(`^${words.shelf.goOnWith('').trim()}`) });
  if (int(dice, 0, 3) > 0 && (await goesOn.count()) > 0) return goesOn.first().click();
  return page.getByRole('button', { name: game, exact: true }).first().click();
};

const isTitle = async (page: DevicePage): Promise<boolean> =>
  (await page.getByRole('heading', { name: words.app.name, exact: true, level: 1 }).count()) > 0;

/** Types into a field that is in sight, or touches anything that can be touched. */
const doAnything = async (page: DevicePage, dice: Generator): Promise<string> => {
  const fields = page.getByRole('textbox');
  const count = await fields.count();
  if (count > 0 && int(dice, 0, 5) === 0) {
    await fields.nth(int(dice, 0, count - 1)).fill(pick(dice, NAMES));
    return 'typed';
  }
  const offered = touchables(page.device);
  assert.ok(offered.length > 0, `nothing can be touched; in sight: ${page.described()}`);
  const chosen = pick(dice, offered);
  const label = labelOf(chosen);
  await touch(page.device, chosen);
  return label;
};

describe(`${TAPS} taps at random on a device`, () => {
  for (const [at, [id, begin]] of Object.entries(GAMES).entries())
    it(`break nothing in ${id}`, async () => {
      const page = await openTitle();
      const dice = seeded(2026 + at);
      const done: string[] = [];
      for (let tap = 0; tap < TAPS; tap += 1) {
        if (await isTitle(page)) await enter(page, dice, begin);
        else done.push(await doAnything(page, dice));
        try {
          page.expectSound();
        } catch (cause) {
          throw new Error(`tap ${tap} of seed ${2026 + at}, after: ${done.slice(-8).join(' › ')}`, { cause });
        }
        assert.equal(
          await page.getByText(words.mishap.title).count(),
          0,
          `after: ${done.slice(-8).join(' › ')}`,
        );
      }
    });
});
