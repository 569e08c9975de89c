import { describe, it } from 'node:test';
import { PHONE, SIZES } from './browser';
import { visit } from './screenTour';

describe('every screen of a game, looked at in the largest letters', () => {
  it('on a tablet standing and lying and on a phone, in French, at night', () => {
    const { landscape, portrait } = SIZES;
    return visit({
      language: 'fr',
      theme: 'dark',
      text: 'largest',
      sizes: { 'largest-portrait': portrait, 'largest-landscape': landscape, 'largest-phone': PHONE },
    });
  });
});
