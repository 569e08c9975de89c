import type { BoonId } from '@/games/jime/content';
import type { Game } from './agenda';
import { heroInPlay, standingHero, standingHeroes } from './lookup';
import { BOONS } from '@/games/jime/state/commands';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId } from '@/games/jime/state';
import { mirrorTold, requireMirror } from './mirror';

/** §26.1–26.3 To become hidden, emboldened or determined is to gain that boon; a second copy is not gained. */
export const gainBoon = (game: Game, hero: HeroId, boon: BoonId): void => {
  const { boons } = heroInPlay(game, hero);
  if (game.state.mirror && !boons.includes(boon)) boons.push(boon);
};

/** The mirror is told of a boon gained (§26.2) or spent (§37.3). */
export const setBoon: Rule<'setBoon'> = {
  check: (game, { hero, boon, has }) => {
    requireMirror(game);
    const { boons } = standingHero(game, hero);
    if (has && boons.includes(boon)) refuse('boon/already', { hero, boon });
    if (!has && !boons.includes(boon)) refuse('boon/none', { hero, boon });
  },
  play: (game, { hero, boon, has }) => {
    if (has) return gainBoon(game, hero, boon);
    const one = heroInPlay(game, hero);
    one.boons = one.boons.filter((other) => other !== boon);
    mirrorTold(game, hero, 'boon');
  },
  offers: (game) =>
    game.state.mirror
      ? standingHeroes(game).flatMap(({ hero }) =>
          BOONS.flatMap((boon) => [true, false].map((has) => ({ hero, boon, has }))),
        )
      : [],
};
