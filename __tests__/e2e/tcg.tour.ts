import { describe, it } from 'node:test';
import { goBack } from './browser';
import { TcgPlayer } from './tcgPlayer';
import { tourOf } from './tableTour';
import { aTurnOf, throughThePages, throughTheSheets } from './towersTour';
import { firstTurnToSkirmish, onToSiteNine } from './twoTowers';

const DECK = [
  'Aragorn (4 C 109) x4',
  'Gimli (4 R 48)',
  'Grima (4 R 154) x2',
  'Sites',
  '6 The Great Hall',
].join('\n');

const visit = tourOf({
  name: 'tcg',
  by: 'heading',
  seat: (page, language) => new TcgPlayer(page, language),
  play: async (player, album) => {
    await firstTurnToSkirmish(player);
    await throughTheSheets(player, album);
    await onToSiteNine(player);
    await album.look('after');
    await goBack(player.page, player.language);
    await throughThePages(player, album, DECK);
    await aTurnOf(player, album, ['Anne', 'Boris', 'Claire']);
    await player.leave();
    await aTurnOf(player, album, ['Anne', 'Boris', 'Claire', 'Denis']);
  },
});

describe('every screen of the TCG, looked at on a tablet lying and standing and on a phone', () => {
  it('in English by day', () => visit({ language: 'en', theme: 'light', text: 'normal' }));
  it('in French by night', () => visit({ language: 'fr', theme: 'dark', text: 'normal' }));
  it('in French in the largest letters', () => visit({ language: 'fr', theme: 'light', text: 'largest' }));
});
