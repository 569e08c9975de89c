import type { Stat } from '@/games/jime/content';
import { pick } from '@/kernel/random';
import type { Game } from './agenda';
import { changePrompts, closePrompt, openPrompt } from './agenda';
import { heroInPlay, currentPromptOf, isAdventureOver, standingHero, standingHeroes } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { Against, HeroId } from '@/games/jime/state';
import { defeatHero } from './defeated';
import { forgetBeyond } from './faceup';
import type { PromptOf } from './lookup';
import { fire } from './triggers';

/** Our own table: the body answers for damage, the mind for fear. */
const STATS: Record<Against, readonly Stat[]> = {
  damage: ['might', 'agility'],
  fear: ['spirit', 'wisdom'],
};

/** Each last stand is harder than the hero's one before; on hard too they begin with one success (§42.2 names none). */
const neededBy = (game: Game, hero: HeroId): number => 1 + heroInPlay(game, hero).lastStands;

/** §19.3 The stands a hero still owes, wherever their prompt waits: under a message they are due all the same. */
const owedBy = ({ state }: Game, hero: HeroId): PromptOf<'lastStands'> | undefined =>
  state.prompts.find(
    (prompt): prompt is PromptOf<'lastStands'> => prompt.kind === 'lastStands' && prompt.hero === hero,
  );

/** §19.3 One last stand for each limit: what is begun is owed no longer. */
const nowBegun = (game: Game, owed: PromptOf<'lastStands'>, against: Against): void => {
  owed.against = owed.against.filter((one) => one !== against);
  changePrompts(game, (prompt) =>
    prompt.kind === 'lastStands' && prompt.against.length === 0 ? null : prompt,
  );
};

/** §19.2, §19.3 Begun from the company's menu at any time, whatever else is open; the hero says against what. */
export const lastStand: Rule<'lastStand'> = {
  check: (game, { hero, against }) => {
    standingHero(game, hero);
    // §106 Nobody makes one on the pages of the ending.
    if (isAdventureOver(game) || game.state.prompts.some(({ kind }) => kind === 'lastStand'))
      refuse('prompt/open');
    const due = currentPromptOf(game, 'lastStands');
    if (due && due.hero !== hero) refuse('hero/not-offered');
    if (due && !due.against.includes(against)) refuse('choice/no-such-option');
  },
  play: (game, { hero, against }) => {
    const owed = owedBy(game, hero);
    if (owed) nowBegun(game, owed, against);
    const stat = pick(game.state.generator, STATS[against]);
    openPrompt(game, { kind: 'lastStand', hero, against, stat, needed: neededBy(game, hero) });
    fire(game, { moment: 'lastStand' }, { hero });
  },
  offers: (game) =>
    standingHeroes(game).flatMap(({ hero }) =>
      (['damage', 'fear'] as const).map((against) => ({ hero, against })),
    ),
};

/** §19.4, §112 Passed: every card of that kind is discarded and the hero stands. Failed: the hero is defeated. */
export const resolveLastStand = (game: Game, prompt: PromptOf<'lastStand'>, passed: boolean): void => {
  const { hero, against } = prompt;
  closePrompt(game);
  // §106 A save may hold one that was begun on the pages of an ending.
  if (isAdventureOver(game)) return;
  if (!passed) return defeatHero(game, hero);
  const one = heroInPlay(game, hero);
  one.lastStands += 1;
  one[against] = { up: 0, down: 0 };
  forgetBeyond(one);
  openPrompt(game, { kind: 'message', pages: [{ line: `last-stand.passed.${against}`, hero }], hero });
};
