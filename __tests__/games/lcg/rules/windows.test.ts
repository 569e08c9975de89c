import type { Command } from '@/games/lcg/play';
import { Table, enemy, hero, location } from '../table';

const onward = { type: 'next', through: true } as const;
const stands = ({ state }: Table): string => `${state.at.step}${state.at.window ? ' W' : ''}`;

/** Every place a round rests in when everybody passes by commands that go through windows. */
const stopsOf = (table: Table): string[] => {
  const { round } = table.state;
  const stops: string[] = [];
  while (table.state.round === round) {
    stops.push(stands(table));
    table.do(onward);
  }
  return stops;
};

describe('windows that are passed', () => {
  it('R p.30 a round in which nothing lies on the table stops where something is to be done', () => {
    expect(stopsOf(new Table().begin())).toEqual([
      'collect W',
      'planning',
      'planning',
      'commit',
      'commit',
      'staging',
      'staging W',
      'resolution W',
      'refresh W',
    ]);
  });

  it('R p.18 an undefended attack is three answers, and the windows between them are named', () => {
    const table = new Table({ count: 1 }).begin();
    table.do({ type: 'addEncounter', card: enemy({ attack: 3 }), engagedWith: 0 });
    table.do({ type: 'goTo', phase: 'combat' }).do(onward).do(onward);
    expect(stands(table)).toBe('defend');
    expect(table.state.justNow).toEqual({ passed: ['chooseEnemy'], told: 0 });
    table.do({ type: 'declareDefenders', defenders: [], through: true });
    expect(table.state.justNow.passed).toEqual(['defend']);
    table.do({ type: 'resolveShadow', attack: 1, through: true });
    expect(stands(table)).toBe('enemyDamage');
    table.do({ type: 'assignDamage', character: 'hero-0', through: true });
    expect(stands(table)).toBe('declareAttack');
    // Struck, damaged and destroyed: three lines.
    expect(table.state.justNow).toEqual({ passed: ['enemyDamage'], told: 3 });
  });

  it('the same command without it stops at the next window', () => {
    const table = new Table({ count: 1 }).begin().do(onward).next();
    expect(stands(table)).toBe('planning W');
    expect(table.state.justNow.passed).toEqual([]);
  });

  it('a command says what it does: the same commands give the same game', () => {
    const commands: Command[] = [onward, onward, onward, { type: 'next' }, onward];
    const [one, other] = [new Table().begin(), new Table().begin()].map((table) =>
      commands.reduce((played, command) => played.do(command), table),
    );
    expect(one?.state).toEqual(other?.state);
  });

  it('R p.22 nobody goes past an elimination unread', () => {
    const table = new Table({ count: 2 }).begin();
    table.do({ type: 'addEncounter', card: enemy({ attack: 9 }), engagedWith: 0 });
    table.do({ type: 'leavePlay', character: 'hero-1', how: 'dead' });
    table.do({ type: 'goTo', phase: 'combat' }).do(onward).do(onward);
    table.do({ type: 'declareDefenders', defenders: [], through: true });
    table.do({ type: 'resolveShadow', attack: 0, through: true });
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(stands(table)).toBe('enemyDamage W');
  });

  it('R p.22 nobody goes past a new stage of the quest unread', () => {
    const table = new Table({ count: 1, questPoints: 1 }).begin().to('travel', true);
    table.do({
      type: 'placeProgress',
      amount: 1,
      ignoreLocation: false,
      fromPlayerCard: true,
      through: true,
    });
    expect(table.state.quest.stage).toBe(2);
    expect(stands(table)).toBe('travel W');
  });

  it('F 1.28 an attack that a card made ends in the window it came in', () => {
    const table = new Table({
      count: 1,
      players: [{ name: '', heroes: [hero({ name: 'Aragorn' })] }],
    }).begin();
    table.do({ type: 'addEncounter', card: enemy({ attack: 1 }), engagedWith: 0 }).to('planning', true);
    const foe = table.state.encounter[0]?.id ?? '';
    table.do({ type: 'attackAtOnce', enemy: foe, player: 0, target: null }).do(onward);
    table.do({ type: 'declareDefenders', defenders: [], through: true });
    table.do({ type: 'resolveShadow', attack: 0, through: true });
    expect(stands(table)).toBe('planning W');
  });

  it('R p.15 where a location can be travelled to, the table is asked', () => {
    const table = new Table().begin().to('resolution', true);
    table.do({ type: 'addEncounter', card: location(), engagedWith: null }).do(onward);
    expect(stands(table)).toBe('travel');
  });
});
