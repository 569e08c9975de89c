import type { Adventure, AttackEffect, Effect } from '@/games/jime/content';
import { actionsLeft } from '@/games/jime/play';
import type { Company, Sitting } from './company';
import { company } from './company';

/** Two groups of one figure each in the middle of a journey map, and a token beside them. */
const BESET: Partial<Adventure> = {
  explore: {},
  setup: [
    { do: 'reveal', tiles: ['100A', '300A', '205A'] },
    { do: 'placeHeroes', space: '300A/1' },
    { do: 'placeTokens', tokens: ['friend'] },
    { do: 'spawn', group: 'ruffians' },
    { do: 'spawn', group: 'goblins' },
  ],
  tokens: [
    {
      id: 'friend',
      kind: 'person',
      space: '300A/1',
      text: 'a',
      interactions: [{ text: 'b', effects: [{ do: 'lore', count: 1 }] }],
    },
  ],
  groups: [
    { id: 'ruffians', enemy: 'ruffian', space: '300A/1', figures: 1 },
    { id: 'goblins', enemy: 'goblin-scout', space: '300A/1', figures: 1 },
  ],
  triggers: [],
  threat: { max: 60, thresholds: [] },
};
const beset = (sitting: Sitting = {}): Company =>
  company({ mirror: true, heroes: 2, story: BESET, ...sitting }).set(({ tiles }) => {
    for (const tile of tiles) tile.explored = true;
  });

/** The attack that is open does this besides. */
const besides = (table: Company, effect: AttackEffect): Company =>
  table.set((_adventure, { prompts }) => {
    const prompt = prompts.at(-1);
    if (prompt?.kind === 'attack') prompt.effect = effect;
  });
const drives = (table: Company, spaces = 1): Company =>
  besides(table, { kind: 'moveAway', when: 'always', spaces }).negate();
const ruffians = (table: Company): string => table.group('ruffians').id;
const goblins = (table: Company): string => table.group('goblins').id;
const alone = (sitting: Sitting = {}): Company =>
  beset(sitting).set((adventure) => {
    adventure.groups = adventure.groups.filter(({ story }) => story === 'ruffians');
  });
const goes = (table: Company, space: string): Company => table.do({ type: 'move', hero: 'gimli', space });
const isAt = (table: Company): string | null => table.hero('gimli').space;

