import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, stacked } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const PARLEY = withBar(alone('bragdush'), 400);
const STORY = storyOf(OATH, 'bragdush');
const drawnBy = (id: string): string[] =>
  (STORY.draws ?? []).filter((draw) => draw.id === id).flatMap(({ tokens }) => tokens);
const [PLEDGES, LINES, CLOSING] = [drawnBy('pledge'), drawnBy('line'), drawnBy('closing')];
const isLight = (id: string): boolean => STORY.tokens.find((token) => token.id === id)?.kind !== 'darkness';
const FINDS = findsOf(STORY).filter((id) => isLight(id) && ![...PLEDGES, ...LINES].includes(id));

/** With tokens that are sure to come. */
type Night = Evening & { tokens?: readonly string[] };

const visits = new VisitedSteps(PARLEY);

const night = ({ tokens = [], ...rest }: Night): ScriptedGame =>
  beginEvening(visits, rest, tokens.reduce(stacked, visits.content));

/** Up the hill, with whatever lies on it. */
const there = (told: ScriptedGame): ScriptedGame => {
  for (const tile of ['wall', 'beck', 'moor', 'hags', 'hut']) told.explore(tile).interactIfThere(...FINDS);
  return told;
};

const fetched = (told: ScriptedGame): ScriptedGame => there(told).interactIfThere(...PLEDGES);

/** Through the line, with the old woman on somebody's arm. */
const over = (told: ScriptedGame): ScriptedGame => fetched(told).interactIfThere(...LINES);

const home = (told: ScriptedGame): ScriptedGame => over(told).interact('idhrien');

/** The interaction of that number, by this hero. */
const by = (told: ScriptedGame, token: string, interaction: number, hero = told.someone): ScriptedGame => {
  told.do({ type: 'look', token });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'interact', hero, interaction }).read();
};

const openHands = (told: ScriptedGame): ScriptedGame =>
  told.do({ type: 'storyAction', hero: told.someone, action: 'hands' }).read();

const flagsOf = ({ state }: ScriptedGame): string[] => Object.keys(state.campaign.flags);
const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);
const bones = ({ adventure }: ScriptedGame): number => adventure.carried?.bone ?? 0;
const all = (...pages: string[]): string[] => pages.map((page) => `bragdush.${page}`);

const ASKS = all('ask-boy', 'ask-chain', 'ask-grain');
const BETWEEN = 'bragdush.idhrien.between';

describe('what Bragdush is answered', () => {
  it.each([
    ['way', 'bag'],
    ['way', 'debt'],
    ['grain', 'bag'],
    ['grain', 'debt'],
  ])('%s, for a %s', (answer, price) => {
    const takes = [BETWEEN, ...ASKS, ...all(`answer.${answer}`, `price.${price}`)];
    const told = home(night({ takes, flags: ['orcs-fed'] }));
    expect(told.resolution).toBe(answer);
    for (const page of all('boy.2', 'chain.told', 'grain.fed', 'after.nell', 'after.stopped', 'after.road'))
      expect(told.texts).toContain(page);
    expect(flagsOf(told)).toEqual(expect.arrayContaining(['idhrien-stopped', 'coll-heard']));
    expect(flagsOf(told).includes('gram-owes')).toBe(price === 'debt');
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toContain('gale-rock');
    expect(told.state.campaign.trinkets).toContain('extra-rations');
  });

  it('neither, and nobody has asked about the boy', () => {
    const told = home(night({ takes: [BETWEEN, 'bragdush.answer.no'] }));
    expect(told.resolution).toBe('no');
    expect(told.texts).toContain('bragdush.after.unasked');
  });

  it('Nell has sold the question, and Bartle asks it for her', () => {
    const told = home(night({ flags: ['nell-knotted'], takes: [BETWEEN, ...ASKS] }));
    for (const page of all('nell.hums', 'after.knotted')) expect(told.texts).toContain(page);
  });
});

