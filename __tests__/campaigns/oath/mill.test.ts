import { stepsOf } from '@/games/jime/content/steps';
import type { Answers } from '../scriptedGame';
import { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import { byTheFirstWay, ledBy, wellAnswered, withToken } from './heroes';
import { OATH, after, alone, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';
import { Placements } from './placements';

const MILL = withBar(alone('mill'), 128);
const STORY = storyOf(OATH, 'mill');

/** What the company brings from the cart. */
const OWED = ['bartle-owes'];
const LIT = ['bartle-owes', 'shepherd-burns'];
const GREY = ['bartle-silent', 'shepherd-burns'];

/** The tokens that stand for each other: of each, one comes in a play. */
const oneOf = (draw: string): string[] => (STORY.draws ?? []).find(({ id }) => id === draw)?.tokens ?? [];
const SIGN = oneOf('lane-sign');
const WEIR = oneOf('weir-way');
const DOOR = oneOf('yard-door');
const GATE = oneOf('race-gate');
const BOOK = oneOf('vats-book');
const KEEPER = oneOf('thorns-keeper');
const LINE = ['queue', 'soup', 'cradle'];
const VATS = ['vats', 'coals'];
const LADDER = ['ladder', 'sack'];
const PLOT = [...SIGN, ...WEIR, ...DOOR, ...GATE, ...BOOK, ...KEEPER];
const DARK = [...oneOf('dusk-near'), ...oneOf('dusk-far')];
const FINDS = [...new Set((STORY.draws ?? []).flatMap(({ tokens }) => tokens))].filter(
  (token) => !PLOT.includes(token) && !DARK.includes(token),
);

const visits = new VisitedSteps(MILL);
const placements = new Placements();
const evening = (
  seed: number,
  flags: readonly string[],
  temper: Answers,
  company = ledBy('aragorn'),
): ScriptedGame =>
  new ScriptedGame(after(visits.content, flags), { ...company, seed }, temper, (state) => {
    visits.note(state);
    placements.note(state);
  });

const KIND = [
  'eelpot.free',
  'slush.give',
  'shawl.hang',
  'cup.pour',
  'pennies.turn',
  'hollow.add',
  'hester.tell',
].map((text) => `mill.${text}`);
const SPARING = [
  'eelpot.eat',
  'slush.keep',
  'shawl.wear',
  'cup.drink',
  'pennies.take',
  'hollow.eat',
  'hester.wind',
].map((text) => `mill.${text}`);
const TALK = ['mill.jem.ask-bridge', 'mill.jem.ask-smith', 'mill.wat.ask-mill', 'mill.wat.ask-order'].concat([
  'mill.nell.ask-smith',
  'mill.nell.ask-tune',
  'mill.nell.ask-pair',
]);
const PAY = ['mill.jem.cask', 'mill.jem.pay'];
const WIN = ['mill.nell.seen', 'mill.nell.coax'];

const FIRE = ['mill.vats.fire', 'mill.coals.fire'];

const through = (told: ScriptedGame, ...tiles: string[]): ScriptedGame => {
  for (const tile of tiles) told.explore(tile).interactIfThere(...FINDS);
  return told;
};

/** Down to the stream, with whatever and whoever is met there. */
const down = (told: ScriptedGame): ScriptedGame =>
  through(told.interactIfThere(...SIGN, ...FINDS), 'reeds', 'osiers', 'wash', 'bridge', 'weir');

const takes = (told: ScriptedGame, ...texts: string[]): ScriptedGame => {
  told.temper = { ...told.temper, takes: [...texts, ...told.temper.takes] };
  return told;
};
const passes = (told: ScriptedGame, all: boolean): ScriptedGame => {
  told.temper = { ...told.temper, passes: all };
  return told;
};

/** One of those that stand for each other, whichever has come. */
const either = (told: ScriptedGame, ...tokens: string[]): ScriptedGame => {
  const here = tokens.find((token) => told.has(token));
  if (!here) throw new Error(`none of ${tokens.join(', ')} has come`);
  return told.interact(here);
};

const sluice = (told: ScriptedGame): ScriptedGame => {
  while (GATE.some((token) => told.has(token))) either(told, ...GATE);
  return told;
};

const upTheHill = (told: ScriptedGame): ScriptedGame =>
  either(through(told, 'slope', 'thorns', 'pit'), ...KEEPER);

/** Jem is paid, Bartle’s name opens the door, Nell has seen it all; the mill is left as it was. */
const quiet = (seed: number): ScriptedGame => {
  const told = evening(seed, OWED, {
    passes: true,
    takes: [...TALK, ...PAY, ...WIN, ...KIND, 'mill.vats.leave', 'mill.ward.plain'],
  });
  down(told).untilThreshold(1).interact('jem');
  either(through(told, 'yard', 'meadow', 'race').interactIfThere(...LINE), ...DOOR);
  sluice(told).explore('vats').interact('wat', 'hester').explore('loft').interact('nell');
  either(told, ...BOOK)
    .untilThreshold(4)
    .interact('nell');
  upTheHill(either(told.untilThreshold(5), ...VATS)).untilThreshold(6);
  return either(told, ...KEEPER);
};

/** Nothing comes off: the toll is fought, a wick is knotted, and the tallow burns. */
const ashes = (seed: number): ScriptedGame => {
  const told = evening(seed, GREY, {
    passes: false,
    takes: [...TALK, 'mill.jem.refuse', 'mill.wat.knot', 'mill.nell.coax', ...SPARING, ...FIRE],
  });
  down(told).interact('jem').defeat('tollmen').untilThreshold(2);
  through(told, 'yard', 'meadow', 'race').defeat('thieves');
  either(told.interactIfThere(...LINE), ...DOOR)
    .explore('vats')
    .interact('hester', 'wat')
    .untilThreshold(4);
  either(sluice(told).explore('loft').interact('nell'), ...VATS)
    .untilThreshold(5)
    .defeat('carters')
    .interact('nell');
  return either(takes(upTheHill(told), 'mill.ward.plain'), ...KEEPER);
};

/** Over by the weir, and the keepers fought at the sluice; the book is read in a voice that carries. */
const named = (seed: number): ScriptedGame => {
  const told = evening(seed, GREY, { passes: false, takes: [...WIN, 'mill.vats.leave', ...KIND] });
  either(down(told).interact('jem'), ...WEIR).untilThreshold(4);
  either(told.explore('yard'), ...DOOR)
    .explore('race', 'meadow', 'vats', 'loft')
    .interactIfThere(...FINDS);
  either(told.defeat('keepers').interact('hester'), ...BOOK).interact('nell');
  return either(takes(upTheHill(either(told, ...VATS)), 'mill.ward.named'), ...KEEPER);
};

/** The keepers come over the mud, and Nell speaks to them. */
const spoken = (seed: number): ScriptedGame => {
  const told = evening(seed, GREY, { passes: true, takes: [...PAY, ...WIN, ...FIRE, ...SPARING] });
  either(either(down(told), ...WEIR).explore('yard'), ...DOOR).explore('vats', 'loft');
  either(told, ...BOOK)
    .interact('nell')
    .untilThreshold(4);
  told.do({ type: 'storyAction', hero: told.someone, action: 'greet' }).read();
  return either(takes(upTheHill(either(told, ...VATS)), 'mill.ward.named'), ...KEEPER);
};

/** Nobody gets over the water, and Jem comes for the girl: with a ladder, or with a hoist that is out of reach. */
const taken = (seed: number, all: boolean): ScriptedGame => {
  const told = passes(evening(seed, OWED, { passes: true, takes: [] }).untilThreshold(4), all);
  told.untilThreshold(5);
  return (told.has('ladder') ? told.interact('ladder') : told).untilOver();
};

/** She is with the company when the bar is full. */
const snatched = (seed: number): ScriptedGame => {
  const told = evening(seed, OWED, { passes: true, takes: ['mill.nell.leave'] });
  either(either(told.explore('reeds', 'bridge', 'weir'), ...WEIR).explore('yard'), ...DOOR);
  either(told.explore('vats', 'loft'), ...BOOK).interact('nell');
  return takes(told, ...WIN)
    .interact('nell')
    .untilOver();
};

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const flagsOf = ({ state }: ScriptedGame): string[] =>
  Object.keys(state.campaign.flags)
    .filter((flag) => !flag.startsWith('step '))
    .sort();

describe('scripted evenings', () => {
  it.each([...SEEDS, 18])('Jem is paid, and the mill left as it was (seed %d)', (seed) => {
    const told = quiet(seed);
    expect(told.resolution).toBe('told');
    expect(flagsOf(told)).toEqual(['bartle-owes', 'jem-paid', 'knows-word']);
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['word-wielder']);
    expect(told.state.campaign.trinkets).toEqual(['torch']);
    for (const text of [
      'opening.owes',
      'cart.paid',
      'nell.first',
      'nell.on-pair-told',
      'nell.trusts',
      'keepers.stopped',
    ])
      expect(told.texts).toContain(`mill.${text}`);
  });

  it.each([...SEEDS, 9, 10])('the toll is fought, and the tallow burns (seed %d)', (seed) => {
    const told = ashes(seed);
    expect(told.resolution).toBe('ashes');
    expect(flagsOf(told)).toEqual(['bartle-silent', 'knows-word', 'mill-burned', 'shepherd-burns']);
    expect(told.state.campaign.remembered).toEqual({ tied: 'aragorn', knotter: 'aragorn' });
    for (const text of ['opening.silent', 'dusk.shepherd', 'nell.tied', 'water.held'])
      expect(told.texts).toContain(`mill.${text}`);
  });

  it.each(SEEDS)('a stranger’s name is burned on the hill (seed %d)', (seed) => {
    const told = named(seed);
    expect(told.resolution).toBe('quiet');
    expect(told.texts).toContain('mill.ledger.silent');
    expect(told.texts).toContain('mill.keepers.beaten');
  });

  it.each(SEEDS)('Nell speaks to the keepers (seed %d)', (seed) => {
    const told = spoken(seed);
    expect(told.resolution).toBe('ashes');
    expect(told.texts).toContain('mill.greet.done');
  });

  it.each(SEEDS)('the bar fills with the stream between (seed %d)', (seed) => {
    const told = taken(seed, seed % 2 === 0);
    expect(told.resolution).toBe('taken');
    expect(flagsOf(told)).toEqual(['bartle-owes']);
    expect(told.texts).toContain('mill.taken.loft');
  });

  it('the bar fills, and Nell is taken from the company’s side before she has told the word', () => {
    const told = snatched(1);
    expect(told.resolution).toBe('taken');
    expect(told.texts).toContain('mill.taken.hill');
    expect(flagsOf(told)).toEqual(['bartle-owes']);
  });

  it.each([true, false])('whatever may stand for another is met (all goes well: %s)', (all) => {
    const first = [...SIGN, ...oneOf('lane-folk'), ...WEIR, ...BOOK];
    const met = Array.from({ length: 16 }, (_, seed) => evening(seed + 21, GREY, { passes: all, takes: [] }))
      .map((told) => told.interactIfThere(...first).explore('reeds', 'bridge', 'weir'))
      .map((told) => either(either(told, ...WEIR).explore('yard'), ...DOOR).explore('vats'))
      .flatMap((told) => [...either(told, ...BOOK).texts]);
    for (const token of first) expect(met).toContain(`mill.${token}.${all ? 'pass' : 'fail'}`);
  });

  it('somebody falls by the stream', () => {
    const told = evening(1, OWED, { passes: true, takes: [] }).fall().untilOver();
    expect(told.resolution).toBe('fallen');
    expect(flagsOf(told)).toEqual(['bartle-owes']);
  });
});

describe('who acts', () => {
  /** As far as the token, by the way that leads there soonest. */
  const reach = (hero: string, token: string, temper: Answers): ScriptedGame =>
    withToken(token, (seed) => {
      const told = evening(seed, GREY, temper, ledBy(hero));
      if (!told.has(token)) told.explore('reeds', 'osiers', 'wash', 'bridge', 'weir');
      if (told.has(token)) return told;
      either(either(told, ...WEIR).explore('yard'), ...DOOR).explore('race', 'meadow', 'vats');
      return told;
    });

  it.each([
    ['elena', 'fiddler', 'fiddler.played'],
    ['bilbo', 'backward', 'backward.cousins'],
    ['gimli', 'tubs', 'tubs.judged'],
    ['gimli', 'press', 'press.turned'],
    ['bilbo', 'receipts', 'receipts.lifted'],
  ])('%s has a way with %s', (hero, token, text) =>
    expect(byTheFirstWay(reach(hero, token, wellAnswered()), token).texts).toContain(`mill.${text}`),
  );

  it('an Elf has more to lose to a knot', () => {
    const told = evening(1, [], wellAnswered(...PAY, 'mill.wat.knot'), ledBy('legolas'));
    either(told.explore('reeds', 'bridge').interact('jem').explore('yard'), ...DOOR).explore('vats');
    expect(told.interact('wat').texts).toContain('mill.wat.elf');
    expect(told.state.campaign.remembered).toEqual({ tied: 'legolas', knotter: 'legolas' });
  });

  /** Up to the thorns with Nell, and with a plain light. */
  const climbed = (seed: number, hero: string, flags: readonly string[] = []): ScriptedGame => {
    const answers = wellAnswered(...PAY, ...WIN, 'mill.vats.leave', 'mill.ward.plain');
    const told = evening(seed, flags, answers, ledBy(hero));
    either(told.explore('reeds', 'bridge').interact('jem').explore('yard', 'race'), ...DOOR);
    either(told.explore('vats', 'loft'), ...BOOK).interact('nell');
    return told.explore('slope', 'thorns');
  };
  const past = (hero: string, keeper: string, flags: readonly string[] = []): ScriptedGame => {
    const told = withToken(keeper, (seed) => climbed(seed, hero, flags));
    return byTheFirstWay(told, keeper);
  };

  it('somebody works out who drank the thirteenth cup', () => {
    const told = withToken('toast', (seed) => climbed(seed, 'aragorn'));
    expect(told.interact('toast').texts).toContain('mill.toast.pass');
  });
  it.each(KEEPER)('the keepers of the Bride turn to look at Aragorn (%s)', (keeper) =>
    expect(past('aragorn', keeper).texts).toContain('mill.ward.heir'),
  );
  it('the smallest of them has somebody of its size to look at', () =>
    expect(past('bilbo', 'stripling').texts).toContain('mill.stripling.hobbit'));
  it('Nell finds that the company knows the greeting', () =>
    expect(past('gimli', 'ward', ['greeted']).texts).toContain('mill.nell.greeted'));
});

describe('Jem at his table', () => {
  const overTheWeir = (told: ScriptedGame): ScriptedGame => either(passes(told, true), ...WEIR);

  it('is left there by those who cross another way', () => {
    const told = evening(1, OWED, wellAnswered(...PAY)).explore('reeds', 'bridge', 'weir');
    expect(told.has('jem')).toBe(true);
    expect(overTheWeir(told).has('jem')).toBe(false);
  });

  it('has nothing to say to those who come upon him from the other side', () => {
    const told = overTheWeir(evening(1, OWED, wellAnswered(...PAY)).explore('reeds', 'weir'));
    told.explore('bridge');
    expect(told.has('jem')).toBe(false);
    expect(told.texts).toContain('mill.bridge.late');
    expect(told.texts).not.toContain('mill.bridge.explored');
  });
});

describe('Nell goes along', () => {
  /** She has come down, and Jem's men are on the island. */
  const hunted = (seed: number): ScriptedGame => {
    const told = evening(seed, OWED, wellAnswered(...PAY, ...WIN));
    either(told.explore('reeds', 'bridge').interact('jem').explore('yard', 'race'), ...DOOR);
    either(told.explore('vats', 'loft'), ...BOOK).interact('nell');
    return told.untilThreshold(5);
  };
  const nellOf = ({ adventure }: ScriptedGame) => adventure.tokens.find(({ id }) => id === 'nell');
  const caught = (seed: number): ScriptedGame => passes(passes(hunted(seed), false).nextRound(), true);

  it('with whoever she trusts, and then with whoever takes her along', () => {
    const told = hunted(1);
    expect(nellOf(told)?.with).toBe('aragorn');
    told.do({ type: 'look', token: 'nell' });
    told.do({ type: 'interact', hero: 'gimli', interaction: 0 }).read();
    expect(nellOf(told)?.with).toBe('gimli');
  });

  it('is caught by carters who reach her, and the keepers cannot be greeted without her', () => {
    const told = caught(1);
    expect(nellOf(told)).toMatchObject({ caught: true });
    expect(told.texts).toContain('mill.along.caught');
    expect(() => told.do({ type: 'storyAction', hero: told.someone, action: 'greet' })).toThrow('refused');
  });

  it('is pulled out from among them, at the second try', () => {
    const told = passes(caught(1), false).interact('nell');
    expect(nellOf(told)?.caught).toBe(true);
    expect(nellOf(passes(told, true).interact('nell'))).toMatchObject({ with: 'aragorn' });
  });

  it('is let go when the carters are beaten, and greets once somebody takes her along', () => {
    const told = caught(1).defeat('carters');
    const greet = (): ScriptedGame =>
      told.do({ type: 'storyAction', hero: told.someone, action: 'greet' }).read();
    expect(nellOf(told)?.caught).toBeUndefined();
    expect(greet).toThrow('refused');
    told.interact('nell');
    expect(greet().texts).toContain('mill.greet.done');
  });
});

it.each(GATE)('a gate is lifted by degrees (%s)', (gate) => {
  const told = withToken(gate, (seed) => {
    const one = evening(seed, OWED, wellAnswered(...PAY))
      .explore('reeds', 'bridge')
      .interact('jem');
    return one.explore('yard', 'race');
  });
  expect(passes(told, false).interact(gate).texts).toContain(`mill.${gate}.not-yet`);
});

it('thieves who were fed before they were met leave the green alone', () => {
  const told = withToken('slush', (seed) =>
    evening(seed, OWED, wellAnswered(...PAY, 'mill.slush.give')).explore('reeds', 'bridge', 'weir'),
  );
  told.interact('slush', 'jem').explore('yard', 'meadow');
  for (const page of ['slush.later', 'thieves.fed']) expect(told.texts).toContain(`mill.${page}`);
});

it('running water lies on the map once the sluice is open', () => {
  const told = evening(3, OWED, wellAnswered(...PAY))
    .explore('reeds', 'bridge')
    .interact('jem');
  const streams = (): number => told.adventure.terrain.filter(({ id }) => id === 'leat').length;
  expect(streams()).toBe(0);
  sluice(told.explore('yard', 'race'));
  expect(streams()).toBe(1);
});

it.each([true, false])('whatever lies by the stream is dealt with (all goes well: %s)', (all) => {
  for (let seed = 31; seed < 41; seed += 1) {
    const told = passes(evening(seed, OWED, wellAnswered(...KIND)), all);
    down(told)
      .untilThreshold(1)
      .interactIfThere(...LINE);
    expect(told.adventure.tokens.filter(({ id }) => [...FINDS, ...LINE].includes(id))).toEqual([]);
  }
});

it.each([true, false])(
  'Jem’s men go up from the yard once the company is over (all goes well: %s)',
  (all) => {
    for (const seed of SEEDS) {
      const told = evening(seed, OWED, wellAnswered(...PAY))
        .explore('reeds', 'bridge')
        .interact('jem');
      either(passes(told.untilThreshold(5), all), ...LADDER);
      expect(LADDER.some((token) => told.has(token))).toBe(false);
    }
  },
);

it('Jem has nobody left to send, and goes himself', () => {
  const told = evening(1, OWED, wellAnswered()).untilThreshold(5).defeat('carters').untilThreshold(6);
  expect(told.texts).toContain('mill.pin.alone');
});

it('what comes stands where the page says: toll-men under the arch, keepers at the leat, no hoist on the bridge', () => {
  const told = evening(3, OWED, wellAnswered('mill.jem.refuse')).explore('reeds', 'bridge').interact('jem');
  expect(placements.isAt('tollmen', 'bridge/arch', told.state)).toBe(true);
  told.defeat('tollmen').untilThreshold(4);
  expect(placements.isAt('keepers', 'race/find', told.state)).toBe(true);
  expect(placements.isAt('carters', 'yard/cart', told.state)).toBe(true);
  for (const seed of SEEDS)
    expect(evening(seed, OWED, wellAnswered()).untilThreshold(5).has('sack')).toBe(false);
});

it('together the scripts visit every step', () => {
  expect(visits.missed('mill')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(200);
});

it('what is won leads to the farm, what is lost to the ford', () => {
  expect(STORY.resolutions.map(({ outcome, next }) => [outcome, next])).toEqual([
    ['won', 'farm'],
    ['won', 'farm'],
    ['won', 'farm'],
    ['lost', 'ford'],
    ['lost', 'ford'],
  ]);
});

it('a sluice opened late sends the keepers back over the leat', () => {
  const told = evening(3, OWED, { passes: true, takes: PAY }).explore('reeds', 'bridge').interact('jem');
  told.explore('yard', 'race').untilThreshold(4);
  const here = (): (string | undefined)[] => told.adventure.groups.map(({ story }) => story);
  expect(here()).toContain('keepers');
  sluice(told);
  expect(here()).not.toContain('keepers');
});

it('a company that has paid is given time before the carters come', () => {
  const carters = (pays: readonly string[]): boolean => {
    const told = evening(5, OWED, { passes: true, takes: pays }).explore('reeds', 'bridge').interact('jem');
    return told.untilThreshold(3).adventure.groups.some(({ story }) => story === 'carters');
  };
  expect([carters(PAY), carters(['mill.jem.leave'])]).toEqual([false, true]);
});

itEndsHoweverItIsWalked('mill', [[], OWED, LIT, GREY]);
