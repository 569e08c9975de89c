import { describe, it } from 'node:test';
import { SIZES } from './browser';
import { visit } from './visit';

describe('every screen of a game, looked at', () => {
  it('on a tablet lying and on a phone, turned on every screen', () =>
    visit({
      language: 'en',
      theme: 'light',
      text: 'normal',
      sizes: { landscape: SIZES.landscape, phone: { width: 390, height: 844 } },
    }));
});
