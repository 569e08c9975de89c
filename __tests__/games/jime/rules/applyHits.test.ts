import type { ModifierId } from '@/games/jime/content';
import type { Figure } from '@/games/jime/play';
import { previewHits } from '@/games/jime/rules/applyHits';
import { effectiveModifiers, strikeAll } from '@/games/jime/rules/modifiers';
import { company } from './company';

const figure = (health: number, armour = 0, sorcery = 0): Figure => ({ health, armour, sorcery });
const struck = (figures: Figure[], hits: number, ...modifiers: ModifierId[]) =>
  strikeAll(figures, hits, new Set(modifiers)).map((one) => (one.defeated ? 'defeated' : one.figure));
const healths = (figures: Figure[], hits: number, ...modifiers: ModifierId[]) =>
  struck(figures, hits, ...modifiers).map((one) => (one === 'defeated' ? 0 : one.health));

describe('hits on figures', () => {
  it.each<[string, Figure[], number, ModifierId[], number[]]>([
    ['§15.6 each hit takes one health', [figure(5)], 3, [], [2]],
    ['§15.6 no hits take nothing', [figure(5)], 0, [], [5]],
    ['§16.2 armour is met before health', [figure(5, 2)], 3, [], [4]],
    ['§16.2 hits that do not pass the armour hurt nobody', [figure(5, 2)], 2, [], [5]],
    ['§101.2 sorcery is met before health', [figure(6, 0, 3)], 5, [], [4]],
    ['§101.2 armour first, then sorcery, then health', [figure(6, 1, 2)], 4, [], [5]],
    ['§15.6 armour then sorcery take all three hits', [figure(6, 1, 2)], 3, [], [6]],
    ['§15.7 the first is felled before the next is touched', [figure(5), figure(5)], 7, [], [0, 3]],
    ['§15.7 hits stop at the first while it stands', [figure(5), figure(5)], 4, [], [1, 5]],
    ['§15.7 the next figure has its own armour', [figure(3, 1), figure(3, 1)], 6, [], [0, 2]],
    ['§15.7 three figures fall one after the other', [figure(2), figure(2), figure(2)], 5, [], [0, 0, 1]],
    ['§16.4 pierce does not count armour', [figure(5, 2)], 3, ['pierce'], [2]],
    ['§16.4 pierce still meets sorcery', [figure(6, 2, 3)], 4, ['pierce'], [5]],
    ['§101.4 smite does not count sorcery', [figure(6, 0, 3)], 4, ['smite'], [2]],
    ['§101.4 smite still meets armour', [figure(6, 2, 3)], 4, ['smite'], [4]],
    ['§62.2 pierce and smite together reach health whole', [figure(6, 2, 3)], 4, ['pierce', 'smite'], [2]],
    [
      '§15.7 cleave gives every figure all the hits',
      [figure(5), figure(5), figure(5)],
      2,
      ['cleave'],
      [3, 3, 3],
    ],
    ['§62.6 cleave meets the armour of each', [figure(5, 2), figure(5, 1)], 3, ['cleave'], [4, 3]],
    ['§62.6 cleave carries nothing over', [figure(2), figure(5)], 4, ['cleave'], [0, 1]],
    ['§62.6 lethal defeats at half of an even health', [figure(6)], 3, ['lethal'], [0]],
    ['§62.6 lethal needs at least half', [figure(6)], 2, ['lethal'], [4]],
    ['§62.6 lethal on an odd health needs the larger half', [figure(5)], 2, ['lethal'], [3]],
    ['§62.6 lethal on an odd health defeats at the larger half', [figure(5)], 3, ['lethal'], [0]],
    ['§62.6 lethal looks at the health left, not the full one', [figure(2)], 1, ['lethal'], [0]],
    ['§62.6 lethal does not count hits on armour', [figure(4, 2)], 3, ['lethal'], [3]],
    ['§62.6 lethal does not count hits on sorcery', [figure(4, 0, 2)], 3, ['lethal'], [3]],
    ['§62.6 lethal without a hit defeats nobody', [figure(1)], 0, ['lethal'], [1]],
    ['§62.6 what a lethal blow did not need goes on', [figure(4), figure(5)], 4, ['lethal'], [0, 3]],
    [
      '§62.2 lethal and cleave halve the whole group',
      [figure(4), figure(5)],
      2,
      ['lethal', 'cleave'],
      [0, 3],
    ],
    ['§62.2 lethal and pierce', [figure(14, 3)], 7, ['lethal', 'pierce'], [0]],
    ['§62.2 sunder opens the armour for this very attack', [figure(5, 2)], 3, ['sunder'], [3]],
    ['§62.2 sunder and lethal', [figure(4, 2)], 3, ['sunder', 'lethal'], [0]],
    [
      '§62.2 cleave, lethal, pierce and smite combined',
      [figure(6, 2, 3), figure(7, 2, 3)],
      3,
      ['cleave', 'lethal', 'pierce', 'smite'],
      [0, 4],
    ],
    [
      '§62.2 every modifier at once',
      [figure(6, 1, 1), figure(6, 1, 1)],
      3,
      ['pierce', 'smite', 'sunder', 'cleave', 'lethal', 'stun'],
      [0, 0],
    ],
    ['§62.6 stun adds no hit', [figure(5)], 1, ['stun'], [4]],
  ])('%s', (_title, figures, hits, modifiers, expected) => {
    expect(healths(figures, hits, ...modifiers)).toEqual(expected);
  });

  it('§16.5 sunder takes one armour for good, before the hits', () => {
    expect(struck([figure(5, 2)], 0, 'sunder')).toEqual([figure(5, 1)]);
    expect(struck([figure(5, 2)], 2, 'sunder')).toEqual([figure(4, 1)]);
  });
  it('§16.5 sunder passes to the next figure when the first falls', () => {
    expect(struck([figure(2, 1), figure(5, 1)], 3, 'sunder')).toEqual(['defeated', figure(4, 0)]);
  });
  it('§16.5 with cleave sunder takes one armour from every enemy hit', () => {
    expect(struck([figure(5, 2), figure(5, 1), figure(5, 0)], 2, 'sunder', 'cleave')).toEqual([
      figure(4, 1),
      figure(3, 0),
      figure(3, 0),
    ]);
  });
  it('§16.5 without a hit it stays with the first, cleave or not', () => {
    expect(struck([figure(5, 1), figure(5, 1)], 0, 'sunder', 'cleave')).toEqual([figure(5, 0), figure(5, 1)]);
  });
  it('§62.6 sunder stays with the first while it stands', () => {
    expect(struck([figure(5, 1), figure(5, 1)], 1, 'sunder')).toEqual([figure(4, 0), figure(5, 1)]);
  });
  it('§16.5 one or more enemies lose armour: sunder follows every fall under cleave', () => {
    expect(struck([figure(1, 1), figure(1, 1), figure(5, 1)], 1, 'sunder', 'cleave')).toEqual([
      'defeated',
      'defeated',
      figure(4, 0),
    ]);
  });
  it('§16.5 armour never falls below nothing', () => {
    expect(struck([figure(5, 0)], 0, 'sunder')).toEqual([figure(5, 0)]);
  });
  it('§16.3, §101.3 the armour and sorcery of one who stands are whole again', () => {
    expect(struck([figure(6, 2, 3)], 6)).toEqual([figure(5, 2, 3)]);
  });
  it('§62.3 a forbidden modifier has no effect', () => {
    expect([...effectiveModifiers(['pierce', 'stun'], ['stun', 'cleave'])]).toEqual(['pierce']);
  });
});

