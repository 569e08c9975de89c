import type { guideEn } from '../en/guide';

export const guideFr: typeof guideEn = {
  now: {
    collect: 'Chaque héros reçoit 1 ressource, puis chaque joueur pioche 1 carte.',
    planning: 'Jouez de votre main alliés et attachements.',
    questBegins: 'La phase de quête commence.',
    commit: 'Choisissez les personnages que vous engagez dans la quête, et inclinez-les.',
    staging: 'Révélez une carte Rencontre par joueur.',
    resolution: 'Comparez la volonté et la menace.',
    travel: 'Le groupe peut voyager vers un lieu de la zone de cheminement.',
    engage: 'Vous pouvez engager un ennemi de la zone de cheminement.',
    checks: 'Comparez chaque compteur aux coûts d’engagement.',
    dealShadows: 'Donnez une carte Ombre, face cachée, à chaque ennemi engagé.',
    chooseEnemy: 'Choisissez l’ennemi qui attaque.',
    defend: 'Déclarez un défenseur, ou laissez l’attaque sans défense.',
    shadow: 'Retournez la carte Ombre et résolvez son effet Ombre.',
    enemyDamage: 'Infligez les dégâts de l’attaque.',
    declareAttack: 'Vous pouvez attaquer : désignez un ennemi et inclinez les attaquants.',
    strength: 'Additionnez l’attaque des attaquants.',
    playerDamage: 'Infligez les dégâts à l’ennemi.',
    combatEnds: 'Défaussez toutes les cartes Ombre.',
    refresh: 'Redressez tout, montez chaque compteur de 1, passez à gauche le marqueur premier joueur.',
  },
  reminder: {
    emptyDeck: 'Un deck vide ne se remélange pas : ce joueur ne pioche rien.',
    commitAtOnce: 'Un joueur engage tout le monde d’un coup ; les réponses viennent ensuite.',
    oneByOne: 'Les cartes se révèlent une à une, chacune résolue avant la suivante.',
    reshuffleNow: 'C’est la seule phase où le deck de rencontre épuisé se reforme.',
    forcedFirst: 'Après un succès, les effets Forcés précèdent la progression.',
    travelCost: 'Un effet Trajet est un coût : sans le payer, pas de voyage.',
    highestFirst:
      'Vient d’abord le plus haut coût qui ne dépasse pas la menace ; on recommence jusqu’à un tour sans engagement.',
    extraShadow: 'Les ennemis qui reçoivent une carte Ombre de plus la reçoivent maintenant.',
    sentinel: 'Une sentinelle peut défendre pour un autre, qui reste le joueur en défense.',
    shadowTextOnly: 'Seul compte l’effet Ombre de cette carte.',
    whenAttacks:
      'Les effets Forcés du type « quand cet ennemi attaque » viennent maintenant, après les dégâts.',
    moved: 'Une carte qui change de place ou de contrôleur poursuit l’attaque de là où elle est.',
    ranged:
      'À distance, on atteint les ennemis engagés avec un autre joueur, pas ceux de la zone de cheminement.',
    tokenLeft: 'Si le premier joueur est éliminé, le marqueur passe aussitôt à gauche.',
  },
  choice: {
    splitProgress: 'Répartissez la progression entre les lieux actifs.',
    tie: 'Le premier joueur choisit lequel des ennemis à égalité s’engage.',
    assignDamage: 'Choisissez qui subit tous les dégâts.',
    chooseEnemy: 'Choisissez l’ennemi qui attaque.',
  },
  windowOpen: 'Actions permises',
};
