import type { textsEn } from '../en/texts';

export const textsFr: typeof textsEn = {
  character: {
    'frodo-c':
      'Attaqué, il peut s’esquiver sur le côté avant les cartes. Il porte l’Anneau : il doit atteindre le Mordor.',
    'sam-c':
      'Auprès de Frodon, il combat à 5 si tous deux se montrent. Si Frodon est attaqué le premier, Sam peut combattre à sa place.',
    'pippin-c': 'Quand il attaque, il peut reculer avant les cartes.',
    'merry-c': 'Élimine aussitôt le Roi-Sorcier.',
    'gandalf-c': 'Sauron doit jouer sa carte le premier, face visible.',
    'aragorn-c': 'Peut attaquer dans toute région voisine, même sur le côté ou vers l’arrière.',
    'legolas-c': 'Élimine aussitôt le Nazgûl ailé.',
    'gimli-c': 'Élimine aussitôt les Orques.',
    'boromir-c': 'Les deux combattants sont aussitôt éliminés.',
    'frodo-v':
      'La carte de texte de Sauron est sans effet. Il porte l’Anneau ; s’il tombe du vivant de Sam, Sam le porte.',
    'sam-v': 'Attaqué, il est aussi fort que son assaillant.',
    'elrond-v': 'L’Œil et la Magie de Sauron sont sans effet.',
    'gandalf-v': 'Montré dans la région du combat ou à côté, il ajoute 1 au combattant de la Communauté.',
    'aragorn-v': 'Attaqué, il peut interdire les cartes de combat.',
    'treebeard-v': 'Peut gagner Fangorn de n’importe où si un seul ennemi s’y trouve ; sa force y est de 6.',
    'faramir-v': 'Quand il attaque, il peut s’esquiver sur le côté avant les cartes.',
    'theoden-v': 'Force 4 au Rohan et au Gondor.',
    'smeagol-v':
      'Attaqué alors qu’il est seul, il peut changer de place avec un compagnon d’une région voisine.',
    'balrog-c': 'Tant qu’il se tient au Caradhras, il peut se montrer pour abattre qui prend le tunnel.',
    'shelob-c':
      'Après avoir éliminé quelqu’un hors du Gondor, elle rentre au Gondor ; si elle ne peut pas, elle est perdue.',
    'witchKing-c': 'Peut se déplacer sur le côté pour attaquer.',
    'nazgul-c': 'Peut voler vers toute région où se tient un seul personnage de la Communauté.',
    'blackRider-c': 'Peut avancer d’autant de régions qu’il veut si c’est pour attaquer au bout.',
    'saruman-c': 'Peut interdire les cartes de combat.',
    'orcs-c': 'Quand ils attaquent, le premier ennemi de la région est aussitôt éliminé.',
    'warg-c': 'Le pouvoir de son adversaire est sans effet.',
    'caveTroll-c': 'La carte de combat de Sauron est sans effet ; elle est dépensée quand même.',
    'urukHai-v': 'Montrés, ils peuvent avancer d’autant de régions qu’ils veulent jusqu’à une région vide.',
    'witchKing-v': 'Sauron gagne dès qu’il entre dans la Comté.',
    'saruman-v':
      'Élimine aussitôt Gandalf. Peut obliger la Communauté à reprendre sa carte et à en jouer une autre.',
    'orcs-v': 'Force 6 quand ils attaquent.',
    'wormtongue-v': 'Au lieu d’être éliminé, il peut reculer vers une région vide.',
    'mouth-v': 'Peut échanger la carte de Sauron contre son 4.',
    'watcher-v': 'Une fois vu, il reste visible et n’avance plus jamais.',
    'nazgul-v': 'Peut sauter par-dessus une région vers l’avant pour attaquer.',
    'gollum-v': 'Dans tout combat, il peut s’esquiver vers l’avant avant les cartes.',
  },
  card: {
    '1': 'Ajoute 1.',
    '2': 'Ajoute 2.',
    '3': 'Ajoute 3.',
    '4': 'Ajoute 4.',
    '5': 'Ajoute 5.',
    '6': 'Ajoute 6.',
    magic: 'Devient aussitôt une carte que vous avez déjà jouée.',
    sacrifice: 'Les deux combattants sont éliminés.',
    cloak: 'La carte de force de Sauron ne compte pas.',
    retreat: 'Votre combattant quitte le combat : la Communauté vers l’arrière, Sauron sur le côté.',
    eye: 'La carte de texte de la Communauté est sans effet.',
  },
  ownRetreat: {
    fellowship: 'Votre combattant quitte le combat vers l’arrière.',
    sauron: 'Votre combattant quitte le combat sur le côté.',
  },
  special: {
    shadowfax:
      'Avant votre déplacement, l’un des vôtres avance vers une région sans ennemi ; le même se déplace ensuite.',
    gandalfTheWhite:
      'Au lieu de votre tour, Gandalf tombé revient à Fangorn s’il y a de la place et aucun ennemi.',
    kingRevealed: 'Au lieu de votre tour, montrez Aragorn et nommez un ennemi : Sauron devra le déplacer.',
    gwaihir: 'Dans un combat, votre combattant est emporté sur le côté ou vers l’arrière ; pas face au Warg.',
    palantir: 'À votre tour, voyez tous les ennemis d’une région, sauf dans la Comté.',
    recall: 'Au lieu de votre tour, l’un des vôtres retourne au Mordor s’il y a de la place et aucun ennemi.',
    darkOfMordor:
      'Avant votre déplacement, l’un des vôtres avance vers une région sans ennemi ; un autre se déplace ensuite.',
    crebain: 'Au lieu de votre tour, un ennemi est révélé jusqu’à la fin de la partie.',
  },
};