/** A company before the troll and three goblins of the bridge. */
const bridge = () => company({ adventure: 'bridge' });

describe('the attack panel', () => {
  it('§58.4 it opens on the group that is attacked', () => {
    const table = bridge();
    const { id } = table.group('troll');
    expect(table.do({ type: 'attack', hero: 'gimli', group: id }).shows('panel')).toMatchObject({
      group: id,
      hero: 'gimli',
      attack: true,
    });
  });
  it('§15.3, §62.4 the preview changes nothing, Apply does', () => {
    const table = bridge();
    const goblins = table.group('goblins');
    const preview = previewHits(table.game, goblins, 4, []);
    expect(preview.map(({ defeated }) => defeated)).toEqual([true, false, false]);
    expect(table.group('goblins').figures).toHaveLength(3);
    table
      .do({ type: 'attack', hero: 'gimli', group: goblins.id })
      .do({ type: 'apply', hits: 4, modifiers: [] });
    expect(table.group('goblins').figures).toHaveLength(2);
  });
  it('§15.3, §15.4 everything is entered before Apply: a second one needs a new attack', () => {
    const table = bridge();
    table.do({ type: 'attack', hero: 'gimli', group: table.group('troll').id });
    table.do({ type: 'apply', hits: 1, modifiers: [] });
    expect(table.refusal({ type: 'apply', hits: 1, modifiers: [] })).toBe('prompt/not-open');
  });
  it('§15.3, §4.2 the panel can be left without effect', () => {
    const table = bridge();
    const before = table.group('troll');
    table.do({ type: 'attack', hero: 'gimli', group: before.id }).do({ type: 'leave' });
    expect(table.group('troll')).toEqual(before);
    expect(table.prompt).toBeUndefined();
  });
  it('§15.5, §112.5 the app says how many figures leave the map', () => {
    const table = bridge();
    table.do({ type: 'attack', hero: 'gimli', group: table.group('goblins').id });
    table.do({ type: 'apply', hits: 3, modifiers: ['pierce', 'cleave'] });
    expect(table.shows('figuresRemoved')).toMatchObject({ figures: 3, defeated: true });
    expect(table.hasGroup('goblins')).toBe(false);
  });
  it('§16.3 armour comes back after Apply', () => {
    const table = bridge();
    const { armour } = table.group('troll').figures[0] ?? figure(0);
    table.do({ type: 'attack', hero: 'gimli', group: table.group('troll').id });
    table.do({ type: 'apply', hits: 5, modifiers: [] });
    expect(table.group('troll').figures).toEqual([figure(16 - 2, armour)]);
    expect(armour).toBe(3);
  });
  it('§17.4 after an attack test nobody who stands has lost armour or sorcery', () => {
    const table = company({
      story: {
        setup: [
          { do: 'reveal', tiles: ['204B'] },
          { do: 'spawn', group: 'wight' },
        ],
      },
    });
    table.do({ type: 'attack', hero: 'gimli', group: table.group('wight').id });
    table.do({ type: 'apply', hits: 6, modifiers: [] });
    expect(table.group('wight').figures).toEqual([figure(4, 0, 4)]);
  });
  it('§16.5 a sundered armour stays sundered in the next attack', () => {
    const table = bridge();
    const { id } = table.group('troll');
    table
      .do({ type: 'attack', hero: 'gimli', group: id })
      .do({ type: 'apply', hits: 0, modifiers: ['sunder'] });
    table.do({ type: 'answer', yes: false });
    table.do({ type: 'attack', hero: 'gimli', group: id }).do({ type: 'apply', hits: 3, modifiers: [] });
    expect(table.group('troll').figures[0]).toEqual(figure(15, 2));
  });
  it('§62.5 the same modifier twice is refused', () => {
    const table = bridge();
    table.do({ type: 'attack', hero: 'gimli', group: table.group('troll').id });
    expect(table.refusal({ type: 'apply', hits: 1, modifiers: ['pierce', 'pierce'] })).toBe('modifier/twice');
  });
  it('§62.3 a bonus that forbids a modifier makes it void, not wrong', () => {
    const table = bridge();
    table.set((adventure) => adventure.groups.forEach(({ bonuses }) => bonuses.push('guarded')));
    const goblins = table.group('goblins');
    table.do({ type: 'attack', hero: 'gimli', group: goblins.id });
    table.do({ type: 'apply', hits: 3, modifiers: ['cleave', 'stun'] });
    expect(table.group('goblins').figures.map(({ health }) => health)).toEqual([1, 3, 3]);
    expect(table.group('goblins').exhausted).toBe(false);
  });
  it('§62.6 stun exhausts the group', () => {
    const table = bridge();
    table.do({ type: 'attack', hero: 'gimli', group: table.group('goblins').id });
    table.do({ type: 'apply', hits: 0, modifiers: ['stun'] });
    expect(table.group('goblins').exhausted).toBe(true);
  });
  it('§17.3 a group that is not on the map cannot be attacked', () => {
    expect(bridge().refusal({ type: 'attack', hero: 'gimli', group: 'g99' })).toBe('group/no-such-group');
  });
  it('§17.3, §83.1, §83.2 on the mirror the panel says whether the target is in range', () => {
    const table = company({ adventure: 'bridge', mirror: true });
    const { id } = table.group('goblins');
    table.do({ type: 'attack', hero: 'gimli', group: id });
    expect(table.shows('panel').inRange).toBe(false);
    table.do({ type: 'leave' }).do({ type: 'placeHero', hero: 'gimli', space: 'battle-2/1' });
    table.do({ type: 'attack', hero: 'gimli', group: id });
    expect(table.shows('panel').inRange).toBe(true);
  });
  it('§112.4 a figure without health is defeated, a group without figures is gone', () => {
    const table = bridge();
    table.do({ type: 'attack', hero: 'gimli', group: table.group('troll').id });
    table.do({ type: 'apply', hits: 19, modifiers: [] }).read();
    expect(table.state.campaign.history).toEqual([
      { adventure: 'bridge', resolution: 'crossed', outcome: 'won', rounds: 1 },
    ]);
  });
});

