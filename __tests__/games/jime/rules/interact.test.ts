import type { Adventure } from '@/games/jime/content';
import { spentTokens } from '@/games/jime/play';
import type { Sitting } from './company';
import { company } from './company';

/** A person and a search token with two ready groups of one figure each, all in the starting space. */
const CROWDED: Partial<Adventure> = {
  explore: {},
  setup: [
    { do: 'reveal', tiles: ['100A', '300A'] },
    { do: 'placeHeroes', space: '100A/1' },
    { do: 'placeTokens', tokens: ['friend', 'pack', 'far'] },
    { do: 'spawn', group: 'ruffians' },
    { do: 'spawn', group: 'goblins' },
  ],
  tokens: [
    {
      id: 'friend',
      kind: 'person',
      space: '100A/1',
      text: 'a',
      interactions: [{ text: 'b', effects: [{ do: 'lore', count: 1 }] }],
    },
    {
      id: 'pack',
      kind: 'search',
      space: '100A/1',
      text: 'a',
      interactions: [{ text: 'b', effects: [{ do: 'lore', count: 2 }, { do: 'removeToken' }] }],
    },
    {
      id: 'far',
      kind: 'threat',
      space: '300A/3',
      text: 'a',
      interactions: [
        { text: 'b', effects: [{ do: 'lore', count: 4 }] },
        { text: 'c', when: { is: 'flag', flag: 'never' }, effects: [] },
      ],
    },
  ],
  groups: [
    { id: 'ruffians', enemy: 'ruffian', space: '100A/1', figures: 1 },
    { id: 'goblins', enemy: 'goblin-scout', space: '100A/1', figures: 1 },
  ],
  triggers: [],
};
const crowded = (sitting: Sitting = {}) => company({ mirror: true, story: CROWDED, ...sitting });
const alone = (sitting: Sitting = {}) =>
  crowded(sitting).set((adventure) => {
    adventure.groups = adventure.groups.slice(0, 1);
  });

/** One token that can be used once, and one whose use depends on what has not happened yet. */
const ONCE: Partial<Adventure> = {
  ...CROWDED,
  setup: [
    { do: 'reveal', tiles: ['100A', '300A'] },
    { do: 'placeHeroes', space: '100A/1' },
    { do: 'placeTokens', tokens: ['lamp', 'door'] },
  ],
  tokens: [
    {
      id: 'lamp',
      kind: 'search',
      space: '100A/1',
      text: 'a',
      interactions: [
        {
          text: 'b',
          when: { is: 'not', condition: { is: 'flag', flag: 'seen' } },
          effects: [{ do: 'flag', flag: 'seen', set: 1 }],
        },
      ],
    },
    {
      id: 'door',
      kind: 'search',
      space: '100A/1',
      text: 'a',
      interactions: [{ text: 'b', when: { is: 'flag', flag: 'key' }, effects: [] }],
    },
  ],
  groups: [],
};

describe('tokens that are spent', () => {
  it('§78 are those that were used and offer nobody anything more, not those that wait for something', () => {
    const table = company({ story: ONCE });
    expect(spentTokens(table.game)).toEqual([]);
    table.do({ type: 'look', token: 'lamp' });
    table.do({ type: 'interact', hero: 'aragorn', interaction: 0 }).read();
    expect(spentTokens(table.game)).toEqual(['lamp']);
  });
});

