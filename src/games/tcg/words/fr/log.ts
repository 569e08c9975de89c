import type { logEn } from '../en/log';
import { namesFr } from './names';
import { signed, some } from './phrases';
import { rulesFr } from './rules';

const BY = {
  action: 'par une action',
  freePeoples: 'par le joueur des Peuples Libres',
  shadow: 'par un joueur de l’Ombre',
};
const WHY = {
  corrupted: 'Porteur corrompu',
  ringBearerDead: 'Porteur de l’Anneau mort',
  byHand: 'hors de la partie',
};
const HOW = { site: 'au dernier site', last: 'resté seul en lice', byHand: 'd’un commun accord' };
const WHAT = {
  twilight: 'réserve crépusculaire',
  wounds: 'blessures',
  deadPile: 'compagnons au cimetière',
  marker: 'pion au site',
  resistance: 'résistance',
  tokens: 'jetons',
};
const WINNER = { freePeoples: 'aux Peuples Libres', shadow: 'à l’Ombre' };
const own = (total: number | null): string => (total === null ? 'selon l’application' : `${total}`);
const phaseName = (phase: keyof typeof namesFr.phase, fierce: boolean): string =>
  fierce ? namesFr.fierce(namesFr.phase[phase]) : namesFr.phase[phase];

export const logFr: typeof logEn = {
  aCard: 'une carte',
  lines: {
    bidLocked: ({ player }) => `${player} a misé.`,
    bidWithdrawn: ({ player }) => `${player} reprend sa mise.`,
    bid: ({ player, amount }) => `${player} mise ${some(amount, 'point-fardeau', 'points-fardeau')}.`,
    seat: ({ player, place }) => `${player} : place ${place + 1} dans l’ordre de jeu.`,
    starter: ({ player, card, cost }) => `${player} commence avec ${card} (${cost}).`,
    turn: ({ player, turn }) => `Tour ${turn} : ${player}.`,
    phase: ({ phase, fierce }) => `Phase : ${phaseName(phase, fierce)}.`,
    shadowPhase: ({ player }) => `Phase de l’Ombre : ${player}.`,
    passed: ({ player }) => `${player} passe.`,
    reconciled: ({ player }) => `${player} reconstitue sa main.`,
    discardedFromHand: ({ player, cards, asked }) =>
      cards === asked
        ? `${player} défausse ${some(cards, 'carte', 'cartes')}.`
        : `${player} défausse ${some(cards, 'carte', 'cartes')} sur ${asked} : sa main est vide.`,
    wentTo: ({ step }) => `À la main, jusqu’à : ${namesFr.step[step]}.`,
    noMinions: () => 'Aucun séide en jeu : on passe au ralliement.',
    tokensGone: () => 'La réserve crépusculaire se vide.',
    minionsDiscarded: () => 'Tous les séides sont défaussés.',
    allPassed: () => 'Tout le monde passe.',
    baseRules: () => 'Les règles de base ont changé.',
    acted: ({ player, card, phase, cost }) =>
      `${player}, action de la phase « ${namesFr.phase[phase]} » : ${card}, pour ${cost}.`,
    responded: ({ player, card, cost }) => `${player}, réponse : ${card}, pour ${cost}.`,
    played: ({ player, card, cost }) => `${player} joue ${card} pour ${cost}.`,
    entered: ({ player, card }) => `${player} met en jeu ${card}.`,
    transferred: ({ card, to, cost }) => `Transfert à ${to}, pour ${cost} : ${card}.`,
    twilight: ({ by, twilight }) => `Crépuscule ${signed(by)}, soit ${twilight}.`,
    drew: ({ player, cards, asked }) =>
      cards === asked
        ? `${player} pioche ${some(cards, 'carte', 'cartes')}.`
        : `${player} pioche ${some(cards, 'carte', 'cartes')} sur ${asked} : quatre par phase de compagnie.`,
    moved: ({ player, site, twilight }) =>
      `${player} avance au site ${site} : crépuscule ${signed(twilight)}.`,
    moveLimit: ({ amount, limit }) => `Limite de déplacement ${signed(amount)}, soit ${limit}.`,
    wounded: ({ card, amount }) => `${card} : ${some(amount, 'blessure', 'blessures')}.`,
    healed: ({ card, amount }) => `${card} : ${some(amount, 'blessure guérie', 'blessures guéries')}.`,
    exerted: ({ card, amount }) => `${card} s’affaiblit ${amount} fois.`,
    killed: ({ card }) => `Mort : ${card}.`,
    discarded: ({ card }) => `Défausse : ${card}.`,
    returned: ({ card }) => `De retour en jeu : ${card}.`,
    stacked: ({ card }) => `Carte empilée : ${card}.`,
    ringTookWounds: ({ player, wounds, burdens }) =>
      `${player} : l’Anneau change ${some(wounds, 'blessure', 'blessures')} en ${some(burdens, 'point-fardeau', 'points-fardeau')}.`,
    burdens: ({ player, by, burdens }) => `${player} : points-fardeau ${signed(by)}, soit ${burdens}.`,
    ringBearer: ({ player, card }) => `${player} : ${card} porte l’Anneau.`,
    ringOn: ({ player, ring }) => `${player} passe au doigt ${namesFr.ring[ring]}.`,
    ringOff: ({ player, ring }) => `${player} retire ${namesFr.ring[ring]}.`,
    sanctuary: ({ amount }) => `Sanctuaire : encore ${amount} à guérir.`,
    archery: ({ freePeoples, shadow }) =>
      `Archerie : ${freePeoples} sur les séides, ${shadow} sur la compagnie.`,
    assigned: ({ card, to, assignedBy }) => `${card} contre ${to}, ${BY[assignedBy]}.`,
    unassigned: ({ card }) => `De nouveau libre : ${card}.`,
    ambush: ({ card, amount }) => `Embuscade, ${card} : crépuscule ${signed(amount)}.`,
    skirmish: ({ card }) => `Combat : ${card}.`,
    skirmishWon: ({ card, winner, freePeoples, shadow, overwhelmed }) =>
      `Combat, ${card} : ${freePeoples} contre ${shadow}, victoire ${WINNER[winner]}${overwhelmed ? ', l’autre camp est submergé' : ''}.`,
    skirmishCancelled: ({ card }) => `Combat annulé : ${card}.`,
    skirmishNotHeld: ({ card }) => `Ce combat n’a pas lieu : ${card}.`,
    modified: ({ card, stat, amount, until }) =>
      `${card} : ${namesFr.stat[stat]} ${signed(amount)}. ${namesFr.until[until]}.`,
    unmodified: ({ card, stat, amount }) =>
      `Fin du modificateur, ${card} : ${namesFr.stat[stat]} ${signed(amount)}.`,
    archeryModified: ({ of, amount }) => `Total d’archerie, ${namesFr.side[of]} : ${signed(amount)}.`,
    ownTotals: ({ ownFreePeoples, ownShadow }) =>
      `Totaux de la table : ${namesFr.side.freePeoples} ${own(ownFreePeoples)}, ${namesFr.side.shadow} ${own(ownShadow)}.`,
    ringVersion: ({ player, ring }) => `${player} joue avec ${namesFr.ring[ring]}.`,
    controlled: ({ player, site }) => `${player} prend le contrôle du site ${site}.`,
    liberated: ({ player, site }) => `${player} libère le site ${site}.`,
    byHand: ({ what, amount }) => `À la main : ${WHAT[what]} ${amount}.`,
    byHandOn: ({ what, card, amount }) => `À la main : ${WHAT[what]} ${amount} (${card}).`,
    override: ({ refusal, reason }) => `Une carte le permet : ${reason} (${rulesFr.refusal[refusal]})`,
    lost: ({ player, why }) => `${player} a perdu : ${WHY[why]}.`,
    won: ({ player, how }) => `${player} a gagné, ${HOW[how]}.`,
    endedWithoutWinner: () => 'La partie s’achève sans vainqueur.',
  },
};