describe('a move that waits for a provocation', () => {
  it('§40.4, §9.1 is off when the hero was driven where it does not lead from', () => {
    const table = goes(drives(goes(alone(), '300A/2')), '205A/2');
    expect(isAt(table)).toBe('205A/2');
    expect(table.shows('message').pages).toEqual([{ line: 'move.lapsed', hero: 'gimli' }]);
    expect(table.read().prompt).toBeUndefined();
  });
  it('§40.4 is off too where the hero could go on from there: the move began elsewhere', () => {
    const table = goes(drives(goes(alone(), '300A/2')), '100A/1').read();
    expect(isAt(table)).toBe('100A/1');
  });
  it('§40.4, §40.5 is off when the hero was placed elsewhere meanwhile', () => {
    const table = goes(alone(), '300A/2').do({ type: 'placeHero', hero: 'gimli', space: '205A/1' });
    expect(isAt(table.negate().read())).toBe('205A/1');
  });
  it('§40.4 goes on when the hero was not moved', () => {
    expect(isAt(goes(alone(), '300A/2').negate())).toBe('300A/2');
  });
  it('§5.1 costs nothing when it is off, and the turn is the hero’s all the same', () => {
    const table = goes(drives(goes(alone(), '300A/2')), '205A/2').read();
    expect([actionsLeft(table.game, 'gimli'), table.adventure.turn]).toEqual([2, 'gimli']);
    expect(actionsLeft(goes(table, '205A/1').game, 'gimli')).toBe(1);
  });
  it('§87.2 a group left behind does not strike a hero who was driven off', () => {
    const table = goes(beset(), '300A/2');
    table.do({ type: 'provoke', hero: 'gimli', group: ruffians(table) });
    goes(drives(table), '205A/2');
    expect(table.shows('attack').group).toBe(goblins(table));
    expect(isAt(table.negate().read())).toBe('205A/2');
    expect(table.prompt).toBeUndefined();
  });
  it('§87.2 nobody is provoked twice for leaving one space, whoever drives', () => {
    const table = goes(beset(), '300A/2');
    table.do({ type: 'provoke', hero: 'gimli', group: ruffians(table) });
    goes(drives(table), '205A/2');
    goes(drives(table), '100A/1');
    expect(table.read().prompt).toBeUndefined();
    expect(isAt(table)).toBe('100A/1');
  });
  it('§87.2 nor does a group a hero was placed away from while the order was chosen', () => {
    const table = goes(beset(), '300A/2').do({ type: 'placeHero', hero: 'gimli', space: '205A/1' });
    expect(table.read().prompt).toBeUndefined();
    expect(isAt(table)).toBe('205A/1');
  });
  it('§87.3 one that was placed elsewhere itself is no longer provoked, the other is', () => {
    const table = goes(beset(), '300A/2');
    table.do({ type: 'placeGroup', group: ruffians(table), space: '205A/1' });
    expect(table.shows('provoke').groups).toEqual([goblins(table)]);
    table.do({ type: 'provoke', hero: 'gimli', group: goblins(table) });
    expect(isAt(table.negate())).toBe('300A/2');
  });
  it('§5.1 one that a failed test of a web loses is spent', () => {
    const table = alone().set((adventure) => {
      adventure.groups = [];
      adventure.terrain.push({ id: 'web', terrain: 'web', space: '300A/1' });
    });
    goes(table, '300A/2').do({ type: 'passTest', hero: 'gimli', stat: 'might', passed: false }).read();
    expect([isAt(table), table.hero('gimli').moves]).toEqual(['300A/1', 1]);
  });
  it('§17.9 a group that has left meanwhile drives nobody away', () => {
    const table = besides(alone().do({ type: 'provoke', hero: 'gimli', group: 'g1' }), {
      kind: 'moveAway',
      when: 'always',
      spaces: 1,
    });
    table.set((adventure) => {
      adventure.groups = [];
    });
    expect(table.negate().prompt).toBeUndefined();
  });
  it('§40.4 without a mirror the table sees for itself', () => {
    const table = beset({ mirror: false }).do({ type: 'look', token: 'friend' });
    table.do({ type: 'interact', hero: 'gimli', interaction: 0 }).read();
    expect(table.state.campaign.lore).toBe(1);
  });
});

