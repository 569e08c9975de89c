import type { GameState, Step } from '@/games/lcg/play';
import { PHASES, phaseOf, setUpLines, unknownNumbers } from '@/games/lcg/play';
import { CORE } from '@/games/lcg/content';
import { Table, enemy, event, hero, location } from '../table';

/** Every place a round rests in when everybody passes, as step, window and player. */
const placesOf = (table: Table): string[] => {
  const { round } = table.state;
  const places: string[] = [];
  while (table.state.round === round) {
    const { step, window, player } = table.state.at;
    places.push(`${step}${window ? ' W' : ''}${player === null ? '' : ` ${player}`}`);
    table.next();
  }
  return places;
};

describe('the round', () => {
  it('R p.30–31, F p.14 goes through seven phases with a window after each step, and four in the quest phase', () => {
    expect(placesOf(new Table().begin())).toEqual([
      'collect W',
      'planning 0',
      'planning W 0',
      'planning 1',
      'planning W 1',
      'questBegins W',
      'commit 0',
      'commit 1',
      'commit W',
      'staging',
      'staging W',
      'resolution W',
      'travel W',
      'engage W',
      'checks W',
      'dealShadows W',
      'combatEnds W',
      'refresh W',
    ]);
  });

  it('R p.12 begins with the first player and goes clockwise; R p.22 the token moves to the left', () => {
    const table = new Table({ count: 3 }).begin().do({ type: 'setFirstPlayer', player: 1 });
    const players = placesOf(table).filter((place) => place.startsWith('planning') && !place.includes('W'));
    expect(players).toEqual(['planning 1', 'planning 2', 'planning 0']);
    expect(table.state).toMatchObject({ round: 2, firstPlayer: 2 });
  });

  it('R p.18, R p.20 has a window after each of a–d and after each of a–c', () => {
    const table = new Table({ count: 1 }).begin();
    table.do({ type: 'addEncounter', card: enemy({ attack: 1, defence: 0, hitPoints: 9 }), engagedWith: 0 });
    const [attacker] = table.state.encounter.map(({ id }) => id) as [string];
    const [defender, other] = table.state.characters.map(({ id }) => id) as [string, string];
    const windows: Step[] = [];
    const note = (): void => {
      if (table.state.at.window) windows.push(table.state.at.step);
    };
    table.do({ type: 'goTo', phase: 'combat' }).next();
    note();
    table.do({ type: 'chooseEnemy', enemy: attacker });
    note();
    table.do({ type: 'declareDefenders', defenders: [defender] });
    note();
    table.do({ type: 'resolveShadow', attack: 0 });
    note();
    table.next();
    note();
    table.do({ type: 'declareAttack', player: 0, enemy: attacker, attackers: [other], byEffect: false });
    note();
    table.next();
    note();
    table.next();
    note();
    table.next();
    note();
    expect(windows).toEqual([
      'dealShadows',
      'chooseEnemy',
      'defend',
      'shadow',
      'enemyDamage',
      'declareAttack',
      'strength',
      'playerDamage',
      'combatEnds',
    ]);
  });

  it('R p.12 one resource for each hero; F 1.25 none for one that cannot collect', () => {
    const table = new Table();
    const [first] = table.state.characters.map(({ id }) => id) as [string];
    table.do({ type: 'setCannotCollect', hero: first, cannot: true }).begin();
    expect(table.state.characters.map(({ resources }) => resources)).toEqual([0, 1, 1, 1]);
  });

  it('R p.22 the refresh readies everything, raises each dial by 1 and keeps the round for the charts', () => {
    const table = new Table().begin();
    for (const { id } of table.state.characters)
      table.do({ type: 'setExhausted', character: id, exhausted: true });
    table.do({ type: 'setProgress', progress: 4 }).do({ type: 'goTo', phase: 'refresh' }).next();
    expect(table.state.characters.some(({ exhausted }) => exhausted)).toBe(false);
    expect(table.state.players.map(({ threat }) => threat)).toEqual([17, 17]);
    expect(table.state.history).toEqual([{ round: 1, threats: [17, 17], stage: 1, progress: 4 }]);
  });

  it('goes to any phase by hand and plays nothing on the way', () => {
    const table = new Table().begin();
    for (const phase of PHASES) {
      table.do({ type: 'goTo', phase });
      expect(phaseOf(table.state)).toBe(phase);
    }
    expect(table.state.round).toBe(1);
    expect(table.state.players.map(({ threat }) => threat)).toEqual([16, 16]);
  });
});

