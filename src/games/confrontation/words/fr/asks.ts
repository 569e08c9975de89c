import type { answersEn, asksEn, hintsEn, lessonsEn } from '../en/asks';

export const asksFr: typeof asksEn = {
  versions: { title: 'Choisissez vos neuf', text: 'Touchez une tuile pour la retourner.' },
  number: {
    title: 'Combien de cartes spéciales ?',
    text: 'Chaque camp en reçoit autant, tirées parmi ses quatre.',
  },
  specials: {
    title: 'Choisissez deux cartes spéciales',
    text: 'Elles restent secrètes tant que vous ne les jouez pas.',
  },
  placing: {
    title: 'Placez vos neuf personnages',
    text: 'Quatre chez vous, un dans chaque région du front. Touchez une pièce, puis une région.',
  },
  turn: { title: 'À vous de jouer', text: 'Avancez un personnage : touchez-le, puis une région éclairée.' },
  balrog: {
    title: 'Quelqu’un prend le tunnel',
    text: 'Si le Balrog est au Caradhras, vous pouvez le montrer : le voyageur est abattu.',
  },
  target: {
    title: 'Qui attaquez-vous ?',
    text: 'Touchez l’un des ennemis sur la carte, ou choisissez ici, de gauche à droite.',
  },
  gwaihir: {
    title: 'Jouer Gwaihir ?',
    text: 'Si vous avez la carte, votre combattant est emporté loin du combat.',
  },
  sam: {
    title: 'Sam combat-il à la place de Frodon ?',
    text: 'Seulement s’il est à ses côtés. Tous deux se montrent, et Sam combat à 5.',
  },
  frodo: { title: 'Montrer Frodon auprès de Sam ?', text: 'Seulement s’il est là. Sam combat alors à 5.' },
  smeagol: { title: 'Sméagol change-t-il de place ?', text: 'Un voisin peut combattre à sa place.' },
  retreat: {
    title: 'S’esquiver avant les cartes ?',
    text: 'Le combattant peut quitter le combat maintenant.',
  },
  noCards: {
    title: 'Interdire les cartes de combat ?',
    text: 'Seules compteront les forces des deux combattants.',
  },
  card: {
    title: 'Choisissez une carte de combat',
    text: 'Elle s’ajoute à votre force et se retourne quand chacun a choisi. La plus faible somme est éliminée ; à égalité, les deux.',
  },
  magic: { title: 'Que devient la Magie ?', text: 'Choisissez une de vos cartes déjà jouées.' },
  redraw: {
    title: 'La Communauté doit-elle changer de carte ?',
    text: 'Elle reprend celle-ci et en joue une autre.',
  },
  mouth: {
    title: 'Échanger la carte de Sauron contre son 4 ?',
    text: 'La Bouche de Sauron le peut maintenant.',
  },
  retreatTo: { title: 'Où mène la Retraite ?', text: 'Choisissez la région.' },
  gandalf: {
    title: 'Montrer Gandalf en renfort ?',
    text: 'Seulement s’il est ici ou à côté de cette région. Il ajoute 1.',
  },
  wormtongue: {
    title: 'Langue de Serpent s’échappe-t-il ?',
    text: 'Il peut reculer vers une région vide au lieu de tomber.',
  },
};

export const answersFr: typeof answersEn = {
  balrog: { yes: 'Montrer le Balrog', no: 'Laisser passer' },
  gwaihir: { yes: 'Gwaihir, vers', no: 'Non' },
  sam: { yes: 'Sam combat', no: 'Non' },
  frodo: { yes: 'Montrer Frodon', no: 'Non' },
  smeagol: { yes: 'À sa place', no: 'Il reste' },
  retreat: { yes: 'S’esquiver vers', no: 'Rester et combattre' },
  noCards: { yes: 'Pas de cartes', no: 'Jouer les cartes' },
  redraw: { yes: 'Une autre carte', no: 'La laisser' },
  mouth: { yes: 'Prendre le 4', no: 'Garder la carte' },
  retreatTo: { yes: 'Vers', no: 'Non' },
  gandalf: { yes: 'Montrer Gandalf', no: 'Non' },
  wormtongue: { yes: 'Reculer vers', no: 'Il tombe' },
};

