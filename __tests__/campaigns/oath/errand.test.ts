import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, setUpWith } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const ERRAND = withBar(alone('errand'), 400);
const STORY = storyOf(OATH, 'errand');
const drawnBy = (id: string): string[] =>
  (STORY.draws ?? []).filter((draw) => draw.id === id).flatMap(({ tokens }) => tokens);
const [SIGNS, PRESSING] = [drawnBy('first-sign'), drawnBy('pressing')];
const FINDS = findsOf(STORY).filter((id) => ![...SIGNS, ...PRESSING].includes(id));

/** `hurried`: she walks no slower than she does at the table. */
type Noon = Evening & { hurried?: boolean };

const visits = new VisitedSteps(ERRAND);

const patient = setUpWith(visits.content, (effect) =>
  effect.do === 'countdown' ? { ...effect, rounds: 90 } : effect,
);

const noon = ({ hurried, ...rest }: Noon): ScriptedGame =>
  beginEvening(visits, rest, hurried ? visits.content : patient);

const seen = (told: ScriptedGame, ...pages: string[]): void => {
  for (const page of pages) expect(told.texts).toContain(`errand.${page}`);
};
const countdowns = ({ adventure }: ScriptedGame): unknown[] => adventure.countdowns ?? [];
const laid = ({ adventure }: ScriptedGame, id: string): boolean =>
  adventure.tiles.some((one) => one.id === id);

/** Sign after sign, as far as the tile named. */
const followed = (told: ScriptedGame, ...tiles: string[]): ScriptedGame => {
  for (const tile of tiles) told.interactIfThere(...SIGNS).explore(tile);
  return told;
};

const overtaken = (told: ScriptedGame): ScriptedGame =>
  followed(told, 'track', 'wash', 'down', 'brow').interactIfThere(...SIGNS);

const inTheForge = (told: ScriptedGame): ScriptedGame => overtaken(told).explore('street', 'forge');

describe('what becomes of the Roll', () => {
  it.each([
    ['scorched', 'burn'],
    ['read', 'read'],
    ['stayed', 'turn'],
  ])('%s', (resolution, answer) => {
    const told = inTheForge(noon({ takes: [`errand.roll.${answer}`] }));
    expect(countdowns(told)).toEqual([]);
    expect(told.interact('reeve', 'roll').resolution).toBe(resolution);
    seen(told, 'caught.free', 'reeve.2', 'reeve.heir', 'after.ivy');
    expect(Object.keys(told.state.campaign.flags)).toContain('asked-reeve');
  });

  it.each([
    ['turn', ['page-torn']],
    ['turn-known', ['idhrien-stopped', 'roll-with-hallas']],
  ])('Idhrien will not be turned: %s', (answer, flags) => {
    const told = inTheForge(noon({ takes: [`errand.roll.${answer}`], flags }));
    told.temper = { ...told.temper, passes: false };
    expect(told.interact('roll').resolution).toBe('scorched');
    seen(told, 'turn.fail', 'burn.2');
  });

  it('stopped once, she lets herself be stopped', () => {
    const told = noon({
      takes: ['errand.roll.turn-known'],
      flags: ['idhrien-stopped'],
      remembered: { tied: 'aragorn' },
    });
    expect(inTheForge(told).interact('roll').resolution).toBe('stayed');
    seen(told, 'since.stopped', 'caught.stopped', 'roll.tied', 'stay.1');
  });

  it('who let her once has heard what she said', () =>
    seen(noon({ ended: { bragdush: 'slain' } }), 'since.slain'));
});

