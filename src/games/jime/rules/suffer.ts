import type { Game } from './agenda';
import { closePrompt } from './agenda';
import type { CommandOf } from '@/games/jime/state/commands';
import { heroInPlay, requirePrompt, currentPromptOf } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId, Prompt, Suffering } from '@/games/jime/state';
import { attackEffect } from './attackEffects';
import { renewUses } from './cardLimits';
import { judgeLimits } from './damageAndFear';
import { checkFaceup, rememberFaceup } from './faceup';

type Keeps = NonNullable<CommandOf<'suffer'>['keeps']>;

/** §38.3 Cards that stay are at most those dealt; §22.1 facedown ones are never turned up on the way. */
const possible = (keeps: Keeps, { damage, fear, facedown }: Suffering): void => {
  if (keeps.damageUp + keeps.damageDown > damage || keeps.fearUp + keeps.fearDown > fear)
    refuse('suffer/more-than-dealt', { damage, fear });
  if ((facedown.damage && keeps.damageUp > 0) || (facedown.fear && keeps.fearUp > 0))
    refuse('suffer/facedown-only');
};

/** §38.6 Which cards lie faceup, where the table has said it. */
const namedIn = (keeps: Keeps): { damage: string[]; fear: string[] } =>
  'faceup' in keeps ? keeps.faceup : { damage: [], fear: [] };

const cardsKept = ({ damageUp, damageDown, fearUp, fearDown }: Keeps): number =>
  damageUp + damageDown + fearUp + fearDown;

const take = (game: Game, hero: HeroId, keeps: Keeps): void => {
  const one = heroInPlay(game, hero);
  one.damage.up += keeps.damageUp;
  one.damage.down += keeps.damageDown;
  one.fear.up += keeps.fearUp;
  one.fear.down += keeps.fearDown;
  const named = namedIn(keeps);
  rememberFaceup(one, 'damage', named.damage);
  rememberFaceup(one, 'fear', named.fear);
};

const sufferer = (game: Game): { hero: HeroId; prompt: Extract<Prompt, { suffering: Suffering }> } => {
  const prompt = requirePrompt(game, 'attack', 'suffer');
  return { hero: prompt.hero ?? refuse('prompt/not-open'), prompt };
};

/**
 * §38.11, §107.3 The hero has tested to negate and suffered the rest. §19.1, §38.5 Limits are looked at now, when every
 * card of this source is resolved, and a last stand comes before whatever else is open.
 */
export const suffer: Rule<'suffer'> = {
  check: (game, { through, keeps }) => {
    const { prompt } = sufferer(game);
    if (!game.state.mirror && keeps) refuse('mirror/off');
    if (game.state.mirror && !keeps) refuse('suffer/mirror-needs-cards');
    if (!keeps) return;
    possible(keeps, prompt.suffering);
    checkFaceup(game, 'damage', namedIn(keeps).damage, keeps.damageUp);
    checkFaceup(game, 'fear', namedIn(keeps).fear, keeps.fearUp);
    if (!through && cardsKept(keeps) > 0) refuse('suffer/nothing-got-through');
  },
  play: (game, { through, keeps }) => {
    const { hero, prompt } = sufferer(game);
    closePrompt(game);
    renewUses(game, 'test');
    if (keeps) take(game, hero, keeps);
    if (prompt.kind === 'attack' && prompt.effect)
      attackEffect(game, prompt.group, hero, prompt.effect, through);
    if (keeps) judgeLimits(game, hero);
  },
  offers: (game) => {
    const prompt = currentPromptOf(game, 'attack', 'suffer');
    if (!prompt?.hero) return [];
    const unharmed = { through: false, keeps: game.state.mirror ? NONE : null };
    return [unharmed, ...kept(game, prompt.suffering).map((keeps) => ({ through: true, keeps }))];
  },
};

const NONE: Keeps = { damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 0 };

const splits = (most: number, facedown: boolean): { up: number; down: number }[] =>
  Array.from({ length: most + 1 }, (_, total) => total).flatMap((total) =>
    Array.from({ length: facedown ? 1 : total + 1 }, (_, up) => ({ up, down: total - up })),
  );

/** Every way the cards can end up. */
const kept = (game: Game, { damage, fear, facedown }: Suffering): (Keeps | null)[] =>
  game.state.mirror
    ? splits(damage, facedown.damage).flatMap((hurt) =>
        splits(fear, facedown.fear).map((fright) => ({
          damageUp: hurt.up,
          damageDown: hurt.down,
          fearUp: fright.up,
          fearDown: fright.down,
        })),
      )
    : [null];
