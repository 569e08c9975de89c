import { stepsOf } from '@/games/jime/content/steps';
import type { Answers } from '../scriptedGame';
import { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import { byTheFirstWay, ledBy, wellAnswered, withToken } from './heroes';
import { OATH, alone, itEndsHoweverItIsWalked, storyOf } from './oath';
import { Placements } from './placements';

const CART = alone('cart');
const STORY = storyOf(OATH, 'cart');

const drawnBy = (...names: string[]): string[] => [
  ...new Set((STORY.draws ?? []).filter(({ id }) => names.includes(id)).flatMap(({ tokens }) => tokens)),
];
/** What comes in one shape or another in every play: the bell, the coals, the way under the tower, the bar on the road. */
const [BELL, COALS, WAYS, BARS] = [
  drawnBy('stable'),
  drawnBy('bench'),
  drawnBy('ways-under'),
  drawnBy('bars'),
];
const NEEDED = [BELL, COALS, WAYS, BARS, drawnBy('dusks')].flat();
const FINDS = drawnBy(...(STORY.draws ?? []).map(({ id }) => id)).filter((id) => !NEEDED.includes(id));

const visits = new VisitedSteps(CART);
const evening = (seed: number, temper: Answers, company = ledBy('aragorn')): ScriptedGame =>
  new ScriptedGame(visits.content, { ...company, seed }, temper, (state) => void visits.note(state));

const KIND = [
  'cart.ewe.free',
  'cart.helm.return',
  'cart.deer.leave',
  'cart.lantern.light',
  'cart.loaf.share',
  'cart.rick.climb',
  'cart.bed.make',
];
const SPARING = [
  'cart.ewe.leave',
  'cart.helm.keep',
  'cart.deer.carry',
  'cart.lantern.leave',
  'cart.loaf.eat',
  'cart.rick.leave',
  'cart.bed.stop',
];
const TALK = ['cart.tansy.ask-load', 'cart.tansy.ask-tower', 'cart.bartle.ask-lamp', 'cart.bartle.ask-coals'];

/** North by every tile, with whatever lies there. */
const upTheGreenway = (told: ScriptedGame): ScriptedGame => {
  for (const tile of ['hedge', 'thicket', 'pasture', 'ford', 'farbank', 'camp', 'stones', 'hollow', 'fold'])
    told.explore(tile).interactIfThere(...FINDS);
  return told;
};

const heave = (told: ScriptedGame): ScriptedGame => {
  while (WAYS.some((way) => told.has(way))) told.interactIfThere(...WAYS);
  return told.explore('cellar');
};

const kneel = (told: ScriptedGame): ScriptedGame =>
  told.do({ type: 'storyAction', hero: told.someone, action: 'kneel' }).read();

/** Bell and coals are taken along, the keepers saluted, Whitejaw beaten; the Shepherd goes out. */
const dark = (seed: number): ScriptedGame => {
  const told = evening(seed, { passes: true, takes: [...TALK, ...KIND, 'cart.lamp.quench'] });
  upTheGreenway(told.interact('tansy').interactIfThere(...BELL, ...COALS)).defeat('gleaners');
  kneel(told.untilThreshold(3)).untilThreshold(4).defeat('whitejaw');
  heave(told.untilThreshold(5).explore('shepherd').interact('lamp')).interact('bartle');
  return told.untilThreshold(6).interact('lamp');
};

/** Nothing comes off but the last thing: Bartle is carried out, and the lamp left burning. */
const lit = (seed: number): ScriptedGame => {
  const told = evening(seed, { passes: false, takes: [...TALK, ...SPARING, 'cart.lamp.leave'] });
  upTheGreenway(told.interact('tansy').interactIfThere(...BELL, ...COALS))
    .explore('shepherd')
    .interact('lamp');
  told
    .untilThreshold(5)
    .interactIfThere(...BARS)
    .defeat('pack');
  return heave(told).interact('bartle').interact('lamp');
};

/** The coals are held up by hands that shake, the keepers fought, and the bar fills. */
const silent = (seed: number): ScriptedGame => {
  const told = evening(seed, { passes: true, takes: [...SPARING, 'cart.lamp.quench'] });
  told
    .interactIfThere(...COALS)
    .explore('hedge')
    .interactIfThere(...FINDS)
    .explore('pasture', 'thicket');
  told.interactIfThere(...FINDS).untilThreshold(3);
  told.temper = { ...told.temper, passes: false };
  kneel(told).defeat('keepers');
  told.temper = { ...told.temper, passes: true };
  return told
    .explore('ford', 'farbank')
    .untilThreshold(5)
    .interactIfThere(...BARS)
    .untilOver();
};

/** The coals are held up well by one who has not heard of the iron; then somebody falls. */
const fallen = (seed: number): ScriptedGame => {
  const told = evening(seed, { passes: true, takes: [] });
  told.interactIfThere(...COALS).explore('hedge', 'pasture');
  return kneel(told.untilThreshold(3)).fall().untilOver();
};

/** The wick goes out in somebody's fist. */
const burnt = (seed: number): ScriptedGame => {
  const told = evening(seed, { passes: false, takes: [...KIND, 'cart.lamp.quench'] });
  heave(upTheGreenway(told).explore('shepherd')).interact('bartle');
  return told.interact('lamp');
};

/** Found in time by a company that has nothing of his to show. */
const coaxed = (seed: number): ScriptedGame => {
  const told = evening(seed, { passes: true, takes: ['cart.lamp.leave'] });
  heave(upTheGreenway(told).explore('shepherd')).interact('bartle');
  return told.interact('lamp');
};

/** Only what lies about is looked into. */
const gather = (seed: number, temper: Answers): ScriptedGame =>
  upTheGreenway(evening(seed, temper).interactIfThere(...BELL, ...COALS));

const SEEDS = [11, 222, 3333, 44444, 555555, 66, 777, 8888];
const flagsOf = ({ state }: ScriptedGame): string[] =>
  Object.keys(state.campaign.flags).filter((flag) => !flag.startsWith('step '));

describe('scripted evenings', () => {
  it.each(SEEDS)('the Shepherd goes out, and Bartle is home (seed %d)', (seed) => {
    const told = dark(seed);
    expect(told.resolution).toBe('dark');
    expect(flagsOf(told)).toEqual(['bartle-owes']);
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['flame-bearer']);
    expect(told.state.campaign.trinkets).toEqual(['old-pipe']);
    expect(told.texts).toContain('cart.kneel.known');
    expect(told.texts).toContain('cart.bartle.rung');
  });

  it.each(SEEDS)('the Shepherd is left burning, and Bartle is home (seed %d)', (seed) => {
    const told = lit(seed);
    expect(told.resolution).toBe('lit');
    expect(flagsOf(told).sort()).toEqual(['bartle-owes', 'shepherd-burns']);
    expect(told.texts).toContain('cart.line.shut');
  });

  it.each([...SEEDS, 9, 10, 12])('the bar fills, and Bartle comes home by himself (seed %d)', (seed) => {
    const told = silent(seed);
    expect(told.resolution).toBe('silent');
    expect(flagsOf(told).sort()).toEqual(['bartle-silent', 'shepherd-burns']);
  });

  it('somebody falls on the Greenway', () => {
    const told = fallen(1);
    expect(told.resolution).toBe('fallen');
    expect(told.texts).toContain('cart.kneel.pass');
    expect(flagsOf(told).sort()).toEqual(['bartle-silent', 'shepherd-burns']);
  });

  it.each(SEEDS)('a clumsy hand puts it out all the same (seed %d)', (seed) =>
    expect(burnt(seed).resolution).toBe('dark'),
  );

  it.each([1, 2, 3, 17, 23, 290, 6021])(
    'whatever lies on the Greenway is dealt with, well or badly (seed %d)',
    (seed) => {
      for (const temper of [
        { passes: true, takes: KIND },
        { passes: false, takes: SPARING },
      ])
        expect(gather(seed, temper).adventure.tokens.filter(({ id }) => FINDS.includes(id))).toEqual([]);
    },
  );

  it('supper does what a bell would have done', () => {
    const told = coaxed(1);
    expect(told.resolution).toBe('lit');
    expect(told.texts).toContain('cart.bartle.pass');
  });
});

