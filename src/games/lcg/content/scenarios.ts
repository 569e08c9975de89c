/** R p.26 The scenarios of the core set in the order of a campaign; `other` is whatever else lies on the table. */
export const SCENARIOS = ['mirkwood', 'anduin', 'dolGuldur', 'other'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** R p.26 The seven encounter sets of the core set. */
export const ENCOUNTER_SETS = [
  'mirkwood',
  'spiders',
  'orcs',
  'anduin',
  'sauronsReach',
  'wilderlands',
  'dolGuldur',
] as const;
export type EncounterSet = (typeof ENCOUNTER_SETS)[number];

/** What side 1A asks for that the documents tell us of, beside the seven steps of R p.10–11. */
export const SPECIAL_SET_UP = ['nazgulAside', 'threeObjectives', 'oneGuardEach', 'captive'] as const;
export type SpecialSetUp = (typeof SPECIAL_SET_UP)[number];

export type Scenario = {
  /** R p.26; null where nobody has told us. */
  difficulty: number | null;
  sets: readonly EncounterSet[];
  questCards: number | null;
  /** The numbers printed on its quest cards, where a document gives them. */
  cardNumbers: readonly number[];
  /** How many stages lead to victory. */
  stages: number | null;
  special: readonly SpecialSetUp[];
  /** F 1.16 At this stage the whole group plays one ally a round. */
  oneAllyAtStage: number | null;
};

export const SCENARIO_TABLE: Record<ScenarioId, Scenario> = {
  mirkwood: {
    difficulty: 1,
    sets: ['mirkwood', 'spiders', 'orcs'],
    questCards: 4,
    cardNumbers: [119, 120, 121, 122],
    stages: 3,
    special: [],
    oneAllyAtStage: null,
  },
  anduin: {
    difficulty: 4,
    sets: ['anduin', 'sauronsReach', 'orcs', 'wilderlands'],
    questCards: 3,
    cardNumbers: [],
    stages: 3,
    special: [],
    oneAllyAtStage: null,
  },
  dolGuldur: {
    difficulty: 7,
    sets: ['dolGuldur', 'spiders', 'orcs'],
    questCards: 3,
    cardNumbers: [123, 124, 125],
    stages: 3,
    special: ['nazgulAside', 'threeObjectives', 'oneGuardEach', 'captive'],
    oneAllyAtStage: 2,
  },
  other: {
    difficulty: null,
    sets: [],
    questCards: null,
    cardNumbers: [],
    stages: null,
    special: [],
    oneAllyAtStage: null,
  },
};

/** R p.27 A campaign goes through the three scenarios in this order. */
export const CAMPAIGN: readonly ScenarioId[] = ['mirkwood', 'anduin', 'dolGuldur'];
