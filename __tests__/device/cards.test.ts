import { describe, it } from 'node:test';
import { LcgPlayer } from '../e2e/lcgPlayer';
import { Mirkwood } from '../e2e/mirkwood';
import { TcgPlayer } from '../e2e/tcgPlayer';
import { firstTurnToSkirmish } from '../e2e/twoTowers';
import { asPage, openTitle } from './evening';

describe('the card games on a device', () => {
  it('the Card Game goes through its first round and into the second', async () => {
    const page = await openTitle(undefined, 'fr');
    const game = new Mirkwood(new LcgPlayer(asPage(page), 'fr', 'needed'));
    await game.begin();
    await game.roundOneToChecks();
    await game.makeOneCheck();
    await game.endRoundOne();
    await game.roundTwoToCombat();
    page.expectSound();
  });

  it('the TCG is bid for, and goes on to its second site', async () => {
    const page = await openTitle();
    const table = new TcgPlayer(asPage(page), 'en');
    await firstTurnToSkirmish(table);
    page.expectSound();
  });
});
