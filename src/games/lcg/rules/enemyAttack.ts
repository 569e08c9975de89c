import type { Character, EncounterCard, GameState, PlayerSeat } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { attackAgainst, damageTakers, defendersLeft } from './attackStrength';
import { dealTo } from './damage';
import { characterBy, charactersOf, enemiesOf, enemyBy, findEncounter, isReady, survivorAt } from './lookup';
import { tell } from './log';
import { inRounds } from './moments';
import { arrive, inStep, isAttackDone, openWindow, reaches } from './place';
import { enemiesToAttack, hasAttacked } from './turns';
import type { Game, Rule } from './rule';
import { dealAnew } from './shadowCards';

/** (a) An enemy attacks a player, or one character of theirs. */
const begin = (game: Game, enemy: EncounterCard, against: PlayerSeat, target: string | null = null): void => {
  game.state.enemyAttack = { enemy: enemy.id, against, target, defenders: [], shadow: 0, resume: null };
};

/** The attack an enemy has in the combat phase, once on each player it is engaged with. */
export const attackInTurn = (game: Game, enemy: EncounterCard, against: PlayerSeat): void => {
  enemy.attacked = [...enemy.attacked.filter((seat) => seat !== against), against];
  begin(game, enemy, against);
  openWindow(game);
};

/** Whom an enemy attacks when it is chosen: the player whose turn it is. */
const attackedBy = (state: GameState, { engagedWith, consideredEngaged }: EncounterCard): PlayerSeat | null =>
  reaches(state, 'chooseEnemy')?.player ?? engagedWith ?? consideredEngaged[0] ?? null;

/** R p.18 (a) The player attacked chooses which enemy attacks next. */
export const chooseEnemy: Rule<'chooseEnemy'> = {
  check: (game, { enemy }) => {
    inStep(game, 'chooseEnemy');
    const card = enemyBy(game, enemy);
    const player = attackedBy(game.state, card) ?? refuse('attack/not-engaged');
    if (!enemiesOf(game.state, player).some(({ id }) => id === enemy)) forbid('attack/not-engaged');
    if (hasAttacked(card, player)) forbid('attack/already');
    if (card.keptFrom.includes(player)) forbid('attack/kept');
    refuseWhileAttacking(game);
  },
  play: (game, { enemy }) => {
    const card = enemyBy(game, enemy);
    const player = attackedBy(game.state, card) ?? game.state.firstPlayer;
    if (arrive(game, 'chooseEnemy')) attackInTurn(game, card, player);
    else interrupt(game, card, player, null);
  },
  offers: ({ state }) => {
    const player = reaches(state, 'chooseEnemy')?.player ?? null;
    return player === null ? [] : enemiesToAttack(state, player).map(({ id }) => ({ enemy: id }));
  },
};

const refuseWhileAttacking = ({ state }: Game): void => {
  if (state.enemyAttack && !isAttackDone(state)) refuse('attack/another');
};

/** An attack that a card made: the round goes on afterwards from where it stood. */
const interrupt = (game: Game, enemy: EncounterCard, player: PlayerSeat, target: string | null): void => {
  const { state } = game;
  const resume = state.enemyAttack?.resume ?? state.at;
  dealAnew(game, enemy);
  begin(game, enemy, player, target);
  if (state.enemyAttack) state.enemyAttack.resume = resume;
  state.at = { step: 'chooseEnemy', window: true, player, waiting: [] };
};

/** F 1.28, F 1.33, F 1.41, F 1.42 An attack outside its turn, on a player or on one character, engaged or not. */
export const attackAtOnce: Rule<'attackAtOnce'> = {
  check: (game, { enemy, player, target }) => {
    inRounds(game);
    if (game.state.stage !== 'play') refuse('step/not-now');
    enemyBy(game, enemy);
    survivorAt(game, player);
    if (target !== null && characterBy(game, target).controller !== player) forbid('character/not-yours');
    refuseWhileAttacking(game);
  },
  play: (game, { enemy, player, target }) => interrupt(game, enemyBy(game, enemy), player, target),
  offers: ({ state }) =>
    state.encounter.flatMap(({ id, type, engagedWith }) =>
      type === 'enemy' && engagedWith !== null ? [{ enemy: id, player: engagedWith, target: null }] : [],
    ),
};

