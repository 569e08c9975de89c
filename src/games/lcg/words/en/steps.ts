import { some, signed } from './phrases';

/** What the panel of each step says. */
export const stepsEn = {
  now: {
    planning: (player: string) => `${player} may play allies and attachments.`,
    commit: (player: string) => `${player} chooses who goes questing, all at once.`,
    staging: (cards: number) => {
      if (cards === 0) return 'All cards are revealed.';
      return cards === 1
        ? 'Reveal 1 card and resolve it.'
        : `Reveal ${cards} cards, one at a time, and resolve each.`;
    },
    resolution: 'Compare willpower and threat.',
    travel: (player: string) => `The group may travel to one location; ${player} decides.`,
    engage: (player: string) => `${player} may engage one enemy, whatever its cost.`,
    checks: 'Enemies engage, player by player, until a whole pass brings none.',
    dealShadows: 'Deal one shadow card face down to each enemy, in this order.',
    chooseEnemy: (player: string) => `${player} chooses which enemy attacks next.`,
    defend: (player: string, enemy: string) =>
      `Attack on ${player} by ${enemy}: declare one defender, or nobody.`,
    enemyDamage: 'Say who takes all the damage.',
    declareAttack: (player: string) => `${player} may attack: one enemy, with any ready characters.`,
  },
  planning: {
    next: (player: string) => `${player} is done`,
    pool: (hero: string, resources: number) => `${hero} ${resources}`,
    play: 'Play an ally or an attachment',
  },
  commit: {
    who: 'Who commits',
    next: (characters: number, willpower: number) =>
      characters === 0
        ? 'Commit nobody'
        : `Commit ${some(characters, 'character', 'characters')}: willpower ${willpower}`,
  },
  stagingStep: {
    reveal: 'Reveal a card',
    guard: 'The objective is guarded: reveal one more card and lay it with it.',
    left: (cards: number) =>
      cards === 0 ? 'No card is left to reveal.' : `${some(cards, 'card', 'cards')} to reveal`,
    next: (cards: number) =>
      cards === 0 ? 'Staging is over' : `${some(cards, 'card is', 'cards are')} revealed, not written down`,
  },
  sum: {
    willpower: 'Willpower',
    threat: 'Threat',
    success: (amount: number) => `${amount} progress`,
    failure: (amount: number) => `Each player: threat +${amount}`,
    tie: () => 'Even: nothing happens',
    said: (willpower: number, threat: number, result: string) =>
      `Willpower ${willpower} against threat ${threat}. ${result}.`,
    own: 'Counted otherwise at the table? Set the sums:',
    appCounts: 'Let the app count',
  },
  resolution: {
    resolve: 'Resolve the quest',
    success: (amount: number) => `The quest is won. Forced effects first, then place ${amount} progress.`,
    place: (amount: number) => `Place ${amount} progress`,
    onCard: (card: string, amount: number) => `${amount} on ${card}.`,
    explored: (card: string) => `Explored and discarded: ${card}.`,
    onQuest: (amount: number) => `${amount} on the quest card.`,
    advances: 'The quest moves on to its next stage.',
    lost: (amount: number) => `${amount} too many: lost.`,
    toShare: (amount: number) => `${amount} still to share`,
  },
  travel: {
    where: 'Where to travel',
    stay: 'Travel nowhere',
    to: (location: string) => `Travel to ${location}`,
    paid: 'Its travel effect is paid, or it has none',
  },
  engage: {
    which: 'Which enemy to engage',
    nobody: (player: string) => `${player} engages nobody`,
    one: (enemy: string) => `Engage ${enemy}`,
  },
  checks: {
    sequence: 'Checks in order',
    line: (player: string, threat: number, enemy: string | null, cost: number) =>
      enemy === null ? `${player} (${threat}): nobody` : `${player} (${threat}): ${enemy} (${cost})`,
    pass: (number: number) => `Pass ${number}`,
    tie: (player: string) => `Same cost: ${player}, first player, chooses which comes.`,
    comes: (enemy: string) => `Engagement: ${enemy}`,
    all: 'Make all checks',
    one: 'One check at a time',
    stay: (enemies: number) =>
      enemies === 0
        ? 'No enemy stays in the staging area'
        : `${some(enemies, 'enemy stays', 'enemies stay')} in the staging area`,
  },
  shadows: {
    line: (place: number, enemy: string, player: string, cost: number, without: boolean) =>
      `${place}. ${enemy} (${cost}), ${player}${without ? ': no card' : ''}`,
    earlier: (enemy: string) => `Earlier: ${enemy}`,
    runsOut: 'The deck runs out',
    left: 'Cards left in the deck',
    deal: (cards: number) => `Deal ${some(cards, 'shadow card', 'shadow cards')}`,
  },
  attack: {
    which: 'Which enemy attacks',
    choose: 'Choose an enemy',
    attacks: (enemy: string) => `Attack by ${enemy}`,
    keptFrom: (enemy: string) => `A card keeps ${enemy} from attacking`,
    defender: 'Who defends',
    others: 'Somebody else’s character',
    undefended: (damage: number) => `Undefended: ${damage} damage`,
    defends: (names: string, damage: number) => `Defended by ${names}: ${damage} damage`,
    strength: 'Strength',
    defence: 'Defence',
    damage: (amount: number) => (amount === 0 ? 'No damage' : `${amount} damage`),
    chooseTaker: 'Choose who takes it',
    takes: (name: string) => `${name} takes it`,
  },
  shadow: {
    now: (cards: number, enemy: string) =>
      cards === 0
        ? `There is no shadow card on ${enemy}.`
        : cards === 1
          ? `Turn the shadow card of ${enemy} and carry out its shadow text.`
          : `Turn the ${cards} shadow cards of ${enemy} one by one and carry out their shadow texts.`,
    adds: 'What it adds to the attack',
    next: (attack: number) => (attack === 0 ? 'No change to the attack' : `Attack ${signed(attack)}`),
  },
  strike: {
    which: 'Which enemy',
    who: 'Who attacks',
    nobody: (player: string) => `${player} attacks no more`,
    attack: (enemy: string, damage: number) => `Attack ${enemy}: ${damage} damage`,
    everything: 'Another enemy or character',
  },
};
