import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const HEARTHS = withBar(alone('hearths'), 400);
const STORY = storyOf(OATH, 'hearths');
const FINDS = findsOf(STORY).filter(
  (id) => STORY.tokens.find((token) => token.id === id)?.kind !== 'darkness',
);
const VILLAGE = ['low', 'row', 'green', 'oven', 'forge', 'thorn', 'croft'];

const visits = new VisitedSteps(HEARTHS);

const evening = (night: Evening): ScriptedGame => beginEvening(visits, night);

/** Every house, and whatever lies in it. */
const throughTheHouses = (told: ScriptedGame): ScriptedGame => {
  for (const tile of VILLAGE) told.explore(tile).interactIfThere(...FINDS);
  return told.explore('cellar').interactIfThere(...FINDS);
};

const atTheBar = (told: ScriptedGame, interaction: number): ScriptedGame => {
  told.do({ type: 'look', token: 'bar' });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'interact', hero: told.someone, interaction }).read();
};

/** The gate is shut, with the key or by strength alone, however often it takes. */
const shut = (told: ScriptedGame, way: 'key' | 'strength' = 'key'): ScriptedGame => {
  while (told.has('bar')) atTheBar(told, way === 'key' ? 1 : 0);
  return told;
};

const toTheWell = (told: ScriptedGame): ScriptedGame => told.interact('nell');

/** The whole evening as a company plays it that means to know. */
const inquest = (night: Evening): ScriptedGame => {
  const told = throughTheHouses(evening(night).interact('bartle').interact('bartle'));
  return toTheWell(shut(told.interact('nell').interact('bartle')));
};

const SAYS = [
  ['told', 'tell'],
  ['named', 'name'],
  ['kept', 'keep'],
] as const;

describe('whose name is said at the well', () => {
  const past = [
    'bartle-owes',
    'page-torn',
    'knows-word',
    'shepherd-burns',
    'gate-open',
    'told-hallas',
    'mercy',
  ];
  it.each(SAYS)('%s', (resolution, answer) => {
    const takes = [`hearths.nell.${answer}`, 'hearths.nails.sow', 'hearths.crook.plant'];
    const told = inquest({ flags: past, takes, remembered: { fetched: 'gimli', knotter: 'gimli' } });
    expect(told.resolution).toBe(resolution);
    expect([...told.texts]).toEqual(expect.arrayContaining(['hearths.bartle.debt', 'hearths.after.bill']));
    expect(told.texts).toContain('hearths.bartle.fetched');
    expect(told.texts.has('hearths.told.smith')).toBe(answer === 'tell');
    expect(told.state.campaign.trinkets).toEqual(['handkerchief']);
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['clue-finder']);
  });

  it.each([true, false])('Bartle who came home grey tells it too (passed: %s)', (passes) => {
    const told = inquest({
      flags: ['bartle-silent', 'nell-hurt', 'roll-with-hallas', 'orcs-fed'],
      passes,
      takes: ['hearths.nell.tell', 'hearths.nails.carry', 'hearths.crook.home'],
    });
    expect(told.resolution).toBe('told');
    expect([...told.texts]).toEqual(
      expect.arrayContaining([`hearths.bartle.${passes ? 'wakes' : 'stays'}`, 'hearths.since.lost']),
    );
  });
});

describe('the evening falls', () => {
  it.each([
    ['twelve', ['page-torn'], 'drop'],
    ['twelve', ['page-torn'], 'hold'],
    ['neighbours', ['roll-with-hallas'], 'drop'],
    ['neighbours', ['roll-with-hallas'], 'hold'],
  ])('%s come to hands with iron in them: %s, %s', (group, flags, way) => {
    const told = evening({ flags, takes: [`hearths.dead.${way}`], passes: false }).untilThreshold(3);
    expect(told.adventure.groups.map(({ story }) => story)).toContain(group);
    expect(told.texts.has('hearths.dead.dropped')).toBe(way === 'drop');
    told.nextRound();
  });

  it.each([
    ['twelve', 'page-torn'],
    ['neighbours', 'roll-with-hallas'],
  ])('%s are greeted by those who know the word', (group, leaf) => {
    const told = evening({ flags: [leaf, 'knows-word', 'gate-open'] }).untilThreshold(3);
    expect(told.texts).toContain(`hearths.${group}.word`);
    expect(told.adventure.groups.map(({ story }) => story)).not.toContain(group);
  });

  it('the heir is knelt to, and refuses', () => {
    const told = evening({ flags: ['page-torn'], remembered: { heir: 'aragorn' } }).untilThreshold(3);
    expect(told.texts).toContain('hearths.dead.heir');
  });

  it('fed Orcs go home', () => {
    const told = evening({ flags: ['orcs-fed'] }).untilThreshold(1);
    expect(told.texts).toContain('hearths.crows.fed');
    expect(told.adventure.groups).toEqual([]);
  });

  it.each([true, false])(
    'they come to a company that is not ready, and strength shuts the gate (%s)',
    (passes) => {
      const told = evening({ passes }).untilThreshold(1).defeat('gleaners').untilThreshold(4).defeat('rush');
      expect(told.texts).toContain('hearths.assault.comes');
      shut(told.untilThreshold(5), 'strength').untilThreshold(6);
      expect(told.texts).toContain('hearths.moon.shut');
      expect(told.adventure.groups.map(({ story }) => story)).not.toContain('hunters');
    },
  );

  it('an early gate is a quiet night', () => {
    const told = throughTheHouses(evening({ flags: ['bartle-owes'] })).interact('bartle');
    shut(told).untilThreshold(6);
    for (const page of ['march.shut', 'bows.safe', 'moon.shut'])
      expect(told.texts).toContain(`hearths.${page}`);
  });

  it('an open one is not', () => {
    const told = throughTheHouses(evening({ flags: ['bartle-owes'] }))
      .interact('bartle')
      .untilThreshold(6);
    expect([...told.texts]).toEqual(expect.arrayContaining(['hearths.march.on', 'hearths.moon.open']));
  });
});

