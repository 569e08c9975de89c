import { stepsOf } from '@/games/jime/content/steps';
import type { Answers } from '../scriptedGame';
import { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import { byTheFirstWay, ledBy, wellAnswered, withToken } from './heroes';
import { OATH, after, alone, itEndsHoweverItIsWalked, storyOf } from './oath';
import { Placements } from './placements';

const FARM = alone('farm');
const STORY = storyOf(OATH, 'farm');

/** What the company brings from the cart and the mill. */
const OWED = ['bartle-owes', 'knows-word'];
const BURNED = [...OWED, 'mill-burned'];
const GREY = ['bartle-silent', 'shepherd-burns'];

/** The round with which day comes. */
const DAWN = 9;

const FINDS = [...new Set((STORY.draws ?? []).flatMap(({ tokens }) => tokens))];

/** What plays the same part, one of each in a night. */
const HERDS = ['herd', 'lying', 'mist', 'led'];
const WAYS_IN = ['gap', 'hedge', 'breach', 'wash', 'stones'];
const FIRES = ['thatch', 'hay'];
const DOORS = ['door', 'wicket', 'wagon'];

const visits = new VisitedSteps(FARM);
const placements = new Placements();
const night = (
  seed: number,
  flags: readonly string[],
  temper: Answers,
  company = ledBy('aragorn'),
): ScriptedGame =>
  new ScriptedGame(after(visits.content, flags), { ...company, seed }, temper, (state) => {
    visits.note(state);
    placements.note(state);
  });

const BOLD = ['bull.loose', 'scythe.take', 'horn.blow', 'lanterns.light', 'barrow.rest'].map(
  (choice) => `farm.${choice}`,
);
const CAREFUL = ['bull.leave', 'scythe.leave', 'horn.stop', 'lanterns.roll', 'barrow.give'].map(
  (choice) => `farm.${choice}`,
);
const TALK = ['farm.ivy.ask-boots', 'farm.ivy.ask-lamps', 'farm.nell.ask-wick', 'farm.nell.ask-cost'].concat(
  'farm.nell.ask-dead',
);
const BARGAIN = ['why', 'thornhowe', 'dead', 'price'].map((topic) => `farm.parley.ask-${topic}`);

const getIn = (told: ScriptedGame): ScriptedGame => {
  while (HERDS.some((herd) => told.has(herd))) told.interactIfThere(...HERDS);
  return told;
};

/** The one of them that has come tonight. */
const theOne = (told: ScriptedGame, tokens: readonly string[]): string => {
  const [one, ...others] = tokens.filter((token) => told.has(token));
  if (!one || others.length > 0) throw new Error(`one of ${tokens.join()} should be there`);
  return one;
};

/** This time it comes off. */
const atLast = (told: ScriptedGame, ...parts: (readonly string[])[]): ScriptedGame => {
  const { temper } = told;
  told.temper = { ...temper, passes: true };
  for (const tokens of parts) told.interact(theOne(told, tokens));
  told.temper = temper;
  return told;
};

const parley = (told: ScriptedGame): ScriptedGame =>
  told.do({ type: 'storyAction', hero: told.someone, action: 'parley' }).read();

/** The Hired Man is lit, by the way offered first when there are two. */
const light = (told: ScriptedGame): ScriptedGame => {
  told.do({ type: 'look', token: 'man' });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'interact', hero: told.someone, interaction: 0 }).read();
};

/** Held by arms: the herd is in early, Bragdush beaten, the last rush broken. */
const held = (seed: number): ScriptedGame => {
  const told = night(seed, OWED, { passes: true, takes: [...TALK, ...CAREFUL, 'farm.bartle.block'] });
  told
    .interact('ivy', 'nell', 'bartle', 'man')
    .interactIfThere(...FINDS)
    .defeat('scouts');
  getIn(told).untilThreshold(1).defeat('drovers').untilThreshold(2);
  told.interactIfThere(...FINDS).defeat('bragdush');
  told.interact(theOne(told, DOORS)).untilThreshold(3).interact(theOne(told, FIRES));
  return told.defeat('rush').defeat('troll');
};

/** Held until the cock crows, with hardly anything going well, and the small ones fed. */
const daylight = (seed: number): ScriptedGame => {
  const told = night(seed, [...GREY], { passes: false, takes: [...BOLD, 'farm.young.let'] });
  told.interact('grey', theOne(told, WAYS_IN), 'man', theOne(told, HERDS)).interactIfThere(...FINDS);
  atLast(told.defeat('waders').untilThreshold(2), WAYS_IN)
    .interactIfThere(...FINDS)
    .untilThreshold(3);
  atLast(told.interact(theOne(told, FIRES)), FIRES).untilThreshold(4);
  getIn(atLast(told.interact(theOne(told, DOORS)), DOORS));
  return told.untilOver();
};

