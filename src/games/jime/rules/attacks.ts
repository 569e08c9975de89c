import { pick } from '@/kernel/random';
import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { adventureOf, enemyOf, heroInPlay } from './lookup';
import { inRange } from '@/games/jime/map/distance';
import type { AttackCause, EnemyAttack, Group, GroupId, HeroId } from '@/games/jime/state';
import { bonusTo } from './elite';
import { reachOf } from './enemyBar';
import { boardOf } from './maps';
import { facedownFor, remindersForNegating } from './terrain';

/** §83.1 Whether an enemy's attack reaches a hero; null when the mirror cannot tell. */
export const groupInRange = (game: Game, group: Group, hero: HeroId): boolean | null => {
  const { space } = heroInPlay(game, hero);
  if (space === null || group.space === null) return null;
  return inRange(boardOf(game), group.space, space, reachOf(enemyOf(game, group)));
};

/** §17.8 The attacks of a group with the figures it has now, and what its bonuses add (§47.1). */
const attacksOf = (game: Game, group: Group): EnemyAttack[] =>
  enemyOf(game, group).attacks.flatMap(({ text, negate, rows, effect }) =>
    rows
      .filter(({ figures }) => figures === group.figures.length)
      .map(({ damage, fear }) => ({
        text,
        negate,
        effect,
        damage: Math.max(0, damage + bonusTo(game, group, 'damage')),
        fear: Math.max(0, fear + bonusTo(game, group, 'fear')),
      })),
  );

/** §17.8 One of the attacks that fit the number of figures. */
export const chooseAttack = (game: Game, group: Group): EnemyAttack =>
  pick(game.state.generator, attacksOf(game, group));

/** §17.8 Figures felled before the group's attack no longer strike: it becomes that of the figures left. */
export const attackWithFiguresLeft = (game: Game, group: Group): void => {
  const now = attacksOf(game, group);
  for (const prompt of game.state.prompts) {
    if (prompt.kind === 'activation' && prompt.group === group.id)
      prompt.attack = now.find(({ text }) => text === prompt.attack.text) ?? prompt.attack;
    if (prompt.kind === 'attack' && prompt.group === group.id && prompt.cause !== 'story') {
      const { damage, fear } = now.find(({ text }) => text === prompt.text) ?? prompt.suffering;
      Object.assign(prompt.suffering, { damage, fear });
    }
  }
};

/** §17.7, §17.8 The app says what the hero is about to suffer and which stat negates it. */
export const enemyAttack = (
  game: Game,
  group: Group,
  hero: HeroId,
  cause: AttackCause,
  attack: EnemyAttack,
  fallen = 0,
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
    ...(fallen > 0 ? { fallen } : {}),
  });

/** An attack by a group that is ready to make one now; `fallen`: figures it has just lost. */
export const attackNow = (game: Game, group: Group, hero: HeroId, cause: AttackCause, fallen = 0): void =>
  enemyAttack(game, group, hero, cause, chooseAttack(game, group), fallen);

/** §17.7 An attack the story tells; none by a group that has left meanwhile, nor on a hero who has fallen. */
export const storyAttack = (game: Game, id: GroupId, hero: HeroId, attack: EnemyAttack): void => {
  const group = adventureOf(game).groups.find((one) => one.id === id);
  if (group && !heroInPlay(game, hero).defeated) enemyAttack(game, group, hero, 'story', attack);
};