describe('the boy’s lantern', () => {
  it.each([
    ['page-torn', 'twelve'],
    ['roll-with-hallas', 'eighteen'],
  ])('lit with a knot, calls those who go with it: %s', (leaf, page) => {
    const told = throughTheHouses(evening({ hero: 'gimli', flags: [leaf, 'bartle-owes', 'knows-word'] }));
    atTheBar(told.interact('bartle'), 2).untilThreshold(3);
    expect(told.texts).toContain(`hearths.bar.${page}`);
    expect(told.texts).toContain('hearths.dead.lit');
    expect(told.adventure.groups).toEqual([]);
    expect(told.state.campaign.remembered).toEqual({ tied: 'gimli' });
    told.temper = { ...told.temper, takes: ['hearths.nell.tell'] };
    expect(toTheWell(shut(told.untilThreshold(5))).texts).toContain('hearths.after.lit');
  });
});

it.each([
  ['the bar fills', (told: ScriptedGame) => told.untilOver(), 'night'],
  ['somebody falls', (told: ScriptedGame) => told.fall().untilOver(), 'fallen'],
])('%s, and Bartle says it himself', (_, lose, resolution) => {
  expect(lose(evening({ flags: ['nell-hurt'] })).resolution).toBe(resolution);
});

describe.each(FINDS)('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const told = throughTheHouses(
      evening({ token, passes, takes: passes ? ['hearths.nails.carry', 'hearths.crook.home'] : [] }),
    ).untilThreshold(2);
    expect(told.interactIfThere(token).has(token)).toBe(false);
  });
});

describe('who acts', () => {
  it.each([
    ['elena', 'cradle'],
    ['legolas', 'dog'],
    ['legolas', 'snare'],
    ['gimli', 'cider'],
    ['gimli', 'anvil'],
  ])('%s has a way with the %s', (hero, token) =>
    expect(throughTheHouses(evening({ hero, token })).texts).toContain(`hearths.${token}.own`),
  );

  it('whoever has tied a wick knows the gap beside another', () => {
    const told = evening({ hero: 'bilbo', token: 'wick', remembered: { tied: 'bilbo' } });
    expect(throughTheHouses(told).texts).toContain('hearths.wick.own');
  });
});

it('on hard it is later in the day, and the gleaners hit harder', () => {
  const [normal, hard] = [evening({}), evening({ difficulty: 'hard' })];
  expect(hard.adventure.threat - normal.adventure.threat).toBe(3);
  hard.untilThreshold(1);
  expect(hard.adventure.groups.find(({ story }) => story === 'gleaners')?.bonuses).toContain('bloodthirsty');
});

it.each([
  ['some', 4],
  ['many', 5],
])('on hard %s are told that it is late', (company, heroes) =>
  expect(evening({ difficulty: 'hard', heroes }).texts).toContain(`hearths.late.${company}`),
);

it('together the scripts visit every step', () => {
  expect(visits.missed('hearths')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Every way Act I can end. */
const WAYS = [
  ['shepherd-burns', 'bartle-owes', 'knows-word', 'jem-paid', 'keepers-called', 'page-torn', 'mercy'],
  ['bartle-owes', 'knows-word', 'orcs-fed', 'gate-open', 'roll-with-hallas', 'told-hallas'],
  ['bartle-silent', 'shepherd-burns', 'nell-hurt', 'roll-with-hallas'],
  ['bartle-owes', 'knows-word', 'herd-lost', 'page-torn'],
  ['bartle-silent', 'jem-turned', 'page-torn'],
  ['bartle-owes', 'mill-burned', 'nell-hurt', 'roll-with-hallas'],
];
itEndsHoweverItIsWalked('hearths', WAYS);
