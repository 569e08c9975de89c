/** p.11 The seven phases of a turn. */
export const PHASES = [
  'fellowship',
  'shadow',
  'manoeuvre',
  'archery',
  'assignment',
  'skirmish',
  'regroup',
] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of a turn in order (cover, p.11–17). Fierce minions bring those from `assignment` to `resolution` again (p.16). */
export const STEPS = [
  'start',
  'fellowship',
  'shadow',
  'manoeuvre',
  'archery',
  'archeryFire',
  'assignment',
  'defenders',
  'shadowAssignment',
  'chooseSkirmish',
  'skirmish',
  'resolution',
  'regroup',
  'shadowReconcile',
  'moveOrReconcile',
] as const;
export type Step = (typeof STEPS)[number];

export const PHASE_OF: Record<Step, Phase> = {
  start: 'fellowship',
  fellowship: 'fellowship',
  shadow: 'shadow',
  manoeuvre: 'manoeuvre',
  archery: 'archery',
  archeryFire: 'archery',
  assignment: 'assignment',
  defenders: 'assignment',
  shadowAssignment: 'assignment',
  chooseSkirmish: 'skirmish',
  skirmish: 'skirmish',
  resolution: 'skirmish',
  regroup: 'regroup',
  shadowReconcile: 'regroup',
  moveOrReconcile: 'regroup',
};

/** p.13 Steps in which the action procedure runs: round the table to the right until all pass in a row. */
export const ACTION_STEPS = ['manoeuvre', 'archery', 'assignment', 'skirmish', 'regroup'] as const;
export type ActionStep = (typeof ACTION_STEPS)[number];

/** p.8–10 What comes before the first turn, and what comes after the last. */
export const STAGES = ['bids', 'seats', 'fellowships', 'play', 'ended'] as const;
export type Stage = (typeof STAGES)[number];
