import type { en } from '../en';
import { appFr, notFoundFr } from './app';
import { shelfFr } from './shelf';
import { settingsFr } from './settings';
import { creditsFr } from './credits';
import { privacyFr } from './privacy';
import { bookFileFr, faultFr, mishapFr, safeLaunchFr } from './faults';
import { openSaveFr } from './openSave';
import { savesFr } from './saves';

export const fr: typeof en = {
  app: appFr,
  notFound: notFoundFr,
  shelf: shelfFr,
  settings: settingsFr,
  credits: creditsFr,
  privacy: privacyFr,
  fault: faultFr,
  mishap: mishapFr,
  safeLaunch: safeLaunchFr,
  bookFile: bookFileFr,
  saves: savesFr,
  openSave: openSaveFr,
};