/** The coals and the keepers, with one hero in front. */
const atTheKeepers = (hero: string, ...takes: string[]): ScriptedGame => {
  const told = evening(1, wellAnswered(...takes), ledBy(hero));
  return told
    .interact('tansy')
    .interactIfThere(...COALS)
    .explore('hedge', 'pasture')
    .untilThreshold(3);
};

describe('the greeting', () => {
  const greet = (told: ScriptedGame): ScriptedGame =>
    told.do({ type: 'storyAction', hero: told.someone, action: 'greet' }).read();

  it('that Tansy knows is enough, with a light, and iron at the belt', () => {
    const told = greet(atTheKeepers('gimli', 'cart.tansy.ask-tower'));
    expect(told.texts).toContain('cart.keepers.ember-known');
    expect(told.texts).toContain('cart.greet.done');
    expect(told.adventure.groups.some(({ story }) => story === 'keepers')).toBe(false);
    expect(told.state.campaign.flags.greeted).toBe(1);
  });

  it('is not offered to those who did not ask her', () => {
    const told = atTheKeepers('gimli');
    expect(told.texts).toContain('cart.keepers.ember');
    expect(() => greet(told)).toThrow('refused');
  });
});

describe('who acts', () => {
  it.each([
    ['gimli', 'cutler', 'cutler.kin-down'],
    ['bilbo', 'holed', 'holed.walked'],
    ['aragorn', 'names', 'names.recited'],
    ['aragorn', 'helm', 'helm.said'],
    ['legolas', 'ruts', 'ruts.hunter'],
    ['elena', 'starling', 'starling.music'],
  ])('%s has a way with %s', (hero, token, text) => {
    const walked = (seed: number): ScriptedGame => {
      const told = evening(seed, wellAnswered('cart.helm.say'), ledBy(hero));
      for (const tile of ['hedge', 'thicket', 'pasture', 'ford', 'farbank', 'camp', 'stones', 'hollow'])
        if (!told.has(token)) told.explore(tile);
      return told;
    };
    expect(byTheFirstWay(withToken(token, walked), token).texts).toContain(`cart.${text}`);
  });

  it.each([
    ['aragorn', 'keepers.heir'],
    ['beravor', 'keepers.ranger'],
  ])('the keepers know %s', (hero, text) =>
    expect(kneel(atTheKeepers(hero)).texts).toContain(`cart.${text}`),
  );

  it('Bilbo needs no bell to bring Bartle up, and is remembered for it', () => {
    const told = evening(1, wellAnswered('cart.bartle.ask-supper', 'cart.lamp.leave'), ledBy('bilbo'));
    heave(upTheGreenway(told).explore('shepherd')).interact('bartle').interact('lamp');
    expect(told.texts).toContain('cart.bartle.supper');
    expect(told.state.campaign.remembered).toEqual({ fetched: 'bilbo' });
  });
});

