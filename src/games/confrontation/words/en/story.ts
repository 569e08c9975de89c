/** A name that begins with its article, inside a sentence. */
const inside = (name: string): string => name.replace(/^The /, 'the ');

/** What happened, a line at a time. */
export const storyEn = {
  hidden: { fellowship: 'Somebody of the Fellowship', sauron: 'Somebody of Sauron' },
  turn: (ply: number, side: string) => `Turn ${ply}: ${inside(side)}`,
  move: (who: string, from: string, to: string) => `${who}: ${from} → ${to}`,
  how: {
    river: ', on the Anduin',
    tunnel: ', by the tunnel',
    ability: ', by its text',
    shadowfax: ', with Shadowfax',
    darkOfMordor: ', in the Dark of Mordor',
  },
  attack: (region: string, attacker: string, attacked: string) =>
    `Attack in ${inside(region)}: ${inside(attacker)} against ${inside(attacked)}`,
  show: (who: string, why: string) => `Shown: ${inside(who)}, ${why}`,
  shownBy: {
    balrog: 'on guard at the tunnel',
    urukHai: 'for a long march',
    palantir: 'seen in the Palantír',
    crebain: 'spied out by the Crebain',
    kingRevealed: 'a king revealed',
    frodo: 'beside Sam, who fights at 5',
    sam: 'in Frodo’s place',
    gandalf: 'who adds 1',
    ring: 'for the Ring',
    smeagol: 'in Sméagol’s place',
  },
  swap: (who: string, from: string, to: string) => `In Sméagol’s place: ${inside(who)}, ${from} → ${to}`,
  noCards: (side: string) => `No combat cards: ${inside(side)} forbids them`,
  cards: (fellowship: string, sauron: string) => `Cards: the Fellowship ${fellowship}, Sauron ${sauron}`,
  card: (side: string, card: string) => `${side} has played ${card}`,
  sentBack: (card: string) => `Taken back: ${card}; the Fellowship plays another`,
  exchange: (card: string) => `Exchanged: Sauron’s ${card} for his 4`,
  magic: (side: string, card: string) => `Magic of ${inside(side)} becomes ${card}`,
  voided: (side: string) => `No effect: the card of ${inside(side)}`,
  byEye: ', under the Eye of Sauron',
  strength: (fellowship: number, sauron: number) =>
    `Strength: the Fellowship ${fellowship}, Sauron ${sauron}`,
  retreat: (who: string, from: string, to: string) => `Retreat: ${inside(who)}, ${from} → ${to}`,
  retreatedBy: {
    gwaihir: ', carried by Gwaihir',
    card: ', by a card',
    wormtongue: ', slipped away',
  },
  defeat: (who: string, region: string) => `Defeated: ${inside(who)} (${region})`,
  defeatedBy: {
    text: ', by a character’s text',
    sacrifice: ', in a noble sacrifice',
    tunnel: ', in the tunnel',
    noRoom: ', no room at home',
  },
  placed: (who: string, region: string) => `${who} now stands in ${inside(region)}`,
  ring: (who: string) => `${who} now bears the Ring`,
  special: (card: string) => `Special card: ${card}`,
  specialAt: (card: string, region: string) => `Special card: ${card}, ${inside(region)}`,
  retake: 'Both take up all nine cards again',
  /** 4 (Aragorn) + 3 (card) = 7 */
  sum: (terms: readonly string[], total: number) => `${terms.join(' + ')} = ${total}`,
  term: (amount: number, what: string) => `${amount} (${inside(what)})`,
  cardTerm: 'card',
};
