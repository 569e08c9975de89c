import { appEn, notFoundEn } from './app';
import { shelfEn } from './shelf';
import { settingsEn } from './settings';
import { creditsEn } from './credits';
import { privacyEn } from './privacy';
import { bookFileEn, faultEn, mishapEn, safeLaunchEn } from './faults';
import { openSaveEn } from './openSave';
import { savesEn } from './saves';

/** Every word that belongs to no game. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  app: appEn,
  notFound: notFoundEn,
  shelf: shelfEn,
  settings: settingsEn,
  credits: creditsEn,
  privacy: privacyEn,
  fault: faultEn,
  mishap: mishapEn,
  safeLaunch: safeLaunchEn,
  bookFile: bookFileEn,
  saves: savesEn,
  openSave: openSaveEn,
};