/** One of the company pays; the yard is talked out of its iron. */
const lamp = (seed: number): ScriptedGame => {
  const told = night(seed, [], { passes: false, takes: [...BOLD, 'farm.man.leave'] });
  told
    .interact(theOne(told, WAYS_IN))
    .interactIfThere(...FINDS)
    .untilThreshold(3);
  light(told);
  told.temper = { passes: false, takes: ['farm.man.self'] };
  light(told).untilThreshold(4);
  while (told.state.adventure && told.has('hands')) told.interact('hands');
  return told;
};

/** Dame Ivy pays, and bids them good evening. */
const slept = (seed: number): ScriptedGame => {
  const told = night(seed, OWED, {
    passes: true,
    takes: ['farm.ivy.ask-hill', 'farm.bartle.lead', 'farm.man.ivy', ...CAREFUL],
  });
  told.interact('ivy', 'bartle', theOne(told, WAYS_IN)).untilThreshold(3);
  light(told).do({ type: 'look', token: 'hands' });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'interact', hero: told.someone, interaction: 0 }).read();
};

/** Twelve head and the barley. */
const bargain = (seed: number): ScriptedGame => {
  const told = night(seed, OWED, {
    passes: false,
    takes: [...BARGAIN, 'farm.parley.pay', 'farm.bartle.lead', ...BOLD],
  });
  return parley(getIn(told.interact('bartle')).untilThreshold(3));
};

/** The barley alone, from one who has seen the hunger of them or from one who has not. */
const barley = (seed: number, looks: boolean, passes = true): ScriptedGame => {
  const told = night(seed, GREY, {
    passes: true,
    takes: ['farm.parley.haggle', 'farm.parley.haggle-seen', ...CAREFUL],
  });
  getIn(told.interact('grey')).untilThreshold(3);
  if (looks) told.interactIfThere(...FINDS);
  told.temper = { ...told.temper, passes };
  return parley(told);
};

/** Seeds that between them draw everything there is to find, and every telling of what always comes. */
const HELD = [2, 17, 18, 24, 28, 36, 38];
const DAYLIGHT = [7, 10, 14, 15, 39, 54, 65, 72];
const LAMP = [2, 4, 5, 6, 12];
/** A night in which the hunger of them can be seen. */
const SEEN =
  Array.from({ length: 30 }, (_, seed) => seed + 1).find((seed) =>
    barley(seed, true).texts.has('farm.parley.hunger'),
  ) ?? 0;
const flagsOf = ({ state }: ScriptedGame): string[] =>
  Object.keys(state.campaign.flags)
    .filter((flag) => !flag.startsWith('step '))
    .filter((flag) => ![...OWED, ...GREY].includes(flag));