describe('setting up', () => {
  it('R p.10–11 has seven steps in order, and what F says of Escape from Dol Guldur', () => {
    const of = (scenario: GameState['scenario']) => {
      const { state } = new Table({ scenario });
      return setUpLines({ state, content: CORE }).map(({ step, special }) => special ?? step);
    };
    const steps = ['shuffle', 'heroes', 'tokens', 'firstPlayer', 'draw', 'questCards', 'instructions'];
    expect(of('mirkwood')).toEqual(steps);
    expect(of('dolGuldur')).toEqual([...steps, 'nazgulAside', 'threeObjectives', 'oneGuardEach', 'captive']);
  });

  it('R p.10 the dials start at the threat costs of the heroes', () => {
    const players = [
      { name: '', heroes: [12, 9, 8].map((threatCost, at) => hero({ name: `${at}`, threatCost })) },
    ];
    const table = new Table({ players });
    expect(table.state.players[0]?.threat).toBe(29);
    const [first] = table.state.characters.map(({ id }) => id) as [string];
    table.do({ type: 'removeHero', hero: first });
    expect(table.state.players[0]?.threat).toBe(17);
    table.do({ type: 'addHero', player: 0, hero: hero({ name: 'Another', threatCost: null }) });
    expect(table.state.players[0]?.threat).toBe(17);
    const added = table.state.characters.at(-1)?.id ?? '';
    table.do({ type: 'describeCharacter', character: added, as: hero({ name: 'Another', threatCost: 10 }) });
    expect(table.state.players[0]?.threat).toBe(27);
  });

  it('R p.10 one mulligan for each player', () => {
    const table = new Table().do({ type: 'mulligan', player: 0 });
    expect(table.refusal({ type: 'mulligan', player: 0 })).toBe('mulligan/second');
    expect(table.refusal({ type: 'mulligan', player: 1 })).toBeNull();
  });

  it('F 1.19 no actions while setting up, but responses; until-end-of-phase lasts through the first resource phase', () => {
    const table = new Table();
    expect(table.refusal(event())).toBe('action/set-up');
    expect(table.refusal(event({ response: true }))).toBeNull();
    const [first] = table.state.characters.map(({ id }) => id) as [string];
    const bonus = { card: first, name: '', stat: 'attack', amount: 1, each: null, source: 'player' } as const;
    table.do({ type: 'modify', ...bonus, until: 'phase' }).do({ type: 'modify', ...bonus, until: 'round' });
    table.begin();
    expect(table.state.characters[0]?.modifiers).toHaveLength(2);
    table.next();
    expect(table.state.characters[0]?.modifiers.map(({ until }) => until)).toEqual(['round']);
    while (table.state.round === 1) table.next();
    expect(table.state.characters[0]?.modifiers).toEqual([]);
  });

  it('F 1.01 a card revealed while setting up counts its keywords', () => {
    const table = new Table().do({
      type: 'reveal',
      card: enemy(),
      doomed: 2,
      surge: 0,
      guarded: false,
      byEffect: false,
    });
    expect(table.state.players.map(({ threat }) => threat)).toEqual([18, 18]);
    table.do({ type: 'addEncounter', card: enemy(), engagedWith: null });
    expect(table.state.players.map(({ threat }) => threat)).toEqual([18, 18]);
  });

  it('asks for the numbers the documents do not give, and for none that was typed', () => {
    const players = [{ name: '', heroes: [hero({ name: 'Glóin', threatCost: null })] }];
    const table = new Table({ players });
    table.do({ type: 'addEncounter', card: location({ threat: 1 }), engagedWith: null });
    expect(unknownNumbers(table.state)).toEqual([
      { of: 'quest', number: 'questPoints' },
      { of: 'card', card: 'hero-0', name: 'Glóin', number: 'threatCost' },
      { of: 'card', card: 'location-1', name: '', number: 'questPoints' },
    ]);
  });
});
