import type { ComponentType } from 'react';
import type { Step } from '@/games/lcg/play';
import { strikesMade } from '@/games/lcg/play';
import { ActionWindow } from './steps/ActionWindow';
import { Automatic } from './steps/Automatic';
import { Checks } from './steps/Checks';
import { ChooseEnemy } from './steps/ChooseEnemy';
import { Commit } from './steps/Commit';
import { DealShadows } from './steps/DealShadows';
import { DeclareAttack } from './steps/DeclareAttack';
import { Defend } from './steps/Defend';
import { EnemyDamage } from './steps/EnemyDamage';
import { Engage } from './steps/Engage';
import { Planning } from './steps/Planning';
import { Resolution } from './steps/Resolution';
import { Shadow } from './steps/Shadow';
import { Staging } from './steps/Staging';
import type { StepProps } from './steps/StepFrame';
import { Travel } from './steps/Travel';

const STEP_PANELS: Record<Step, ComponentType<StepProps>> = {
  collect: Automatic,
  planning: Planning,
  questBegins: Automatic,
  commit: Commit,
  staging: Staging,
  resolution: Resolution,
  travel: Travel,
  engage: Engage,
  checks: Checks,
  dealShadows: DealShadows,
  chooseEnemy: ChooseEnemy,
  defend: Defend,
  shadow: Shadow,
  enemyDamage: EnemyDamage,
  declareAttack: DeclareAttack,
  strength: Automatic,
  playerDamage: Automatic,
  combatEnds: Automatic,
  refresh: Automatic,
};

/** What to do now. Each step begins with nothing picked: what was entered for another does not belong to it. */
export const StepPanel = (props: StepProps) => {
  const { at, round, enemyAttack } = props.game.state;
  const key = [round, at.step, at.window, at.player, enemyAttack?.enemy, strikesMade(props.game.state)].join(
    ' ',
  );
  const Panel = at.window ? ActionWindow : STEP_PANELS[at.step];
  return <Panel key={key} {...props} />;
};
