import type { Scope } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/state';
import type { Game } from './agenda';
import { adventureOf } from './lookup';

/** The story keeps a hero under a name of its own; whoever had the name before gives it up. */
export const remember = (game: Game, as: string, hero: HeroId, scope: Scope = 'adventure'): void => {
  const keeper = scope === 'campaign' ? game.state.campaign : adventureOf(game);
  keeper.remembered = { ...keeper.remembered, [as]: hero };
};

/** Every hero remembered now; what this adventure says goes before what the campaign said. */
export const rememberedHeroes = ({ state }: Game): Record<string, HeroId> => ({
  ...state.campaign.remembered,
  ...state.adventure?.remembered,
});
