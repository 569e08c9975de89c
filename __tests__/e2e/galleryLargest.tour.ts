import { describe, it } from 'node:test';
import { SIZES } from './browser';
import { visit } from './visit';

describe('every screen of a game, looked at in the largest letters', () => {
  it('on a tablet standing, at night', () =>
    visit({ language: 'fr', theme: 'dark', text: 'largest', sizes: { portrait: SIZES.portrait } }));
});
