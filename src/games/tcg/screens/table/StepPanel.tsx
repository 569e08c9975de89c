import type { ComponentType } from 'react';
import type { Step } from '@/games/tcg/play';
import { promptOf } from '@/games/tcg/play';
import { Actions } from './steps/Actions';
import { ArcheryFire } from './steps/ArcheryFire';
import { Assign } from './steps/Assign';
import { ChooseSkirmish } from './steps/ChooseSkirmish';
import { FallenBearer } from './steps/FallenBearer';
import { Fellowship } from './steps/Fellowship';
import { MoveOrReconcile } from './steps/MoveOrReconcile';
import { Resolution } from './steps/Resolution';
import { Shadow } from './steps/Shadow';
import { ShadowReconcile } from './steps/ShadowReconcile';
import { Start } from './steps/Start';
import type { StepProps } from './steps/StepFrame';

const STEP_PANELS: Record<Step, ComponentType<StepProps>> = {
  start: Start,
  fellowship: Fellowship,
  shadow: Shadow,
  manoeuvre: Actions,
  archery: Actions,
  archeryFire: ArcheryFire,
  assignment: Actions,
  defenders: Assign,
  shadowAssignment: Assign,
  chooseSkirmish: ChooseSkirmish,
  skirmish: Actions,
  resolution: Resolution,
  regroup: Actions,
  shadowReconcile: ShadowReconcile,
  moveOrReconcile: MoveOrReconcile,
};

/** What to do now. Each step begins with nothing picked: what was entered for another does not belong to it. */
export const StepPanel = (props: StepProps) => {
  const { turn, at, moves, skirmishes } = props.game.state;
  const open = skirmishes.find(({ status }) => status === 'open')?.id;
  const Panel = STEP_PANELS[at.step];
  const prompt = promptOf(props.game.state);
  if (prompt.ask === 'ringBearer') return <FallenBearer {...props} {...prompt} />;
  return <Panel key={[turn, moves, at.step, at.fierce, at.player, open].join(' ')} {...props} />;
};
