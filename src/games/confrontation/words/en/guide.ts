/** The page of the game, its characters and cards. */
export const guideEn = {
  title: 'Characters and cards',
  help: 'What does this mean?',
  now: 'Asked now',
  tabs: { game: 'The game', classic: 'Classic', variant: 'Variant', cards: 'Cards' },
  game: {
    goal: {
      title: 'What it takes to win',
      text: 'Each side has nine characters. Where they stand is seen; who they are is not. The Fellowship wins when Frodo reaches Mordor. Sauron wins when Frodo is defeated, or with three of his own in the Shire. Whoever cannot move forward loses. In the variant, Sam bears the Ring after Frodo, and the Witch-king wins by entering the Shire.',
    },
    setUp: {
      title: 'Setting up',
      text: 'Four characters begin at home and one in each region of the front; the mountains stay empty. In a draft you also choose one of two faces for each.',
    },
    turn: {
      title: 'A turn',
      text: 'Sauron begins. On your turn one character moves forward, away from home, to a neighbouring region. A region has room for as many of one side as it has rings.',
    },
    ways: {
      title: 'The Anduin and the tunnel',
      text: 'Both lead only the Fellowship, and only one way: downstream from Mirkwood to Fangorn and on to Rohan, and under the mountains from Eregion to Fangorn. In the tunnel the Balrog of Caradhras may wait.',
    },
    battle: {
      title: 'A battle',
      text: 'Whoever enters a region with enemies attacks one of them. Both are shown. What they can do comes first, the Fellowship’s before Sauron’s; then each lays a card. Strength and card are added: the lower sum is defeated, equal sums both. Survivors hide again. An attacker who is still there fights the next enemy.',
    },
    cards: {
      title: 'Combat cards',
      text: 'Each side has nine. A number is added to the strength; a text counts 0 and does what it says. What has been played is gone until both hands are empty, then both take all nine up again.',
    },
    specials: {
      title: 'Special cards',
      text: 'They are played once in a game, each at its own moment. Before a game you agree how many there are.',
    },
    questions: {
      title: 'Questions that tell nothing',
      text: 'You are asked whenever somebody could be there or a card could be held, so that the question gives nothing away. “No” is always an answer.',
    },
  },
  /** Where the printed rules are silent or can be read in two ways, and what this table does. */
  rulings: {
    title: 'Where the rules are silent',
    text: 'What the booklet leaves open, and what is played here. Where a table may well decide otherwise, the new game asks.',
    of: {
      mordor: {
        title: 'Room in Mordor and in the Shire',
        text: 'Each side has room for four at its own home; how many of the other side fit there is not said. Here four of each side fit into both, so that a third companion may enter Mordor.',
      },
      shire: {
        title: 'Three in the Shire',
        text: 'Three have to have entered the Shire; whether they must still be there is not said. Here three must stand there together once its battles are over. A new game can count entries instead: then the third wins at once.',
      },
      aragorn: {
        title: 'Aragorn up the Anduin',
        text: 'Moves and retreats against the current are forbidden; attacks are not named. Here Aragorn may attack along the river both ways. A new game can forbid him the way up.',
      },
      witchKing: {
        title: 'The Witch-king along the Anduin',
        text: 'Sauron never uses the river; whether an attack on the next region along it does is not said. Here it does not, and the classic Witch-king attacks both ways. A new game can forbid him both.',
      },
      noMove: {
        title: 'Without a move, with a card',
        text: 'Whoever cannot move forward when the turn comes loses at once. Whether a card played instead of the move would save the game is not said. Here it does not: the game is lost before Gandalf the White could come.',
      },
      samInMordor: {
        title: 'Sam in Mordor before the Ring',
        text: 'When the variant Frodo is defeated, Sam bears the Ring and wins by entering Mordor. Nothing is said of a Sam who is there already. Here he has not entered it, and the game goes on.',
      },
      smeagol: {
        title: 'Gwaihir after Sméagol',
        text: 'Gwaihir comes before the texts are read, and Sméagol’s is one of them. Only against the classic Orcs does his exchange count as no battle: there Gwaihir may still carry off the newcomer; against all others his moment has passed.',
      },
    },
  },
  strengthCards: 'Strength cards: add their number.',
};
