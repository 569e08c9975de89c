import type { tableEn } from '../en/table';
import { some, shown, of } from './phrases';
import { sheetsFr } from './sheets';
import { stepsFr } from './steps';

export const tableFr: typeof tableEn = {
  next: 'Suivant',
  phases: 'Les sept phases',
  phaseMark: (number, name) => `Phase ${number} : ${name}`,
  phaseNow: (number, name, window) =>
    `Phase ${number} : ${name}, en cours, actions ${window ? 'permises' : 'interdites'}`,
  phaseTitle: (number, name) => `${number}. ${name}`,
  round: (round) => `Tour ${round}`,
  setUp: 'Mise en place',
  turnOf: (step, player) => `${step} (${player})`,
  firstPlayer: 'Premier joueur',
  yourTurn: 'À vous',
  eliminated: 'Éliminé',
  exhausted: 'Incliné',
  claimed: 'Objectifs réclamés',
  automatic: 'L’application se charge de cette étape.',
  left: (left) => (left === null ? 'points de vie inconnus' : `${some(left, 'point', 'points')} de vie`),
  panel: { lower: 'Abaisser ce volet', raise: 'Relever ce volet' },
  kind: {
    hero: 'Héros',
    ally: 'Allié',
    enemy: 'Ennemi',
    location: 'Lieu',
    objective: 'Objectif',
    treachery: 'Traîtrise',
  },
  stat: {
    threatCost: 'Coût de menace',
    threat: 'Menace',
    willpower: 'Volonté',
    attack: 'Attaque',
    defence: 'Défense',
    hitPoints: 'Points de vie',
    engagement: 'Coût d’engagement',
    questPoints: 'Points de quête',
    victory: 'Points de victoire',
  },
  flag: {
    unique: 'Unique',
    ranged: 'À distance',
    sentinel: 'Sentinelle',
    restricted: 'Restreint',
    cannotLeaveStaging: 'Ne peut pas quitter la zone de cheminement',
    immune: 'Immunisé contre les cartes Joueur',
    faceDown: 'Face cachée',
  },
  fact: {
    threat: 'menace',
    engagement: 'engagement',
    attack: 'attaque',
    life: 'vie',
    progress: 'progression',
    shadow: 'ombre',
  },
  dial: { of: (player) => `Menace ${of(player)}` },
  tile: {
    character: ({ name, resources, damage, left, exhausted, committed }) =>
      [
        name,
        resources === null ? null : some(resources, 'ressource', 'ressources'),
        left === null ? null : `${some(left, 'point', 'points')} de vie`,
        damage > 0 ? some(damage, 'dégât', 'dégâts') : null,
        exhausted ? 'incliné' : 'redressé',
        committed ? 'engagé dans la quête' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    encounter: (card) =>
      [
        card.name,
        card.name === card.kind ? null : card.kind.toLowerCase(),
        card.zone === 'staging' && card.type !== 'objective' ? `menace ${shown(card.threat)}` : null,
        card.type === 'enemy' && card.zone === 'staging'
          ? `coût d’engagement ${shown(card.engagement)}`
          : null,
        card.type === 'enemy' && card.zone === 'engaged' ? `attaque ${shown(card.attack)}` : null,
        card.type === 'enemy' ? `points de vie restants : ${shown(card.left)}` : null,
        card.type === 'location' ? `progression ${card.progress} sur ${shown(card.questPoints)}` : null,
        card.shadowCards > 0 ? some(card.shadowCards, 'carte Ombre', 'cartes Ombre') : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
  },
  window: {
    open: 'Actions permises',
    shut: 'Actions interdites',
    openGist: 'Chacun peut effectuer des actions.',
    shutGist: 'Aucune action ; les réponses restent permises.',
    now: 'Rien d’obligatoire. Effectuez des actions, ou passez à la suite.',
    after: {
      collect:
        'Chaque joueur pioche 1 carte ; chaque héros a 1 ressource de plus. Puis des actions, ou la suite.',
      combatEnds:
        'Dernières actions de la phase. Puis défaussez toutes les cartes Ombre et passez à la suite.',
      refresh:
        'Redressez toutes les cartes ; chaque menace a monté de 1 ; le marqueur est passé à gauche. Puis des actions, ou la suite.',
    },
    action: 'Effectuer une action ou jouer un événement',
    passed: (steps) => `Fenêtres passées : ${steps}.`,
    stopThere: 'Revenir à la première',
    stopNext: 'Continuer, en s’arrêtant à la prochaine fenêtre',
  },
  trail: {
    quest: 'Quête',
    encounter: 'Rencontre',
    enemyAttack: 'Attaque ennemie',
    playerAttack: 'Attaque d’un joueur',
    said: (trail, mark) => `${trail}, étape ${mark}`,
  },
  elimination: {
    title: (player) => `${player} quitte la partie.`,
    text: 'Main, deck et cartes en jeu vont à la défausse. Les ennemis engagés retournent dans la zone de cheminement avec leurs dégâts.',
    why: (threshold) => `Le compteur a atteint ${threshold}`,
  },
  undo: {
    undo: 'Annuler',
    redo: 'Rétablir',
    nothing: 'Rien à annuler',
    nothingAgain: 'Rien à rétablir',
  },
  override: {
    offer: 'Une carte dit le contraire',
    ask: 'Quelle carte, ou pourquoi ?',
    reasons: [
      'Capacité d’un héros',
      'Un événement',
      'Un attachement',
      'Une carte Rencontre',
      'La carte Quête',
    ],
    own: 'Avec vos mots',
    play: 'Passer outre à la règle',
  },
  activeLocation: { title: 'Lieu actif', none: 'Pas de lieu actif' },
  staging: {
    title: 'Zone de cheminement',
    add: 'Ajouter une carte',
    empty: 'Aucune carte ici.',
    threat: (total) => `Menace de la zone de cheminement : ${total}`,
  },
  ...stepsFr,
  ...sheetsFr,
};