describe('the way', () => {
  it('is shown by each sign, and by no other', () => {
    const told = noon({});
    expect(laid(told, 'track')).toBe(false);
    expect(laid(followed(told, 'track', 'wash'), 'down')).toBe(false);
    expect(laid(followed(told, 'down', 'brow'), 'street')).toBe(false);
    expect(laid(told.interactIfThere(...SIGNS), 'forge')).toBe(true);
    expect(told.adventure.flags.signs).toBe(3);
  });

  it('down through the pit and up again counts for a sign, and she is overtaken once', () => {
    const told = followed(noon({ takes: ['errand.short.down'] }), 'track', 'wash', 'down', 'brow');
    told.explore('short');
    seen(told, 'short.climbed', 'caught.1');
    told.texts.clear();
    told.interactIfThere(...SIGNS);
    expect(told.texts).not.toContain('errand.caught.1');
  });

  it('or one keeps to the track', () => {
    const told = followed(noon({ takes: ['errand.short.round'] }), 'track', 'wash', 'down', 'brow');
    seen(told.explore('short'), 'short.kept');
    expect(laid(told, 'street')).toBe(false);
  });

  it('and whoever has overtaken her has no need of the pit', () => {
    const told = overtaken(noon({})).explore('short');
    expect(told.texts).not.toContain('errand.short.kept');
  });

  it('two heroes find no short way', () => {
    expect(laid(followed(noon({ heroes: 2 }), 'track', 'wash', 'down', 'brow'), 'short')).toBe(false);
  });
});

describe('what else is abroad', () => {
  it.each([
    [[], {}],
    [['told-hallas', 'page-torn'], { 'cub-bearer': 'gimli' }],
  ])('and what was done before is remembered (%j)', (flags: string[], remembered) => {
    const told = inTheForge(noon({ flags, remembered }));
    const kind = flags.length > 0;
    told.untilThreshold(5);
    const pages = ['smoke.told', 'pack.sleeve', 'noon.bride', 'since.torn'];
    for (const page of pages) expect(told.texts.has(`errand.${page}`)).toBe(kind);
    for (const group of ['goblins', 'wargs', 'snuffers', 'coats'])
      if (told.adventure.groups.some(({ story }) => story === group)) told.defeat(group);
    seen(told, 'snuffers.beaten');
    expect(told.texts.has('errand.coats.beaten')).toBe(!kind);
  });

  it.each([
    ['aragorn', 'twig'],
    ['legolas', 'barrow'],
    ['bilbo', 'peg'],
    ['bilbo', 'wire'],
    ['legolas', 'wire'],
    ['gimli', 'hinge'],
    ['elena', 'hymn'],
  ])('%s has a way with the %s', (hero, token) => {
    const told = noon({ hero, token });
    if (!told.has(token)) followed(told, 'track').untilThreshold(3);
    seen(told.interact(token), `${token}.own`);
  });
});

describe('how it is lost', () => {
  it('she comes to the forge alone', () => {
    const told = noon({ hurried: true }).untilOver();
    expect(told.resolution).toBe('written');
    seen(told, 'written.2');
  });

  it.each([
    ['before the gate', overtaken, 'gate', 'forge'],
    ['in the forge', inTheForge, 'forge', 'gate'],
  ])('the bar fills, and Idhrien is %s', (_, there, page, other) => {
    const told = there(noon({})).untilOver();
    expect(told.resolution).toBe('night');
    seen(told, `night.${page}`);
    expect(told.texts).not.toContain(`errand.night.${other}`);
  });

  it('somebody falls', () => expect(noon({}).fall().untilOver().resolution).toBe('fallen'));
});

describe.each([...SIGNS, ...FINDS, ...PRESSING])('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const told = noon({ hero: 'gimli', token, takes: [`errand.pony.option-${passes ? 1 : 2}`] });
    if (!told.has(token)) followed(told, 'track').untilThreshold(3);
    told.temper = { ...told.temper, passes };
    told.interact(token);
    told.temper = { ...told.temper, passes: true };
    expect(told.interactIfThere(token).has(token)).toBe(false);
  });
});

it('the Dwarf is not the one to try a hinge on: somebody else does', () => {
  for (const passes of [true, false]) {
    const told = noon({ token: 'hinge', passes }).interact('hinge');
    seen(told, `hinge.${passes ? 'pass' : 'fail'}`);
  }
});

it('together the scripts visit every step', () => {
  expect(visits.missed('errand')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Six pasts that lead here: nobody carried the children. */
const WAYS = [
  ['idhrien-stopped', 'page-torn', 'told-hallas', 'turns-known'],
  ['roll-with-hallas', 'mother-dead', 'nell-knotted'],
  ['idhrien-stopped', 'roll-with-hallas', 'hallas-knows', 'mercy'],
  ['page-torn', 'lantern-lit', 'gram-owes'],
  ['bartle-silent', 'nell-hurt', 'roll-with-hallas', 'bearer-loose'],
  [],
];
itEndsHoweverItIsWalked('errand', WAYS);