describe('scripted nights', () => {
  it.each(HELD)('the barn is held by arms (seed %d)', (seed) => {
    const told = held(seed);
    expect(told.resolution).toBe('held');
    expect(flagsOf(told)).toEqual([]);
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['unfallen']);
    expect(told.state.campaign.trinkets).toEqual(['boots']);
  });

  it.each(DAYLIGHT)(
    'daylight saves a herd brought in late, and the small ones have eaten (seed %d)',
    (seed) => {
      const told = daylight(seed);
      expect(told.resolution).toBe('held');
      expect(told.texts).toContain('farm.dawn.held');
      expect(told.texts).toContain('farm.held.fed');
      expect(flagsOf(told)).toEqual(['orcs-fed']);
    },
  );

  it.each(LAMP)('one of the company pays for the lamp (seed %d)', (seed) => {
    const told = lamp(seed);
    expect(told.resolution).toBe('lamp');
    expect(flagsOf(told)).toEqual(['keepers-called']);
  });

  it('Dame Ivy pays for it, and sleeps', () => {
    const told = slept(1);
    expect(told.resolution).toBe('slept');
    expect(told.texts).toContain('farm.keepers.word');
    expect(flagsOf(told)).toEqual(['keepers-called']);
  });

  it('Bragdush is paid what he asks', () => {
    const told = bargain(1);
    expect(told.texts).toContain('farm.bragdush.keeps');
    expect(told.adventure.groups.map(({ story }) => story)).toEqual(['rush', 'troll']);
    expect(told.defeat('rush').resolution).toBe('bargain');
    expect(told.texts).toContain('farm.troll.fed');
    expect(flagsOf(told).sort()).toEqual(['gate-open', 'orcs-fed']);
  });

  it('Bragdush is paid, and those who would not hear him hear the cock', () => {
    const told = atLast(bargain(3), WAYS_IN, FIRES, DOORS).untilOver();
    expect(told.resolution).toBe('bargain');
    expect(told.texts).toContain('farm.dawn.struck');
  });

  it.each([true, false])('Bragdush is paid after the last rush has come (beaten: %s)', (beaten) => {
    const told = night(3, [], { passes: true, takes: ['farm.parley.pay', ...CAREFUL] });
    getIn(told).untilThreshold(4);
    if (beaten) told.defeat('rush');
    parley(told);
    if (!beaten) told.defeat('rush');
    expect(told.resolution).toBe('bargain');
    expect(told.texts.has('farm.bragdush.keeps')).toBe(!beaten);
  });

  it.each([SEEN, 2, 3])('Bragdush takes the barley alone (seed %d)', (seed) => {
    for (const looks of [true, false]) expect(barley(seed, looks).defeat('rush').resolution).toBe('barley');
  });

  it('Bragdush will not be talked down, once', () => {
    for (const looks of [true, false]) {
      const told = barley(SEEN, looks, false);
      expect(told.texts.has('farm.parley.hunger')).toBe(looks);
      expect(told.texts).toContain('farm.parley.fail');
      expect(() => parley(told)).toThrow('refused');
    }
  });

  it.each(LAMP)('whoever only asks goes back, and at daylight the herd is their own (seed %d)', (seed) => {
    const told = night(seed, [], { passes: true, takes: ['farm.young.drive', 'farm.parley.leave'] });
    parley(getIn(told.interact(theOne(told, WAYS_IN))).untilThreshold(3));
    told.interact(theOne(told, FIRES)).untilOver();
    expect(told.resolution).toBe('held');
    expect(flagsOf(told)).toEqual([]);
  });

  it('daylight finds the herd still out', () => {
    const told = night(1, OWED, { passes: true, takes: ['farm.bartle.sit'] }).interact('bartle');
    told.interact(theOne(told, WAYS_IN)).untilThreshold(3);
    told.interact(theOne(told, FIRES)).untilOver();
    expect(told.resolution).toBe('empty');
    expect(told.texts).toContain('farm.dawn.empty');
    expect(flagsOf(told)).toEqual(['herd-lost']);
  });

  const isWell = (seed: number): boolean => night(seed, [], { passes: true, takes: [] }).has('well');
  const WELL = Array.from({ length: 30 }, (_, seed) => seed).find(isWell) ?? 0;

  /** A windlass that shrieks until the bar is all but full: the seed is one in which the well is drawn. */
  const shriek = (told: ScriptedGame): ScriptedGame => {
    told.temper = { ...told.temper, passes: false };
    while (told.adventure.threat < 88) told.interact('well');
    return told.untilOver();
  };

  it('the bar fills', () => {
    const told = shriek(night(WELL, GREY, { passes: true, takes: [] }));
    expect(told.resolution).toBe('empty');
    expect(told.texts).not.toContain('farm.dawn.empty');
    expect(flagsOf(told)).toEqual(['herd-lost']);
  });

  it('the bar fills under the lamp', () => {
    const told = night(WELL, [], { passes: true, takes: ['farm.man.self'] }).untilThreshold(3);
    expect(shriek(light(told)).resolution).toBe('empty');
    expect(flagsOf(told)).toEqual(['keepers-called']);
  });

  it('somebody falls, and the herd goes north', () => {
    const told = night(3, [], { passes: true, takes: [] }).fall().untilOver();
    expect(told.resolution).toBe('fallen');
    expect(flagsOf(told)).toEqual(['herd-lost']);
  });

  it('somebody falls under the lamp, and the herd stays', () => {
    const told = light(night(4, [], { passes: true, takes: ['farm.man.ivy'] }).untilThreshold(3));
    told.defeat('keepers').fall().untilOver();
    expect(told.resolution).toBe('fallen');
    expect(told.texts).toContain('farm.fallen.lit');
    expect(flagsOf(told)).toEqual(['keepers-called']);
  });

  it('day comes to a yard that never put down its iron', () => {
    const told = light(night(5, [], { passes: true, takes: ['farm.man.self'] }).untilThreshold(3));
    expect(told.untilOver().resolution).toBe('lamp');
    expect(told.texts).toContain('farm.dawn.lit');
  });
});

