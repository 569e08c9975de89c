import type { Game } from './agenda';
import { changePrompts, openPrompt } from './agenda';
import { heroInPlay, isAdventureOver, standingHero, standingHeroes } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { Against, HeroId, Prompt } from '@/games/jime/state';
import { checkFaceup, faceupOf, faceupOffered, forgetBeyond, forgetFaceup, rememberFaceup } from './faceup';
import { limitsOf } from './limits';
import { requireMirror } from './mirror';
import { remindersForNegating } from './terrain';

/** §38.2 The limit as the table has said it is, else as the cards in play make it. */
export const limitOf = (game: Game, hero: HeroId, against: Against): number =>
  (heroInPlay(game, hero).limits ?? limitsOf(game, hero))[against];

/** §38.2, §28.2 Which limits a hero has reached, as far as the mirror knows. */
export const reached = (game: Game, hero: HeroId): Against[] => {
  const one = heroInPlay(game, hero);
  return (['damage', 'fear'] as const).filter(
    (against) => one[against].up + one[against].down >= limitOf(game, hero, against),
  );
};

type SufferPrompt = Extract<Prompt, { kind: 'suffer' }>;

/** §38.1, §38.10 Tells heroes what they are about to suffer and which stat negates it. Nothing to suffer, nothing to say. */
export const sufferPrompt = (game: Game, prompt: Omit<SufferPrompt, 'kind' | 'terrain'>): void => {
  const { damage, fear, negate } = prompt.suffering;
  if (damage + fear === 0) return;
  const terrain = negate && prompt.hero ? remindersForNegating(game, prompt.hero) : [];
  openPrompt(game, { kind: 'suffer', ...prompt, terrain });
};

/** §38.8 Facedown cards turn up, as far as there are any. */
export const flipUp = (game: Game, hero: HeroId, against: Against, count: number): void => {
  const pile = heroInPlay(game, hero)[against];
  const turned = Math.min(count, pile.down);
  pile.down -= turned;
  pile.up += turned;
};

/** §38.7 Discards cards; the mirror takes facedown ones first, and the table corrects it when a faceup card went. */
export const recover = (game: Game, hero: HeroId, against: Against, count: number): void => {
  const one = heroInPlay(game, hero);
  const pile = one[against];
  const down = Math.min(count, pile.down);
  pile.down -= down;
  pile.up -= Math.min(count - down, pile.up);
  forgetBeyond(one);
};

/** What a last stand is being made of does not change under it; §106 nor does anyone make one once the adventure is over. */
const isBeyondJudging = (game: Game): boolean =>
  isAdventureOver(game) || game.state.prompts.some(({ kind }) => kind === 'lastStand');

const refuseDuringLastStand = (game: Game): void => {
  if (isBeyondJudging(game)) refuse('prompt/open');
};

/** No card of the game takes a limit as far as this. */
export const HIGHEST_LIMIT = 20;

/** §38.2 Cards raise and lower limits: the table says what holds, and the last stands due follow from it. */
export const setLimit: Rule<'setLimit'> = {
  check: (game, { hero, limit }) => {
    requireMirror(game);
    standingHero(game, hero);
    refuseDuringLastStand(game);
    if (limit < 1 || limit > HIGHEST_LIMIT) refuse('limit/out-of-bounds', { limit: HIGHEST_LIMIT });
  },
  play: (game, { hero, against, limit }) => {
    const one = heroInPlay(game, hero);
    const { damage, fear } = one.limits ?? limitsOf(game, hero);
    one.limits = { damage, fear, [against]: limit };
    judgeLimits(game, hero);
  },
  offers: (game) =>
    game.state.mirror
      ? standingHeroes(game).flatMap(({ hero }) =>
          (['damage', 'fear'] as const).flatMap((against) =>
            [-1, 1].map((more) => ({ hero, against, limit: limitOf(game, hero, against) + more })),
          ),
        )
      : [],
};

/** §19.1, §38.5 The last stands due now, no more and no fewer: one prompt for each hero, over whatever else is open. */
export const judgeLimits = (game: Game, hero: HeroId): void => {
  if (isAdventureOver(game) || heroInPlay(game, hero).defeated) return;
  const due = reached(game, hero);
  const open = game.state.prompts.find((prompt) => prompt.kind === 'lastStands' && prompt.hero === hero);
  if (open?.kind === 'lastStands' && due.length > 0) open.against = due;
  else if (open) changePrompts(game, (prompt) => (prompt === open ? null : prompt));
  else if (due.length > 0) openPrompt(game, { kind: 'lastStands', hero, against: due });
};

/** §38.2, §60.2 A card that held limits up has gone: whoever is now beyond one makes a last stand, and surplus inspiration is lost. */
export const judgeLimitsAnew = (game: Game): void => {
  if (!game.state.mirror || isBeyondJudging(game)) return;
  for (const one of standingHeroes(game)) {
    one.inspiration = Math.min(one.inspiration, limitsOf(game, one.hero).inspiration);
    judgeLimits(game, one.hero);
  }
};

/** The mirror is told what lies in a play area; no last stand follows from a correction unless a limit is reached. */
export const setSuffered: Rule<'setSuffered'> = {
  check: (game, { hero }) => {
    requireMirror(game);
    standingHero(game, hero);
    refuseDuringLastStand(game);
  },
  play: (game, { hero, damageUp, damageDown, fearUp, fearDown }) => {
    const one = heroInPlay(game, hero);
    one.damage = { up: damageUp, down: damageDown };
    one.fear = { up: fearUp, down: fearDown };
    forgetBeyond(one);
    judgeLimits(game, hero);
  },
  offers: (game) =>
    game.state.mirror
      ? standingHeroes(game).flatMap(({ hero, damage, fear }) =>
          [0, 1].map((more) => ({
            hero,
            damageUp: damage.up,
            damageDown: damage.down + more,
            fearUp: 0,
            fearDown: fear.down,
          })),
        )
      : [],
};

/** §38.6 The mirror is told which card lies faceup, so that what lasts is not forgotten. */
export const noteFaceup: Rule<'noteFaceup'> = {
  check: (game, { hero, against, card }) => {
    requireMirror(game);
    const one = standingHero(game, hero);
    checkFaceup(game, against, [card], one[against].up - faceupOf(one, against).length);
  },
  play: (game, { hero, against, card }) => rememberFaceup(heroInPlay(game, hero), against, [card]),
  offers: (game) =>
    game.state.mirror
      ? standingHeroes(game).flatMap(({ hero }) =>
          (['damage', 'fear'] as const).flatMap((against) =>
            faceupOffered(game, against).map((card) => ({ hero, against, card })),
          ),
        )
      : [],
};

/** §38.7 A card that lay faceup is discarded, or its own ability turns it facedown: its effect is over. */
export const dropFaceup: Rule<'dropFaceup'> = {
  check: (game, { hero, against, card }) => {
    requireMirror(game);
    refuseDuringLastStand(game);
    if (!faceupOf(standingHero(game, hero), against).includes(card)) refuse('faceup/not-noted');
  },
  play: (game, { hero, against, card, to }) => {
    const one = heroInPlay(game, hero);
    one[against].up -= 1;
    if (to === 'facedown') one[against].down += 1;
    forgetFaceup(one, against, card);
    judgeLimits(game, hero);
  },
  offers: (game) =>
    standingHeroes(game).flatMap((one) =>
      (['damage', 'fear'] as const).flatMap((against) =>
        faceupOf(one, against).flatMap((card) =>
          (['discard', 'facedown'] as const).map((to) => ({ hero: one.hero, against, card, to })),
        ),
      ),
    ),
};
