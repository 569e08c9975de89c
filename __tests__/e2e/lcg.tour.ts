import { describe, it } from 'node:test';
import { LcgPlayer } from './lcgPlayer';
import { Mirkwood } from './mirkwood';
import { tourOf } from './tableTour';

const visit = tourOf({
  name: 'lcg',
  by: 'button',
  seat: (page, language) => new LcgPlayer(page, language, 'needed'),
  play: async (player, album) => {
    const game = new Mirkwood(player);
    await game.begin();
    await game.roundOneToChecks();
    await game.makeOneCheck();
    await game.endRoundOne();
    await game.roundTwoToCombat();
    await game.enemiesOfRoundTwo();
    await game.overrideARefusal();
    await game.endRoundTwo();
    await game.roundThreeToTravel();
    await game.endRoundThree();
    await game.roundFourToVictory();
    await album.look('score');
  },
});

describe('every screen of the Card Game, looked at on a tablet lying and standing and on a phone', () => {
  it('in French by day', () => visit({ language: 'fr', theme: 'light', text: 'normal' }));
  it('in English at night', () => visit({ language: 'en', theme: 'dark', text: 'normal' }));
  it('in French at night, in the largest letters', () =>
    visit({ language: 'fr', theme: 'dark', text: 'largest' }));
});