describe('an interaction that waits for a provocation', () => {
  const uses = (table: Company): Company =>
    table.do({ type: 'look', token: 'friend' }).do({ type: 'interact', hero: 'gimli', interaction: 0 });
  it('§4.1 is off when the hero was driven from the token, and costs no action', () => {
    const table = goes(drives(uses(alone())), '205A/2');
    expect(table.shows('message').pages).toEqual([{ line: 'interact.lapsed', hero: 'gimli' }]);
    expect(table.read().state.campaign.lore).toBe(0);
    expect(actionsLeft(table.game, 'gimli')).toBe(2);
  });
  it('§4.1 is off when the hero was placed elsewhere', () => {
    const table = uses(alone()).do({ type: 'placeHero', hero: 'gimli', space: '205A/1' }).negate().read();
    expect(table.state.campaign.lore).toBe(0);
  });
  it('§4.1 is off when what it waits for no longer holds', () => {
    const table = uses(
      alone({
        story: {
          ...BESET,
          tokens: [
            {
              id: 'friend',
              kind: 'person',
              space: '300A/1',
              text: 'a',
              interactions: [
                { text: 'b', when: { is: 'hasBoon', boon: 'hidden' }, effects: [{ do: 'lore', count: 1 }] },
              ],
            },
          ],
        },
      }).do({ type: 'setBoon', hero: 'gimli', boon: 'hidden', has: true }),
    );
    table.do({ type: 'setBoon', hero: 'gimli', boon: 'hidden', has: false });
    expect(table.negate().read().state.campaign.lore).toBe(0);
  });
  it('§4.3 the groups left behind are not provoked any more', () => {
    const table = uses(beset());
    table.do({ type: 'provoke', hero: 'gimli', group: goblins(table) });
    goes(drives(table), '205A/2');
    expect(table.shows('attack').group).toBe(ruffians(table));
    expect(table.negate().read().state.campaign.lore).toBe(0);
  });
  it('§4.3 goes on, and costs its action, when the hero stayed', () => {
    const table = uses(alone()).negate().read();
    expect([table.state.campaign.lore, actionsLeft(table.game, 'gimli')]).toEqual([1, 1]);
  });
  it('§4.4 terrain that provokes is not used from afar either', () => {
    const chest = { id: 'chest', terrain: 'chest', space: '300A/1' };
    const table = alone({ story: { ...BESET, terrain: [chest] } }).set(({ terrain }) => {
      terrain.push(chest);
    });
    table.do({ type: 'lookTerrain', terrain: 'chest' }).do({ type: 'useTerrain', hero: 'gimli' });
    goes(drives(table), '205A/2');
    expect(table.shows('message').pages).toEqual([{ line: 'interact.lapsed', hero: 'gimli' }]);
    expect(table.read().prompt).toBeUndefined();
  });
});

describe('an attack by a card in another hero’s turn', () => {
  /** Aragorn has begun a turn on the bank of a stream, and Gimli strikes by a card. */
  const begun = (): Company => {
    const table = company({ adventure: 'bridge', mirror: true, heroes: 2 });
    table.do({ type: 'placeHero', hero: 'aragorn', space: 'battle-1/4' });
    return table.do({ type: 'takeTurn', hero: 'aragorn' });
  };
  const panel = (table: Company): Company =>
    table.do({ type: 'attack', hero: 'gimli', group: table.group('goblins').id });
  const strikes = (table: Company): Company =>
    panel(table).do({ type: 'applyAttack', hits: 0, modifiers: [], inReach: false });
  it('§72.5 leaves the turn where it is, and is no action', () => {
    const table = strikes(begun());
    expect(table.adventure.turn).toBe('aragorn');
    expect(table.hero('gimli').actions).toBeUndefined();
    expect(table.refusal({ type: 'endTurn', hero: 'aragorn' })).toBeUndefined();
    expect(table.refusal({ type: 'takeTurn', hero: 'gimli' })).toBe('turn/another-hero-acting');
  });
  it('§72.3, §5.1 the moves of the hero whose turn it is are counted after it', () => {
    const table = strikes(begun()).do({ type: 'move', hero: 'aragorn', space: 'battle-1/5' });
    expect(table.hero('aragorn')).toMatchObject({ actions: 1, moves: 1 });
  });
  it('§93.2 a stream ends the turn of the hero who crosses it', () => {
    const table = strikes(begun()).do({ type: 'move', hero: 'aragorn', space: 'battle-2/1' });
    expect([table.hero('aragorn').turn, table.hero('gimli').turn]).toEqual(['done', 'waiting']);
    expect(table.adventure.turn).toBeNull();
  });
  it('§93.2 and none of one who is drawn across meanwhile', () => {
    const table = strikes(begun()).do({ type: 'placeHero', hero: 'gimli', space: 'battle-1/4' });
    table.do({ type: 'move', hero: 'gimli', space: 'battle-2/1' });
    expect([table.hero('gimli').turn, table.adventure.turn]).toEqual(['waiting', 'aragorn']);
  });
  it('§72.5 a panel that is opened and left begins no turn', () => {
    const table = company({ adventure: 'bridge', mirror: true, heroes: 2 });
    expect(panel(table).do({ type: 'leave' }).adventure.turn).toBeNull();
    expect(table.hero('gimli').actions).toBeUndefined();
    const other = panel(begun()).do({ type: 'leave' });
    expect([other.adventure.turn, other.hero('gimli').actions]).toEqual(['aragorn', undefined]);
  });
});

