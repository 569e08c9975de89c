import type { AttackEffect } from '@/games/jime/content';
import { pick } from '@/kernel/random';
import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { adventureOf, enemyOf, heroInPlay, standingHeroes } from './lookup';
import { inRange } from '@/games/jime/map/distance';
import type { AttackCause, EnemyAttack, Group, GroupId, HeroId } from '@/games/jime/state';
import { forHeroesInOrder } from './affectedHeroes';
import { gainBoon } from './boons';
import { flipUp, sufferPrompt } from './damageAndFear';
import { bonusTo } from './elite';
import { reachOf } from './enemyBar';
import { gainInspiration, loseInspiration } from './inspiration';
import { boardOf } from './maps';
import { facedownFor, remindersForNegating } from './terrain';
import { raiseThreat } from './threat';

/** §83.1 Whether an enemy's attack reaches a hero; null when the mirror cannot tell. */
export const groupInRange = (game: Game, group: Group, hero: HeroId): boolean | null => {
  const { space } = heroInPlay(game, hero);
  if (space === null || group.space === null) return null;
  return inRange(boardOf(game), group.space, space, reachOf(enemyOf(game, group)));
};

/** §17.8 One of the enemy's attacks that fit its number of figures, with what its bonuses add (§47.1). */
export const chooseAttack = (game: Game, group: Group): EnemyAttack => {
  const figures = group.figures.length;
  const fitting = enemyOf(game, group).attacks.flatMap(({ text, negate, rows, effect }) =>
    rows
      .filter((row) => row.figures === figures)
      .map(({ damage, fear }) => ({ text, negate, damage, fear, effect })),
  );
  const { damage, fear, ...rest } = pick(game.state.generator, fitting);
  return {
    ...rest,
    damage: Math.max(0, damage + bonusTo(game, group, 'damage')),
    fear: Math.max(0, fear + bonusTo(game, group, 'fear')),
  };
};

/** §17.7, §17.8 The app says what the hero is about to suffer and which stat negates it. */
export const enemyAttack = (
  game: Game,
  group: Group,
  hero: HeroId,
  cause: AttackCause,
  attack: EnemyAttack,
): void =>
  openPrompt(game, {
    kind: 'attack',
    group: group.id,
    hero,
    cause,
    text: attack.text,
    suffering: {
      damage: attack.damage,
      fear: attack.fear,
      negate: attack.negate,
      facedown: facedownFor(game, hero),
    },
    effect: attack.effect,
    terrain: attack.negate ? remindersForNegating(game, hero) : [],
  });

const HAPPENS: Record<AttackEffect['when'], (through: boolean) => boolean> = {
  always: () => true,
  suffered: (through) => through,
  unharmed: (through) => !through,
};

/** Everyone else in the attacked hero's space; without a mirror the table knows who that is. */
const othersSuffer = (game: Game, hero: HeroId, damage: number, fear: number): void => {
  const { space } = heroInPlay(game, hero);
  const suffering = { damage, fear, negate: null, facedown: { damage: true, fear: true } };
  if (space === null) return sufferPrompt(game, { text: null, hero: null, who: 'here', suffering });
  const others = standingHeroes(game).filter((other) => other.hero !== hero && other.space === space);
  forHeroesInOrder(
    others.map((other) => other.hero),
    (other) => sufferPrompt(game, { text: null, hero: other, who: 'hero', suffering }),
  );
};

/** §17.9 What an attack does besides: the app runs what it keeps track of, the table does the rest. */
export const attackEffect = (
  game: Game,
  group: Group | undefined,
  hero: HeroId,
  effect: AttackEffect,
  through: boolean,
): void => {
  if (!HAPPENS[effect.when](through)) return;
  switch (effect.kind) {
    case 'threatUp':
      return raiseThreat(game, effect.count);
    case 'enemyRecovers':
      for (const figure of group?.figures ?? [])
        figure.health = Math.min(group?.fullHealth ?? figure.health, figure.health + effect.count);
      return;
    case 'othersSuffer':
      return othersSuffer(game, hero, effect.damage, effect.fear);
    case 'flipDamage':
      return flipUp(game, hero, 'damage', effect.count);
    case 'flipFear':
      return flipUp(game, hero, 'fear', effect.count);
    case 'gainInspiration':
      return gainInspiration(game, hero, effect.count);
    case 'loseInspiration':
      return loseInspiration(game, hero, effect.count);
    case 'gainBoon':
      return gainBoon(game, hero, effect.boon);
    case 'discardPrepared':
    case 'discardDeck':
    case 'loseBoon':
    case 'moveAway':
      return;
  }
};

/** An attack by a group that is ready to make one now. */
export const attackNow = (game: Game, group: Group, hero: HeroId, cause: AttackCause): void =>
  enemyAttack(game, group, hero, cause, chooseAttack(game, group));

/** §17.7 An attack the story tells; none by a group that has left meanwhile, nor on a hero who has fallen. */
export const storyAttack = (game: Game, id: GroupId, hero: HeroId, attack: EnemyAttack): void => {
  const group = adventureOf(game).groups.find((one) => one.id === id);
  if (group && !heroInPlay(game, hero).defeated) enemyAttack(game, group, hero, 'story', attack);
};
