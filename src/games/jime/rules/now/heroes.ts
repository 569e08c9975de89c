import type { Game } from '../agenda';
import { MOVES, actionsLeft, yetToBegin } from '../actionPhase';
import { limitOf } from '../damageAndFear';
import { limitsOf } from '../limits';
import { adventureOf, standingHeroes } from '../lookup';
import type { Against } from '@/games/jime/state';
import type { NowLine } from './line';

/** §72 Who has actions left, and who has not begun. */
export const turns = (game: Game): NowLine[] => {
  if (adventureOf(game).phase !== 'action') return [];
  const waiting = yetToBegin(game);
  return [
    ...standingHeroes(game)
      .filter(({ hero }) => !waiting.includes(hero))
      .map(({ hero, turn }): NowLine =>
        turn === 'done'
          ? { now: 'turnOver', hero }
          : { now: 'actionsLeft', hero, count: actionsLeft(game, hero) },
      ),
    ...(waiting.length > 0 ? [{ now: 'yetToPlay', heroes: waiting } as const] : []),
  ];
};

/** §5.1 A travel action that is only half used. */
export const halfTravelled = (game: Game): NowLine[] =>
  standingHeroes(game)
    .filter(({ turn, moves = 0 }) => turn === 'waiting' && moves % MOVES !== 0)
    .map(({ hero, moves = 0 }) => ({ now: 'movesLeft', hero, count: MOVES - (moves % MOVES) }));

/** §60.2 What each hero holds of inspiration, with the mirror on. */
export const inspiration = (game: Game): NowLine[] =>
  game.state.mirror
    ? standingHeroes(game).map(({ hero, inspiration: count }) => {
        const of = limitsOf(game, hero).inspiration;
        return { now: count >= of ? 'inspirationFull' : 'inspiration', hero, count, of };
      })
    : [];

/** §84.4 How many cards are prepared, with the mirror on. */
export const prepared = (game: Game): NowLine[] =>
  game.state.mirror
    ? standingHeroes(game).map(({ hero, prepared: cards }) => {
        const of = limitsOf(game, hero).prepared;
        return { now: cards.length >= of ? 'preparedFull' : 'prepared', hero, count: cards.length, of };
      })
    : [];

/** So near to a limit that one blow may reach it. */
const NEAR = 2;

/** §38.2 What each hero has suffered, and who is near a limit. */
export const suffered =
  (...kinds: readonly Against[]) =>
  (game: Game): NowLine[] =>
    game.state.mirror
      ? standingHeroes(game).flatMap((one) =>
          kinds.map((which): NowLine => {
            const { hero } = one;
            const count = one[which].up + one[which].down;
            const of = limitOf(game, hero, which);
            return { now: of - count <= NEAR ? 'limitNear' : 'suffered', hero, which, count, of };
          }),
        )
      : [];

/** §19.4 What the next last stand of each hero needs, by our ruling; and who is near one. */
export const lastStands = (game: Game): NowLine[] => [
  ...suffered('damage', 'fear')(game).filter(({ now }) => now === 'limitNear'),
  ...standingHeroes(game).map(({ hero, lastStands: made }): NowLine => ({
    now: 'lastStandNext',
    hero,
    count: made + 1,
  })),
];

/** §26 Which boons lie before whom, with the mirror on. */
export const boons = (game: Game): NowLine[] =>
  standingHeroes(game)
    .filter((one) => one.boons.length > 0)
    .map(({ hero, boons: held }) => ({ now: 'boons', hero, names: held.map((boon) => `boon.${boon}`) }));

/** §112 Who is defeated, so that the adventure ends with the next shadow phase. */
export const defeats = (game: Game): NowLine[] =>
  adventureOf(game)
    .heroes.filter(({ defeated }) => defeated)
    .map(({ hero }) => ({ now: 'heroDefeated', hero }));
