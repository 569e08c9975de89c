import type { en } from '../en';
import { appFr, notFoundFr } from './app';
import { shelfFr } from './shelf';
import { settingsFr } from './settings';
import { creditsFr } from './credits';
import { faultFr, mishapFr } from './faults';
import { openSaveFr } from './openSave';
import { savesFr } from './saves';

export const fr: typeof en = {
  app: appFr,
  notFound: notFoundFr,
  shelf: shelfFr,
  settings: settingsFr,
  credits: creditsFr,
  fault: faultFr,
  mishap: mishapFr,
  saves: savesFr,
  openSave: openSaveFr,
};