describe('the bargain stands', () => {
  /** Bragdush is paid, and the small ones come while the last of his are still at the door. */
  const paid = (seed: number): ScriptedGame => atLast(bargain(seed), FIRES, DOORS).untilThreshold(5);

  it('nobody is asked to sell the barley twice', () => {
    const told = paid(3);
    expect(told.texts).toContain('farm.young.struck');
    expect(told.texts).not.toContain('farm.young.fed');
  });

  it('a full bar does not take the herd', () => {
    const told = withToken('well', bargain);
    told.temper = { ...told.temper, passes: false };
    while (told.state.adventure && told.adventure.threat < 88) told.interact('well');
    told.untilOver();
    expect(told.resolution).toBe('empty');
    expect(told.texts).toContain('farm.empty.struck');
    expect(flagsOf(told)).not.toContain('herd-lost');
  });

  it('nor does a fallen friend', () => {
    const told = bargain(3).fall().untilOver();
    expect(told.resolution).toBe('fallen');
    expect(told.texts).toContain('farm.fallen.struck');
    expect(flagsOf(told)).not.toContain('herd-lost');
  });
});

describe('Thornhowe', () => {
  it('is asked about, Nell listening, and comes back on the road', () => {
    const told = bargain(1).defeat('rush');
    for (const page of ['parley.thornhowe', 'parley.nell', 'gate'])
      expect(told.texts).toContain(`farm.${page}`);
  });
});

it('the fire at the mill was seen from here', () => {
  expect(night(1, BURNED, wellAnswered()).texts).toContain('farm.mill.burned');
  expect(night(1, OWED, wellAnswered()).texts).not.toContain('farm.mill.burned');
});

describe('the night is survived by every company', () => {
  it.each([2, 3, 4, 5])('%d heroes: the bar outlasts it, with a threat token never seen to', (heroes) => {
    const { max } = STORY.threat;
    const bar = typeof max === 'number' ? max : max[heroes - 2];
    expect(bar).toBeGreaterThan((DAWN - 1) * (2 * heroes + 1));
  });
  it('round 9 is said where it is striven for', () => {
    expect(STORY.triggers.find(({ id }) => id === 'dawn')?.on).toEqual({ moment: 'round', round: DAWN });
  });
});

describe('the hill troll', () => {
  /** To the last rush. */
  const late = (hero: string, temper: Answers): ScriptedGame =>
    night(3, [], temper, ledBy(hero)).untilThreshold(4);

  it('comes for four and five, and the barn is not held while he stands', () => {
    const told = late('aragorn', wellAnswered());
    expect(told.defeat('rush').texts).toContain('farm.troll.left');
    expect(told.resolution).toBeUndefined();
    const three = { heroes: ['aragorn', 'gimli', 'bilbo'], roles: ['captain', 'guardian', 'burglar'] };
    expect(night(3, [], wellAnswered(), three).untilThreshold(4).texts).not.toContain('farm.troll.seen');
  });

  it.each([true, false])('argues with Bilbo, once (he is convinced: %s)', (passes) => {
    const told = late('bilbo', { passes, takes: [] });
    const ask = (): ScriptedGame =>
      told.do({ type: 'storyAction', hero: 'bilbo', action: 'troll-talk' }).read();
    expect(ask().texts).toContain(`farm.troll.${passes ? 'pass' : 'fail'}`);
    expect(ask).toThrow('refused');
  });

  it('argues with nobody else', () => {
    const told = late('gimli', wellAnswered());
    expect(() => told.do({ type: 'storyAction', hero: 'gimli', action: 'troll-talk' })).toThrow('refused');
  });

  it('may fall before the others do', () => {
    const told = getIn(night(3, [], wellAnswered()))
      .untilThreshold(2)
      .defeat('bragdush');
    expect(told.defeat('troll').defeat('rush').resolution).toBe('held');
  });

  it('is stone at dawn', () => {
    const told = getIn(atLast(night(3, [], wellAnswered('farm.young.drive')), WAYS_IN)).untilThreshold(3);
    atLast(told, FIRES).untilThreshold(4);
    if (told.state.adventure) told.untilOver();
    expect(told.texts).toContain('farm.troll.stone');
  });

  it('takes the lamp for the sun', () => {
    const told = light(night(3, [], wellAnswered('farm.man.ivy')).untilThreshold(4));
    expect(told.texts).toContain('farm.troll.flees');
    expect(told.adventure.groups.map(({ story }) => story)).toEqual(['keepers']);
  });
});

