import type { Game } from './agenda';
import { adventureOf, storyOf } from './lookup';
import { fire } from './triggers';
import { addToChronicle } from './chronicle';
import { endWith } from './endAdventure';

/** §67.1 The objective shown under the threat bar. */
export const setObjective = (game: Game, objective: string): void => {
  adventureOf(game).objective = objective;
  addToChronicle(game, { line: 'chronicle.objective', objective });
};

/** §67.2 When an objective is reached the next in order takes its place; §67.3, §106.2 when all are, the company has won. */
export const completeObjective = (game: Game, objective: string): void => {
  const adventure = adventureOf(game);
  const story = storyOf(game);
  if (adventure.objectivesDone.includes(objective)) return;
  adventure.objectivesDone.push(objective);
  addToChronicle(game, { line: 'chronicle.objectiveDone', objective });
  const settled = [...adventure.objectivesDone, ...adventure.objectivesFailed];
  const left = story.objectives.filter(({ id }) => !settled.includes(id));
  if (story.objectives.every(({ id }) => adventure.objectivesDone.includes(id))) {
    endWith(game, story.endings.won);
    return;
  }
  if (adventure.objective === objective && left[0]) setObjective(game, left[0].id);
  fire(game, { moment: 'objectiveDone', objective }, {});
};

/** §106.3 A failed objective is out of reach; what it costs is the story's to say. */
export const failObjective = (game: Game, objective: string): void => {
  const adventure = adventureOf(game);
  if (adventure.objectivesFailed.includes(objective)) return;
  adventure.objectivesFailed.push(objective);
  addToChronicle(game, { line: 'chronicle.objectiveFailed', objective });
};