describe('Idhrien draws', () => {
  it.each([true, false])('and is spoken to (heard: %s)', (passes) => {
    const told = over(night({ hero: 'gimli', takes: ['bragdush.idhrien.speak'] }));
    told.temper = { ...told.temper, passes };
    expect(told.interact('idhrien').texts).toContain(`bragdush.idhrien.${passes ? 'hears' : 'deaf'}`);
    expect(told.texts.has('bragdush.comes.hurt')).toBe(!passes);
    expect(told.resolution).toBe('no');
  });

  it.each([true, false])('and is reminded of what she said (heard: %s)', (passes) => {
    const told = night({ takes: ['bragdush.idhrien.speak-known'] })
      .interact('idhrien')
      .interact('idhrien');
    for (const page of all('idhrien.kin', 'idhrien.not-yet')) expect(told.texts).toContain(page);
    over(told).temper = { ...told.temper, passes };
    expect(told.interact('idhrien').texts).toContain(`bragdush.idhrien.${passes ? 'hears' : 'deaf'}`);
  });

  it('and nobody stops her', () => {
    const told = home(night({ takes: ['bragdush.idhrien.let'] }));
    expect(told.resolution).toBe('slain');
    expect(told.texts).toContain('bragdush.after.dead');
    expect(flagsOf(told)).toContain('mother-dead');
  });
});

describe('the pledge', () => {
  it.each(PLEDGES.flatMap((token) => [true, false].map((passes) => [token, passes] as const)))(
    'is had by %s (passed: %s)',
    (token, passes) => {
      const told = there(night({ hero: 'legolas', tokens: [token], remembered: { tied: 'gimli' } }));
      told.temper = { ...told.temper, passes };
      expect(told.interact(token).has('mother')).toBe(true);
      expect(told.texts).toContain('bragdush.pledge.tied');
      expect(groups(told)).toContain('snuffers');
    },
  );

  it.each([
    [2, ['large']],
    [5, ['well-equipped', 'bloodthirsty']],
  ])('is sought on hard by stronger Orcs, before %i', (heroes, bonuses) => {
    const told = night({ difficulty: 'hard', heroes });
    for (const tile of ['wall', 'beck', 'moor', 'hut']) told.explore(tile);
    told.interactIfThere(...PLEDGES);
    expect(told.adventure.groups.find(({ story }) => story === 'snuffers')?.bonuses).toEqual(bonuses);
  });

  it('is asked what she counts, and takes another arm', () => {
    const told = by(fetched(night({})), 'mother', 1);
    expect(told.texts).toContain('bragdush.mother.chain');
    expect(by(told, 'mother', 0, 'gimli').texts).toContain('bragdush.mother.taken');
    expect(by(told, 'mother', 0, 'bilbo').texts).toContain('bragdush.mother.hobbit');
  });

  it('is hurt where enemies stand with her, and at last is lost', () => {
    const told = fetched(night({ takes: ['bragdush.mother.heads'] })).untilOver();
    expect(told.resolution).toBe('lost');
    expect(told.texts).toContain('bragdush.mother.struck');
    expect(flagsOf(told)).toContain('mother-dead');
  });
});

describe('the line', () => {
  it.each(LINES.flatMap((token) => [true, false].map((passes) => [token, passes] as const)))(
    'is passed by %s without the word (passed: %s)',
    (token, passes) => {
      const told = fetched(night({ hero: 'gimli', tokens: [token], takes: ['bragdush.keepers.drop'] }));
      told.temper = { ...told.temper, passes };
      expect(told.interact(token).texts).toContain(`bragdush.${token}.${passes ? 'pass' : 'fail'}`);
      expect(told.has(token)).toBe(false);
    },
  );

  it.each(LINES)('is passed by %s with the word, and the dead bow', (token) => {
    const told = over(night({ tokens: [token], flags: ['knows-word'] }));
    for (const page of all('keepers.word', 'line.greeted')) expect(told.texts).toContain(page);
  });

  it.each(LINES)('is looked at by one who comes without her (%s)', (token) => {
    const told = by(fetched(night({ tokens: [token] })), 'mother', 0, 'gimli');
    expect(told.interact(token).texts).toContain('bragdush.line.first');
  });

  it('is barred by those whom a company in arms has roused, and who kneel to an heir', () => {
    const told = fetched(night({ takes: ['bragdush.keepers.hold'], remembered: { heir: 'gimli' } }));
    expect(told.texts).toContain('bragdush.keepers.heir');
    expect(told.defeat('keepers').texts).toContain('bragdush.keepers.beaten');
    expect(told.defeat('snuffers').texts).toContain('bragdush.snuffers.beaten');
  });
});