const failed = (table: Company): Company => {
  const { hero, stats } = table.shows('test');
  return table.do({ type: 'passTest', hero: hero ?? '', stat: stats[0] ?? 'wit', passed: false });
};
const nearlyFelled = (table: Company): Company =>
  table.set(({ heroes }) => {
    for (const hero of heroes) {
      hero.damage = { up: 0, down: 4 };
      delete hero.limits;
    }
  });
const stands = (table: Company, passed: boolean): Company => {
  const { hero } = table.shows('lastStands');
  table.do({ type: 'lastStand', hero, against: 'damage' });
  return table.do({ type: 'passTest', hero, stat: table.shows('lastStand').stat, passed });
};

describe('a last stand', () => {
  /** An activation is open, and a card moves Gimli, who provokes. */
  const interrupted = (): Company => {
    const table = nearlyFelled(beset()).endActionPhase();
    table.shows('activation');
    const other = table.adventure.groups.find(({ id }) => id !== table.shows('activation').group);
    return table.do({ type: 'provoke', hero: 'gimli', group: other?.id ?? '' }).set((_adventure, state) => {
      const prompt = state.prompts.at(-1);
      if (prompt?.kind === 'attack') Object.assign(prompt, { suffering: { ...prompt.suffering, damage: 2 } });
    });
  };
  it('§19.1, §38.5 comes at once in the middle of another group’s activation, which waits', () => {
    const table = interrupted().keep({ damageDown: 2 });
    expect(table.state.prompts.map(({ kind }) => kind)).toEqual(['activation', 'lastStands']);
    expect(table.refusal({ type: 'noTarget' })).toBe('prompt/not-open');
    expect(stands(table, true).read().prompt?.kind).toBe('activation');
    expect(table.hero('gimli').damage).toEqual({ up: 0, down: 0 });
  });
  it('§19.1, §112.2 lost there, the activation goes on without the hero', () => {
    const table = stands(interrupted().keep({ damageDown: 2 }), false).read();
    expect(table.hero('gimli').defeated).toBe(true);
    expect(table.shows('activation').hero).not.toBe('gimli');
  });
  it('§17.9, §112.2 what the blow brings is done before the activation goes on', () => {
    const table = nearlyFelled(beset()).endActionPhase();
    const other = table.adventure.groups.find(({ id }) => id !== table.shows('activation').group);
    drives(table.do({ type: 'provoke', hero: 'gimli', group: other?.id ?? '' }));
    expect(table.state.prompts.map(({ kind }) => kind)).toEqual(['activation', 'tellMirror']);
    goes(table, '205A/2');
    // The group whose activation waits stands there ready, and is provoked in its turn.
    expect(table.state.prompts.map(({ kind }) => kind)).toEqual(['activation', 'attack']);
    expect([isAt(table.negate()), table.prompt?.kind]).toEqual(['205A/2', 'activation']);
  });
  it('§19.1, §57.1 two pits in one space are two occasions', () => {
    const pits = ['pit', 'pit-2'].map((id) => ({ id, terrain: 'pit', space: 'battle-2/3' }));
    const table = nearlyFelled(
      company({
        adventure: 'bridge',
        mirror: true,
        heroes: 2,
        story: { setup: [{ do: 'placeHeroes', space: 'battle-2/4' }] },
      }),
    ).set(({ terrain }) => {
      terrain.push(...pits);
    });
    failed(goes(table, 'battle-2/3')).keep({ damageDown: 2 });
    expect(table.state.prompts.map(({ kind }) => kind)).toEqual(['test', 'lastStands']);
    failed(stands(table, true).read()).keep({ damageDown: 2 });
    expect(table.prompt).toBeUndefined();
    expect(table.hero('gimli')).toMatchObject({ lastStands: 1, damage: { up: 0, down: 2 } });
  });
  it('§38.5 of two heroes struck at once, each makes theirs when it is due', () => {
    const table = nearlyFelled(beset()).do({ type: 'provoke', hero: 'gimli', group: 'g1' });
    besides(table, { kind: 'othersSuffer', when: 'always', damage: 0, fear: 1 });
    table.set((_adventure, state) => {
      const prompt = state.prompts.at(-1);
      if (prompt?.kind === 'attack') prompt.suffering.damage = 2;
    });
    table.keep({ damageDown: 2 });
    expect(table.shows('lastStands').hero).toBe('gimli');
    expect(stands(table, true).read().shows('suffer').hero).toBe('aragorn');
  });
  it('§19.3 of two that are due, the second is made before anything else happens', () => {
    const table = nearlyFelled(beset()).do({
      type: 'setSuffered',
      hero: 'gimli',
      damageUp: 9,
      damageDown: 0,
      fearUp: 9,
      fearDown: 0,
    });
    table.do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
    table.do({ type: 'passTest', hero: 'gimli', stat: table.shows('lastStand').stat, passed: true });
    table.shows('message');
    expect(table.refusal({ type: 'provoke', hero: 'gimli', group: 'g1' })).toBe('prompt/open');
    expect(table.do({ type: 'continue' }).shows('lastStands').against).toEqual(['damage']);
  });
});

