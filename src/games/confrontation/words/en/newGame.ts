/** A new game: who plays, with whom, and how. */
export const newGameEn = {
  title: 'The Confrontation',
  hints: 'No rulebook needed: hints explain each thing when it happens.',
  begin: 'Begin',
  rival: {
    label: 'Who plays',
    hint: 'The tablet is handed across the table, or the book plays the other side.',
    options: { person: 'Two at this tablet', book: 'One against the book' },
  },
  strength: {
    label: 'How well the book plays',
    hint: 'It never sees more than a player would.',
    options: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  },
  names: (number: number) => `Name of player ${number}`,
  yourName: 'Your name',
  player: (number: number) => `Player ${number}`,
  book: 'The book',
  side: {
    label: 'Who leads the Fellowship',
    hint: 'The Fellowship takes Frodo to Mordor. Sauron hunts him, and moves first.',
    options: { first: 'Player 1', second: 'Player 2' },
    own: { first: 'I do', second: 'The book' },
  },
  cast: {
    label: 'Characters',
    hint: 'Classic for a first game. The variant has nine others; in a draft each side mixes the two.',
    options: { classic: 'Classic', variant: 'Variant', draft: 'Draft' },
  },
  /** Of games between two hard computer players. */
  balance: {
    classic: 'When the book plays itself, the Fellowship wins about one game in three.',
    variant: 'When the book plays itself, the Fellowship wins about two games in three.',
    draft: 'When the book plays itself, the Fellowship wins about one game in four.',
  },
  offer: (card: string) => `Give ${card} to the Fellowship`,
  more: 'More options',
  fewer: 'Fewer options',
  specials: {
    label: 'Special cards',
    hint: 'Strong cards that can be played once in a game.',
    options: { off: 'None', pickTwo: 'Two of four', drawn: 'Drawn', handicap: 'A gift to the weaker' },
  },
  gift: 'Which cards are given',
  match: {
    label: 'How long',
    hint: 'A match is two games with sides changed; the points are added.',
    options: { off: 'One game', on: 'A match of two' },
  },
  blind: {
    label: 'Faces of the draft',
    hint: 'Both see which nine were chosen, or nobody does.',
    options: { off: 'Open', on: 'Secret' },
  },
  memoryAid: {
    label: 'Memory aid',
    hint: 'Shows on hidden pieces how many characters they may be; hold one to read which.',
    options: { off: 'Off', on: 'On' },
  },
  friendlyUndo: {
    label: 'Friendly undo',
    hint: 'Lets you take back even what somebody has seen.',
    options: { off: 'Off', on: 'On' },
  },
  upstream: {
    label: 'Retreat up the Anduin',
    hint: 'Who may retreat sideways against the current.',
    options: { nobody: 'Nobody', fellowship: 'The Fellowship', both: 'Both' },
  },
  stalemate: {
    label: 'Without a move',
    hint: 'Who cannot move forward loses; or only who cannot move at all.',
    options: { forward: 'No move forward', anyMove: 'No move at all' },
  },
  shire: {
    label: 'Three in the Shire',
    hint: 'Three of Sauron’s who stand there together when the battles are over; or the third to enter, at once.',
    options: { present: 'There together', entered: 'The third to enter' },
  },
  riverAttacks: {
    label: 'Attacks along the Anduin',
    hint: 'Aragorn and the Witch-king attack along the river both ways; or Aragorn only downstream, the Witch-king never.',
    options: { bothWays: 'Both ways', asMoves: 'Like moves' },
  },
  /** The name of the save. */
  saveName: (first: string, second: string) => `${first} and ${second}`,
};