export const lessonsFr: typeof lessonsEn = {
  goal: {
    fellowship:
      'Vous gagnez dès que Frodon entre au Mordor, à l’autre bout de la carte, même s’il est gardé. Vous perdez s’il est éliminé, ou si trois serviteurs de Sauron occupent la Comté.',
    sauron:
      'Vous gagnez si Frodon est éliminé, ou si trois des vôtres occupent la Comté, à l’autre bout de la carte. Vous perdez si Frodon atteint le Mordor.',
  },
  faces: {
    variant:
      'Si Frodon tombe du vivant de Sam, Sam porte l’Anneau à sa place. Sauron gagne aussi dès que le Roi-Sorcier entre dans la Comté.',
    draft:
      'Avec le Frodon de la variante, Sam porte l’Anneau après lui. Avec le Roi-Sorcier de la variante, Sauron gagne aussi dès que celui-ci entre dans la Comté.',
  },
  entered:
    'Dans cette partie, chaque entrée d’un serviteur de Sauron dans la Comté compte, même s’il y est éliminé : la troisième gagne aussitôt.',
  battle:
    'L’assaillant désigne une des pièces cachées, et les deux combattants se montrent. Leurs pouvoirs passent d’abord ; puis chaque camp pose une carte. On ajoute la carte à la force : la plus faible somme est éliminée.',
  touch:
    'Un appui long sur l’une de vos pièces dit ce qu’elle peut faire ; sur un ennemi, qui il peut encore être.',
  ways: 'L’Anduin et le tunnel ne servent qu’à la Communauté, et dans le seul sens des flèches. Sauron n’emprunte ni l’un ni l’autre.',
  hands:
    'Les deux mains sont connues de tous : regardez ce qui reste à l’adversaire avant d’attaquer. Les cartes jouées ne reviennent que lorsque les deux mains sont vides.',
  afterBattle:
    'Les survivants se cachent à nouveau, et les pièces d’une même région sont mélangées. À vous de retenir ce que vous avez vu.',
};

export const hintsFr: typeof hintsEn = {
  versions:
    'Chaque tuile a une face classique et une variante. Chacun voit les neuf choisis, pas l’endroit où ils se tiennent.',
  number: 'Une carte spéciale ne se joue qu’une fois. Avec deux, la partie est animée.',
  specials: 'Gripoil et l’Ombre du Mordor font courir ; les autres voient, sauvent ou ramènent.',
  placing:
    'L’adversaire voit où sont vos pièces, jamais qui elles sont. Qui est devant combat le premier. La mise en place proposée est un bon début.',
  turn: 'Un bord rouge en tirets, c’est une attaque. Les anneaux sous un nom disent combien de personnages d’un camp y tiennent. On ne recule pas et on ne va pas de côté, sauf si un pouvoir le permet.',
  balrog:
    'La question vient dès que quelqu’un au Caradhras pourrait être le Balrog : elle ne trahit donc rien.',
  target: 'Les deux combattants se montrent ; les autres restent cachés.',
  gwaihir: 'La question vient, que vous ayez la carte ou non.',
  sam: 'La question vient dès que Sam pourrait être là : elle ne trahit donc rien.',
  frodo: 'La question vient dès que Frodon pourrait être là : elle ne trahit donc rien.',
  smeagol: 'Le nouveau venu se montre et combat comme s’il était attaqué.',
  retreat:
    'On ne bat jamais en retraite vers une région pleine ou ennemie, ni à contre-courant de l’Anduin, sauf option contraire.',
  noCards: 'Comparez d’abord les forces : à égalité, les deux tombent.',
  card: 'Une carte jouée ne revient que lorsque les deux joueurs ont la main vide. Une carte de texte compte 0.',
  magic: 'Les deux cartes rejoignent ensuite vos cartes jouées.',
  redraw: 'La Communauté ne peut pas rejouer cette carte dans ce combat.',
  mouth: 'Le 4 vient de votre main ou de vos cartes jouées.',
  retreatTo: 'La carte Retraite oblige à partir, s’il y a où aller.',
  gandalf: 'La question vient dès que Gandalf pourrait être proche : elle ne trahit donc rien.',
  wormtongue: 'Il lui faut une région où il n’y a personne.',
};
