/** The list of set 4: what there is of it, and what this table has. */
export type { Code, CodeFault } from './code';
export { codeFault, codeOf, codeText } from './code';
export type { ChecklistFault } from './file';
export { LONGEST_FILE, readChecklist, writeChecklist } from './file';
export type { ListedGroup, Owned, Shown, Sought, Tally } from './owned';
export { SHOWN, groupsIn, isOwned, isOwnedNumber, joined, tallies, toggled } from './owned';
export type { Group, ListedCard, Rarity, SetFour } from './setFour';
export { GROUPS, RARITIES, SET_FOUR, SET_FOUR_CARDS, loadSetFour } from './setFour';