describe('interact', () => {
  it('§4.1, §4.2 look, then the button with the icon: the token’s story is told', () => {
    const table = crowded({ mirror: false }).do({ type: 'look', token: 'friend' });
    table.do({ type: 'interact', hero: 'aragorn', interaction: 0 }).read();
    expect(table.state.campaign.lore).toBe(1);
  });
  it('§4.2 the button without the icon does nothing', () => {
    const table = crowded({ mirror: false });
    const before = table.state;
    table.do({ type: 'look', token: 'friend' }).do({ type: 'leave' });
    expect({ ...table.state, chronicle: before.chronicle }).toEqual(before);
  });
  it('§13.1 a token may be read before anyone’s turn', () => {
    expect(crowded().do({ type: 'look', token: 'far' }).shows('token').token).toBe('far');
  });
  it.each([
    ['§75.2, §77.1 a person', 'friend'],
    ['§78.1 a threat token', 'far'],
    ['§79.1 a search token', 'pack'],
  ])('%s is read by selecting it, which changes nothing on the map', (_title, token) => {
    const table = crowded();
    const before = table.adventure;
    expect(table.do({ type: 'look', token }).shows('token').token).toBe(token);
    expect(table.adventure).toEqual(before);
  });
  it.each([
    ['§77.3 a person', 'friend'],
    ['§79.3 a search token', 'pack'],
    ['§78.3 a threat token', 'far'],
  ])('%s is interacted with only once its text is open', (_title, token) => {
    const table = crowded({ mirror: false });
    expect(table.refusal({ type: 'interact', hero: 'aragorn', interaction: 0 })).toBe('prompt/not-open');
    expect(
      table.do({ type: 'look', token }).refusal({ type: 'interact', hero: 'aragorn', interaction: 0 }),
    ).toBeUndefined();
  });
  it.each([
    ['§77.2', 'friend'],
    ['§79.2', 'pack'],
  ])('%s only a hero in the same space interacts', (_title, token) => {
    const table = crowded()
      .do({ type: 'placeHero', hero: 'gimli', space: '300A/1' })
      .do({ type: 'look', token });
    expect(table.refusal({ type: 'interact', hero: 'gimli', interaction: 0 })).toBe('interact/not-in-space');
    expect(table.refusal({ type: 'interact', hero: 'aragorn', interaction: 0 })).toBeUndefined();
  });
  it('§78.2 a threat token too', () => {
    const table = crowded().do({ type: 'look', token: 'far' });
    expect(table.refusal({ type: 'interact', hero: 'aragorn', interaction: 0 })).toBe(
      'interact/not-in-space',
    );
  });
  it('§4.2 a button whose condition does not hold is not there', () => {
    const table = crowded({ mirror: false }).do({ type: 'look', token: 'far' });
    expect(table.refusal({ type: 'interact', hero: 'aragorn', interaction: 1 })).toBe('token/no-interaction');
  });
  it('§75.1 a token that is not on the map cannot be selected', () => {
    expect(crowded().refusal({ type: 'look', token: 'lamp' })).toBe('token/no-such-token');
  });
  it('§75.1 a token that leaves is taken from the map, and the page it ends with says so', () => {
    const table = crowded({ mirror: false }).do({ type: 'look', token: 'pack' });
    table.do({ type: 'interact', hero: 'aragorn', interaction: 0 });
    expect(table.shows('message').also).toMatchObject([{ kind: 'tokenRemoved', token: { id: 'pack' } }]);
    expect(table.adventure.tokens.map(({ id }) => id)).not.toContain('pack');
    expect(table.refusal({ type: 'look', token: 'pack' })).toBe('prompt/open');
  });
});

describe('provoking', () => {
  it('§4.3 each ready group in the space is provoked first, in the order the hero likes', () => {
    const table = crowded().do({ type: 'look', token: 'friend' });
    table.do({ type: 'interact', hero: 'aragorn', interaction: 0 });
    expect(table.shows('provoke').groups).toHaveLength(2);
    const [, second] = table.shows('provoke').groups;
    table.do({ type: 'provoke', hero: 'aragorn', group: second ?? '' });
    expect(table.shows('attack')).toMatchObject({ hero: 'aragorn', cause: 'provoked', group: second });
    table.negate();
    expect(table.shows('attack').group).not.toBe(second);
    expect(table.state.campaign.lore).toBe(0);
    table.negate().read();
    expect(table.state.campaign.lore).toBe(1);
  });
  it('§87.3 the example: person and search token with one group, which is provoked twice', () => {
    const table = alone();
    for (const token of ['friend', 'pack']) {
      table.do({ type: 'look', token }).do({ type: 'interact', hero: 'aragorn', interaction: 0 });
      expect(table.shows('attack').cause).toBe('provoked');
      table.negate().read();
    }
    expect(table.state.campaign.lore).toBe(3);
  });
  it('§4.3 interacting twice with the same token provokes twice', () => {
    const table = alone();
    for (let time = 0; time < 2; time += 1) {
      table.do({ type: 'look', token: 'friend' }).do({ type: 'interact', hero: 'aragorn', interaction: 0 });
      table.shows('attack');
      table.negate().read();
    }
    expect(table.state.campaign.lore).toBe(2);
  });
  it('§48.4 an exhausted group is not provoked by interacting', () => {
    const table = alone().set((adventure) => adventure.groups.forEach((group) => (group.exhausted = true)));
    table
      .do({ type: 'look', token: 'friend' })
      .do({ type: 'interact', hero: 'aragorn', interaction: 0 })
      .read();
    expect(table.state.campaign.lore).toBe(1);
  });
  it('§48.4 nor by its portrait', () => {
    const table = alone().set((adventure) => adventure.groups.forEach((group) => (group.exhausted = true)));
    const group = table.group('ruffians').id;
    expect(table.refusal({ type: 'provoke', hero: 'aragorn', group })).toBe('provoke/exhausted');
  });
  it('§87 a group elsewhere is not provoked', () => {
    const table = alone().do({ type: 'placeHero', hero: 'gimli', space: '300A/1' });
    const group = table.group('ruffians').id;
    expect(table.refusal({ type: 'provoke', hero: 'gimli', group })).toBe('provoke/not-in-space');
  });
  it('§20.4, §87.1 without a mirror the hero provokes by the button and the portrait', () => {
    const table = crowded({ mirror: false });
    table.do({ type: 'provoke', hero: 'legolas', group: table.group('goblins').id });
    expect(table.shows('attack')).toMatchObject({ hero: 'legolas', cause: 'provoked' });
  });
  it('§87.1 a provoked group stays ready', () => {
    const table = crowded({ mirror: false });
    table.do({ type: 'provoke', hero: 'legolas', group: table.group('goblins').id }).negate();
    expect(table.group('goblins').exhausted).toBe(false);
  });
  it('§4.3 a hero felled by a provocation does not interact any more', () => {
    const table = alone().do({ type: 'look', token: 'friend' });
    table.do({ type: 'interact', hero: 'aragorn', interaction: 0 }).set((adventure, state) => {
      for (const hero of adventure.heroes) hero.damage.down = 4;
      const [attack] = state.prompts;
      if (attack?.kind === 'attack') attack.suffering.damage = 2;
    });
    table.keep({ damageDown: 1 }).do({ type: 'lastStand', hero: 'aragorn', against: 'damage' });
    const { stat } = table.shows('lastStand');
    table.do({ type: 'passTest', hero: 'aragorn', stat, passed: false }).read();
    expect(table.hero('aragorn').defeated).toBe(true);
    expect(table.state.campaign.lore).toBe(0);
  });
});

