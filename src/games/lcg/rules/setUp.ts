import type { SpecialSetUp } from '@/games/lcg/content';
import type { GameState, Id, SetUpStep } from '@/games/lcg/state';
import { forbid } from '@/games/lcg/state/refusals';
import { SET_UP_STEPS } from '@/games/lcg/state/steps';
import { BLANK_CHARACTER, enterPlay } from './characters';
import { heroBy, heroesOf, isInPlay, playerAt, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { notOver, whileSettingUp } from './moments';
import type { Game, Rule } from './rule';
import { changeHeroes } from './threat';
import { refuseSecondUnique } from './uniqueness';

/** One line of the checklist; what the scenario adds comes with the instructions of side 1A. */
export type SetUpLine = { step: SetUpStep; special: SpecialSetUp | null; done: boolean };

/** R p.10–11 The seven steps in order, and what the documents say of this scenario. */
export const setUpLines = ({ state, content }: Game): SetUpLine[] => {
  const now = state.stage === 'setUp' ? SET_UP_STEPS.indexOf(state.setUpStep) : SET_UP_STEPS.length;
  const { special } = content.scenarios[state.scenario];
  const lines = SET_UP_STEPS.map((step, at) => ({ step, special: null, done: at < now }));
  const own = special.map((one) => ({
    step: 'instructions' as const,
    special: one,
    done: state.stage !== 'setUp',
  }));
  return [...lines, ...own];
};

/** A number the documents do not give: asked once, and remembered by the catalogue. */
export type Unknown =
  { of: 'quest'; number: 'questPoints' } | { of: 'card'; card: Id; name: string; number: string };

const NEEDED = {
  hero: ['threatCost', 'willpower', 'attack', 'defence', 'hitPoints'],
  enemy: ['threat', 'engagement', 'attack', 'defence', 'hitPoints'],
  location: ['threat', 'questPoints'],
} as const;

const unknownIn = (
  card: { id: Id; name: string },
  numbers: Record<string, unknown>,
  needed: readonly string[],
) =>
  needed
    .filter((number) => numbers[number] === null)
    .map((number): Unknown => ({ of: 'card', card: card.id, name: card.name, number }));

/** Every number the app would like to know of what lies on the table. Allies are as light as the table wishes. */
export const unknownNumbers = ({ characters, encounter, quest }: GameState): Unknown[] => [
  ...(quest.questPoints === null ? [{ of: 'quest', number: 'questPoints' } as const] : []),
  ...characters
    .filter((one) => one.kind === 'hero' && isInPlay(one))
    .flatMap((one) => unknownIn(one, one, NEEDED.hero)),
  ...encounter.flatMap((one) => (one.type === 'objective' ? [] : unknownIn(one, one, NEEDED[one.type]))),
];

/** R p.8 Each player begins with one to three heroes. */
export const MOST_HEROES = 3;

export const addHero: Rule<'addHero'> = {
  check: (game, { player, hero }) => {
    whileSettingUp(game);
    survivorAt(game, player);
    if (heroesOf(game.state, player).length >= MOST_HEROES) forbid('heroes/count');
    refuseSecondUnique(game, { ...hero, unique: true });
  },
  play: (game, { player, hero }) => {
    changeHeroes(game, player, () => enterPlay(game, 'hero', player, { ...hero, unique: true }));
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player, hero: BLANK_CHARACTER })),
};

export const removeHero: Rule<'removeHero'> = {
  check: (game, { hero }) => {
    whileSettingUp(game);
    const { owner } = heroBy(game, hero);
    if (heroesOf(game.state, owner).length === 1) forbid('heroes/count');
  },
  play: (game, { hero }) => {
    const { owner } = heroBy(game, hero);
    changeHeroes(game, owner, () => {
      game.state.characters = game.state.characters.filter(({ id }) => id !== hero);
    });
  },
  offers: ({ state }) => state.characters.filter(isInPlay).map(({ id }) => ({ hero: id })),
};

/** R p.10 One mulligan: six new cards, which must be kept. */
export const mulligan: Rule<'mulligan'> = {
  check: (game, { player }) => {
    whileSettingUp(game);
    if (survivorAt(game, player).mulligan) forbid('mulligan/second');
  },
  play: (game, { player }) => {
    playerAt(game, player).mulligan = true;
    tell(game, { line: 'mulligan', player });
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player })),
};

export const setFirstPlayer: Rule<'setFirstPlayer'> = {
  check: (game, { player }) => {
    notOver(game);
    survivorAt(game, player);
  },
  play: (game, { player }) => {
    game.state.firstPlayer = player;
    tell(game, { line: 'firstPlayer', player });
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player })),
};

/** The next line of the checklist; null after the last, when the quest card is turned and the first round begins. */
export const nextSetUpStep = ({ setUpStep }: GameState): SetUpStep | null =>
  SET_UP_STEPS[SET_UP_STEPS.indexOf(setUpStep) + 1] ?? null;
