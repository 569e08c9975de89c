import type { guideEn } from '../en/guide';

export const guideFr: typeof guideEn = {
  title: 'Personnages et cartes',
  help: 'Qu’est-ce que cela veut dire ?',
  now: 'La question posée',
  tabs: { game: 'Le jeu', classic: 'Classique', variant: 'Variante', cards: 'Cartes' },
  game: {
    goal: {
      title: 'Comment gagner',
      text: 'Chaque camp a neuf personnages. On voit où ils sont, pas qui ils sont. La Communauté gagne si Frodon atteint le Mordor. Sauron gagne si Frodon est éliminé, ou avec trois des siens dans la Comté. Qui ne peut plus avancer a perdu. Dans la variante, Sam porte l’Anneau après Frodon, et le Roi-Sorcier gagne en entrant dans la Comté.',
    },
    setUp: {
      title: 'La mise en place',
      text: 'Quatre personnages partent de chez eux, un de chaque région du front ; les montagnes restent vides. Si les personnages sont au choix, on retient aussi l’une des deux faces de chacun.',
    },
    turn: {
      title: 'Un tour',
      text: 'Sauron commence. À votre tour, un personnage avance, en s’éloignant de chez lui, vers une région voisine. Une région accueille autant de personnages d’un camp qu’elle a d’anneaux.',
    },
    ways: {
      title: 'L’Anduin et le tunnel',
      text: 'Seule la Communauté les emprunte, et dans un seul sens : au fil de l’eau, de la Forêt Noire à Fangorn puis au Rohan, et sous les montagnes, de l’Eregion à Fangorn. Dans le tunnel, le Balrog du Caradhras guette peut-être.',
    },
    battle: {
      title: 'Un combat',
      text: 'Qui entre dans une région ennemie y attaque quelqu’un. Les deux se montrent. Leurs pouvoirs passent d’abord, celui de la Communauté avant celui de Sauron ; puis chacun pose une carte. On ajoute la carte à la force : la plus faible somme est éliminée, les deux à égalité. Les survivants se cachent à nouveau. Un attaquant encore là affronte l’ennemi suivant.',
    },
    cards: {
      title: 'Les cartes de combat',
      text: 'Chaque camp en a neuf. Un nombre s’ajoute à la force ; un texte compte 0 et fait ce qu’il dit. Une carte jouée ne revient que lorsque les deux mains sont vides : chacun reprend alors les neuf.',
    },
    specials: {
      title: 'Les cartes spéciales',
      text: 'Elles se jouent une fois par partie, chacune à son moment. On convient de leur nombre avant la partie.',
    },
    questions: {
      title: 'Des questions qui ne trahissent rien',
      text: 'On vous interroge dès que quelqu’un pourrait être là ou qu’une carte pourrait être en main : la question ne trahit donc rien. « Non » est toujours une réponse.',
    },
  },
  rulings: {
    title: 'Là où la règle se tait',
    text: 'Ce que le livret laisse ouvert, et ce qui se joue ici. Là où une table peut trancher autrement, la nouvelle partie pose la question.',
    of: {
      mordor: {
        title: 'La place au Mordor et dans la Comté',
        text: 'Chaque camp a quatre places chez lui ; combien l’autre camp en a là-bas n’est pas dit. Ici, quatre personnages de chaque camp tiennent dans l’une et dans l’autre : un troisième compagnon peut donc entrer au Mordor.',
      },
      shire: {
        title: 'Trois dans la Comté',
        text: 'Il faut que trois soient entrés dans la Comté ; s’ils doivent y être encore n’est pas dit. Ici, trois doivent s’y trouver ensemble une fois les combats finis. Une nouvelle partie peut compter les entrées : la troisième gagne alors aussitôt.',
      },
      aragorn: {
        title: 'Aragorn à contre-courant',
        text: 'On ne se déplace ni ne bat en retraite à contre-courant de l’Anduin ; des attaques, rien n’est dit. Ici, Aragorn attaque le long du fleuve dans les deux sens. Une nouvelle partie peut lui interdire de le remonter.',
      },
      witchKing: {
        title: 'Le Roi-Sorcier le long de l’Anduin',
        text: 'Sauron n’emprunte jamais le fleuve ; attaquer la région voisine sur sa rive, est-ce l’emprunter ? Ce n’est pas dit. Ici, non : le Roi-Sorcier classique attaque dans les deux sens. Une nouvelle partie peut les lui interdire.',
      },
      noMove: {
        title: 'Sans déplacement, avec une carte',
        text: 'Qui ne peut avancer personne au début de son tour perd aussitôt. Une carte jouée à la place du déplacement sauverait-elle la partie ? Ce n’est pas dit. Ici, non : la partie est perdue avant que Gandalf le Blanc ne revienne.',
      },
      samInMordor: {
        title: 'Sam au Mordor avant l’Anneau',
        text: 'Quand le Frodon de la variante est éliminé, Sam porte l’Anneau et gagne en entrant au Mordor. Rien n’est dit d’un Sam qui s’y trouve déjà. Ici, il n’y est pas entré, et la partie continue.',
      },
      smeagol: {
        title: 'Gwaihir après Sméagol',
        text: 'Gwaihir vient avant la lecture des textes, et celui de Sméagol en est un. Contre les Orques classiques seulement, son échange ne compte pas comme un combat : Gwaihir peut encore emporter le nouveau venu. Contre tous les autres, son moment est passé.',
      },
    },
  },
  strengthCards: 'Cartes de force : ajoutent leur nombre.',
};
