/** The core of the browser tests in every engine a tablet has. One that is not installed here is left out and named. */
import { existsSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import type { Keeping } from '@/saves/openedBook';
import { openChromium } from './engines/chromium';
import { Core } from './engines/core';
import type { Driver } from './engines/driver';
import { FIREFOX, openFirefox } from './engines/firefox';
import { WEBKIT_DRIVER, openWebKit } from './engines/webkit';
import type { Site } from './site';
import { atTheEnd, openSite } from './site';

type Engine = { name: string; program?: string; keeping: Keeping; open(): Promise<Driver> };

const ENGINES: readonly Engine[] = [
  { name: 'Chromium', keeping: 'file', open: openChromium },
  { name: 'Firefox', program: FIREFOX, keeping: 'file', open: () => openFirefox(false) },
  { name: 'Firefox, private window', program: FIREFOX, keeping: 'browser', open: () => openFirefox(true) },
  { name: 'WebKit', program: WEBKIT_DRIVER, keeping: 'browser', open: openWebKit },
];

for (const { name, program, keeping, open } of ENGINES)
  describe(name, { skip: program && !existsSync(program) ? `${program} is not installed` : false }, () => {
    let site: Site;
    let core: Core;
    before(async () => {
      site = await openSite();
      const driver = await open();
      atTheEnd(() => driver.close());
      core = new Core(driver, site.address);
    });

    it('shows the title, in both languages, and keeps the choice', async () => {
      await core.openTitle();
      await core.changeLanguage();
      await core.assertKept(keeping);
    });

    it('begins a campaign, and draws a board that can be touched', async () => {
      await core.beginCampaign();
      await core.setUp();
      await core.answerAll();
      await core.assertDrawn(`artifacts/screens/engine-${name.replace(/\W+/g, '-').toLowerCase()}.png`);
      await core.lookAtToken();
    });

    it('plays a fight, and has it again after a reload', async () => {
      await core.fight();
      await core.resume();
    });
  });