const attackOf = ({ state }: Game) => state.enemyAttack ?? refuse('step/not-now');

/** R p.18 (b) One ready character of the player attacked, or a Sentinel of another; nobody: undefended. */
export const declareDefenders: Rule<'declareDefenders'> = {
  check: (game, { defenders }) => {
    inStep(game, 'defend');
    const { against } = attackOf(game);
    if (new Set(defenders).size < defenders.length) refuse('character/twice');
    if (defenders.length > 1) forbid('defend/two');
    for (const one of defenders.map((id) => characterBy(game, id))) {
      if (one.exhausted) forbid('character/exhausted', { card: one.name });
      if (one.controller !== against && !one.sentinel) forbid('defend/not-sentinel', { card: one.name });
    }
  },
  play: (game, { defenders }) => {
    const there = arrive(game, 'defend');
    for (const id of defenders) characterBy(game, id).exhausted = true;
    attackOf(game).defenders = [...defenders];
    if (there) openWindow(game);
  },
  offers: ({ state }) => {
    if (!state.enemyAttack) return [];
    const { against } = state.enemyAttack;
    const able = state.characters.filter(
      (one) => isReady(one) && (one.controller === against || one.sentinel),
    );
    return [{ defenders: [] }, ...able.map(({ id }) => ({ defenders: [id] }))];
  },
};

/** R p.18 (c) What the shadow effect adds to the attack. Only the shadow text of a shadow card is active (R p.23). */
export const resolveShadow: Rule<'resolveShadow'> = {
  check: (game) => {
    inStep(game, 'shadow');
    attackOf(game);
  },
  play: (game, { attack }) => {
    const there = arrive(game, 'shadow');
    attackOf(game).shadow += attack;
    if (there) openWindow(game);
  },
  offers: ({ state }) => (state.enemyAttack ? [{ attack: 0 }, { attack: 1 }] : []),
};

/** The damage of the attack as it stands: what defenders do not stop, or all of it. */
const damageNow = (state: GameState): number => attackAgainst(state, defendersLeft(state))?.damage ?? 0;

/** Whether the player attacked still has to say who takes the damage. */
export const mustAssign = (state: GameState): boolean =>
  damageTakers(state).length > 1 && damageNow(state) > 0;

const strikeHome = (game: Game, taker: Character | undefined): void => {
  const { state } = game;
  const attack = attackOf(game);
  const result = attackAgainst(state, defendersLeft(state));
  const enemy = findEncounter(state, attack.enemy);
  state.at = { ...state.at, step: 'enemyDamage' };
  openWindow(game);
  if (!result || !enemy) return;
  tell(game, {
    line: 'enemyAttack',
    card: enemy.name,
    player: attack.against,
    strength: result.strength.total,
    defended: result.defence !== null,
    damage: result.damage,
  });
  if (taker) dealTo(game, taker, result.damage);
};

/** R p.18 (d) The damage, where nobody has a choice. */
export const dealAttackDamage = (game: Game): void => {
  if (!mustAssign(game.state)) strikeHome(game, damageTakers(game.state)[0]);
};

const refuseTaker = (state: GameState, { id, kind, name }: Character): void => {
  if (damageTakers(state).some((one) => one.id === id)) return;
  if (defendersLeft(state).length > 0) forbid('damage/not-a-defender', { card: name });
  else if (state.enemyAttack?.target !== null) forbid('damage/not-the-target', { card: name });
  else if (kind !== 'hero') forbid('damage/not-a-hero', { card: name });
  else forbid('character/not-yours', { card: name });
};

/** R p.18, F 1.04 All of it on one: a hero of the player attacked, or one of several defenders. */
export const assignDamage: Rule<'assignDamage'> = {
  check: (game, { character }) => {
    inStep(game, 'enemyDamage');
    attackOf(game);
    refuseTaker(game.state, characterBy(game, character));
  },
  play: (game, { character }) => {
    arrive(game, 'enemyDamage');
    strikeHome(game, characterBy(game, character));
  },
  offers: ({ state }) =>
    state.enemyAttack
      ? charactersOf(state, state.enemyAttack.against).map(({ id }) => ({ character: id }))
      : [],
};
