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
  strengthCards: 'Strength cards: add their number.',
};
