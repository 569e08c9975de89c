import type { explanationsEn } from '../en/explanations';

export const explanationsFr: typeof explanationsEn = {
  said: {
    'threat/start': 'Un compteur commence à la somme des coûts de menace des héros du joueur.',
    'threat/carried': 'En cauchemar, le compteur reste où il était, sauf si les héros coûtent davantage.',
    'threat/eliminates':
      'Un compteur qui atteint cette valeur élimine aussitôt, quelle que soit la menace considérée.',
    'stat/sum': 'À chaque changement, tous les modificateurs se recomptent ; rien ne descend sous 0.',
    'quest/success':
      'Plus de volonté que de menace : d’abord les effets Forcés, puis la différence devient progression.',
    'quest/failure': 'Plus de menace que de volonté : chaque joueur monte son compteur de la différence.',
    'quest/tie': 'Autant de volonté que de menace : rien ne se passe.',
    'quest/nobody': 'Personne n’est engagé : la volonté vaut 0, et la quête se résout quand même.',
    'progress/quest': 'La progression va sur la carte Quête ; l’excédent se perd quand elle est accomplie.',
    'progress/location': 'Le lieu actif reçoit d’abord la progression ; une fois exploré, il part aussitôt.',
    'progress/split': 'Les deux lieux actifs protègent la quête ; les joueurs répartissent entre eux.',
    'progress/ignored': 'Cet effet dit de passer outre le lieu actif.',
    'progress/immune':
      'Un lieu actif immunisé ne reçoit rien d’une carte de joueur, et n’en laisse rien passer.',
    'progress/blocked': 'La quête ne peut pas avancer pour l’instant : la progression s’accumule.',
    'staging/count': 'Une carte par joueur présent au début de l’étape, même si quelqu’un tombe entre-temps.',
    'check/engages': 'Parmi les ennemis dont le coût ne dépasse pas la menace, c’est le plus haut qui vient.',
    'check/nobody': 'Aucun ennemi n’a un coût égal ou inférieur à la menace.',
    'check/tie': 'Même coût : le premier joueur choisit.',
    'shadow/order': 'Depuis le premier joueur, et d’abord l’ennemi au plus haut coût d’engagement.',
    'attack/defended': 'Attaque et ombre moins la défense ; ce qui dépasse les points de vie se perd.',
    'attack/undefended': 'Sans défense : tous les dégâts sur un seul héros, dont la défense ne compte pas.',
    'attack/target': 'L’attaque vise un personnage, qui subit les dégâts si personne ne défend.',
    'attack/several': 'Plusieurs défenseurs ajoutent leurs défenses, et un seul subit tous les dégâts.',
    'strike/damage': 'Les attaquants ensemble, moins la défense de l’ennemi.',
    'strike/stays':
      'Cet ennemi ne peut pas quitter la zone de cheminement et reste en jeu malgré ses dégâts.',
    'pay/sphere': 'Les héros de la sphère paient, à plusieurs s’ils veulent, inclinés ou non.',
    'pay/neutral': 'Une carte neutre se paie avec n’importe quels héros.',
    'pay/free': 'Gratuitement : rien à payer, aucune icône requise.',
    'score/core':
      'Menace, héros morts et dégâts de chaque joueur, moins les points de victoire. Le plus bas l’emporte.',
    'score/faq': 'Comme dans les règles, plus 10 par tour achevé. Le plus bas l’emporte.',
    'score/eliminated': 'Un joueur éliminé compte la menace éliminatoire, et tous ses héros sont morts.',
  },
  rules: (page) => `Règles, p. ${page}`,
  faq: (number) => `F.A.Q. ${number}`,
  faqQuestions: 'F.A.Q., questions',
  faqErratum: 'F.A.Q., correction de la p. 14 des règles',
  faqScoring: 'F.A.Q., calcul des points',
  faqNightmare: 'F.A.Q., variante Cauchemar',
  unknown: 'non saisi, compte pour 0',
  shadow: 'Ombre',
  ownCount: 'Compté à la table',
};
