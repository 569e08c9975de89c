import type { Generator } from '@/kernel/random';
import { chance, int, pick, seeded, shuffle } from '@/kernel/random';
import type { Plot } from '@/games/jime/sim/reportShape';
import type { AdventureRecord, CampaignRecord, CellKey } from '@/games/jime/sim/tally';

/** A campaign nobody wrote, to count with: four adventures long, with a fork after the second. */
export const PLOT: Plot = {
  id: 'forged',
  name: 'The Forged Campaign',
  adventures: [
    { id: 'cart', name: 'The Cart', next: ['mill'] },
    { id: 'mill', name: 'The Mill', next: ['farm', 'ford'] },
    { id: 'farm', name: 'The Farm', next: ['bride'] },
    { id: 'ford', name: 'The Ford', next: ['bride'] },
    { id: 'bride', name: 'The Bride', next: [null] },
  ].map((adventure) => ({
    ...adventure,
    resolutions: [
      { id: 'quenched', outcome: 'won' as const },
      { id: 'bought', outcome: 'won' as const },
      { id: 'dark', outcome: 'lost' as const },
    ],
    steps: Array.from({ length: 30 }, (_, step) => `tokens.cairn.interactions[${step}].effects[0]`),
  })),
  endings: ['kept', 'torn', 'ash'],
};

const HEROES = ['aragorn', 'gimli', 'legolas', 'bilbo', 'beravor', 'elena'];
const ROLES = ['captain', 'guardian', 'hunter', 'burglar', 'pathfinder', 'musician'];
const ENEMIES = [
  'ruffian',
  'goblin-scout',
  'orc-hunter',
  'hungry-warg',
  'wight',
  'darkness',
  'terrain',
  'story',
];
const ITEMS = ['sword', 'walking-stick', 'great-bow', 'cloak', 'dagger', 'axe', 'harp', 'battle-axe'];
const SKILLS = ['smite', 'foresight', 'ambush', 'inspire'];

const LUCK = { careless: 46, sensible: 68, expert: 84 };
const odds = ({ heroes, difficulty, skill }: CellKey): number =>
  LUCK[skill] - (difficulty === 'hard' ? 20 : 0) + (heroes - 3) * 2;

const adventureOf = (dice: Generator, cell: CellKey, company: string[], id: string): AdventureRecord => {
  const luck = odds(cell) + (company.includes('gimli') ? 3 : 0) - (id === 'bride' ? 12 : 0);
  const won = chance(dice, luck, 100);
  const max = 20 + cell.heroes * 6;
  const hurt = shuffle(dice, ENEMIES).slice(0, 4);
  return {
    adventure: id,
    seed: 1,
    difficulty: cell.difficulty,
    skill: cell.skill,
    heroes: company.map((hero) => ({
      hero,
      role: ROLES[HEROES.indexOf(hero)] ?? null,
      items: shuffle(dice, ITEMS).slice(0, 2),
      skills: shuffle(dice, SKILLS).slice(0, int(dice, 0, 2)),
      xp: int(dice, 2, 5),
    })),
    resolution: won ? pick(dice, ['quenched', 'quenched', 'bought']) : 'dark',
    won,
    rounds: int(dice, 3, 6) + int(dice, 2, 7) + (won ? 0 : 2),
    threat: { end: won ? int(dice, Math.floor(max / 3), max - 1) : max, max },
    lastStands: Array.from({ length: int(dice, 0, won ? 2 : 4) }, () => ({
      hero: pick(dice, company),
      cause: pick(dice, ENEMIES),
      failed: !won && chance(dice, 1, 2),
    })),
    suffered: Object.fromEntries(
      hurt.map((cause) => [cause, { damage: int(dice, 0, 6), fear: int(dice, 0, 4) }]),
    ),
    steps: PLOT.adventures[0]?.steps.filter((_, step) => step < 27 && chance(dice, 2, 3)) ?? [],
    lore: int(dice, 5, 10),
  };
};

/** A campaign as a table might have played it; the same for the same seed. */
export const forged = (seed: number, cell: CellKey): CampaignRecord => {
  const dice = seeded(seed);
  const company = shuffle(dice, HEROES).slice(0, cell.heroes);
  const play = (id: string): AdventureRecord => adventureOf(dice, cell, company, id);
  const [cart, mill] = [play('cart'), play('mill')];
  const bride = play('bride');
  const adventures = [cart, mill, play(mill.won ? 'farm' : 'ford'), bride];
  const ending = !bride.won ? 'ash' : bride.resolution === 'bought' ? 'kept' : 'torn';
  return { seed, difficulty: cell.difficulty, skill: cell.skill, company, adventures, ending };
};
