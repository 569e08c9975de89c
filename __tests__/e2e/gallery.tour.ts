import { describe, it } from 'node:test';
import { PHONE, SIZES } from './browser';
import { visit } from './screenTour';

describe('every screen of a game, looked at', () => {
  it('on a tablet lying and standing and on a phone, turned on every screen', () =>
    visit({ language: 'en', theme: 'light', text: 'normal', sizes: { ...SIZES, phone: PHONE } }));

  it('in French, on a tablet lying, at night', () =>
    visit({ language: 'fr', theme: 'dark', text: 'normal', sizes: { 'fr-landscape': SIZES.landscape } }));
});
