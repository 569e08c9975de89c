import type { Character, GameState, Id, Skirmish } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { refuseAbsent, takesPart } from './allies';
import { offerAmbush } from './ambush';
import { leaveSkirmishes } from './leavingPlay';
import {
  actionOrder,
  characterBy,
  minionBy,
  minionsInPlay,
  newId,
  shadowPlayers,
  survivorAt,
} from './lookup';
import { tell } from './log';
import { inStep, inTurns } from './moments';
import { tookAction } from './opportunity';
import type { Game, Rule } from './rule';

/** The skirmishes of this assignment phase that have not begun. */
export const waitingSkirmishes = ({ skirmishes, at }: GameState): Skirmish[] =>
  skirmishes.filter(({ status, fierce }) => status === 'waiting' && fierce === at.fierce);

const skirmishOf = (state: GameState, id: Id): Skirmish | undefined =>
  waitingSkirmishes(state).find(({ defender, minions }) => defender === id || minions.includes(id));

/** p.16 In the fierce phase, those who were fierce when it began. */
const mayFight = ({ at, fierce }: GameState, { id }: Character): boolean => !at.fierce || fierce.includes(id);

export const freeMinions = (state: GameState): Character[] =>
  minionsInPlay(state).filter((one) => mayFight(state, one) && !skirmishOf(state, one.id));

/** Everybody a minion may be assigned to. */
export const defendersNow = (state: GameState): Character[] =>
  state.characters.filter((one) => takesPart(state, one));

const refuseMinion = (game: Game, id: Id): void => {
  const minion = minionBy(game, id);
  if (!mayFight(game.state, minion)) forbid('fierce/not-fierce', { card: minion.title });
  if (skirmishOf(game.state, id)) forbid('assign/busy', { card: minion.title });
};

type By = 'action' | 'freePeoples' | 'shadow';

const assign = (game: Game, minionId: Id, to: Id, by: By): void => {
  const { state } = game;
  const [minion, defender] = [minionBy(game, minionId), characterBy(game, to)];
  leaveSkirmishes(game, minionId);
  const under = skirmishOf(state, to);
  if (under) under.minions.push(minionId);
  else
    state.skirmishes.push({
      id: newId(game, 'skirmish'),
      fierce: state.at.fierce,
      defender: to,
      minions: [minionId],
      status: 'waiting',
      winner: null,
      overwhelmed: false,
    });
  tell(game, { line: 'assigned', card: minion.title, to: defender.title, assignedBy: by });
};

/** p.14 By an assignment action: one against one, both free. */
export const assignByAction: Rule<'assignByAction'> = {
  check: (game, { player, minion, to }) => {
    inStep(game, 'assignment', player);
    survivorAt(game, player);
    refuseMinion(game, minion);
    const defender = characterBy(game, to);
    refuseAbsent(game, defender);
    if (skirmishOf(game.state, to)) forbid('assign/busy', { card: defender.title });
  },
  play: (game, { player, name, minion, to }) => {
    tell(game, { line: 'acted', player, card: name, phase: 'assignment', cost: 0 });
    assign(game, minion, to, 'action');
    if (player === game.state.freePeoples) offerAmbush(game, minionBy(game, minion));
    tookAction(game, player);
  },
  offers: ({ state }) => {
    const free = defendersNow(state).filter(({ id }) => !skirmishOf(state, id));
    return actionOrder(state).flatMap((player) =>
      freeMinions(state).flatMap((minion) =>
        free.map((to) => ({ player, name: '', minion: minion.id, to: to.id })),
      ),
    );
  },
};

/** p.14 The Free Peoples player assigns defenders; base rule: one minion each. */
export const assignDefender: Rule<'assignDefender'> = {
  check: (game, { minion, to }) => {
    const { state } = game;
    inStep(game, 'defenders');
    refuseMinion(game, minion);
    const defender = characterBy(game, to);
    refuseAbsent(game, defender);
    if ((skirmishOf(state, to)?.minions.length ?? 0) >= state.base.minionsPerDefender)
      forbid('assign/limit', { card: defender.title });
  },
  play: (game, { minion, to }) => {
    assign(game, minion, to, 'freePeoples');
    offerAmbush(game, minionBy(game, minion));
  },
  offers: ({ state }) =>
    freeMinions(state).flatMap((minion) =>
      defendersNow(state).map((to) => ({ minion: minion.id, to: to.id })),
    ),
};

/** p.20 A Shadow player may assign a minion that is still free, busy defenders and allies at home included. */
export const assignMinion: Rule<'assignMinion'> = {
  check: (game, { player, minion, to }) => {
    inStep(game, 'shadowAssignment', player);
    survivorAt(game, player);
    refuseMinion(game, minion);
    if (minionBy(game, minion).player !== player) forbid('side/not-yours');
    refuseAbsent(game, characterBy(game, to));
  },
  play: (game, { minion, to }) => assign(game, minion, to, 'shadow'),
  offers: ({ state }) =>
    shadowPlayers(state).flatMap((player) =>
      freeMinions(state)
        .filter((minion) => minion.player === player)
        .flatMap((minion) => defendersNow(state).map((to) => ({ player, minion: minion.id, to: to.id }))),
    ),
};

export const unassign: Rule<'unassign'> = {
  check: (game, { minion }) => {
    inTurns(game);
    minionBy(game, minion);
    if (!skirmishOf(game.state, minion)) refuse('assign/not-assigned');
  },
  play: (game, { minion }) => {
    const { state } = game;
    const skirmish = skirmishOf(state, minion);
    if (!skirmish) return;
    skirmish.minions = skirmish.minions.filter((id) => id !== minion);
    if (skirmish.minions.length === 0) state.skirmishes = state.skirmishes.filter((one) => one !== skirmish);
    state.ambushes = state.ambushes.filter((id) => id !== minion);
    tell(game, { line: 'unassigned', card: minionBy(game, minion).title });
  },
  offers: ({ state }) =>
    waitingSkirmishes(state).flatMap(({ minions }) => minions.map((minion) => ({ minion }))),
};
