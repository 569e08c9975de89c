import type { Game } from './agenda';
import { announce } from './announce';
import { heroInPlay, lookUp, throwMissing, standingHeroes, standingHero } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId, HeroInPlay } from '@/games/jime/state';
import { judgeLimitsAnew } from './damageAndFear';
import { holdsLimit } from './limits';
import { gainLore } from './lore';
import { loreByCards } from './loreByCards';

type Equipped = HeroInPlay['trinkets'][number];

/** §76.1, §111.3 A trinket comes with its depletion tokens. */
export const equipTrinket = ({ content }: Game, trinket: string): Equipped => ({
  trinket,
  tokens: (lookUp(content.box.trinkets, trinket) ?? throwMissing('trinket', trinket)).depletion,
});

/** §111.1, §111.2 The hero who gains a trinket equips it, besides any other; §111.4 it belongs to the company. */
export const gainTrinket = (game: Game, hero: HeroId, trinket: string): void => {
  if (game.state.campaign.trinkets.includes(trinket)) return;
  game.state.campaign.trinkets.push(trinket);
  heroInPlay(game, hero).trinkets.push(equipTrinket(game, trinket));
  announce(game, { line: 'effect.trinket', hero, trinket }, hero);
  for (const count of loreByCards(game, 'trinketGained')) gainLore(game, count);
};

const equipped = (game: Game, hero: HeroId, trinket: string): Equipped =>
  standingHero(game, hero).trinkets.find((one) => one.trinket === trinket) ??
  refuse('trinket/not-equipped', { hero, trinket });

const offers = (game: Game): { hero: HeroId; trinket: string }[] =>
  standingHeroes(game).flatMap(({ hero, trinkets }) => trinkets.map(({ trinket }) => ({ hero, trinket })));

/** §76.2, §111.5 A token is spent; with the last one the card is turned facedown and nothing on it can be used. */
export const deplete: Rule<'deplete'> = {
  check: (game, { hero, trinket }) => {
    if (equipped(game, hero, trinket).tokens === 0) refuse('trinket/depleted', { trinket });
  },
  play: (game, { hero, trinket }) => {
    const one = equipped(game, hero, trinket);
    one.tokens -= 1;
    if (one.tokens === 0 && holdsLimit(game.content.box, trinket)) judgeLimitsAnew(game);
  },
  offers,
};

/** §76.3, §111.6 A token may be added even beyond the printed number, and turns a facedown card up again. */
export const replenish: Rule<'replenish'> = {
  check: (game, { hero, trinket }) => {
    equipped(game, hero, trinket);
  },
  play: (game, { hero, trinket }) => {
    equipped(game, hero, trinket).tokens += 1;
  },
  offers,
};
