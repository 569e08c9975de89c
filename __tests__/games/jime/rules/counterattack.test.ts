import type { ModifierId } from '@/games/jime/content';
import { mayStrikeBack } from '@/games/jime/play';
import { company } from './company';

/** After an attack on goblins (ordinary) or the troll (elite), is the table asked? */
const asked = (
  story: 'goblins' | 'troll',
  { exhausted = false, modifiers = [] as ModifierId[], bonuses = [] as string[], hits = 0, attack = true },
): boolean => {
  const table = company({ adventure: 'bridge' }).set((adventure) => {
    for (const group of adventure.groups) {
      group.exhausted = exhausted;
      group.bonuses.push(...bonuses);
    }
  });
  const { id } = table.group(story);
  table
    .do({ type: attack ? 'attack' : 'hit', hero: 'gimli', group: id })
    .do({ type: 'apply', hits, modifiers });
  if (table.prompt?.kind === 'figuresRemoved') table.do({ type: 'continue' });
  return table.prompt?.kind === 'counterattack';
};

it.each<[string, 'goblins' | 'troll', Parameters<typeof asked>[1], boolean]>([
  ['§35, §48.1 a ready group is asked about', 'goblins', {}, true],
  ['§35.7 an attack without hits or modifiers may bring one too', 'goblins', { hits: 0 }, true],
  ['§15.5 it may follow while a figure is left', 'goblins', { hits: 4 }, true],
  ['§15.5 a group that fell does not strike back', 'goblins', { hits: 40 }, false],
  ['§35.3 hits outside an attack bring none', 'goblins', { attack: false }, false],
  ['§35.4 an exhausted ordinary group is not asked about', 'goblins', { exhausted: true }, false],
  ['§48.5 nor one that this attack stunned', 'goblins', { modifiers: ['stun'] }, false],
  ['§35.5 an elite group strikes back even if exhausted', 'troll', { exhausted: true }, true],
  ['§47.2 an elite group strikes back when ready', 'troll', {}, true],
  ['§35.6 stun stops an elite group’s counterattack', 'troll', { modifiers: ['stun'] }, false],
  ['§35.6 even one that was exhausted already', 'troll', { exhausted: true, modifiers: ['stun'] }, false],
  [
    '§62.3 a stun that has no effect stops nothing',
    'troll',
    { modifiers: ['stun'], bonuses: ['alert'] },
    true,
  ],
])('%s', (_title, story, before, expected) => {
  expect(asked(story, before)).toBe(expected);
});

const afterAttack = (mirror: boolean) => {
  const table = company({ adventure: 'bridge', mirror });
  table.do({ type: 'attack', hero: 'gimli', group: table.group('troll').id });
  return table.do({ type: 'apply', hits: 0, modifiers: [] });
};

