import type { LineWords } from '../lineWords';
import { namesEn } from './names';
import { signed, some } from './phrases';
import { rulesEn } from './rules';

const WHY = { threat: 'by threat', heroes: 'with no hero left', effect: 'by a card' };
const HOW = { optional: 'of their own choice', check: 'by an engagement check', effect: 'by a card' };
const TYPE = { enemy: 'enemy', location: 'location', objective: 'objective', treachery: 'treachery' };
const WHAT = {
  damage: 'damage',
  resources: 'resources',
  progress: 'progress',
  threshold: 'threat that eliminates',
  questPoints: 'quest points',
};

const lines: LineWords = {
  setUp: ({ setUpStep }) => namesEn.setUp[setUpStep],
  round: ({ round }) => `Round ${round}.`,
  phase: ({ phase }) => `${namesEn.phase[phase]} phase.`,
  wentTo: ({ step }) => `By hand to: ${namesEn.step[step]}.`,
  firstPlayer: ({ player }) => `${player} is the first player.`,
  mulligan: ({ player }) => `${player} takes a mulligan.`,
  threat: ({ player, by, threat }) => `${player}: threat ${signed(by)}, now ${threat}.`,
  eliminated: ({ player, why }) => `${player} is eliminated ${WHY[why]}.`,
  collected: () => 'Each hero collects 1 resource; each player draws 1 card.',
  refreshed: () => 'Everything is readied.',
  reshuffled: () => 'The encounter deck is made anew from its discard pile.',
  shadowsDiscarded: () => 'Shadow cards are discarded.',
  surge: () => 'Surge: one more card.',
  played: ({ player, card, cost }) => `${player} plays ${card} for ${cost}.`,
  action: ({ player, card, cost }) => `${player} takes an action: ${card}, for ${cost}.`,
  entered: ({ player, card }) => `${player} puts ${card} into play.`,
  keptFromAttacking: ({ player, card }) => `${card} does not attack ${player} in this phase.`,
  tookControl: ({ player, card }) => `${player} takes control of ${card}.`,
  committed: ({ player, characters, willpower }) =>
    `${player} commits ${some(characters, 'character', 'characters')}: willpower ${willpower}.`,
  revealed: ({ card, type }) => `Revealed: ${card} (${TYPE[type]}).`,
  revealedUnrecorded: ({ cards }) => `${some(cards, 'card', 'cards')} revealed and not written down.`,
  doomed: ({ amount }) => `Doomed ${amount}: each player.`,
  quest: ({ willpower, threat }) => `Quest: willpower ${willpower} against threat ${threat}.`,
  progressOnQuest: ({ amount }) => `Progress on the quest: ${signed(amount)}.`,
  progressOnCard: ({ card, amount }) => `Progress on ${card}: ${signed(amount)}.`,
  damage: ({ card, amount }) => `Damage on ${card}: ${amount}.`,
  stage: ({ stage }) => `The quest moves on to stage ${stage}.`,
  explored: ({ card }) => `Explored: ${card}.`,
  travelled: ({ card }) => `The group travels to ${card}.`,
  destroyed: ({ card }) => `Destroyed: ${card}.`,
  left: ({ card }) => `Out of play: ${card}.`,
  returned: ({ card }) => `Back to the staging area: ${card}.`,
  claimed: ({ card }) => `Claimed: ${card}.`,
  captive: ({ card }) => `${card} is taken captive.`,
  freed: ({ card }) => `${card} is back in play.`,
  engaged: ({ player, card, how }) => `${player} and ${card} are engaged, ${HOW[how]}.`,
  shadows: ({ dealt, without }) =>
    without === 0
      ? `${some(dealt, 'shadow card', 'shadow cards')} dealt.`
      : `${some(dealt, 'shadow card', 'shadow cards')} dealt; ${some(without, 'enemy gets', 'enemies get')} none.`,
  enemyAttack: ({ card, player, strength, defended, damage }) =>
    `Attack on ${player} by ${card}, strength ${strength}, ${defended ? 'defended' : 'undefended'}: ${damage} damage.`,
  playerAttack: ({ card, player, strength, damage }) =>
    `${player} attacks ${card} with ${strength}: ${damage} damage.`,
  victory: ({ card, amount }) => `${card}: ${some(amount, 'victory point', 'victory points')}.`,
  limit: ({ card, used, max }) => `${card}: used ${used} of ${max}.`,
  byHand: ({ what, amount }) => `By hand: ${WHAT[what]} ${amount}.`,
  byHandOn: ({ what, card, amount }) => `By hand: ${WHAT[what]} ${amount} (${card}).`,
  override: ({ refusal, reason }) => `A card says otherwise: ${reason} (${rulesEn.refusal[refusal]})`,
  over: ({ outcome }) => (outcome === 'won' ? 'The players have won.' : 'The players have lost.'),
};

export const logEn = { aCard: 'a card', lines };
