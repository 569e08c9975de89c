import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import errata from '@/games/lcg/reference/en/errata.json';
import clarifications from '@/games/lcg/reference/en/clarifications.json';
import { wordsOf as cardWordsOf } from '@/games/lcg/cardWords';
import { wordsOf as lcgWordsOf } from '@/games/lcg/words';
import { wordsOf } from '@/games/jime/words';
import {
  assertQuiet,
  browserOf,
  chooseOption,
  installed,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
  radio,
  seeHeading,
} from './browser';
import { openCopy, scratchFolder } from './site';

const { textSize } = wordsOf('en').settings;

describe('without the network', () => {
  it('can be installed: the browser finds nothing wrong with the manifest and its icons', async () => {
    const context = await browserOf(scratchFolder());
    const page = await newPage(context);
    const { address } = await openCopy();
    await openTitle(page, address);
    await installed(page);
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    assert.deepEqual((await session.send('Page.getInstallabilityErrors')).installabilityErrors, []);
    await context.close();
  });

  it('works after one visit, wasm and lazy parts included', async () => {
    const site = await openCopy();
    const page = await newPage(await newBrowser());
    await openTitle(page, site.address);
    await installed(page);
    await site.stop();

    await page.reload();
    await seeHeading(page, wordsOf('en').app.name);
    await openSettings(page);
    await chooseOption(page, textSize.label, textSize.options.largest);
    const canvaskit = await page.evaluate(
      async () => (await (await fetch('/canvaskit.wasm')).arrayBuffer()).byteLength,
    );
    assert.ok(canvaskit > 1_000_000);

    await page.goto(`${site.address}settings`);
    await seeHeading(page, wordsOf('en').settings.title);
    const chosen = radio(page, textSize.label, textSize.options.largest);
    assert.equal(await chosen.getAttribute('aria-checked'), 'true');
    assertQuiet(page);
    await page.context().close();
  });

  it('finds what is looked up in the rules of the Card Game, after one visit to the title', async () => {
    const site = await openCopy();
    const page = await newPage(await newBrowser());
    await openTitle(page, site.address);
    await installed(page);
    await site.stop();

    await page.reload();
    await page.getByRole('button', { name: cardWordsOf('en').reference, exact: true }).click();
    const { reference } = lcgWordsOf('en');
    await seeHeading(page, reference.title);
    const { title: beravor } = errata['erratum-bb-12'];
    const { title: counted } = clarifications['clarification-1-57'];
    const answers = { beravor, 'BB 12': beravor, '1.57': counted, menace: counted };
    for (const [query, title] of Object.entries(answers)) {
      await page.getByRole('textbox', { name: reference.search, exact: true }).fill(query);
      await page.getByRole('heading', { name: title, exact: true, level: 3 }).first().waitFor();
    }
    assertQuiet(page);
    await page.context().close();
  });
});
