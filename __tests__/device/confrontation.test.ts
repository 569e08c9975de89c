import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfrontationPlayer } from '../e2e/confrontationPlayer';
import { asPage, openTitle } from './evening';

describe('The Confrontation on a device', () => {
  it('is played to its end against the book', async () => {
    const page = await openTitle();
    const alone = new ConfrontationPlayer(asPage(page), 'en', 9);
    const { ending, newGame } = alone.words;
    await alone.beginAlone('Anne', 'easy');
    const ends = ['Anne', newGame.book].map(ending.won);
    assert.ok(ends.includes(await alone.until(ends)));
    page.expectSound();
  });

  it('is played to its end by two, each behind the curtain', async () => {
    const page = await openTitle(undefined, 'fr');
    const two = new ConfrontationPlayer(asPage(page), 'fr', 7);
    const names = ['Anne', 'Tom'] as const;
    const ends = names.map(two.words.ending.won);
    await two.begin(names);
    assert.ok(ends.includes(await two.until(ends)));
    page.expectSound();
  });
});
