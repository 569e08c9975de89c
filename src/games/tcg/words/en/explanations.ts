import type { Explanation, Part } from '@/games/tcg/play';

const said: Record<Explanation, string> = {
  'bid/burdens': 'What was bid lies on the Ring-bearer as burdens.',
  'starter/cost': 'The Ring-bearer is not paid for; the others come to 4 at most, and add no token.',
  'twilight/freePeoples': 'The Free Peoples add what their cards cost to the pool.',
  'twilight/shadow': 'The Shadow takes what its cards cost out of the pool.',
  'twilight/roaming': 'A minion of a higher site number roams here and costs more; the block does not count.',
  'twilight/transfer': 'A transfer costs the twilight cost of the card once more.',
  'twilight/move': 'A move adds the Shadow number of the site, and tokens for each companion.',
  'draw/free': 'This draw is not counted.',
  'draw/four': 'Four cards at most in a fellowship phase; what asks for more is done in part.',
  'companions/nine': 'Companions in play and in the dead pile: nine at most, every copy counted.',
  'stat/sum': 'All modifiers are applied; a value below 0 is 0.',
  'vitality/killed': 'As many wounds as vitality kill.',
  'vitality/exert': 'To exert X times, X + 1 vitality must be left.',
  'sanctuary/heals': 'A turn that begins here heals companions, never allies.',
  'archery/total':
    'The archers of the side and what cards add, never below 0; allies count when they take part.',
  'archery/wounds': 'One wound for each arrow, dealt one by one.',
  'skirmish/strength': 'The strengths of a side are added up.',
  'skirmish/wounds': 'Each loser takes these wounds.',
  'skirmish/freePeoples': 'The Free Peoples have more strength and win.',
  'skirmish/shadow': 'The Shadow has more strength and wins.',
  'skirmish/tie': 'As much on both sides: the Shadow wins.',
  'skirmish/overwhelm': 'The winner has several times the strength of the loser: those are killed.',
  'skirmish/overwhelmZero': 'Any strength overwhelms a total of 0.',
  'skirmish/bothZero': '0 against 0: the Shadow wins and overwhelms nobody.',
  'skirmish/emptySide': 'Nobody is left on one side: the other wins.',
  'skirmish/nobody': 'Nobody is left on either side: no winner.',
  'ring/wound': 'A wound is a wound.',
  'ring/isildursBane': 'While it is worn, each wound becomes 2 burdens, in any phase.',
  'ring/answer': 'While it is worn, each wound of a skirmish becomes 1 burden.',
  'ring/rulingRing': 'While it is worn, each wound of a skirmish becomes burdens.',
  'control/lowest': 'The lowest site on the path, once every marker is past it.',
  'liberate/highest': 'The highest site that another player controls.',
  'move/limit': 'What cards change holds for the whole turn.',
  'reconcile/hand': 'Down to the size of a hand, or a card away and up to it. An empty deck loses nothing.',
  'conditions/unique': 'Of a unique Shadow condition, the copy nearest to the right has effect.',
  'conditions/four':
    'Of a Shadow condition that is not unique, the four copies nearest to the right have effect.',
};

const part: Record<Part, string> = {
  printed: 'Printed',
  modifier: 'Modifier',
  card: 'Card',
  ring: 'The Ring',
  character: 'Character',
  twilightCost: 'Twilight cost',
  change: 'What cards change',
  roaming: 'Roaming',
  shadowNumber: 'Shadow number of the site',
  companions: 'Companions',
  deadPile: 'Dead pile',
  loss: 'Lost skirmish',
  damage: 'Damage bonus',
  moveLimit: 'Move limit',
  moveLimitChange: 'Changed by a card',
  ownCount: 'Counted at the table',
};

export const explanationsEn = {
  said,
  part,
  /** In the place of a number that nobody has typed. */
  unknown: 'not entered, counts as 0',
};