describe('the end of the adventure', () => {
  const full = (): Company => {
    const table = nearlyFelled(beset()).do({ type: 'provoke', hero: 'gimli', group: 'g1' });
    besides(table, { kind: 'threatUp', when: 'always', count: 60 });
    return table.set((_adventure, state) => {
      const prompt = state.prompts.at(-1);
      if (prompt?.kind === 'attack') prompt.suffering.damage = 2;
    });
  };
  it('§21.2 no last stand follows a blow that fills the bar', () => {
    const table = full().keep({ damageDown: 2 });
    expect(table.state.prompts.map(({ kind }) => kind)).toEqual(['ending']);
    expect(table.refusal({ type: 'lastStand', hero: 'gimli', against: 'damage' })).toBe('prompt/open');
  });
  it('§106 nor on the pages of the ending, where no group is provoked and none is hit', () => {
    const pages: Effect = { do: 'message', pages: ['a', 'b'] };
    const resolutions = [{ id: 'late', outcome: 'lost' as const, pages: ['a'], effects: [pages] }];
    const table = nearlyFelled(
      beset({
        story: {
          ...BESET,
          resolutions,
          endings: { won: 'late', threat: 'late', defeat: 'late' },
          triggers: [{ id: 'grief', on: { moment: 'heroDefeated' }, effects: [{ do: 'lore', count: 5 }] }],
        },
      }),
    ).do({ type: 'provoke', hero: 'gimli', group: 'g1' });
    besides(table, { kind: 'threatUp', when: 'always', count: 60 });
    table.set((_adventure, state) => {
      const prompt = state.prompts.at(-1);
      if (prompt?.kind === 'attack') prompt.suffering.damage = 2;
    });
    table.keep({ damageDown: 2 }).do({ type: 'continue' });
    table.shows('message');
    for (const command of [
      { type: 'lastStand', hero: 'gimli', against: 'damage' },
      { type: 'provoke', hero: 'gimli', group: 'g1' },
      { type: 'setSuffered', hero: 'gimli', damageUp: 9, damageDown: 0, fearUp: 0, fearDown: 0 },
    ])
      expect(table.refusal(command)).toBe('prompt/open');
    expect(table.legal('lastStand', 'provoke', 'hit')).toEqual([]);
    expect(table.read().state).toMatchObject({ stage: 'camp', campaign: { lore: 0 } });
  });
});