describe('the truce', () => {
  it.each([
    ['gimli', true, 'hands.pass'],
    ['legolas', true, 'hands.elf'],
    ['gimli', false, 'hands.fail'],
  ])('is kept with open hands (%s, passed: %s)', (hero, passes, page) => {
    const told = openHands(night({ hero, passes }).untilThreshold(2));
    expect(told.texts).toContain(`bragdush.${page}`);
    expect(groups(told)).toEqual(passes ? [] : ['young', 'hunters']);
    expect(bones(told)).toBe(3);
  });

  it('is broken with every group of it that falls, and a third time by an arrow', () => {
    const told = night({ tokens: ['arrow'], passes: false }).untilThreshold(2);
    expect(bones(told.defeat('young'))).toBe(2);
    expect(bones(told.defeat('hunters'))).toBe(1);
    expect(told.explore('wall').interact('arrow').resolution).toBe('broken');
  });

  it('may be won back at a game', () =>
    expect(bones(there(night({ hero: 'bilbo', tokens: ['bones'] })))).toBe(4));
});

describe('the night goes on', () => {
  it('all of it, with nobody to thank you', () => {
    const told = there(night({ ended: { farm: 'held' } })).untilThreshold(5);
    expect(groups(told)).toEqual(expect.arrayContaining(['young', 'hunters', 'rabble']));
    for (const page of all('opening.met', 'smith.writes')) expect(told.texts).toContain(page);
  });

  it('with children who were fed, a smith who was told, and the old woman over the line', () => {
    const told = over(night({ flags: ['orcs-fed', 'told-hallas', 'mercy', 'knows-word'] }));
    expect(groups(told.untilThreshold(5))).toEqual(['snuffers', 'hunters']);
    for (const page of all('opening.fed', 'young.fed', 'smith.told', 'smith.mercy', 'late.over'))
      expect(told.texts).toContain(page);
  });

  it.each([
    ['the bar fills', (told: ScriptedGame) => told.untilOver(), 'night'],
    ['somebody falls', (told: ScriptedGame) => told.fall().untilOver(), 'fallen'],
  ])('%s', (_, lose, resolution) => {
    const told = lose(night({}));
    expect(told.resolution).toBe(resolution);
    expect(told.texts).toContain('bragdush.opening.stranger');
  });
});

describe.each(FINDS)('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = passes ? ['bragdush.hides.take'] : ['bragdush.hides.leave'];
    const told = fetched(night({ hero: 'aragorn', tokens: [token], passes, takes }));
    if (CLOSING.includes(token)) told.interact(token);
    expect(told.has(token)).toBe(CLOSING.includes(token) && !passes);
  });
});

it.each([
  ['gimli', 'wife', {}],
  ['legolas', 'pups', { 'cub-bearer': 'legolas' }],
  ['elena', 'song', {}],
])('%s has a page at %s', (hero, token, remembered) => {
  expect(there(night({ hero, tokens: [token], remembered })).texts).toContain(`bragdush.${token}.own`);
});

it('together the scripts visit every step', () => {
  expect(visits.missed('bragdush')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Ways to come here, all with the leaf. */
const WAYS = [
  ['page-torn', 'bartle-owes', 'knows-word', 'orcs-fed', 'told-hallas', 'mercy'],
  ['page-torn', 'bartle-silent', 'nell-hurt'],
  ['page-torn', 'knows-word', 'nell-knotted'],
  ['page-torn', 'told-hallas', 'keepers-called'],
  ['page-torn', 'herd-lost', 'mill-burned', 'nell-knotted'],
  ['page-torn'],
];
itEndsHoweverItIsWalked('bragdush', WAYS);
