import type { Prompt, Reminder, Step } from '@/games/tcg/play';

const now: Record<Step, string> = {
  start: 'Empty the pool; take what your cards do at the start of your turn.',
  fellowship: 'Play companions, allies, possessions; then move to the next site.',
  shadow: 'Play minions and other Shadow cards with the tokens of the pool.',
  manoeuvre: 'Manoeuvre actions, to the right, until all pass.',
  archery: 'Archery actions, to the right, until all pass.',
  archeryFire: 'Deal the archery wounds one by one.',
  assignment: 'Assignment actions, to the right, until all pass.',
  defenders: 'The Free Peoples player assigns defenders to minions.',
  shadowAssignment: 'Assign the minions that are still free, or leave them.',
  chooseSkirmish: 'The Free Peoples player says which skirmish is fought next.',
  skirmish: 'Skirmish actions, to the right, until all pass.',
  resolution: 'Compare both totals.',
  regroup: 'Regroup actions, to the right, until all pass.',
  shadowReconcile: 'Each Shadow player reconciles their hand.',
  moveOrReconcile: 'Move on to the next site, or reconcile and end the turn.',
};

const reminder: Record<Reminder, string> = {
  mandatoryFirst: 'Of several mandatory actions, the Free Peoples player chooses the order.',
  noAllyAtSanctuary: 'A sanctuary heals companions, not allies.',
  fourCards: 'Four cards at most come to hand in this phase, whatever brings them.',
  nineCompanions: 'Nine companions at most, the dead included.',
  mayNameCards: 'Shadow players may talk and name cards of their hands, and show none.',
  useOthersCharacters: 'A Shadow player may exert a Shadow character of another to pay.',
  passIsNotFinal: 'Who passes may still act later in the same phase.',
  alliesAtHome: 'Allies take part at home, or when a card lets them; they need not.',
  oneToOne: 'An action assigns one against one, both free.',
  shadowToAllies: 'A free minion may go against an ally at home.',
  fierceAtStart: 'Fierce counts at the beginning of the fierce phase.',
  emptyDeck: 'An empty draw deck is neither lost nor made anew.',
  ringOff: 'A Ring put on in this phase comes off at its end.',
};

const ask: Record<Prompt['ask'], string> = {
  lockBids: 'Each player bids in secret.',
  revealBids: 'Show all bids together.',
  chooseSeat: 'Choose a place in the order of play.',
  startingFellowship: 'Show your starting fellowship.',
  start: 'Begin the turn.',
  fellowship: 'Play, then move.',
  shadow: 'Play Shadow cards.',
  act: 'Act or pass.',
  archery: 'Deal archery wounds.',
  assignDefenders: 'Assign defenders.',
  assignMinions: 'Assign free minions.',
  ringBearer: 'Say whether a card answers the death of the Ring-bearer.',
  ambush: 'Say whether the ambush adds its tokens.',
  chooseSkirmish: 'Choose a skirmish.',
  resolve: 'Resolve the skirmish.',
  reconcile: 'Reconcile your hand.',
  moveOrReconcile: 'Move on or reconcile.',
  over: 'The game is over.',
};

/** What to do now. */
export const guideEn = { now, reminder, ask };
