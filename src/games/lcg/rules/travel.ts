import { forbid, refuse } from '@/games/lcg/state/refusals';
import { activeLocations, locationBy, stagingLocations } from './lookup';
import { tell } from './log';
import { arrive, inStep, openWindow } from './place';
import type { Rule } from './rule';

/** R p.15 The group travels to one location of the staging area, while no location is active. */
export const travel: Rule<'travel'> = {
  check: (game, { location, costPaid }) => {
    inStep(game, 'travel');
    if (locationBy(game, location).zone !== 'staging') refuse('travel/not-in-staging');
    if (activeLocations(game.state).length > 0) forbid('travel/active-location');
    // R p.23 A travel effect is a cost: who cannot pay it cannot travel.
    if (!costPaid) forbid('travel/cost-unpaid');
  },
  play: (game, { location }) => {
    const there = arrive(game, 'travel');
    const card = locationBy(game, location);
    card.zone = 'active';
    tell(game, { line: 'travelled', card: card.name });
    if (there) openWindow(game);
  },
  offers: ({ state }) => stagingLocations(state).map(({ id }) => ({ location: id, costPaid: true })),
};
