import { stepsOf } from '@/games/jime/content/steps';
import { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, setUpWith } from './evening';
import { FIVE, OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const LONG_CART = withBar(alone('long-cart'), 400);
const STORY = storyOf(OATH, 'long-cart');
const BEHIND = (STORY.draws ?? []).filter(({ id }) => id === 'behind').flatMap(({ tokens }) => tokens);
/** People who are met in one of several ways. */
const PEOPLE = (STORY.draws ?? []).filter(({ id }) => id.startsWith('who-')).flatMap(({ tokens }) => tokens);
const FINDS = findsOf(STORY).filter((id) => !BEHIND.includes(id) && !PEOPLE.includes(id));

/** By each farm, who has to be talked round. */
const HOUSES = { overlea: 'moss', nettlehay: 'wilkin', crook: 'brothers' } as const;
type Farm = keyof typeof HOUSES;
const FARMS = Object.keys(HOUSES) as Farm[];
/** Every way in which somebody is met. */
const waysOf = (person: string): string[] =>
  PEOPLE.filter((id) => id === person || id.startsWith(`${person}-`));
/** The way in which they are met today. */
const met = (told: ScriptedGame, person: string): string =>
  waysOf(person).find((id) => told.has(id)) ?? person;

/** `dusk`: rounds until the line closes. */
type Day = Evening & { dusk?: number };

const visits = new VisitedSteps(LONG_CART);

const day = ({ dusk = 40, ...rest }: Day): ScriptedGame => {
  const shorter = setUpWith(visits.content, (effect) =>
    effect.do === 'countdown' ? { ...effect, rounds: dusk } : effect,
  );
  return beginEvening(visits, rest, shorter);
};

const flagsOf = ({ state }: ScriptedGame): Record<string, number> => state.campaign.flags;
const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);
const seen = (told: ScriptedGame, ...pages: string[]): void => {
  for (const page of pages) expect(told.texts).toContain(`long-cart.${page}`);
};
const all = (...pages: string[]): string[] => pages.map((page) => `long-cart.${page}`);
const spaceOf = ({ adventure }: ScriptedGame, farm: Farm): string | undefined =>
  adventure.tokens.find(({ id }) => id === `wagon-${farm}`)?.space;

/** Up the road, and these households onto it. */
const hitched = (told: ScriptedGame, ...farms: Farm[]): ScriptedGame => {
  told.explore('road', 'fork', 'overlea', 'nettlehay', 'crook');
  return told.interact(...farms.map((farm) => met(told, HOUSES[farm])));
};

/** Rounds go by until so many wagons are in, or the adventure is over. */
const rolled = (told: ScriptedGame, over = 3): ScriptedGame => {
  while (told.state.adventure && (told.adventure.flags.over ?? 0) < over) told.nextRound();
  return told;
};

const call = (told: ScriptedGame, action: string): ScriptedGame =>
  told.do({ type: 'storyAction', hero: told.someone, action }).read();

const [TAKE, LEAVE] = all('ditch.take', 'ditch.leave') as [string, string];
const [LIGHT, WAIT] = all('taper.light', 'taper.wait') as [string, string];
/** Whatever asks for enemies beside a wagon is told that there are some. */
const DANGER = FARMS.map((farm) => `long-cart.${farm}.danger`);

