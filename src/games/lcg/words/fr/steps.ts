import type { stepsEn } from '../en/steps';
import { some, signed, of } from './phrases';

/** What the panel of each step says. */
export const stepsFr: typeof stepsEn = {
  now: {
    planning: (player) => `${player} peut jouer des alliés et des attachements.`,
    commit: (player) => `${player} choisit, en une fois, qui part en quête.`,
    staging: (cards) => {
      if (cards === 0) return 'Toutes les cartes sont révélées.';
      return cards < 2
        ? `Révélez ${cards} carte et résolvez-la.`
        : `Révélez ${cards} cartes, une à la fois, en résolvant chacune.`;
    },
    resolution: 'Comparez volonté et menace.',
    travel: (player) => `Le groupe peut se rendre dans un lieu ; la décision revient à ${player}.`,
    engage: (player) => `${player} peut engager un ennemi, quel que soit son coût.`,
    checks: 'Les ennemis engagent, joueur après joueur, jusqu’à ce qu’un tour de table n’en amène plus.',
    dealShadows: 'Donnez à chaque ennemi une carte Ombre face cachée, dans cet ordre.',
    chooseEnemy: (player) => `${player} choisit l’ennemi qui attaque.`,
    defend: (player, enemy) => `Attaque contre ${player} (${enemy}) : déclarez un défenseur, ou personne.`,
    enemyDamage: 'Désignez qui reçoit tous les dégâts.',
    declareAttack: (player) =>
      `${player} peut attaquer : un ennemi, avec les personnages redressés de son choix.`,
  },
  planning: {
    next: (player) => `${player} a terminé`,
    pool: (hero, resources) => `${hero} ${resources}`,
    play: 'Jouer un allié ou un attachement',
  },
  commit: {
    who: 'Qui s’engage',
    next: (characters, willpower) =>
      characters === 0
        ? 'N’engager personne'
        : `Engager ${some(characters, 'personnage', 'personnages')} : volonté ${willpower}`,
  },
  stagingStep: {
    reveal: 'Révéler une carte',
    guard: 'L’objectif est protégé : révélez une carte de plus et joignez-la-lui.',
    left: (cards) =>
      cards === 0 ? 'Plus aucune carte à révéler.' : `${some(cards, 'carte', 'cartes')} à révéler`,
    next: (cards) =>
      cards === 0
        ? 'Fin du renforcement'
        : some(cards, 'carte révélée, sans la noter', 'cartes révélées, sans les noter'),
  },
  sum: {
    willpower: 'Volonté',
    threat: 'Menace',
    success: (amount) => `Progression +${amount}`,
    failure: (amount) => `Chaque joueur : menace +${amount}`,
    tie: () => 'Égalité : rien ne se passe',
    said: (willpower, threat, result) => `Volonté ${willpower} contre menace ${threat}. ${result}.`,
    own: 'Compté autrement à la table ? Réglez les sommes :',
    appCounts: 'Laisser compter l’application',
  },
  resolution: {
    resolve: 'Résoudre la quête',
    success: (amount) =>
      `Quête réussie. D’abord les effets Forcés, puis placez ${some(amount, 'marqueur', 'marqueurs')} de progression.`,
    place: (amount) => `Placer ${some(amount, 'marqueur', 'marqueurs')} de progression`,
    onCard: (card, amount) => `${amount} sur ${card}.`,
    explored: (card) => `Lieu exploré et défaussé : ${card}.`,
    onQuest: (amount) => `${amount} sur la carte Quête.`,
    advances: 'La quête passe à son étape suivante.',
    lost: (amount) => `${amount} de trop : perdus.`,
    toShare: (amount) => `Encore ${amount} à répartir`,
  },
  travel: {
    where: 'Où voyager',
    stay: 'Ne pas voyager',
    to: (location) => `Voyager : ${location}`,
    paid: 'Son effet de voyage est payé, ou il n’en a pas',
  },
  engage: {
    which: 'Quel ennemi engager',
    nobody: (player) => `${player} n’engage personne`,
    one: (enemy) => `Engager : ${enemy}`,
  },
  checks: {
    sequence: 'Les tests dans l’ordre',
    line: (player, threat, enemy, cost) =>
      enemy === null ? `${player} (${threat}) : personne` : `${player} (${threat}) : ${enemy} (${cost})`,
    pass: (number) => `Tour de table ${number}`,
    tie: (player) => `Même coût : ${player}, premier joueur, choisit lequel vient.`,
    comes: (enemy) => `Engagement : ${enemy}`,
    all: 'Faire tous les tests',
    one: 'Un test à la fois',
    stay: (enemies) =>
      enemies === 0
        ? 'Aucun ennemi ne reste dans la zone de cheminement'
        : `${some(enemies, 'ennemi reste', 'ennemis restent')} dans la zone de cheminement`,
  },
  shadows: {
    line: (place, enemy, player, cost, without) =>
      `${place}. ${enemy} (${cost}), ${player}${without ? ' : pas de carte' : ''}`,
    earlier: (enemy) => `Plus tôt : ${enemy}`,
    runsOut: 'Le deck s’épuise',
    left: 'Cartes restant dans le deck',
    deal: (cards) => `Distribuer ${some(cards, 'carte Ombre', 'cartes Ombre')}`,
  },
  attack: {
    which: 'Quel ennemi attaque',
    choose: 'Choisir un ennemi',
    attacks: (enemy) => `Attaque : ${enemy}`,
    keptFrom: (enemy) => `Une carte empêche ${enemy} d’attaquer`,
    defender: 'Qui défend',
    others: 'Personnage d’un autre joueur',
    undefended: (damage) => `Sans défenseur : ${some(damage, 'dégât', 'dégâts')}`,
    defends: (names, damage) => `Défense ${of(names)} : ${some(damage, 'dégât', 'dégâts')}`,
    strength: 'Force',
    defence: 'Défense',
    damage: (amount) => (amount === 0 ? 'Aucun dégât' : some(amount, 'dégât', 'dégâts')),
    chooseTaker: 'Choisir qui les reçoit',
    takes: (name) => `${name} les reçoit`,
  },
  shadow: {
    now: (cards, enemy) =>
      cards === 0
        ? `Pas de carte Ombre sur ${enemy}.`
        : cards === 1
          ? `Retournez la carte Ombre (${enemy}) et appliquez son effet Ombre.`
          : `Retournez une à une les ${cards} cartes Ombre (${enemy}) et appliquez leurs effets Ombre.`,
    adds: 'Ce qu’elle ajoute à l’attaque',
    next: (attack) => (attack === 0 ? 'L’attaque ne change pas' : `Attaque ${signed(attack)}`),
  },
  strike: {
    which: 'Quel ennemi',
    who: 'Qui attaque',
    nobody: (player) => `${player} n’attaque plus`,
    attack: (enemy, damage) => `Attaquer ${enemy} : ${some(damage, 'dégât', 'dégâts')}`,
    everything: 'Un autre ennemi ou personnage',
  },
};
