import type { Command, CommandType, GameState } from '@/games/jime/play';
import { legalCommands, play } from '@/games/jime/play';
import { applyRow, revertRow } from '@/kernel/history';
import type { Generator } from '@/kernel/random';
import { pick, seeded } from '@/kernel/random';
import { EVERY_BOX, atCamp, box, content } from './campStates';

const STEPS = 400;
const COMPANIES = [
  ['bilbo', 'elena'],
  ['aragorn', 'legolas', 'gimli'],
  ['gandalf', 'freahild', 'beorn', 'dis'],
  ['arwen', 'balin', 'boromir', 'calaminth-took', 'dwalin'],
];

/** A company that can afford almost everything. */
const wealthy = (heroes: string[]): GameState => {
  const roles = ['burglar', 'captain', 'beast-friend', 'meddler'];
  const xp = Object.fromEntries(roles.map((role) => [role, 30]));
  return atCamp(Object.fromEntries(heroes.map((hero) => [hero, { rolesPlayed: roles, xp: { ...xp } }])), {
    collection: EVERY_BOX,
    lore: 110,
    trinkets: Object.values(box.trinkets)
      .filter(({ tier }) => tier === 1)
      .map(({ id }) => id),
  });
};

const choose = (dice: Generator, legal: Command[]): Command => {
  const type = pick(dice, [...new Set(legal.map((command) => command.type))]);
  return pick(
    dice,
    legal.filter((command) => command.type === type),
  );
};

/** Experience earned is spent or left, never made. */
const worth = ({ campaign }: GameState): number[] =>
  campaign.heroes.map(({ xp, skills }) =>
    [...Object.values(xp), ...skills.map((skill) => box.skills[skill]?.xp ?? 0)].reduce(
      (sum, one) => sum + one,
      0,
    ),
  );

const played = new Set<CommandType>();

/** From camp to the set-up and into the adventure, then back to camp for the rest of the steps. */
const walk = (camp: GameState, dice: Generator): void => {
  let state = camp;
  for (let walked = 0; walked < STEPS; walked += 1) {
    if (state.stage === 'adventure' && walked % 20 === 0) state = { ...camp, generator: state.generator };
    // Giving up would earn experience, which this walk counts.
    const legal = legalCommands(state, content).filter(({ type }) => type !== 'concede');
    const command = choose(dice, legal);
    const result = play(state, command, content);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.refusal.code}`);
    const row = { seq: 0, command, patches: result.patches, inverse: result.inverse };
    expect(revertRow(result.state, row)).toEqual(state);
    expect(applyRow(state, row)).toEqual(result.state);
    expect(JSON.parse(JSON.stringify(result.state))).toEqual(result.state);
    if (result.state.stage !== 'adventure') expect(worth(result.state)).toEqual(worth(camp));
    played.add(command.type);
    state = result.state;
  }
};

it.each(COMPANIES.map((heroes, index) => ({ heroes, index })))(
  'a random walk at camp and through the set-up: $heroes',
  ({ heroes, index }) => {
    walk(wealthy(heroes), seeded(index + 1));
  },
);

it('together the walks play every command of camp and set-up', () => {
  const wanted: CommandType[] = [
    'buySkill',
    'sellSkill',
    'upgradeItem',
    'upgradeTrinket',
    'leaveCamp',
    'chooseTrinket',
    'chooseRole',
    'setOut',
    'equip',
    'deplete',
    'replenish',
  ];
  expect(wanted.filter((type) => !played.has(type))).toEqual([]);
});
