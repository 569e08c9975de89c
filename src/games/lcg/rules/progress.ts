import type { EncounterCard, GameState, Id, Quest } from '@/games/lcg/state';
import { refuse } from '@/games/lcg/state/refusals';
import { endGame, removeEncounter } from './elimination';
import { activeLocations, findEncounter, locationBy } from './lookup';
import { tell } from './log';
import type { Explanation } from './references';
import type { Game } from './rule';
import { takeVictory } from './victory';

type Location = Pick<EncounterCard, 'id' | 'questPoints' | 'progress' | 'immune'>;
export type Share = { location: Id; amount: number };

export type Placement = {
  /** What goes on each active location. */
  onLocations: Share[];
  explored: Id[];
  onQuest: number;
  advances: boolean;
  /** R p.22 What the quest card does not need is not carried on. */
  lost: number;
  explanation: Explanation;
};

type Effect = {
  ignoreLocation?: boolean;
  /** A player card cannot touch an immune location, nor reach past it. */
  fromPlayerCard?: boolean;
  shares?: readonly Share[];
};

/** What a location still needs; without known quest points it takes all, and the table says when it is explored. */
const needOf = ({ questPoints, progress }: Location): number =>
  questPoints === null ? Infinity : Math.max(0, questPoints - progress);

const takenInOrder = (amount: number, locations: readonly Location[]): Share[] => {
  let left = amount;
  return locations.map((location) => {
    const taken = Math.min(left, needOf(location));
    left -= taken;
    return { location: location.id, amount: taken };
  });
};

const onQuestCard = ({ questPoints, progress, blocked }: Quest, amount: number) => {
  const advances = amount > 0 && !blocked && questPoints !== null && progress + amount >= questPoints;
  return { onQuest: amount, advances, lost: advances ? progress + amount - (questPoints ?? 0) : 0 };
};

/** F 1.27, R p.15, F 1.18, F 1.34 Where the progress of one effect goes: active locations first, the rest on the quest. */
export const placementOf = (
  amount: number,
  locations: readonly Location[],
  quest: Quest,
  { ignoreLocation = false, fromPlayerCard = false, shares }: Effect = {},
): Placement => {
  const buffers = ignoreLocation ? [] : locations;
  if (fromPlayerCard && buffers.some(({ immune }) => immune))
    return {
      onLocations: [],
      explored: [],
      ...onQuestCard(quest, 0),
      explanation: 'progress/immune',
    };
  const onLocations = (shares ?? takenInOrder(amount, buffers)).filter((share) => share.amount > 0);
  const taken = onLocations.reduce((total, share) => total + share.amount, 0);
  const onIt = (id: Id): number => onLocations.find(({ location }) => location === id)?.amount ?? 0;
  const explored = buffers.filter((one) => onIt(one.id) > 0 && onIt(one.id) >= needOf(one));
  return {
    onLocations: [...onLocations],
    explored: explored.map(({ id }) => id),
    ...onQuestCard(quest, amount - taken),
    explanation: explanationOf(ignoreLocation && locations.length > 0, buffers.length, quest.blocked),
  };
};

const explanationOf = (ignored: boolean, buffers: number, blocked: boolean): Explanation => {
  if (ignored) return 'progress/ignored';
  if (buffers > 1) return 'progress/split';
  if (buffers === 1) return 'progress/location';
  return blocked ? 'progress/blocked' : 'progress/quest';
};

/** F 1.34 Whether the players have a choice: more than one active location, and not enough for all of them. */
export const needsSplit = (state: GameState, amount: number): boolean => {
  const needs = activeLocations(state).map(needOf);
  return needs.length > 1 && amount < needs.reduce((total, need) => total + need, 0);
};

/** One way to share for each active location: that one takes what it needs, the others the rest. */
export const splitsOf = (state: GameState, amount: number): Share[][] => {
  const active = activeLocations(state);
  return active.map((first) => takenInOrder(amount, [first, ...active.filter(({ id }) => id !== first.id)]));
};

export const refuseWrongShares = (game: Game, amount: number, shares: readonly Share[]): void => {
  const total = shares.reduce((sum, share) => sum + share.amount, 0);
  const tooMuch = shares.some((share) => share.amount > needOf(locationBy(game, share.location)));
  const active = shares.every(({ location }) => findEncounter(game.state, location)?.zone === 'active');
  const twice = new Set(shares.map(({ location }) => location)).size < shares.length;
  if (total !== amount || amount === 0 || tooMuch || !active || twice) refuse('progress/wrong-split');
};

/** F 1.18 A location with as much progress as quest points is explored at once, active or not. */
export const exploreIfDone = (game: Game, location: EncounterCard): void => {
  const { questPoints, progress } = location;
  if (questPoints !== null && progress >= questPoints) exploreLocation(game, location);
};

export const exploreLocation = (game: Game, location: EncounterCard): void => {
  tell(game, { line: 'explored', card: location.name });
  takeVictory(game, location);
  removeEncounter(game, location.id);
};

/** R p.22 The next stage: tokens are cleared, nothing else changes. After the last one the game is won. */
export const advance = (game: Game, questPoints: number | null): void => {
  const { state } = game;
  const { quest, stages } = state;
  if (stages !== null && quest.stage >= stages) {
    endGame(game, 'won');
    return;
  }
  state.quest = { stage: quest.stage + 1, side: 'B', questPoints, progress: 0, blocked: false };
  tell(game, { line: 'stage', stage: state.quest.stage });
};

/** One effect of progress, placed as F 1.27 has it. */
export const placeOnQuest = (game: Game, amount: number, effect: Effect): void => {
  const { state } = game;
  const { onLocations, onQuest, advances } = placementOf(amount, activeLocations(state), state.quest, effect);
  for (const share of onLocations) {
    const location = locationBy(game, share.location);
    location.progress += share.amount;
    tell(game, { line: 'progressOnCard', card: location.name, amount: share.amount });
    exploreIfDone(game, location);
  }
  if (onQuest === 0) return;
  state.quest.progress += onQuest;
  tell(game, { line: 'progressOnQuest', amount: onQuest });
  if (advances) advance(game, null);
};
