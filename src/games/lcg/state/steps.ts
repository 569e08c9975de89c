/** R p.12 The seven phases of a round. */
export const PHASES = ['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * R p.30–31 The steps of a round in order. Those of an enemy attack (R p.18, a–d) and of a player attack (R p.20, a–c)
 * come again for every attack.
 */
export const STEPS = [
  'collect',
  'planning',
  'questBegins',
  'commit',
  'staging',
  'resolution',
  'travel',
  'engage',
  'checks',
  'dealShadows',
  'chooseEnemy',
  'defend',
  'shadow',
  'enemyDamage',
  'declareAttack',
  'strength',
  'playerDamage',
  'combatEnds',
  'refresh',
] as const;
export type Step = (typeof STEPS)[number];

export const PHASE_OF: Record<Step, Phase> = {
  collect: 'resource',
  planning: 'planning',
  questBegins: 'quest',
  commit: 'quest',
  staging: 'quest',
  resolution: 'quest',
  travel: 'travel',
  engage: 'encounter',
  checks: 'encounter',
  dealShadows: 'combat',
  chooseEnemy: 'combat',
  defend: 'combat',
  shadow: 'combat',
  enemyDamage: 'combat',
  declareAttack: 'combat',
  strength: 'combat',
  playerDamage: 'combat',
  combatEnds: 'combat',
  refresh: 'refresh',
};

/** Where a phase begins, for a table that goes there by hand. */
export const FIRST_STEP: Record<Phase, Step> = {
  resource: 'collect',
  planning: 'planning',
  quest: 'questBegins',
  travel: 'travel',
  encounter: 'engage',
  combat: 'dealShadows',
  refresh: 'refresh',
};

/** R p.10–11 The seven steps of setting up, in order. */
export const SET_UP_STEPS = [
  'shuffle',
  'heroes',
  'tokens',
  'firstPlayer',
  'draw',
  'questCards',
  'instructions',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];
