import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { GameState } from '@/games/jime/play';
import { playCamp } from '@/games/jime/sim/bots/camp';
import { newTable, playNext } from '@/games/jime/sim/campaign';
import { wordsOf } from '@/games/jime/words';
import { LANGUAGES } from '@/i18n/languages';
import { root } from '../../scripts/expo.mjs';
import { openShipped } from '../saves/shippedCampaigns';
import { pictureTour } from './album';
import { seeHeading } from './heading';
import { Player } from './player';
import { importFile } from './saveFiles';
import { scratchFolder } from './site';
import { writeStates } from './stateSaves';

const CAMPAIGN = 'oath-of-the-lamps';
const MOST_COMPANIES = 400;

/** A company that has played the campaign to its end, with the whole of its chronicle. */
const playedOut = async (seed: number): Promise<GameState> => {
  const skill = (['sensible', 'expert', 'careless'] as const)[seed % 3] ?? 'sensible';
  const company = { seed, heroes: 2 + (seed % 4), difficulty: 'normal', skill } as const;
  const table = newTable(await openShipped(CAMPAIGN), company);
  const chronicle: GameState['chronicle'] = [];
  do {
    if (table.state.stage === 'camp') playCamp(table);
    playNext(table, company);
    chronicle.push(...table.state.chronicle);
  } while (table.state.stage === 'camp');
  return { ...table.state, chronicle, prompts: [] };
};

/** One company for each ending of the campaign, by its name. */
const companiesByEnding = async (): Promise<Map<string, GameState>> => {
  const { campaign } = await openShipped(CAMPAIGN);
  const found = new Map<string, GameState>();
  for (let seed = 1; seed <= MOST_COMPANIES && found.size < campaign.epilogues.length; seed += 1) {
    const state = await playedOut(seed);
    const ending = state.campaign.ending ?? '';
    const company = `The ${ending} ${seed}`;
    if (![...found.values()].some((other) => other.campaign.ending === ending))
      found.set(company, { ...state, campaign: { ...state.campaign, company } });
  }
  return found;
};

describe('every ending of the campaign, opened', async () => {
  const file = join(scratchFolder(), 'endings.json');
  const companies = await companiesByEnding();
  await writeStates(file, CAMPAIGN, companies);

  for (const language of LANGUAGES)
    for (const theme of ['light', 'dark'] as const)
      it(`${language}, ${theme}`, () =>
        pictureTour(
          { language, theme, text: 'normal' },
          {
            name: 'endings',
            play: async (page, album) => {
              const player = new Player(page, language);
              const { saves, campaign, tale, shelf, app } = wordsOf(language);
              await importFile(player, file);
              for (const company of companies.keys()) {
                await player.press(saves.resumeLabel(company));
                await seeHeading(page, campaign.epilogue.end);
                await album.look(company.replace(/\d+/g, ''));
                await player.press(tale.share);
                await seeHeading(page, tale.share);
                await album.look(`tale ${company.replace(/\d+/g, '')}`);
                const sent = page.waitForEvent('download');
                await player.press(tale.asPicture);
                await (
                  await sent
                ).saveAs(join(root, `artifacts/screens/tale-${language}-${theme}-${company}.png`));
                await page.getByText(tale.shared).waitFor();
                await player.press(app.back);
                await player.press(campaign.epilogue.leave);
                await player.press(shelf.saves);
              }
            },
          },
        ));

  it('has a company for each', async () => {
    const { campaign } = await openShipped(CAMPAIGN);
    assert.equal(companies.size, campaign.epilogues.length);
  });
});
