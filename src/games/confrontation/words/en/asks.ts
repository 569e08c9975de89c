/** What is asked, as its heading and what it means. */
export const asksEn = {
  versions: { title: 'Choose your nine', text: 'Tap a tile to turn it over.' },
  number: {
    title: 'How many special cards?',
    text: 'Each side is dealt that many, drawn from its own four.',
  },
  specials: { title: 'Choose two special cards', text: 'They stay secret until you play them.' },
  placing: {
    title: 'Set up your nine',
    text: 'Four at home, one in each region of the front. Tap a piece, then a region.',
  },
  turn: { title: 'Your turn', text: 'Move one character forward. Tap it, then a lit region.' },
  balrog: {
    title: 'Somebody takes the tunnel',
    text: 'If the Balrog stands in Caradhras you may show it: the traveller is slain.',
  },
  target: {
    title: 'Whom do you attack?',
    text: 'Tap one of the enemies on the map, or choose here, from left to right.',
  },
  gwaihir: {
    title: 'Play Gwaihir?',
    text: 'If you hold the card, your fighter is carried out of the battle.',
  },
  sam: {
    title: 'Does Sam fight in Frodo’s place?',
    text: 'Only if Sam stands beside him. Both are shown, and Sam fights at 5.',
  },
  frodo: { title: 'Show Frodo beside Sam?', text: 'Only if Frodo stands there. Sam then fights at 5.' },
  smeagol: { title: 'Does Sméagol change places?', text: 'Somebody next to him may fight instead.' },
  retreat: { title: 'Slip away before cards are played?', text: 'The fighter may leave the battle now.' },
  noCards: { title: 'Forbid combat cards?', text: 'Then only the strengths of the two fighters count.' },
  card: {
    title: 'Choose a combat card',
    text: 'It is added to your strength, and turned over when both have chosen. The lower sum is defeated; equal sums, both.',
  },
  magic: { title: 'What does Magic become?', text: 'Choose one of the cards you have played.' },
  redraw: {
    title: 'Must the Fellowship play another card?',
    text: 'It takes this one back and plays another.',
  },
  mouth: { title: 'Exchange Sauron’s card for his 4?', text: 'The Mouth of Sauron may do so now.' },
  retreatTo: { title: 'Where does the Retreat lead?', text: 'Choose the region.' },
  gandalf: {
    title: 'Show Gandalf to help?',
    text: 'Only if he stands here or next to this region. He adds 1.',
  },
  wormtongue: {
    title: 'Does Wormtongue slip away?',
    text: 'He may step back to an empty region instead of falling.',
  },
};

/** The answers to what is asked with yes or no; a region or a piece follows where one is named. */
export const answersEn = {
  balrog: { yes: 'Show the Balrog', no: 'Let them pass' },
  gwaihir: { yes: 'Gwaihir, to', no: 'No' },
  sam: { yes: 'Sam fights', no: 'No' },
  frodo: { yes: 'Show Frodo', no: 'No' },
  smeagol: { yes: 'In his place', no: 'He stays' },
  retreat: { yes: 'Away to', no: 'Stay and fight' },
  noCards: { yes: 'No cards', no: 'Play cards' },
  redraw: { yes: 'Another card', no: 'Let it stand' },
  mouth: { yes: 'Take the 4', no: 'Keep the card' },
  retreatTo: { yes: 'To', no: 'No' },
  gandalf: { yes: 'Show Gandalf', no: 'No' },
  wormtongue: { yes: 'Back to', no: 'He falls' },
};

/** What a first game explains before anything else, and after a battle. */
export const lessonsEn = {
  goal: {
    fellowship:
      'You win as soon as Frodo enters Mordor, at the far end of the map, whoever guards it. You lose if he is defeated, or if three of Sauron’s stand in the Shire.',
    sauron:
      'You win when Frodo is defeated, or when three of yours stand in the Shire, at the far end of the map. You lose if Frodo reaches Mordor.',
  },
  /** Of the variant and of a draft, after the goal. */
  faces: {
    variant:
      'If Frodo falls while Sam lives, Sam bears the Ring instead. Sauron also wins as soon as the Witch-king enters the Shire.',
    draft:
      'With the variant Frodo, Sam bears the Ring after him. With the variant Witch-king, Sauron also wins as soon as he enters the Shire.',
  },
  /** Where the table counts entries into the Shire. */
  entered:
    'In this game everybody of Sauron’s who enters the Shire counts, even one who is defeated there: the third wins at once.',
  battle:
    'The attacker picks one of the hidden pieces, and both fighters are shown. What they can do comes first; then each side lays a card. Strength and card are added, and the lower sum is defeated.',
  touch: 'Hold one of your pieces to read what it does, or an enemy to read who it may still be.',
  ways: 'The Anduin and the tunnel lead only the Fellowship, and only along their arrows. Sauron uses neither.',
  hands:
    'Both hands are open to both: look at what the other side has left before you attack. Played cards come back only when both hands are empty.',
  afterBattle:
    'Survivors hide again, and pieces that stand together are mixed. What you have seen you have to remember.',
};

/** What a first game explains when it happens. */
export const hintsEn = {
  versions:
    'Each tile has a classic and a variant face. Both sides see the nine you choose, not where they stand.',
  number: 'Special cards can be played once each. Two make a lively game.',
  specials: 'Shadowfax and the Dark of Mordor help you run; the others see, save or return.',
  placing:
    'Your opponent sees where pieces stand, never who they are. Whoever is in front fights first. A proposed set-up is a fair start.',
  turn: 'A broken red rim is an attack. Rings under a name: room for so many of one side. Nobody goes back or sideways unless a character’s text says so.',
  balrog:
    'You are asked whenever somebody in Caradhras could be the Balrog, so that the question gives nothing away.',
  target: 'Both fighters are shown; the others stay hidden.',
  gwaihir: 'You are asked whether or not you hold the card.',
  sam: 'You are asked whenever Sam could be there, so that the question gives nothing away.',
  frodo: 'You are asked whenever Frodo could be there, so that the question gives nothing away.',
  smeagol: 'The newcomer is shown and fights as if attacked.',
  retreat:
    'A retreat never leads into a full region or to an enemy, nor up the Anduin unless the options allow it.',
  noCards: 'Look at both strengths first: equal strengths defeat both.',
  card: 'A played card is gone until the hands of both players are empty. Text cards count 0.',
  magic: 'Both cards lie among your played cards afterwards.',
  redraw: 'The Fellowship may not play the same card again in this battle.',
  mouth: 'The 4 may come from your hand or from your played cards.',
  retreatTo: 'A Retreat card must be followed when there is somewhere to go.',
  gandalf: 'You are asked whenever Gandalf could be near, so that the question gives nothing away.',
  wormtongue: 'He needs a region without anybody in it.',
};