describe('hits outside an attack', () => {
  it('§10.2 they are entered and applied as in an attack', () => {
    const table = bridge();
    table.do({ type: 'hit', hero: 'gimli', group: table.group('troll').id });
    expect(table.shows('panel').attack).toBe(false);
    table.do({ type: 'apply', hits: 4, modifiers: ['pierce'] });
    expect(table.group('troll').figures[0]?.health).toBe(12);
  });
  it('§15.8 they never cause a counterattack', () => {
    const table = bridge();
    table.do({ type: 'hit', hero: 'gimli', group: table.group('troll').id });
    table.do({ type: 'apply', hits: 1, modifiers: [] });
    expect(table.prompt).toBeUndefined();
  });
  it('§10.2 an ability may strike in the middle of an activation, and fell the group that acts', () => {
    const table = bridge().endActionPhase();
    const { group } = table.shows('activation');
    table.do({ type: 'hit', hero: 'gimli', group }).do({ type: 'apply', hits: 60, modifiers: [] });
    expect(table.adventure.groups.some(({ id }) => id === group)).toBe(false);
    expect(table.state.prompts.some(({ kind }) => kind === 'activation')).toBe(false);
  });
  it('§10.2 a story strikes without a hero', () => {
    const table = company({
      adventure: 'bridge',
      story: {
        setup: [
          { do: 'spawn', group: 'troll' },
          { do: 'applyHits', group: 'troll', hits: 5, modifiers: ['pierce'] },
        ],
      },
    });
    expect(table.group('troll').figures[0]?.health).toBe(11);
  });
});