describe('the gate', () => {
  it('takes in three, and the children of Gram', () => {
    const flags = ['orcs-fed', 'hallas-knows', 'shepherd-burns'];
    const past = { flags, ended: { bragdush: 'way', hearths: 'told', market: 'kept' } };
    const told = rolled(hitched(day({ ...past, takes: [TAKE, WAIT] }), ...FARMS));
    expect(told.resolution).toBe('three');
    expect(flagsOf(told)).toMatchObject({ farms: 3, 'gram-rode': 1 });
    for (const farm of FARMS) expect(flagsOf(told)[`${farm}-in`]).toBe(1);
    seen(told, 'tib.told', 'shepherd.lit', 'since.way', 'hitched.all', 'ditch.skurra', 'ditch.fed');
    seen(told, 'pickthorn.kept', 'taper.slow', 'after.rode');
  });

  it.each([
    ['hearths', 'named', 'tib.named'],
    ['hearths', 'kept', 'tib.kept'],
    ['market', 'burned', 'pickthorn.burned'],
    ['market', 'sold', 'pickthorn.sold'],
    ['market', 'closed', 'pickthorn.other'],
  ])('%s ended %s', (adventure, resolution, page) => {
    const past = { flags: ['mother-dead', 'hallas-knows'], ended: { [adventure]: resolution } };
    const told = rolled(hitched(day({ ...past, takes: [LEAVE, LIGHT] }), ...FARMS));
    expect(told.resolution).toBe('two');
    seen(told, page, 'ditch.dead', 'ditch.left', 'taper.knows', 'taper.lit', 'after.left');
    expect(flagsOf(told)['gram-rode']).toBeUndefined();
  });

  it('is not come to while the wagons stand, and the ditch is passed once', () => {
    const told = hitched(day({ takes: [TAKE, WAIT] }), 'overlea', 'crook');
    while (!told.adventure.flags['ditch-passed']) told.nextRound();
    const stood = FARMS.map((farm) => spaceOf(told, farm));
    const over = told.adventure.flags.over ?? 0;
    told.nextRound();
    expect(FARMS.map((farm) => spaceOf(told, farm))).toEqual(stood);
    expect(told.adventure.flags.over ?? 0).toBe(over);
    expect(rolled(told, 2).adventure.flags.held).toBe(1);
  });

  it('shuts at dusk behind two, and the third stays out', () => {
    const told = hitched(day({ dusk: 12, takes: [LEAVE, WAIT] }), 'overlea', 'nettlehay').untilOver();
    expect(told.resolution).toBe('two');
    expect(flagsOf(told)).toMatchObject({ farms: 2, 'overlea-in': 1, 'nettlehay-in': 1 });
    expect(flagsOf(told)['crook-in']).toBeUndefined();
    seen(told, 'dusk.falls', 'taper.slow');
  });

  it('shuts behind two because you say so, with a farm not yet asked', () => {
    const told = rolled(hitched(day({ takes: [LEAVE, LIGHT] }), 'nettlehay', 'crook'), 2);
    expect(told.resolution).toBe('two');
  });

  it.each([
    ['a road with lanterns on it', ['crook'], 'dusk.road'],
    ['three chimneys', [], 'dusk.home'],
  ] as const)('shuts at dusk upon %s', (_, farms, page) => {
    const told = hitched(day({ dusk: 2 }), ...farms).untilOver();
    expect(told.resolution).toBe('dusk');
    seen(told, page, 'after.left');
  });

  it('held too long, it lets two out again', () => {
    const told = hitched(day({ dusk: 90, takes: [LEAVE, WAIT] }), 'overlea', 'nettlehay').untilOver();
    expect(told.resolution).toBe('dusk');
    seen(told, 'dusk.held');
    expect(flagsOf(told)).toMatchObject({ farms: 0, 'overlea-in': 0, 'nettlehay-in': 0 });
  });
});

describe('the wagons', () => {
  it.each(FARMS)('from %s: pushed, struck, and lost', (farm) => {
    const told = hitched(day({}), farm);
    const from = spaceOf(told, farm);
    expect(spaceOf(told.interact(`wagon-${farm}`), farm)).not.toBe(from);
    told.temper = { passes: false, takes: DANGER };
    const there = spaceOf(told, farm);
    expect(spaceOf(told.interact(`wagon-${farm}`), farm)).toBe(there);
    seen(told, `wagon-${farm}.pass`, `wagon-${farm}.fail`);
  });

  it('enemies elsewhere do them no harm', () => {
    const told = hitched(day({}).untilThreshold(2), ...FARMS).nextRound();
    expect(told.adventure.tokens.filter(({ hurt = 0 }) => hurt > 0)).toEqual([]);
  });

  it('two lost, and it is over', () => {
    const told = day({}).untilThreshold(2);
    told.temper = { passes: true, takes: DANGER };
    expect(hitched(told, ...FARMS).untilOver().resolution).toBe('behind');
    seen(told, 'wagon.struck', 'behind.none');
  });

  it.each(FARMS)('%s lost last, and two are in', (last) => {
    const others = FARMS.filter((farm) => farm !== last);
    const told = rolled(hitched(day({ takes: [LEAVE, WAIT] }), ...others), 2);
    told.untilThreshold(2);
    told.temper = { passes: true, takes: DANGER };
    expect(told.interact(met(told, HOUSES[last])).untilOver().resolution).toBe('two');
    seen(told, `${last}.lost`);
  });

  it('one in, two lost', () => {
    const told = rolled(hitched(day({ takes: [LEAVE] }), 'crook'), 1).untilThreshold(2);
    told.temper = { passes: true, takes: DANGER };
    expect(told.interact(met(told, 'moss'), met(told, 'wilkin')).untilOver().resolution).toBe('behind');
    seen(told, 'behind.one');
  });
});

describe('who is talked round', () => {
  const houses = FARMS.flatMap((farm) => waysOf(HOUSES[farm]).map((way) => [farm, way] as const));
  it.each(houses.flatMap(([farm, way]) => [true, false].map((passes) => [farm, way, passes] as const)))(
    '%s, met as %s (passed: %s)',
    (farm, token, passes) => {
      const told = hitched(day({ hero: 'bilbo', token, passes }), farm);
      seen(told, `${HOUSES[farm]}.${passes ? 'pass' : 'fail'}`);
      expect(told.has(`wagon-${farm}`)).toBe(true);
      expect(told.has(token)).toBe(false);
    },
  );

  const knowing = [
    ['legolas', 'overlea', {}],
    ['legolas', 'crook', {}],
    ['gimli', 'crook', {}],
    ['elena', 'nettlehay', { tied: 'elena' }],
  ] as const;
  it.each(
    knowing.flatMap(([hero, farm, remembered]) =>
      waysOf(HOUSES[farm]).map((way) => [hero, way, farm, remembered] as const),
    ),
  )('%s knows what to say to %s', (hero, token, farm, remembered) =>
    seen(hitched(day({ hero, token, remembered }), farm), `${HOUSES[farm]}.own`),
  );

  it.each(waysOf('tib'))('Tib shows the way, and lends her boots (met as %s)', (token) => {
    const told = day({ hero: 'bilbo', token }).interact(token);
    seen(told, 'tib.shows', 'tib.hobbit');
    expect(told.has(token)).toBe(false);
  });
});

