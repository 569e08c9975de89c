import type { NowKind } from '@/games/jime/play';
import type { NowWord } from '../nowWords';

/** What a rule means at this moment, one sentence a kind. */
export const nowEn: Record<NowKind, NowWord> = {
  provokes: ({ hero, group }) =>
    `${hero} stands with a ready group, ${group}: leaving or interacting provokes it.`,
  provokesNobody: () => 'No hero shares a space with a ready group: nobody is provoked.',
  provokesUnknown: ({ count }) =>
    count === 1
      ? 'One group is ready: a hero in its space provokes it.'
      : `${count} groups are ready: a hero in the space of one provokes it.`,
  ready: ({ group }) => `${group}: ready.`,
  exhausted: ({ group }) => `${group}: exhausted. Not provoked, and resting in the next shadow phase.`,
  strikesBack: ({ group }) => `${group}: ready, and counterattacks if in range.`,
  strikesBackElite: ({ group }) => `${group}: exhausted but elite, and counterattacks unless stunned.`,
  armour: ({ group, count }) => `${group}: armour ${count}. It comes back after each attack.`,
  sorcery: ({ group, count }) => `${group}: sorcery ${count}. It comes back after each attack.`,
  elite: ({ group, names }) => `${group}: elite (${names}).`,
  figures: ({ group, count, of }) =>
    count === 1
      ? `${group}: 1 figure left, health ${of}.`
      : `${group}: ${count} figures left; the first has health ${of}.`,
  inRange: ({ hero, group }) => `${hero} is in range of ${group}.`,
  outOfRange: ({ hero, group }) => `${hero} is out of range of ${group}.`,
  threatWillBe: ({ count, of }) => `Threat after the next shadow phase: ${count}/${of}.`,
  threatPasses: ({ count }) => `That passes the threshold at ${count}.`,
  threatFills: () => 'That fills the bar: the adventure would be lost.',
  threatTokens: ({ count }) =>
    count === 1
      ? '1 threat token on the map: +1 threat each round.'
      : `${count} threat tokens on the map: +${count} threat each round.`,
  unexplored: ({ count }) =>
    count === 1
      ? '1 tile is unexplored: +1 threat each round.'
      : `${count} tiles are unexplored: +${count} threat each round.`,
  allExplored: () => 'Every tile on the table is explored.',
  inDarkness: ({ hero }) => `${hero} stands in darkness, and suffers fear in the shadow phase.`,
  darkSpaces: ({ count }) =>
    count === 1 ? '1 space is in darkness now.' : `${count} spaces are in darkness now.`,
  noDarkness: () => 'There is no darkness on the map now.',
  actionsLeft: ({ hero, count }) =>
    count === 1 ? `${hero} has 1 action left.` : `${hero} has ${count} actions left.`,
  turnOver: ({ hero }) => `${hero} has played this round.`,
  movesLeft: ({ hero }) => `${hero} has one move left of a travel action.`,
  yetToPlay: ({ heroes }) => `Yet to play: ${heroes}.`,
  inspiration: ({ hero, count, of }) => `${hero}: inspiration ${count}/${of}.`,
  inspirationFull: ({ hero, count, of }) => `${hero}: inspiration ${count}/${of}. More is not gained.`,
  prepared: ({ hero, count, of }) => `${hero}: prepared ${count}/${of}.`,
  preparedFull: ({ hero, count, of }) =>
    `${hero}: prepared ${count}/${of}. Discard one before preparing another.`,
  suffered: ({ hero, count, of, which }) => `${hero}: ${which} ${count}/${of}.`,
  limitNear: ({ hero, count, of, which }) => `${hero}: ${which} ${count}/${of}, near a last stand.`,
  lastStandNext: ({ hero, count }) =>
    count === 1
      ? `${hero}: the next last stand needs 1 success.`
      : `${hero}: the next last stand needs ${count} successes.`,
  boons: ({ hero, names }) => `${hero}: ${names}.`,
  heroDefeated: ({ hero }) => `${hero} is defeated: the adventure is lost when the next shadow phase begins.`,
  objective: ({ names }) => `Your objective: ${names}`,
  terrain: ({ names, count }) => `${names}: ${count} on the map.`,
  phase: ({ which, count }) => `Round ${count}, ${which === 'setup' ? 'setting up' : `${which} phase`}.`,
  lore: ({ count }) => `The company has ${count} lore.`,
  difficulty: ({ which }) => (which === 'hard' ? 'This campaign is hard.' : 'This campaign is normal.'),
};
