import { refuse } from '@/games/lcg/state/refusals';
import { heroBy, isInPlay } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import type { Game, Rule } from './rule';

/** R p.12 One resource for each hero, then one card for each player; F 1.25: unless a hero cannot collect. */
export const collectResources = (game: Game): void => {
  for (const one of game.state.characters)
    if (one.kind === 'hero' && isInPlay(one) && !one.cannotCollect) one.resources += 1;
  tell(game, { line: 'collected' });
};

const heroIds = ({ state }: Game): string[] =>
  state.characters.filter((one) => isInPlay(one) && one.kind === 'hero').map(({ id }) => id);

export const setResources: Rule<'setResources'> = {
  check: (game, { hero }) => {
    notOver(game);
    heroBy(game, hero);
  },
  play: (game, { hero, resources }) => {
    const one = heroBy(game, hero);
    one.resources = resources;
    tell(game, { line: 'byHandOn', what: 'resources', card: one.name, amount: resources });
  },
  offers: (game) => heroIds(game).map((hero) => ({ hero, resources: heroBy(game, hero).resources + 1 })),
};

/** F 1.25 Moving resources does not add any: the group has as many as before. */
export const moveResources: Rule<'moveResources'> = {
  check: (game, { from, to, amount }) => {
    notOver(game);
    heroBy(game, to);
    if (heroBy(game, from).resources < amount) refuse('pay/too-few', { card: heroBy(game, from).name });
  },
  play: (game, { from, to, amount }) => {
    heroBy(game, from).resources -= amount;
    heroBy(game, to).resources += amount;
  },
  offers: (game) => {
    const [from, to] = heroIds(game);
    return from && to ? [{ from, to, amount: 1 }] : [];
  },
};

export const setCannotCollect: Rule<'setCannotCollect'> = {
  check: (game, { hero }) => {
    notOver(game);
    heroBy(game, hero);
  },
  play: (game, { hero, cannot }) => {
    heroBy(game, hero).cannotCollect = cannot;
  },
  offers: (game) => heroIds(game).map((hero) => ({ hero, cannot: !heroBy(game, hero).cannotCollect })),
};
