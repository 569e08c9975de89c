import type { GameState, Id, SideQuest } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { activeLocations, findEncounter, locationBy, newId } from './lookup';
import { tell } from './log';
import { inRounds, notOver } from './moments';
import { advance, exploreIfDone, needsSplit, placeOnQuest } from './progress';
import type { Game, Rule } from './rule';

const sideQuestBy = ({ sideQuests }: GameState, id: Id): SideQuest | undefined =>
  sideQuests.find((one) => one.id === id && !one.done);

/** A location or a side quest: what progress can lie on beside the quest card. */
const targetBy = (game: Game, id: Id) => sideQuestBy(game.state, id) ?? locationBy(game, id);

const targetsIn = ({ state }: Game): Id[] => [
  ...state.sideQuests.filter(({ done }) => !done).map(({ id }) => id),
  ...state.encounter.filter(({ type }) => type === 'location').map(({ id }) => id),
];

const setOn = (game: Game, id: Id, progress: number): void => {
  const target = targetBy(game, id);
  target.progress = progress;
  if ('done' in target) target.done = target.questPoints !== null && progress >= target.questPoints;
  else exploreIfDone(game, target);
};

/** F 1.27 An effect that places progress. With two active locations the first player names one of them (placeProgressOn). */
export const placeProgress: Rule<'placeProgress'> = {
  check: (game, { amount, ignoreLocation, fromPlayerCard }) => {
    inRounds(game);
    if (ignoreLocation) return;
    if (fromPlayerCard && activeLocations(game.state).some(({ immune }) => immune)) forbid('progress/immune');
    else if (needsSplit(game.state, amount)) refuse('progress/split');
  },
  play: (game, { amount, ignoreLocation, fromPlayerCard }) =>
    placeOnQuest(game, amount, { ignoreLocation, fromPlayerCard }),
  offers: () => [{ amount: 1, ignoreLocation: false, fromPlayerCard: true }],
};

export const placeProgressOn: Rule<'placeProgressOn'> = {
  check: (game, { card }) => {
    inRounds(game);
    targetBy(game, card);
  },
  play: (game, { card, amount }) => {
    const target = targetBy(game, card);
    tell(game, { line: 'progressOnCard', card: target.name, amount });
    setOn(game, card, target.progress + amount);
  },
  offers: (game) => targetsIn(game).map((card) => ({ card, amount: 1 })),
};

/** F 1.05 What removes progress from the quest takes it from the quest card. */
export const removeProgress: Rule<'removeProgress'> = {
  check: inRounds,
  play: (game, { amount }) => {
    const { quest } = game.state;
    const removed = Math.min(amount, quest.progress);
    quest.progress -= removed;
    if (removed > 0) tell(game, { line: 'progressOnQuest', amount: -removed });
  },
  offers: ({ state }) => (state.quest.progress > 0 ? [{ amount: 1 }] : []),
};

/** F 1.05 … never from the active location, unless a card says so. */
export const removeProgressFrom: Rule<'removeProgressFrom'> = {
  check: (game, { card }) => {
    inRounds(game);
    targetBy(game, card);
    if (findEncounter(game.state, card)?.zone === 'active') forbid('progress/quest-only');
  },
  play: (game, { card, amount }) => {
    const target = targetBy(game, card);
    const removed = Math.min(amount, target.progress);
    target.progress -= removed;
    if (removed > 0) tell(game, { line: 'progressOnCard', card: target.name, amount: -removed });
  },
  offers: (game) => targetsIn(game).map((card) => ({ card, amount: 1 })),
};

export const setProgress: Rule<'setProgress'> = {
  check: notOver,
  play: (game, { progress }) => {
    game.state.quest.progress = progress;
    tell(game, { line: 'byHand', what: 'progress', amount: progress });
  },
  offers: ({ state }) => [{ progress: state.quest.progress }],
};

export const setProgressOn: Rule<'setProgressOn'> = {
  check: (game, { card }) => {
    notOver(game);
    targetBy(game, card);
  },
  play: (game, { card, progress }) => {
    tell(game, { line: 'byHandOn', what: 'progress', card: targetBy(game, card).name, amount: progress });
    setOn(game, card, progress);
  },
  offers: (game) => targetsIn(game).map((card) => ({ card, progress: targetBy(game, card).progress })),
};

/** R p.22 Enough progress advances the quest at once, also when it lay there before its number was known or its block ended. */
const advanceIfDone = (game: Game): void => {
  const { stage, quest } = game.state;
  const { questPoints, progress, blocked } = quest;
  const done = questPoints !== null && progress > 0 && progress >= questPoints;
  if (stage === 'play' && done && !blocked) advance(game, null);
};

/** The numbers of the quest card are asked of the table; another stage is a correction, and advances nothing. */
export const setQuest: Rule<'setQuest'> = {
  check: notOver,
  play: (game, { stage, questPoints, blocked }) => {
    const same = stage === game.state.quest.stage;
    Object.assign(game.state.quest, { stage, questPoints, blocked });
    if (questPoints !== null) tell(game, { line: 'byHand', what: 'questPoints', amount: questPoints });
    if (same) advanceIfDone(game);
  },
  offers: ({ state: { quest } }) => [
    { stage: quest.stage, questPoints: quest.questPoints ?? 8, blocked: quest.blocked },
  ],
};

export const setStages: Rule<'setStages'> = {
  check: notOver,
  play: ({ state }, { stages }) => {
    state.stages = stages;
  },
  offers: ({ state }) => [{ stages: state.stages }],
};

/** R p.22 By a card, or because the table knows the quest is done. */
export const advanceQuest: Rule<'advanceQuest'> = {
  check: inRounds,
  play: (game, { questPoints }) => advance(game, questPoints),
  offers: () => [{ questPoints: null }],
};

export const addSideQuest: Rule<'addSideQuest'> = {
  check: notOver,
  play: (game, { name, questPoints }) => {
    const id = newId(game, 'sideQuest');
    game.state.sideQuests.push({ id, name, questPoints, progress: 0, done: false });
  },
  offers: () => [{ name: '', questPoints: 4 }],
};
