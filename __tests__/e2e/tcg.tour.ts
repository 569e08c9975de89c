import { describe, it } from 'node:test';
import { goBack } from './browser';
import { TcgPlayer } from './tcgPlayer';
import type { Visit } from './album';
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

const visitTwo = tourOf({
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
  },
});

const visitMany = tourOf({
  name: 'tcg-many',
  by: 'heading',
  seat: (page, language) => new TcgPlayer(page, language),
  play: async (player, album) => {
    await aTurnOf(player, album, ['Anne', 'Boris', 'Claire']);
    await player.leave();
    await aTurnOf(player, album, ['Anne', 'Boris', 'Claire', 'Denis']);
  },
});

const ENGLISH: Visit = { language: 'en', theme: 'light', text: 'normal' };
const NIGHT: Visit = { language: 'fr', theme: 'dark', text: 'normal' };
const LARGEST: Visit = { language: 'fr', theme: 'light', text: 'largest' };

describe('every screen of the TCG, looked at on a tablet lying and standing and on a phone', () => {
  it('of two, in English by day', () => visitTwo(ENGLISH));
  it('of two, in French by night', () => visitTwo(NIGHT));
  it('of two, in French in the largest letters', () => visitTwo(LARGEST));
  it('of three and four, in English by day', () => visitMany(ENGLISH));
  it('of three and four, in French by night', () => visitMany(NIGHT));
  it('of three and four, in French in the largest letters', () => visitMany(LARGEST));
});
