import type { Game } from './agenda';
import { closePrompt, openPrompt } from './agenda';
import type { PromptOf } from './lookup';
import { adventureOf, currentPromptOf } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { Group, HeroId, HeroInPlay } from '@/games/jime/state';

/** The table's mirror (§98.2 says what the printed app forgets): kept only while the company wants it. */
export const requireMirror = (game: Game): void => {
  adventureOf(game);
  if (!game.state.mirror) refuse('mirror/off');
};

/** A play area the mirror knows nothing of. */
export const unknownPlayArea = (): Pick<
  HeroInPlay,
  'space' | 'damage' | 'fear' | 'inspiration' | 'boons' | 'prepared'
> => ({
  space: null,
  damage: { up: 0, down: 0 },
  fear: { up: 0, down: 0 },
  inspiration: 0,
  boons: [],
  prepared: [],
});

const forget = (heroes: HeroInPlay[], groups: Group[]): void => {
  for (const hero of heroes) {
    Object.assign(hero, unknownPlayArea());
    delete hero.limits;
  }
  for (const group of groups) group.space = null;
};

/** What the mirror showed when it was put away may be wrong when it is taken out again: it starts empty each time. */
export const mirror: Rule<'mirror'> = {
  check: (game, { on }) => {
    if (game.state.mirror === on) refuse('mirror/already');
  },
  play: (game, { on }) => {
    game.state.mirror = on;
    if (!on && game.state.adventure) forget(game.state.adventure.heroes, game.state.adventure.groups);
  },
  offers: () => [{ on: true }, { on: false }],
};

type Told = PromptOf<'tellMirror'>;

/** §17.9 The table did something the mirror cannot work out: it asks. */
export const askTable = (game: Game, told: Omit<Told, 'kind'>): void =>
  openPrompt(game, { kind: 'tellMirror', ...told });

/** What the mirror is being told of this hero now. */
export const tellingMirror = (game: Game, hero: HeroId, what: Told['what']): Told | null => {
  const prompt = currentPromptOf(game, 'tellMirror');
  return prompt?.hero === hero && prompt.what === what ? prompt : null;
};

/** One card or boon less to be told of; after the last the prompt closes by itself. */
export const mirrorTold = (game: Game, hero: HeroId, what: 'prepared' | 'boon'): void => {
  const prompt = tellingMirror(game, hero, what);
  if (!prompt) return;
  prompt.left -= 1;
  if (prompt.left === 0) closePrompt(game);
};
