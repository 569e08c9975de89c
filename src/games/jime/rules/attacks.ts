import type { Enemy } from '@/games/jime/content';
import { pick } from '@/kernel/random';
import type { Game } from './agenda';
import { openPrompt } from './agenda';
import type { PromptOf } from './lookup';
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

type Card = Enemy['attacks'][number];

/** §17.8 What an attack card says to so many figures, and what the bonuses of the group add (§47.1). */
const byRow = (
  game: Game,
  group: Group,
  { text, negate, effect }: Card,
  { damage, fear }: Card['rows'][number],
): EnemyAttack => ({
  text,
  negate,
  effect,
  damage: Math.max(0, damage + bonusTo(game, group, 'damage')),
  fear: Math.max(0, fear + bonusTo(game, group, 'fear')),
});

/** §17.8 The attacks of a group with the figures it has now. */
const attacksOf = (game: Game, group: Group): EnemyAttack[] =>
  enemyOf(game, group).attacks.flatMap((card) =>
    card.rows
      .filter(({ figures }) => figures === group.figures.length)
      .map((row) => byRow(game, group, card, row)),
  );

/** §17.8 One of the attacks that fit the number of figures. */
export const chooseAttack = (game: Game, group: Group): EnemyAttack =>
  pick(game.state.generator, attacksOf(game, group));

/**
 * §17.8, §58.1 The attack that was drawn, by the figures left: the row of the most of them. A card without such a row is
 * put back for one that has it (our ruling): numbers of figures that have fallen never strike.
 */
const attackLeft = (game: Game, group: Group, drawn: string): EnemyAttack => {
  const card = enemyOf(game, group).attacks.find(({ text }) => text === drawn);
  const rows = (card?.rows ?? []).filter(({ figures }) => figures <= group.figures.length);
  const [row] = rows.sort((one, other) => other.figures - one.figures);
  return card && row ? byRow(game, group, card, row) : chooseAttack(game, group);
};

/** §17.8 Figures felled before the group's attack no longer strike: it becomes that of the figures left. */
export const attackWithFiguresLeft = (game: Game, group: Group): void => {
  for (const prompt of game.state.prompts) {
    if (prompt.kind === 'activation' && prompt.group === group.id)
      prompt.attack = attackLeft(game, group, prompt.attack.text);
    if (prompt.kind === 'attack' && prompt.group === group.id && prompt.cause !== 'story')
      Object.assign(prompt, whatStrikes(game, prompt.hero, attackLeft(game, group, prompt.text)));
  }
};

type Strikes = Pick<PromptOf<'attack'>, 'text' | 'suffering' | 'effect' | 'terrain'>;

/** §17.8 What the hero is about to suffer, and which stat negates it. */
const whatStrikes = (
  game: Game,
  hero: HeroId,
  { text, effect, negate, damage, fear }: EnemyAttack,
): Strikes => ({
  text,
  suffering: { damage, fear, negate, facedown: facedownFor(game, hero) },
  effect,
  terrain: negate ? remindersForNegating(game, hero) : [],
});

/** §17.7 The app says it. */
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
    ...whatStrikes(game, hero, attack),
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
