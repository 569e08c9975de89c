import type { Explanation } from '@/games/lcg/play';

const said: Record<Explanation, string> = {
  'threat/start': 'A dial starts at the threat costs of that player’s heroes together.',
  'threat/carried': 'In a nightmare the dial stays where it was, unless the heroes cost more.',
  'threat/eliminates': 'A dial that reaches this number eliminates at once, whatever the threat counts as.',
  'stat/sum': 'All modifiers are added up anew at each change; nothing falls below 0.',
  'quest/success':
    'More willpower than threat: Forced effects first, then the difference is placed as progress.',
  'quest/failure': 'More threat than willpower: each player raises their dial by the difference.',
  'quest/tie': 'As much willpower as threat: nothing happens.',
  'quest/nobody': 'Nobody is committed: willpower counts as 0, and the quest is resolved all the same.',
  'progress/quest': 'Progress goes on the quest card; what is left over when it is done is lost.',
  'progress/location': 'The active location takes progress first; explored, it is discarded at once.',
  'progress/split': 'Both active locations stand before the quest; the players share progress between them.',
  'progress/ignored': 'This effect says to pass the active location by.',
  'progress/immune': 'An immune active location takes nothing from a player card, and lets nothing past.',
  'progress/blocked': 'The quest cannot advance now: its progress piles up.',
  'staging/count': 'One card for each player in the game when the step began, whoever falls during it.',
  'check/engages': 'Of the enemies whose cost is not above the dial, the highest comes.',
  'check/nobody': 'No enemy has a cost at or below the dial.',
  'check/tie': 'Same cost: the first player chooses.',
  'shadow/order': 'From the first player on, the enemy of the highest engagement cost first.',
  'attack/defended': 'Attack and shadow less the defence; what exceeds the hit points is lost.',
  'attack/undefended': 'Undefended: all the damage on one hero, and defence does not count.',
  'attack/target': 'The attack is aimed at one character, who takes the damage if nobody defends.',
  'attack/several': 'Several defenders add up their defence, and one of them takes all the damage.',
  'strike/damage': 'The attackers together, less the defence of the enemy.',
  'strike/stays': 'This enemy cannot leave the staging area, and stays in play whatever its damage.',
  'pay/sphere': 'Heroes of the sphere of the card pay, together if they like, exhausted or not.',
  'pay/neutral': 'A neutral card is paid by any heroes together.',
  'pay/free': 'For free: nothing is paid and no icon is needed.',
  'score/core': 'Threat, dead heroes and damage of each player, less the victory points. Lower is better.',
  'score/faq': 'As in the core rules, and 10 for each round that was played to its end. Lower is better.',
  'score/eliminated': 'An eliminated player counts the threat that eliminates, and all heroes as dead.',
};

export const explanationsEn = {
  said,
  /** Where it is written. */
  rules: (page: string) => `Rules, p. ${page}`,
  faq: (number: string) => `F.A.Q. ${number}`,
  faqQuestions: 'F.A.Q., questions',
  faqErratum: 'F.A.Q., correction to p. 14 of the rules',
  faqScoring: 'F.A.Q., scoring',
  faqNightmare: 'F.A.Q., nightmare variant',
  /** In the place of a number that nobody has typed. */
  unknown: 'not entered, counts as 0',
  shadow: 'Shadow',
  ownCount: 'Counted at the table',
};