describe('who acts', () => {
  it('a Dwarf shows the stones where they live', () => {
    const told = withToken('breach', (seed) => night(seed, [], wellAnswered(), ledBy('gimli')));
    expect(byTheFirstWay(told, 'breach').texts).toContain('farm.breach.shown');
  });

  it('a captain gives the order, once', () => {
    const told = light(night(3, [], wellAnswered('farm.man.self')).untilThreshold(3));
    told.do({ type: 'look', token: 'hands' });
    while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
    told.do({ type: 'interact', hero: 'aragorn', interaction: 1 }).read();
    expect(told.resolution).toBe('lamp');
    expect(told.texts).toContain('farm.hands.ordered');
    expect(told.texts).toContain('farm.lamp.paid');
    expect(told.state.campaign.remembered).toEqual({ paid: 'aragorn' });
  });

  it('a guardian at the door, a hunter over the tracks, a Dwarf across from Bragdush', () => {
    const door = withToken('door', (seed) =>
      night(seed, [], wellAnswered(), ledBy('gimli')).untilThreshold(4),
    );
    expect(door.interact('door').texts).toContain('farm.door.guardian');
    const tracks = withToken('tracks', (seed) => night(seed, [], wellAnswered(), ledBy('legolas')));
    expect(tracks.interact('tracks').texts).toContain('farm.tracks.hunter');
    const wall = parley(
      getIn(night(3, [], wellAnswered('farm.parley.leave'), ledBy('gimli'))).untilThreshold(3),
    );
    expect(wall.texts).toContain('farm.parley.dwarf');
  });

  it('Aragorn at the post, Legolas over the small ones, Bilbo and the boots', () => {
    const told = daylight(7);
    expect(night(1, [], wellAnswered()).interact('man').texts).toContain('farm.man.heir');
    expect(told.texts).toContain('farm.young.bow');
    expect(told.texts).toContain('farm.held.bilbo');
  });
});

it('the horn is stopped with mud, and gives heart', () => {
  const told = withToken('horn', (seed) => night(seed, [], wellAnswered(...CAREFUL)).untilThreshold(2));
  expect(told.interact('horn').texts).toContain('farm.horn.stopped');
});

it('fewer walk behind Bragdush when he is told no by one who means it', () => {
  /** All the health that comes with him, over many nights: which Orcs they are is drawn. */
  const guards = (passes: boolean): number =>
    [1, 2, 3, 4, 5, 6]
      .map((seed) => night(seed, [], { passes, takes: [] }).defeat('scouts').untilThreshold(1))
      .map((told) => told.defeat('drovers').untilThreshold(2))
      .flatMap(({ adventure, texts }) => {
        expect(texts).toContain(`farm.bragdush.${passes ? 'pass' : 'fail'}`);
        return adventure.groups.filter(({ story }) => story === 'guard');
      })
      .reduce((sum, { figures, fullHealth }) => sum + figures.length * fullHealth, 0);
  expect(guards(true)).toBeLessThan(guards(false));
});

it.each(FIRES)('water that was drawn puts out the fire (%s)', (fire) => {
  const told = withToken(fire, (seed) => {
    const one = night(seed, OWED, wellAnswered());
    return one.has('well') ? one.interact('well').untilThreshold(3) : one;
  });
  expect(told.interact(fire).texts).toContain(`farm.${fire}.water`);
});

it('the small ones are driven off, and those who would come at the barn have come', () => {
  const told = getIn(night(3, [], wellAnswered('farm.young.drive'))).untilThreshold(2);
  atLast(told.defeat('bragdush'), DOORS).untilThreshold(3);
  expect(atLast(told, FIRES).untilThreshold(5).texts).toContain('farm.young.driven');
  expect(told.texts).toContain('farm.rush.late');
});

it('the last rush comes to the barn door, and the dead come into the yard', () => {
  const told = night(3, [], wellAnswered('farm.man.ivy')).untilThreshold(4);
  expect(placements.isAt('rush', 'barn', told.state)).toBe(true);
  expect(placements.isAt('keepers', 'yard', light(told).state)).toBe(true);
});

it('together the scripts visit every step', () => {
  expect(visits.missed('farm')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(200);
});

it('every end leads to the Bride', () => {
  expect(STORY.resolutions.map(({ next }) => next)).toEqual(STORY.resolutions.map(() => 'bride'));
});

itEndsHoweverItIsWalked('farm', [OWED, GREY, []]);
