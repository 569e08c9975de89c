import type { Character, GameState, PlayerSeat } from '@/games/lcg/state';
import { refuse } from '@/games/lcg/state/refusals';
import { eliminate } from './elimination';
import { heroesOf, playerAt, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';
import type { Sum } from './stats';
import { sumOf } from './stats';

/** R p.10 The threat a player begins with: the threat costs of the heroes. F, nightmare 4: never below it. */
export const startThreat = (
  heroes: readonly Pick<Character, 'name' | 'threatCost'>[],
  carried = 0,
): Sum & { explanation: Explanation } => {
  const costs = sumOf(
    heroes.map(({ name, threatCost }) => ({ name, value: threatCost ?? 0, known: threatCost !== null })),
  );
  return carried > costs.total
    ? { ...costs, total: carried, explanation: 'threat/carried' }
    : { ...costs, explanation: 'threat/start' };
};

/** Never below 0 (F, Q&A), never above what eliminates. */
export const boundedThreat = (threat: number, threshold: number): number =>
  Math.min(threshold, Math.max(0, threat));

/** A dial never starts at what eliminates: nobody is out before the first round. */
const startOf = (state: GameState, seat: PlayerSeat, carried = 0): number =>
  boundedThreat(startThreat(heroesOf(state, seat), carried).total, state.threshold - 1);

const carriesThreat = ({ results, variant }: GameState): boolean =>
  results.length > 0 && variant === 'nightmare';

/** R p.10 While setting up, the dial follows the heroes; F, nightmare 4: from where the last scenario left it. */
export const setStartThreat = ({ state }: Game, seat: PlayerSeat, raised = 0): void => {
  const player = state.players[seat];
  if (!player || state.stage !== 'setUp') return;
  const start = startOf(state, seat, carriesThreat(state) ? player.threat : 0);
  player.threat = boundedThreat(start + raised, state.threshold - 1);
};

/** F 1.01 What has raised the dial while setting up stays on it when the heroes change; a carried dial has it already. */
export const changeHeroes = (game: Game, seat: PlayerSeat, change: () => void): void => {
  const { state } = game;
  const raised = carriesThreat(state) ? 0 : (state.players[seat]?.threat ?? 0) - startOf(state, seat);
  change();
  setStartThreat(game, seat, raised);
};

const turnDial = (game: Game, seat: PlayerSeat, to: number): number => {
  const player = playerAt(game, seat);
  const threat = boundedThreat(to, game.state.threshold);
  const by = threat - player.threat;
  player.threat = threat;
  return by;
};

/** F 1.57 The dial itself eliminates, whatever the threat counts as; nobody is out before the round begins. */
const eliminateByThreat = (game: Game, seat: PlayerSeat): void => {
  const { threat } = playerAt(game, seat);
  if (threat >= game.state.threshold) eliminate(game, seat, 'threat');
};

/** Raises or lowers a dial and tells of it. */
const changeThreatOf = (game: Game, seat: PlayerSeat, by: number): void => {
  const { threat: before } = playerAt(game, seat);
  const turned = turnDial(game, seat, before + by);
  if (turned !== 0) tell(game, { line: 'threat', player: seat, by: turned, threat: before + turned });
  eliminateByThreat(game, seat);
};

/** Each player who is still in the game. */
export const raiseEach = (game: Game, by: number): void => {
  for (const seat of survivors(game.state)) if (game.state.stage !== 'ended') changeThreatOf(game, seat, by);
};

const eachSurvivor = <T>({ state }: Game, make: (player: PlayerSeat) => T): T[] => survivors(state).map(make);

export const changeThreat: Rule<'changeThreat'> = {
  check: (game, { player }) => {
    notOver(game);
    survivorAt(game, player);
  },
  play: (game, { player, by }) => changeThreatOf(game, player, by),
  offers: (game) => [1, -1].flatMap((by) => eachSurvivor(game, (player) => ({ player, by }))),
};

export const setThreat: Rule<'setThreat'> = {
  check: (game, { player }) => {
    notOver(game);
    survivorAt(game, player);
  },
  play: (game, { player, threat }) => {
    changeThreatOf(game, player, threat - playerAt(game, player).threat);
  },
  offers: (game) => eachSurvivor(game, (player) => ({ player, threat: playerAt(game, player).threat })),
};

export const countThreatAs: Rule<'countThreatAs'> = {
  check: (game, { player }) => {
    notOver(game);
    survivorAt(game, player);
  },
  play: (game, { player, threat }) => {
    playerAt(game, player).countedThreat = threat;
  },
  offers: (game) => [20, null].flatMap((threat) => eachSurvivor(game, (player) => ({ player, threat }))),
};

/** R p.24 Doomed X: each player raises their threat by X. */
export const doom: Rule<'doom'> = {
  check: notOver,
  play: (game, { by }) => {
    tell(game, { line: 'doomed', amount: by });
    raiseEach(game, by);
  },
  offers: () => [{ by: 1 }],
};

/** R p.22 A scenario may set another threat that eliminates. */
export const setThreshold: Rule<'setThreshold'> = {
  check: (game, { threshold }) => {
    notOver(game);
    if (threshold < 1) refuse('threshold/too-low');
  },
  play: (game, { threshold }) => {
    game.state.threshold = threshold;
    tell(game, { line: 'byHand', what: 'threshold', amount: threshold });
    for (const seat of survivors(game.state)) {
      turnDial(game, seat, playerAt(game, seat).threat);
      eliminateByThreat(game, seat);
    }
  },
  offers: ({ state }) => [{ threshold: state.threshold }],
};

export const eliminatePlayer: Rule<'eliminate'> = {
  check: (game, { player }) => {
    notOver(game);
    survivorAt(game, player);
  },
  play: (game, { player }) => eliminate(game, player, 'effect'),
  offers: (game) => eachSurvivor(game, (player) => ({ player })),
};
