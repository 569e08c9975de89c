/** Closed lists of words that schemas, commands, rules and screens share. In the order the printed cards have them. */

export const STATS = ['might', 'agility', 'wisdom', 'spirit', 'wit'] as const;
export const MODIFIERS = ['pierce', 'smite', 'sunder', 'cleave', 'lethal', 'stun'] as const;
export const BOONS = ['hidden', 'emboldened', 'determined'] as const;
/** What cards are for, in the order in which they are offered. */
export const PURPOSES = ['fight', 'protect', 'test', 'move', 'help'] as const;
