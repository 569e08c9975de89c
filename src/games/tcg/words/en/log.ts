import type { LineWords } from '../lineWords';
import { namesEn } from './names';
import { signed, some } from './phrases';
import { rulesEn } from './rules';

const BY = {
  action: 'by an action',
  freePeoples: 'by the Free Peoples player',
  shadow: 'by a Shadow player',
};
const WHY = { corrupted: 'corrupted', ringBearerDead: 'the Ring-bearer is dead', byHand: 'out of the game' };
const HOW = { site: 'at the last site', last: 'the last one left', byHand: 'by agreement' };
const WHAT = {
  twilight: 'twilight pool',
  wounds: 'wounds',
  deadPile: 'companions in the dead pile',
  marker: 'marker on site',
  resistance: 'resistance',
  tokens: 'tokens',
};
const side = (one: 'freePeoples' | 'shadow'): string => `the ${namesEn.side[one]}`;
const own = (total: number | null): string => (total === null ? 'as the app counts' : `${total}`);
const phaseName = (phase: keyof typeof namesEn.phase, fierce: boolean): string =>
  fierce ? namesEn.fierce(namesEn.phase[phase]) : namesEn.phase[phase];

const lines: LineWords = {
  bidLocked: ({ player }) => `${player} has bid.`,
  bidWithdrawn: ({ player }) => `${player} takes the bid back.`,
  bid: ({ player, amount }) => `${player} bids ${some(amount, 'burden', 'burdens')}.`,
  seat: ({ player, place }) => `${player}: place ${place + 1} in the order of play.`,
  starter: ({ player, card, cost }) => `${player} begins with ${card} (${cost}).`,
  turn: ({ player, turn }) => `Turn ${turn}: ${player}.`,
  phase: ({ phase, fierce }) => `${phaseName(phase, fierce)} phase.`,
  shadowPhase: ({ player }) => `Shadow phase: ${player}.`,
  passed: ({ player }) => `${player} passes.`,
  reconciled: ({ player }) => `${player} reconciles.`,
  discardedFromHand: ({ player, cards, asked }) =>
    cards === asked
      ? `${player} discards ${some(cards, 'card', 'cards')}.`
      : `${player} discards ${some(cards, 'card', 'cards')} of ${asked}: no more in hand.`,
  wentTo: ({ step }) => `By hand to: ${namesEn.step[step]}.`,
  noMinions: () => 'No minion in play: on to the Regroup phase.',
  tokensGone: () => 'The twilight pool is emptied.',
  minionsDiscarded: () => 'All minions are discarded.',
  allPassed: () => 'Everybody passes.',
  baseRules: () => 'The base rules were changed.',
  acted: ({ player, card, phase, cost }) =>
    `${player}, ${namesEn.phase[phase]} action: ${card}, for ${cost}.`,
  responded: ({ player, card, cost }) => `${player}, response: ${card}, for ${cost}.`,
  played: ({ player, card, cost }) => `${player} plays ${card} for ${cost}.`,
  entered: ({ player, card }) => `${player} puts ${card} into play.`,
  transferred: ({ card, to, cost }) => `${card} is transferred to ${to} for ${cost}.`,
  twilight: ({ by, twilight }) => `Twilight ${signed(by)}, now ${twilight}.`,
  drew: ({ player, cards, asked }) =>
    cards === asked
      ? `${player} draws ${some(cards, 'card', 'cards')}.`
      : `${player} draws ${some(cards, 'card', 'cards')} of ${asked}: four in a fellowship phase.`,
  moved: ({ player, site, twilight }) => `${player} moves to site ${site}; twilight ${signed(twilight)}.`,
  moveLimit: ({ amount, limit }) => `Move limit ${signed(amount)}, now ${limit}.`,
  wounded: ({ card, amount }) => `${card}: ${some(amount, 'wound', 'wounds')}.`,
  healed: ({ card, amount }) => `${card}: ${some(amount, 'wound', 'wounds')} healed.`,
  exerted: ({ card, amount }) => `${card} exerts, ${some(amount, 'time', 'times')}.`,
  killed: ({ card }) => `${card} is killed.`,
  discarded: ({ card }) => `${card} is discarded.`,
  returned: ({ card }) => `${card} is back in play.`,
  stacked: ({ card }) => `${card} is stacked.`,
  ringTookWounds: ({ player, wounds, burdens }) =>
    `${player}: the Ring turns ${some(wounds, 'wound', 'wounds')} into ${some(burdens, 'burden', 'burdens')}.`,
  burdens: ({ player, by, burdens }) => `${player}: burdens ${signed(by)}, now ${burdens}.`,
  ringBearer: ({ player, card }) => `${player}: ${card} bears the Ring.`,
  ringOn: ({ player, ring }) => `${player} puts on ${namesEn.ring[ring]}.`,
  ringOff: ({ player, ring }) => `${player} takes off ${namesEn.ring[ring]}.`,
  sanctuary: ({ amount }) => `Sanctuary: ${amount} left to heal.`,
  archery: ({ freePeoples, shadow }) => `Archery: ${freePeoples} on minions, ${shadow} on the company.`,
  assigned: ({ card, to, assignedBy }) => `${card} against ${to}, ${BY[assignedBy]}.`,
  unassigned: ({ card }) => `${card} is free again.`,
  ambush: ({ card, amount }) => `Ambush of ${card}: twilight ${signed(amount)}.`,
  skirmish: ({ card }) => `Skirmish of ${card}.`,
  skirmishWon: ({ card, winner, freePeoples, shadow, overwhelmed }) =>
    `Skirmish of ${card}, ${freePeoples} to ${shadow}: won by ${side(winner)}${overwhelmed ? ', who overwhelm' : ''}.`,
  skirmishCancelled: ({ card }) => `The skirmish of ${card} is cancelled.`,
  skirmishNotHeld: ({ card }) => `The skirmish of ${card} is not held.`,
  modified: ({ card, stat, amount, until }) =>
    `${card}: ${namesEn.stat[stat]} ${signed(amount)}. ${namesEn.until[until]}.`,
  unmodified: ({ card, stat, amount }) =>
    `The modifier of ${card} ends: ${namesEn.stat[stat]} ${signed(amount)}.`,
  archeryModified: ({ of, amount }) => `Archery total of ${side(of)}: ${signed(amount)}.`,
  ownTotals: ({ ownFreePeoples, ownShadow }) =>
    `Own totals: ${side('freePeoples')} ${own(ownFreePeoples)}, ${side('shadow')} ${own(ownShadow)}.`,
  ringVersion: ({ player, ring }) => `${player} plays with ${namesEn.ring[ring]}.`,
  controlled: ({ player, site }) => `${player} takes control of site ${site}.`,
  liberated: ({ player, site }) => `${player} liberates site ${site}.`,
  byHand: ({ what, amount }) => `By hand: ${WHAT[what]} ${amount}.`,
  byHandOn: ({ what, card, amount }) => `By hand: ${WHAT[what]} ${amount} (${card}).`,
  override: ({ refusal, reason }) => `A card allows it: ${reason} (${rulesEn.refusal[refusal]})`,
  lost: ({ player, why }) => `${player} has lost: ${WHY[why]}.`,
  won: ({ player, how }) => `${player} has won, ${HOW[how]}.`,
  endedWithoutWinner: () => 'The game ends without a winner.',
};

export const logEn = { aCard: 'a card', lines };