it.each(FINDS)('%s is met sooner or later, and dealt with well or badly', (token) => {
  for (const temper of [
    { passes: true, takes: KIND },
    { passes: false, takes: SPARING },
  ]) {
    const told = withToken(token, (seed) => {
      const one = evening(seed, temper);
      for (const tile of ['hedge', 'thicket', 'pasture', 'ford', 'farbank', 'camp', 'stones', 'hollow'])
        if (!one.has(token)) one.explore(tile);
      return one;
    });
    expect(told.interact(token).has(token)).toBe(false);
  }
});

it('whoever fetches Bartle is remembered, however it is done', () => {
  for (const told of [dark(11), lit(11)])
    expect(told.state.campaign.remembered).toEqual({ fetched: 'aragorn' });
});

it.each(SEEDS)('Whitejaw waits by the light, and keepers stand beyond the brook (seed %d)', (seed) => {
  const placements = new Placements();
  const begin = (): ScriptedGame =>
    new ScriptedGame(CART, { ...ledBy('aragorn'), seed }, wellAnswered(), placements.note);
  const climbed = upTheGreenway(begin()).explore('shepherd');
  expect(placements.isAt('whitejaw', 'shepherd/slope', climbed.state)).toBe(true);
  const below = begin().explore('hedge', 'pasture').untilThreshold(3);
  expect(placements.isAt('keepers', 'farbank/find', below.state)).toBe(true);
});

it('together the scripts visit every step', () => {
  expect(visits.missed('cart')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(200);
});

it('the pack leaves when Whitejaw falls', () => {
  const told = evening(7, { passes: true, takes: [] }).untilThreshold(4);
  expect(told.adventure.groups.map(({ story }) => story)).toEqual(
    expect.arrayContaining(['pack', 'whitejaw']),
  );
  told.defeat('whitejaw');
  expect(told.adventure.groups.map(({ story }) => story)).toEqual(['keepers']);
});

itEndsHoweverItIsWalked('cart');