describe('moving on the mirror', () => {
  it('§40.2 to an adjacent space only', () => {
    const table = crowded();
    expect(table.refusal({ type: 'move', hero: 'aragorn', space: '300A/3' })).toBe('move/not-adjacent');
    expect(table.refusal({ type: 'move', hero: 'aragorn', space: '300A/1' })).toBeUndefined();
    expect(table.refusal({ type: 'move', hero: 'aragorn', space: '999A/1' })).toBe('space/no-such-space');
  });
  it('§40.4, §87.2 leaving a space provokes every ready group in it, then the hero moves', () => {
    const table = alone().do({ type: 'move', hero: 'aragorn', space: '300A/1' });
    expect(table.shows('attack').cause).toBe('provoked');
    expect(table.hero('aragorn').space).toBe('100A/1');
    table.negate();
    expect(table.hero('aragorn').space).toBe('300A/1');
  });
  it('§40.4 two groups are provoked, in the order of choice', () => {
    expect(
      crowded().do({ type: 'move', hero: 'aragorn', space: '300A/1' }).shows('provoke').groups,
    ).toHaveLength(2);
  });
  it('§40.4 an exhausted group lets the hero go', () => {
    const table = alone().set((adventure) => adventure.groups.forEach((group) => (group.exhausted = true)));
    table.do({ type: 'move', hero: 'aragorn', space: '300A/1' });
    expect(table.hero('aragorn').space).toBe('300A/1');
  });
  it('§40.5 a hero who is placed provokes nobody and explores nothing', () => {
    const table = crowded().do({ type: 'placeHero', hero: 'aragorn', space: '300A/1' });
    expect(table.prompt).toBeUndefined();
    expect(table.adventure.tiles.find(({ tile }) => tile === '300A')?.explored).toBe(false);
  });
  it('§72.5 a hero who moves has begun a turn', () => {
    const table = crowded().do({ type: 'placeHero', hero: 'aragorn', space: '300A/1' });
    table.do({ type: 'move', hero: 'aragorn', space: '300A/3' });
    expect(table.adventure.turn).toBe('aragorn');
  });
  it.each([
    { type: 'move', hero: 'aragorn', space: '300A/1' },
    { type: 'placeHero', hero: 'aragorn', space: '300A/1' },
    { type: 'setInspiration', hero: 'aragorn', count: 1 },
    { type: 'setBoon', hero: 'aragorn', boon: 'hidden', has: true },
    { type: 'setSuffered', hero: 'aragorn', damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 0 },
    { type: 'prepare', hero: 'aragorn', skill: 'aragorn-2' },
  ])('§98.2 without a mirror the app does not know: $type is refused', (command) => {
    expect(crowded({ mirror: false }).refusal(command)).toBe('mirror/off');
  });
  it('§98.2 a mirror put away forgets', () => {
    const table = crowded()
      .do({ type: 'setInspiration', hero: 'aragorn', count: 2 })
      .do({ type: 'mirror', on: false });
    expect(table.hero('aragorn')).toMatchObject({ space: null, inspiration: 0 });
    expect(table.adventure.groups.every(({ space }) => space === null)).toBe(true);
    expect(table.refusal({ type: 'mirror', on: false })).toBe('mirror/already');
  });
  it('§49.4, §47.4 a group is moved on the mirror, its banner with it', () => {
    const table = crowded().do({ type: 'placeGroup', group: 'g2', space: '300A/1' });
    expect(table.group('goblins').space).toBe('300A/1');
  });
});
