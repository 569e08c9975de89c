import type { Game } from './agenda';
import { standingHero, standingHeroes } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { GameState, HeroId } from '@/games/jime/state';
import { companyHero } from './company';
import { checkStep, isStep } from './setUp';
import { equipTrinket } from './trinkets';

/** Who has the trinket: in play those equipped, before it those chosen while setting up. */
export const wearerOf = ({ campaign, adventure }: GameState, trinket: string): HeroId | undefined =>
  adventure
    ? adventure.heroes.find((hero) => hero.trinkets.some((one) => one.trinket === trinket))?.hero
    : campaign.heroes.find((hero) => hero.trinket === trinket)?.hero;

/** §61.3, §111.4 The company’s trinkets that nobody is using. */
export const freeTrinkets = (state: GameState): string[] =>
  state.campaign.trinkets.filter((trinket) => wearerOf(state, trinket) === undefined);

const checkFree = ({ state }: Game, trinket: string): void => {
  if (!state.campaign.trinkets.includes(trinket)) refuse('trinket/not-in-inventory', { trinket });
  const wearer = wearerOf(state, trinket);
  if (wearer !== undefined) refuse('trinket/in-use', { trinket, hero: wearer });
};

/** §continue.6, §99.5, §111.4 While setting up, one of the inventory’s at most; another choice gives the first back. */
export const chooseTrinket: Rule<'chooseTrinket'> = {
  check: (game, { hero, trinket }) => {
    checkStep(game, 'continue.6');
    const chooser = companyHero(game.state.campaign, hero);
    if (chooser.trinket === trinket) refuse('trinket/already', { hero });
    if (trinket !== null) checkFree(game, trinket);
  },
  play: ({ state }, { hero, trinket }) => {
    companyHero(state.campaign, hero).trinket = trinket;
  },
  offers: (game) =>
    !isStep(game, 'continue.6')
      ? []
      : game.state.campaign.heroes.flatMap(({ hero }) =>
          [null, ...freeTrinkets(game.state)].map((trinket) => ({ hero, trinket })),
        ),
};

/** §61.3, §99.2 Told in play to equip one from the inventory, a hero takes any that nobody is using. */
export const equip: Rule<'equip'> = {
  check: (game, { hero, trinket }) => {
    standingHero(game, hero);
    checkFree(game, trinket);
  },
  play: (game, { hero, trinket }) => {
    standingHero(game, hero).trinkets.push(equipTrinket(game, trinket));
  },
  offers: (game) =>
    standingHeroes(game).flatMap(({ hero }) =>
      freeTrinkets(game.state).map((trinket) => ({ hero, trinket })),
    ),
};