it('§35.1 Yes: the group attacks the hero who attacked it', () => {
  const table = afterAttack(false).do({ type: 'answer', yes: true });
  expect(table.shows('attack')).toMatchObject({ hero: 'gimli', cause: 'counterattack' });
});
it('§35.1 No: nothing more', () => {
  expect(afterAttack(false).do({ type: 'answer', yes: false }).prompt).toBeUndefined();
});
it('§17.5, §35.2 on the mirror the app says whether the hero is in range', () => {
  expect(afterAttack(true).shows('counterattack').inRange).toBe(false);
  expect(afterAttack(false).shows('counterattack').inRange).toBeNull();
});
it('§35.4, §48.1 a counterattack exhausts the group, and an ordinary one strikes back no more', () => {
  const table = company({ adventure: 'bridge' });
  const { id } = table.group('goblins');
  const attacked = () =>
    table.do({ type: 'attack', hero: 'gimli', group: id }).do({ type: 'apply', hits: 0, modifiers: [] });
  attacked().do({ type: 'answer', yes: true }).negate();
  expect(table.group('goblins').exhausted).toBe(true);
  expect(attacked().prompt).toBeUndefined();
});
it('§48.3, §73.1 a group that has struck back rests in the shadow phase', () => {
  const table = afterAttack(false).do({ type: 'answer', yes: true }).negate();
  const activated = new Set<string>();
  for (table.endActionPhase(); table.prompt; table.do(table.harmless()))
    if (table.prompt.kind === 'activation') activated.add(table.prompt.group);
  expect(activated).toEqual(new Set([table.group('goblins').id]));
});
it('§35.5 an elite group strikes back a second time, exhausted by the first', () => {
  const table = afterAttack(false).do({ type: 'answer', yes: true }).negate();
  const { id, exhausted } = table.group('troll');
  expect(exhausted).toBe(true);
  table.do({ type: 'attack', hero: 'aragorn', group: id }).do({ type: 'apply', hits: 0, modifiers: [] });
  expect(table.shows('counterattack').hero).toBe('aragorn');
});
it('§35.1 No: the group stays ready', () => {
  expect(afterAttack(false).do({ type: 'answer', yes: false }).group('troll').exhausted).toBe(false);
});
it('§87.3 a provoked group stays ready, and can be provoked again', () => {
  const table = company({ adventure: 'bridge' });
  const { id } = table.group('goblins');
  for (let time = 0; time < 2; time += 1) table.do({ type: 'provoke', hero: 'gimli', group: id }).negate();
  expect(table.group('goblins').exhausted).toBe(false);
});
it('§17.4, §35.7 Apply without anything is asked for all the same: leaving the panel is no attack', () => {
  const table = company({ adventure: 'bridge' });
  table.do({ type: 'attack', hero: 'gimli', group: table.group('troll').id }).do({ type: 'leave' });
  expect(table.prompt).toBeUndefined();
});

const goblinsAttacked = () => {
  const table = company({ adventure: 'bridge' });
  return table.do({ type: 'attack', hero: 'gimli', group: table.group('goblins').id });
};

it('§35.1 the answer may be entered with the hits: in reach, the group strikes back, and what fell is told there', () => {
  const table = goblinsAttacked().do({ type: 'applyAttack', hits: 4, modifiers: [], inReach: true });
  expect(table.shows('attack')).toMatchObject({ hero: 'gimli', cause: 'counterattack', fallen: 1 });
  const told = table.state.chronicle.flatMap(({ pages }) => pages).flatMap(({ entries }) => entries);
  expect(told.map(({ text }) => text)).toContainEqual({
    line: 'chronicle.figuresRemoved',
    enemy: 'goblin-scout',
    figures: 1,
  });
  expect(table.group('goblins')).toMatchObject({ exhausted: true, figures: [{}, {}] });
});
it('§35.1 out of reach, only what fell is told', () => {
  const table = goblinsAttacked().do({ type: 'applyAttack', hits: 4, modifiers: [], inReach: false });
  expect(table.shows('figuresRemoved').figures).toBe(1);
  expect(table.do({ type: 'continue' }).prompt).toBeUndefined();
});
it('§15.5, §48.5 a group that fell or was stunned does not strike back, whatever was entered', () => {
  const felled = goblinsAttacked().do({ type: 'applyAttack', hits: 40, modifiers: [], inReach: true });
  expect(felled.shows('figuresRemoved').defeated).toBe(true);
  const stunned = goblinsAttacked().do({ type: 'applyAttack', hits: 0, modifiers: ['stun'], inReach: true });
  expect(stunned.prompt).toBeUndefined();
});
it('§35.3 hits outside an attack ask for no such answer', () => {
  const table = company({ adventure: 'bridge' });
  table.do({ type: 'hit', hero: 'gimli', group: table.group('goblins').id });
  expect(table.refusal({ type: 'applyAttack', hits: 1, modifiers: [], inReach: true })).toBe(
    'prompt/not-open',
  );
  expect(table.legal('applyAttack')).toEqual([]);
});
it.each<[string, number, ModifierId[], boolean]>([
  ['§35.4 while a figure of a ready group is left', 0, [], true],
  ['§15.5 not once all would fall', 40, [], false],
  ['§48.5 not once it would be stunned', 0, ['stun'], false],
])(
  '§15.3 the panel knows before Apply whether the group may strike back: %s',
  (_title, hits, modifiers, may) => {
    const table = goblinsAttacked();
    expect(mayStrikeBack(table.game, table.group('goblins'), hits, modifiers)).toBe(may);
  },
);
