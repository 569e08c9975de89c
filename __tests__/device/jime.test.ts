import { describe, it } from 'node:test';
import { Player } from '../e2e/player';
import { asPage, jsonOf, openTitle } from './evening';

describe('Journeys on a device', () => {
  it('plays the tutorial from the shelf to its last page: set-up, map, explorations, attacks, tests, shadow, camp', async () => {
    const page = await openTitle();
    const player = new Player(asPage(page), 'en');
    const names = jsonOf('campaigns/core/text/en.json');
    const story = jsonOf('campaigns/tutorial/text/en.json');
    await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], 'The Bells');
    await player.setUp();
    await player.answerAll('win');
    await player.makeLastStand();
    await player.playAdventure('win', names);
    await player.toCamp();
    await player.breakCamp();
    await player.setUp();
    await player.playAdventure('win', names);
    await player.toEnd();
    page.expectSound();
  });
});
