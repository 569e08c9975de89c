import type { logEn } from '../en/log';
import { namesFr } from './names';
import { signed, some } from './phrases';
import { rulesFr } from './rules';

const WHY = { threat: 'par la menace', heroes: 'faute de héros', effect: 'par une carte' };
const HOW = { optional: 'par choix', check: 'par un test d’engagement', effect: 'par une carte' };
const TYPE = { enemy: 'ennemi', location: 'lieu', objective: 'objectif', treachery: 'traîtrise' };
const WHAT = {
  damage: 'dégâts',
  resources: 'ressources',
  progress: 'progression',
  threshold: 'menace éliminatoire',
  questPoints: 'points de quête',
};

export const logFr: typeof logEn = {
  aCard: 'une carte',
  lines: {
    setUp: ({ setUpStep }) => namesFr.setUp[setUpStep],
    round: ({ round }) => `Tour ${round}.`,
    phase: ({ phase }) => `Phase : ${namesFr.phase[phase]}.`,
    wentTo: ({ step }) => `À la main, jusqu’à : ${namesFr.step[step]}.`,
    firstPlayer: ({ player }) => `${player} devient premier joueur.`,
    mulligan: ({ player }) => `${player} fait un mulligan.`,
    threat: ({ player, by, threat }) => `${player} : menace ${signed(by)}, soit ${threat}.`,
    eliminated: ({ player, why }) => `${player} : élimination ${WHY[why]}.`,
    collected: () => 'Chaque héros reçoit 1 ressource ; chaque joueur pioche 1 carte.',
    refreshed: () => 'Toutes les cartes sont redressées.',
    reshuffled: () => 'Le deck de rencontre se reforme à partir de sa défausse.',
    shadowsDiscarded: () => 'Les cartes Ombre sont défaussées.',
    surge: () => 'Renfort : une carte de plus.',
    played: ({ player, card, cost }) => `${player} joue ${card} pour ${cost}.`,
    action: ({ player, card, cost }) => `Action de ${player} : ${card}, pour ${cost}.`,
    entered: ({ player, card }) => `${player} met en jeu ${card}.`,
    keptFromAttacking: ({ player, card }) => `${card} n’attaque pas ${player} pendant cette phase.`,
    tookControl: ({ player, card }) => `${player} prend le contrôle : ${card}.`,
    committed: ({ player, characters, willpower }) =>
      `${player} engage ${some(characters, 'personnage', 'personnages')} : volonté ${willpower}.`,
    revealed: ({ card, type }) => `Carte révélée : ${card} (${TYPE[type]}).`,
    revealedUnrecorded: ({ cards }) => `${some(cards, 'carte révélée', 'cartes révélées')} sans être notées.`,
    doomed: ({ amount }) => `Maudit ${amount} : chaque joueur.`,
    quest: ({ willpower, threat }) => `Quête : volonté ${willpower} contre menace ${threat}.`,
    progressOnQuest: ({ amount }) => `Progression sur la quête : ${signed(amount)}.`,
    progressOnCard: ({ card, amount }) => `Progression, ${card} : ${signed(amount)}.`,
    damage: ({ card, amount }) => `${card} : ${some(amount, 'dégât', 'dégâts')}.`,
    stage: ({ stage }) => `La quête passe à l’étape ${stage}.`,
    explored: ({ card }) => `Lieu exploré : ${card}.`,
    travelled: ({ card }) => `Le groupe voyage : ${card}.`,
    destroyed: ({ card }) => `Carte détruite : ${card}.`,
    left: ({ card }) => `Hors jeu : ${card}.`,
    returned: ({ card }) => `Retour en zone de cheminement : ${card}.`,
    claimed: ({ card }) => `Objectif récupéré : ${card}.`,
    captive: ({ card }) => `Fait prisonnier : ${card}.`,
    freed: ({ card }) => `De retour en jeu : ${card}.`,
    engaged: ({ player, card, how }) => `Engagement, ${HOW[how]} : ${player} et ${card}.`,
    shadows: ({ dealt, without }) =>
      without === 0
        ? `Cartes Ombre distribuées : ${dealt}.`
        : `Cartes Ombre distribuées : ${dealt} ; sans carte : ${without}.`,
    enemyAttack: ({ card, player, strength, defended, damage }) =>
      `Attaque contre ${player} : ${card}, force ${strength}, ${defended ? 'avec' : 'sans'} défense, ${some(damage, 'dégât', 'dégâts')}.`,
    playerAttack: ({ card, player, strength, damage }) =>
      `Attaque de ${player} : ${card}, force ${strength}, ${some(damage, 'dégât', 'dégâts')}.`,
    victory: ({ card, amount }) => `${card} : ${some(amount, 'point', 'points')} de victoire.`,
    limit: ({ card, used, max }) => `${card} : ${used} fois sur ${max}.`,
    byHand: ({ what, amount }) => `À la main : ${WHAT[what]} ${amount}.`,
    byHandOn: ({ what, card, amount }) => `À la main : ${WHAT[what]} ${amount} (${card}).`,
    override: ({ refusal, reason }) => `Une carte dit le contraire : ${reason} (${rulesFr.refusal[refusal]})`,
    over: ({ outcome }) => (outcome === 'won' ? 'Les joueurs ont gagné.' : 'Les joueurs ont perdu.'),
  },
};
