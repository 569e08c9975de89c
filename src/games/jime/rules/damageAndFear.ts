import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { heroCard, heroInPlay, standingHero, standingHeroes } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { Against, HeroId, Prompt } from '@/games/jime/state';
import { requireMirror } from './mirror';
import { remindersForNegating } from './terrain';

export const limitOf = (game: Game, hero: HeroId, against: Against): number =>
  against === 'damage' ? heroCard(game, hero).damageLimit : heroCard(game, hero).fearLimit;

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
  const pile = heroInPlay(game, hero)[against];
  const down = Math.min(count, pile.down);
  pile.down -= down;
  pile.up -= Math.min(count - down, pile.up);
};

/** The mirror is told what lies in a play area; no last stand follows from a correction unless a limit is reached. */
export const setSuffered: Rule<'setSuffered'> = {
  check: (game, { hero }) => {
    requireMirror(game);
    standingHero(game, hero);
    if (game.state.prompts.some(({ kind }) => kind === 'lastStands' || kind === 'lastStand'))
      refuse('prompt/open');
  },
  play: (game, { hero, damageUp, damageDown, fearUp, fearDown }) => {
    const one = heroInPlay(game, hero);
    one.damage = { up: damageUp, down: damageDown };
    one.fear = { up: fearUp, down: fearDown };
    const due = reached(game, hero);
    if (due.length > 0) openPrompt(game, { kind: 'lastStands', hero, against: due });
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
