import type { Game } from './agenda';
import { markTurnDone } from './rules/actionPhase';
import { firstScout } from './rules/adventure';
import { storyAttack } from './rules/attacks';
import { counterattack } from './rules/counterattack';
import { darknessStep } from './rules/darkness';
import { leaveAdventure } from './rules/endAdventure';
import { activateNext, finishActivation } from './rules/enemyActivation';
import { muster } from './rules/enemyGroups';
import { restore } from './rules/exhausted';
import { exploreTile } from './rules/exploration';
import { resolveInteraction } from './rules/interact';
import { lastStandsDue } from './rules/lastStand';
import { enter } from './rules/movement';
import { provokeNext } from './rules/provoke';
import { rallyPhase } from './rules/rallyPhase';
import { beginRound } from './rules/round';
import { shadowPhase } from './rules/shadowPhase';
import { nextBush } from './rules/terrainTests';
import { nextThreshold, threatStep } from './rules/threat';
import { playEffects } from './story/effects';
import type { Task } from './state';

/** What the app does by itself, task by task: one exhaustive switch, nothing but dispatch. */
export const perform = (game: Game, task: Task): void => {
  switch (task.do) {
    case 'begin':
      return firstScout(game);
    case 'effects':
      return playEffects(game, task.effects, task.context);
    case 'provoke':
      return provokeNext(game, task.hero, task.groups);
    case 'interact':
      return resolveInteraction(game, task.hero, task.token, task.interaction);
    case 'enter':
      return enter(game, task.hero, task.to);
    case 'explore':
      return exploreTile(game, task.hero, task.tile);
    case 'counterattack':
      return counterattack(game, task.group, task.hero, task.stunned);
    case 'finishActivation':
      return finishActivation(game, task.group);
    case 'lastStands':
      return lastStandsDue(game, task.hero);
    case 'storyAttack':
      return storyAttack(game, task.group, task.hero, task.attack);
    case 'muster':
      return muster(game, task.group, task.text);
    case 'bushes':
      return nextBush(game, task.hero, task.left);
    case 'endTurn':
      return markTurnDone(game, task.hero);
    case 'beginRound':
      return beginRound(game);
    case 'shadowPhase':
      return shadowPhase(game);
    case 'activation':
      return activateNext(game);
    case 'darkness':
      return darknessStep(game);
    case 'threat':
      return threatStep(game);
    case 'thresholds':
      return nextThreshold(game);
    case 'restore':
      return restore(game);
    case 'rallyPhase':
      return rallyPhase(game);
    case 'leaveAdventure':
      return leaveAdventure(game, task.resolution);
  }
};
