import type { OpenChoice, Reminder, Step } from '@/games/lcg/play';

const now: Record<Step, string> = {
  collect: 'Each hero takes 1 resource, then each player draws 1 card.',
  planning: 'Play allies and attachments from your hand.',
  questBegins: 'The quest phase begins.',
  commit: 'Choose the characters you commit to the quest, and exhaust them.',
  staging: 'Reveal one encounter card for each player.',
  resolution: 'Compare willpower and threat.',
  travel: 'The group may travel to one location of the staging area.',
  engage: 'You may engage one enemy of the staging area.',
  checks: 'Compare each dial with the engagement costs.',
  dealShadows: 'Deal one face-down shadow card to each engaged enemy.',
  chooseEnemy: 'Choose which enemy attacks next.',
  defend: 'Declare one defender, or leave the attack undefended.',
  shadow: 'Turn the shadow card over and resolve its shadow effect.',
  enemyDamage: 'Deal the damage of the attack.',
  declareAttack: 'You may attack: name one enemy and exhaust the attackers.',
  strength: 'Add up the attack of the attackers.',
  playerDamage: 'Deal the damage to the enemy.',
  combatEnds: 'Discard all shadow cards.',
  refresh: 'Ready everything, raise each dial by 1, pass the first player token to the left.',
};

const reminder: Record<Reminder, string> = {
  emptyDeck: 'An empty deck is not reshuffled: that player draws nothing.',
  commitAtOnce: 'A player commits everybody at once; responses come after.',
  oneByOne: 'Cards are revealed one by one, each fully resolved before the next.',
  reshuffleNow: 'Only in this phase is an empty encounter deck made anew.',
  forcedFirst: 'After a success, Forced effects come before the progress is placed.',
  travelCost: 'A travel effect is a cost: no payment, no travel.',
  highestFirst: 'The highest cost that is not above the dial comes first; go round until nobody is engaged.',
  extraShadow: 'Enemies that get another shadow card get it now.',
  sentinel: 'A sentinel may defend for another player, who stays the defending player.',
  shadowTextOnly: 'Only the shadow text of that card counts.',
  whenAttacks: 'Forced effects of the kind “when this enemy attacks” come now, after the damage.',
  moved: 'A card that changes its place or its controller goes on with the attack from there.',
  ranged: 'Ranged characters reach enemies engaged with another player, not those in the staging area.',
  tokenLeft: 'If the first player is out, the token goes to the left at once.',
};

const choice: Record<OpenChoice, string> = {
  splitProgress: 'Share the progress between the active locations.',
  tie: 'The first player chooses which of the tied enemies engages.',
  assignDamage: 'Choose who takes all the damage.',
  chooseEnemy: 'Choose which enemy attacks next.',
};

/** What to do now. */
export const guideEn = {
  now,
  reminder,
  choice,
  windowOpen: 'Actions may be taken',
};
