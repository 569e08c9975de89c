import { forbid, refuse } from '@/games/lcg/state/refusals';
import { activeLocations, idsOf, locationBy, stagingLocations } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import { arrive, inStep, openWindow } from './place';
import { exploreLocation } from './progress';
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

/** By a card, or because only the table knows the quest points. */
export const explore: Rule<'explore'> = {
  check: (game, { location }) => {
    notOver(game);
    locationBy(game, location);
  },
  play: (game, { location }) => exploreLocation(game, locationBy(game, location)),
  offers: (game) => idsOf(game, 'location').map((location) => ({ location })),
};

/** By a card: two active locations may come of it (F 1.34). */
export const makeActive: Rule<'makeActive'> = {
  check: (game, { location }) => {
    notOver(game);
    locationBy(game, location);
  },
  play: (game, { location }) => {
    const card = locationBy(game, location);
    card.zone = 'active';
    tell(game, { line: 'travelled', card: card.name });
  },
  offers: (game) => idsOf(game, 'location').map((location) => ({ location })),
};