describe('debts called in', () => {
  it.each([
    ['bartle', { flags: ['bartle-owes'] }, 'bartle.drives'],
    ['plum', { flags: ['bartle-owes'], ended: { 'coll-tallow': 'bartle' } }, 'plum.leads'],
  ])('%s', (action, past, page) => {
    const told = hitched(day(past), ...FARMS);
    const from = FARMS.map((farm) => spaceOf(told, farm));
    call(told, action);
    for (const [index, farm] of FARMS.entries()) expect(spaceOf(told, farm)).not.toBe(from[index]);
    seen(told, page);
  });

  it('Jem has a wheel over', () => {
    const told = day({ flags: ['jem-turned'] }).untilThreshold(2);
    told.temper = { passes: true, takes: DANGER };
    call(hitched(told, ...FARMS).nextRound(), 'jem');
    expect(told.adventure.tokens.filter(({ hurt = 0 }) => hurt > 0)).toEqual([]);
  });

  it('Gram stands in a row, and nobody is said to be beaten', () => {
    const told = call(day({ flags: ['gram-owes'] }).untilThreshold(4), 'gram');
    expect(groups(told)).toEqual([]);
    expect(told.texts).not.toContain('long-cart.scouts.beaten');
    expect(flagsOf(told)['gram-owes'] ?? 0).toBe(0);
  });

  it.each([
    ['slate', { 'coll-tallow': 'nell' }, 'slate.comes'],
    ['wool', { 'blind-man': 'relieved' }, 'wool.leads'],
  ])('%s', (action, ended, page) => seen(call(hitched(day({ ended }), 'overlea'), action), page));
});

describe('the day goes on', () => {
  it('with wargs, goblins, Snuffers and bows', () => {
    const told = day({}).untilThreshold(5);
    expect(groups(told)).toEqual(expect.arrayContaining(['wargs', 'scouts', 'snuffers', 'rabble']));
    seen(told.defeat('scouts').defeat('snuffers'), 'chalk.smith', 'scouts.beaten', 'snuffers.beaten');
  });

  it('with one who knows a sleeve, a smith who knows, and two farms in', () => {
    const past = { flags: ['hallas-knows'], remembered: { 'cub-bearer': 'gimli' } };
    const told = hitched(day({ ...past, takes: [LEAVE, WAIT] }), 'overlea', 'crook').untilThreshold(5);
    seen(told, 'chalk.knows', 'howl.sleeve', 'light.over');
    expect(groups(told)).not.toContain('wargs');
  });

  it('in more snow, for many on hard', () => {
    const told = new ScriptedGame(
      visits.content,
      { ...FIVE, seed: 1, difficulty: 'hard' },
      { passes: true, takes: [] },
      (state) => void visits.note(state),
    );
    expect(told.adventure.threat).toBe(3);
  });

  it('under a Shepherd whom you never came up to', () => {
    const told = day({ flags: ['shepherd-burns', 'bartle-silent'] });
    seen(told, 'shepherd.unreached');
    expect(told.texts).not.toContain('long-cart.shepherd.lit');
  });

  it('somebody falls', () => expect(day({}).fall().untilOver().resolution).toBe('fallen'));
});

describe.each([...FINDS, ...BEHIND])('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = [`long-cart.strongbox.option-${passes ? 1 : 2}`];
    const told = day({ token, passes, takes }).explore('road');
    if (BEHIND.includes(token)) told.untilThreshold(3);
    told.interact(token);
    told.temper = { ...told.temper, passes: true };
    expect(told.interactIfThere(token).has(token)).toBe(false);
  });
});

it.each([
  ['bilbo', 'calf', {}],
  ['bilbo', 'tollbar', {}],
  ['gimli', 'well', {}],
  ['elena', 'fiddler', {}],
  ['legolas', 'snare', {}],
  ['aragorn', 'stool', { heir: 'aragorn' }],
])('%s has a page at the %s', (hero, token, remembered) =>
  seen(day({ hero, token, remembered }).explore('road').interact(token), `${token}.own`),
);

it('together the scripts visit every step', () => {
  expect(visits.missed('long-cart')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Seven pasts that lead here. */
const WAYS = [
  ['bartle-owes', 'jem-paid', 'gram-owes', 'orcs-fed', 'hallas-knows'],
  ['bartle-silent', 'mother-dead', 'shepherd-burns'],
  ['jem-barn', 'nell-knotted', 'turns-known'],
  ['gram-owes', 'hallas-knows', 'page-torn'],
  ['jem-turned', 'roll-with-hallas', 'bearer-loose'],
  ['bartle-owes', 'mother-dead', 'nell-hurt'],
  [],
];
itEndsHoweverItIsWalked('long-cart', WAYS);
