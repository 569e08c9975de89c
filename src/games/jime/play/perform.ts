import type { Game } from '@/games/jime/rules/agenda';
import { markTurnDone } from '@/games/jime/rules/actionPhase';
import { firstScout } from '@/games/jime/rules/adventure';
import { moveAway } from '@/games/jime/rules/attackEffects';
import { storyAttack } from '@/games/jime/rules/attacks';
import { counterattack } from '@/games/jime/rules/counterattack';
import { darknessStep } from '@/games/jime/rules/darkness';
import { leaveAdventure } from '@/games/jime/rules/endAdventure';
import { activateNext, finishActivation } from '@/games/jime/rules/enemyActivation';
import { muster } from '@/games/jime/rules/enemyGroups';
import { restore } from '@/games/jime/rules/exhausted';
import { exploreTile } from '@/games/jime/rules/exploration';
import { resolveInteraction } from '@/games/jime/rules/interact';
import { judgeLimits } from '@/games/jime/rules/damageAndFear';
import { enter } from '@/games/jime/rules/movement';
import { provokeNext } from '@/games/jime/rules/provoke';
import { rallyPhase } from '@/games/jime/rules/rallyPhase';
import { beginRound } from '@/games/jime/rules/round';
import { shadowPhase, tellShadow } from '@/games/jime/rules/shadowPhase';
import { nextBush, resolveTerrain } from '@/games/jime/rules/terrainTests';
import { nextThreshold, threatStep } from '@/games/jime/rules/threat';
import { playEffects } from '@/games/jime/story/effects';
import type { Task } from '@/games/jime/state';

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
    case 'useTerrain':
      return resolveTerrain(game, task.hero, task.terrain);
    case 'enter':
      return enter(game, task);
    case 'explore':
      return exploreTile(game, task.hero, task.tile);
    case 'counterattack':
      return counterattack(game, task.group, task.hero, task.stunned);
    case 'finishActivation':
      return finishActivation(game, task.group);
    case 'interrupted':
      return;
    case 'lastStands':
      return judgeLimits(game, task.hero);
    case 'moveAway':
      return moveAway(game, task.group, task.hero, task.spaces);
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
    case 'shadowPage':
      return tellShadow(game);
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
