/** What every character and card does, in our own words. */
export const textsEn = {
  character: {
    'frodo-c':
      'When attacked, he may slip away sideways before cards are played. He bears the Ring: he must reach Mordor.',
    'sam-c':
      'Beside Frodo he fights at 5 if both are shown. When Frodo is attacked first, Sam may fight in his place.',
    'pippin-c': 'When he attacks, he may step back before cards are played.',
    'merry-c': 'Defeats the Witch-king at once.',
    'gandalf-c': 'Sauron must play his card first, face up.',
    'aragorn-c': 'May attack in any neighbouring region, sideways and backwards too.',
    'legolas-c': 'Defeats the Flying Nazgûl at once.',
    'gimli-c': 'Defeats the Orcs at once.',
    'boromir-c': 'Both fighters are defeated at once.',
    'frodo-v':
      'Sauron’s text card has no effect on him. He bears the Ring; if he falls while Sam lives, Sam bears it.',
    'sam-v': 'When attacked, he is as strong as his attacker.',
    'elrond-v': 'Sauron’s Eye and Magic have no effect.',
    'gandalf-v': 'Shown in the region of a battle or next to it, he adds 1 to the fighter of the Fellowship.',
    'aragorn-v': 'When attacked, he may forbid combat cards.',
    'treebeard-v':
      'May come to Fangorn from anywhere if a single enemy stands there; in Fangorn he has strength 6.',
    'faramir-v': 'When he attacks, he may slip away sideways before cards are played.',
    'theoden-v': 'Has strength 4 in Rohan and in Gondor.',
    'smeagol-v': 'Attacked while alone, he may change places with a companion next to him.',
    'balrog-c': 'While it stands in Caradhras, it may be shown to slay whoever takes the tunnel.',
    'shelob-c':
      'When she has defeated somebody outside Gondor, she goes home to Gondor; if she cannot, she is lost.',
    'witchKing-c': 'May move sideways to attack.',
    'nazgul-c': 'May fly to any region that holds a single character of the Fellowship.',
    'blackRider-c': 'May ride any number of regions forward if he attacks at the end.',
    'saruman-c': 'May forbid combat cards.',
    'orcs-c': 'When they attack, the first enemy of the region is defeated at once.',
    'warg-c': 'The text of whoever fights it has no effect.',
    'caveTroll-c': 'Sauron’s own combat card has no effect; it is spent all the same.',
    'urukHai-v': 'Shown, they may march any number of regions forward to an empty one.',
    'witchKing-v': 'Sauron wins as soon as he enters the Shire.',
    'saruman-v': 'Defeats Gandalf at once. May make the Fellowship take back its card and play another.',
    'orcs-v': 'Strength 6 when they attack.',
    'wormtongue-v': 'If he is defeated, he may step back to an empty region instead.',
    'mouth-v': 'May exchange Sauron’s card for his 4.',
    'watcher-v': 'Once seen it stays seen, and never moves forward again.',
    'nazgul-v': 'May leap over one region forward to attack.',
    'gollum-v': 'In any battle he may slip away forward before cards are played.',
  },
  card: {
    '1': 'Adds 1.',
    '2': 'Adds 2.',
    '3': 'Adds 3.',
    '4': 'Adds 4.',
    '5': 'Adds 5.',
    '6': 'Adds 6.',
    magic: 'Becomes a card you have already played, at once.',
    sacrifice: 'Both fighters are defeated.',
    cloak: 'Sauron’s strength card counts nothing.',
    retreat: 'Your fighter leaves the battle: the Fellowship backwards, Sauron sideways.',
    eye: 'The Fellowship’s text card has no effect.',
  },
  /** The same card for whoever holds it. */
  ownRetreat: {
    fellowship: 'Your fighter leaves the battle backwards.',
    sauron: 'Your fighter leaves the battle sideways.',
  },
  special: {
    shadowfax:
      'Before your move, one of yours steps forward to a region without enemies; the same one then moves.',
    gandalfTheWhite:
      'Instead of your turn, a fallen Gandalf returns in Fangorn if there is room and no enemy.',
    kingRevealed: 'Instead of your turn, show Aragorn and name an enemy: Sauron must move it next.',
    gwaihir: 'In a battle, your fighter is carried away sideways or backwards; not from the Warg.',
    palantir: 'On your turn, see everybody in one region, the Shire apart.',
    recall: 'Instead of your turn, one of yours returns to Mordor if there is room and no enemy.',
    darkOfMordor:
      'Before your move, one of yours steps forward to a region without enemies; another then moves.',
    crebain: 'Instead of your turn, one enemy is revealed for the rest of the game.',
  },
};
