import type { Adventure, Content, TokenDraw } from '@/games/jime/content';
import { stepsOf } from '@/games/jime/content/steps';
import { legalCommands } from '@/games/jime/play';
import type { Answers } from '../scriptedGame';
import { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import { FIVE, OATH, after, alone, itEndsHoweverItIsWalked, ledBy, storyOf, withBar } from './oath';

const FORD = withBar(alone('ford'), 120);
const STORY = storyOf(OATH, 'ford');

/** What earlier adventures may have left behind. */
type Past = readonly ('bartle-owes' | 'bartle-silent' | 'shepherd-burns' | 'jem-paid' | 'mill-burned')[];

const DRAWS = STORY.draws ?? [];

/** Tokens of which one comes, and plays the part of the others. */
const oneOf = (draw: string): string[] => DRAWS.find(({ id }) => id === draw)?.tokens ?? [];
const WORDS = oneOf('mooring-word');
const ANSWERS = oneOf('marsh-answer');
const SENTRIES = oneOf('causeway-sentry');
const WATCHES = oneOf('causeway-watch');
const CUBS = oneOf('wash-cub');
const PARTS = [...ANSWERS, ...SENTRIES, ...WATCHES, ...CUBS];
const FINDS = [...new Set(DRAWS.flatMap(({ tokens }) => tokens))].filter((id) => !PARTS.includes(id));

const visits = new VisitedSteps(FORD);

/** What may come on several spaces of the map. */
const alike = ({ tokens }: TokenDraw): TokenDraw[] =>
  DRAWS.filter((draw) => String(draw.tokens) === String(tokens));

/** The draws stacked, so that within a few evenings everything that may come has come. */
const stacked = (content: Content, evening: number): Content => {
  const ford = content.adventures.ford as Adventure;
  const draws = DRAWS.map((draw) => {
    const turn = evening * alike(draw).length + alike(draw).indexOf(draw);
    return { ...draw, tokens: [draw.tokens[turn % draw.tokens.length] ?? ''] };
  });
  return { ...content, adventures: { ford: { ...ford, draws } } };
};

const evening = (seed: number, past: Past, temper: Answers, company = FIVE): ScriptedGame =>
  new ScriptedGame(
    after(stacked(visits.content, seed), past),
    { ...company, seed },
    temper,
    (state) => void visits.note(state),
  );

const TALK = [
  'ford.mabb.ask-men',
  'ford.mabb.ask-jem',
  'ford.mabb.ask-road',
  'ford.jem.ask-girl',
  'ford.jem.ask-buyer',
  'ford.jem.ask-shop',
];
const BOLD = ['wisp.follow', 'bottle.drink', 'brazier.warm', 'boy.ask', 'purse.take'].map(
  (key) => `ford.${key}`,
);
const CAREFUL = ['wisp.stay', 'bottle.pour', 'brazier.smother', 'boy.leave', 'purse.leave'].map(
  (key) => `ford.${key}`,
);
const CARRY = CUBS.map((cub) => `ford.${cub}.carry`);

/** Uses a token, or the one of several that is there, in the way named where several are offered. */
const approach = (told: ScriptedGame, tokens: string | readonly string[], way: string): ScriptedGame => {
  const token = [tokens].flat().find((id) => told.has(id)) ?? `one of ${String(tokens)}`;
  told.do({ type: 'look', token });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  const interactions = STORY.tokens.find(({ id }) => id === token)?.interactions ?? [];
  const interaction = interactions.findIndex(({ text }) => text.endsWith(`.${way}`));
  const command = legalCommands(told.state, told.content, ['interact']).find(
    (one) => one.type === 'interact' && one.hero === told.someone && one.interaction === interaction,
  );
  if (!command) throw new Error(`${token} cannot be used by ${way}`);
  return told.do(command).read();
};

const act = (told: ScriptedGame, action: 'light' | 'douse' | 'greet' | 'knot'): ScriptedGame =>
  told.do({ type: 'storyAction', hero: told.someone, action }).read();

/** Tile after tile, with whatever lies there. */
const along = (told: ScriptedGame, ...tiles: string[]): ScriptedGame => {
  for (const tile of tiles) told.explore(tile).interactIfThere(...FINDS);
  return told;
};

const toTheCauseway = (told: ScriptedGame): ScriptedGame =>
  along(told, 'reeds', 'alders', 'dyke', 'causeway');
const pastTheHut = (told: ScriptedGame): ScriptedGame => along(told, 'tollhouse', 'pool');
const overTheFord = (told: ScriptedGame): ScriptedGame => along(told, 'ford', 'farside', 'stack');
const toTheHythe = (told: ScriptedGame): ScriptedGame => along(told, 'wash').explore('hythe');

/** The line is greeted, and follows the flame over the water; nothing has to be paid. */
const greeted = (seed: number): ScriptedGame => {
  const takes = [...TALK, ...CAREFUL, 'ford.torch.light', 'ford.sentry.shepherd', 'ford.ford.bright'];
  const told = evening(seed, ['bartle-owes', 'shepherd-burns'], { passes: true, takes });
  toTheCauseway(told.interact('mabb', 'bartle').interactIfThere(...WORDS));
  approach(told, SENTRIES, 'answer').untilThreshold(2);
  told.temper = { ...told.temper, takes: [...takes, 'ford.jem.look-behind', ...CARRY] };
  pastTheHut(told).defeat('squatters');
  if (!told.adventure.flags.torch) act(told, 'light');
  overTheFord(told).explore('cooperage').interact('jem');
  toTheHythe(told)
    .interactIfThere(...CUBS)
    .untilThreshold(6);
  return told.interact('punt');
};

/** In the dark and by the wrong names; the price is the torch, and Nell goes back for the cub. */
const sold = (seed: number): ScriptedGame => {
  const takes = [...TALK, ...BOLD, 'ford.torch.keep', 'ford.sentry.bride'];
  const past: Past = ['bartle-silent', 'shepherd-burns', 'mill-burned'];
  const told = evening(seed, past, { passes: false, takes }, ledBy('gimli'));
  toTheCauseway(told.interact('mabb', 'grey').interactIfThere(...WORDS));
  act(told, 'light');
  approach(told, SENTRIES, 'answer');
  told.temper = { ...told.temper, takes: ['ford.sentry.king'] };
  approach(told, SENTRIES, 'answer').untilThreshold(3);
  told.temper = {
    ...told.temper,
    takes: [...BOLD, 'ford.ford.blind', 'ford.jem.pay-torch', 'ford.cub.leave'],
  };
  approach(told, SENTRIES, 'round');
  overTheFord(pastTheHut(told)).explore('cooperage').interact('jem');
  toTheHythe(told)
    .interactIfThere(...CUBS)
    .defeat('whitejaw');
  return told.interact('punt');
};

/** What the table can see coming: threat at the end of this round, if nobody explores. */
const threatTonight = ({ adventure }: ScriptedGame): number =>
  adventure.threat +
  2 * adventure.heroes.length +
  adventure.tiles.filter(({ explored }) => !explored).length +
  adventure.tokens.filter(({ kind }) => kind === 'threat').length;

/** Where the fog comes, for five heroes. */
const FOG = (STORY.threat.thresholds[2]?.at as number[])[3] ?? 0;

/** The torch burns down to its last pitch. */
const burnLow = (told: ScriptedGame): ScriptedGame => {
  while ((told.adventure.carried?.pitch ?? 0) > 1) told.nextRound();
  return told;
};

/** A light answered, a torch lent, a tool given back: nobody is struck, and Nell fetches the cub herself. */
const closed = (seed: number): ScriptedGame => {
  const takes = [...CAREFUL, 'ford.torch.light', 'ford.ford.bright', 'ford.jem.pay-trade'];
  const told = evening(seed, ['bartle-owes'], { passes: true, takes }, ledBy('legolas'));
  told.interact('mabb', 'bartle');
  toTheCauseway(told.untilThreshold(1).interactIfThere(...ANSWERS));
  approach(told, WATCHES, 'share').explore('ford', 'farside', 'cooperage').interact('jem');
  return told.untilThreshold(4).explore('wash', 'hythe').untilThreshold(5).interact('punt');
};

/** Unseen over the water, and away in the barrel. */
const barrel = (seed: number): ScriptedGame => {
  const takes = ['ford.torch.keep', 'ford.ford.blind', 'ford.cub.leave'];
  const told = evening(seed, [], { passes: true, takes }, ledBy('gimli')).untilThreshold(1);
  told
    .explore('reeds', 'dyke', 'causeway')
    .interactIfThere(...WATCHES)
    .explore('ford', 'farside', 'cooperage');
  return approach(told, 'tun', 'roll')
    .explore('wash', 'hythe')
    .interactIfThere(...CUBS)
    .interact('punt');
};

/** The barrel gets away, and everybody looks up. */
const spilt = (seed: number): ScriptedGame => {
  const takes = ['ford.torch.light', 'ford.ford.blind', 'ford.cub.leave'];
  const told = evening(seed, [], { passes: true, takes }).explore('reeds', 'dyke', 'causeway', 'ford');
  told.explore('farside', 'cooperage').temper = { passes: false, takes };
  return approach(told, 'tun', 'roll')
    .defeat('men')
    .explore('wash', 'hythe')
    .interactIfThere(...CUBS)
    .interact('punt');
};

/** Everything is done the loud way, by a company with a penny to its credit. */
const loud = (seed: number): ScriptedGame => {
  const takes = ['ford.torch.light', 'ford.ford.bright', ...CARRY];
  const told = evening(seed, ['jem-paid'], { passes: false, takes }, ledBy('gimli'))
    .untilThreshold(1)
    .interactIfThere(...ANSWERS);
  act(burnLow(told), 'douse');
  while (threatTonight(told) < FOG) told.nextRound();
  act(told, 'light').nextRound();
  told
    .explore('reeds', 'dyke', 'causeway')
    .interactIfThere(...WATCHES)
    .untilThreshold(4)
    .interact('mabb');
  act(told, 'light').explore('ford', 'farside', 'cooperage');
  while (told.has('tun')) approach(told, 'tun', 'lever');
  return told
    .explore('wash', 'hythe')
    .interactIfThere(...CUBS)
    .interact('punt');
};

/** The sum is right, the girl is free, and day comes before the boat. */
const billed = (seed: number): ScriptedGame => {
  const takes = ['ford.torch.light', 'ford.jem.pay-account'];
  const told = evening(seed, ['jem-paid'], { passes: true, takes }).explore('reeds', 'dyke', 'causeway');
  approach(burnLow(told), WATCHES, 'share').explore('ford', 'farside', 'cooperage');
  return told.interact('jem').untilOver();
};

/** The sum is nearly right, and somebody falls. */
const short = (seed: number): ScriptedGame => {
  const told = evening(seed, ['jem-paid'], { passes: false, takes: ['ford.jem.pay-account'] });
  told.explore('reeds', 'dyke', 'causeway', 'ford', 'farside', 'cooperage').interact('jem');
  return told.fall().untilOver();
};

/** Nobody is for sale, and nobody is in time. */
const refused = (seed: number): ScriptedGame => {
  const takes = ['ford.torch.light', 'ford.ford.bright', 'ford.jem.refuse'];
  const told = evening(seed, [], { passes: true, takes }).explore('reeds', 'dyke', 'causeway', 'ford');
  told.explore('farside', 'cooperage').interact('jem').defeat('men').untilThreshold(6);
  return approach(told, 'tun', 'lever').untilOver();
};

/** The flame goes over before the dead have been greeted; then it is sold. */
const hunted = (seed: number): ScriptedGame => {
  const takes = ['ford.torch.light', 'ford.ford.bright', 'ford.jem.pay-torch', ...CARRY];
  const told = evening(seed, ['bartle-silent', 'shepherd-burns'], { passes: true, takes }).interact('grey');
  approach(told.explore('reeds', 'dyke', 'causeway'), SENTRIES, 'round')
    .explore('ford')
    .defeat('keepers');
  return told
    .explore('farside', 'cooperage')
    .interact('jem')
    .explore('wash', 'hythe')
    .interactIfThere(...CUBS)
    .interact('punt');
};

/** Nothing in anybody's hand but iron. */
const bare = (seed: number): ScriptedGame => {
  const takes = ['ford.torch.keep', 'ford.keepers.hold'];
  const told = evening(seed, ['shepherd-burns'], { passes: true, takes });
  return told.explore('reeds').untilThreshold(3).defeat('pack').defeat('keepers').fall().untilOver();
};

/** Over the water where the dead stand, with a captain, a Hobbit or a singer going first; then Nell's light, and the flood. */
const led = (hero: string, seed: number, passes = true): ScriptedGame => {
  const takes = ['ford.torch.keep', 'ford.ford.blind', ...CARRY];
  const told = evening(seed, [], { passes, takes }, ledBy(hero)).explore('reeds', 'dyke', 'causeway');
  return told.interactIfThere(...WATCHES).explore('ford', 'farside', 'cooperage');
};

/** The dead come for whoever has not answered them: with nothing lit, or with the torch. */
const called = (hero: string, ...takes: string[]): ScriptedGame => {
  const told = evening(1, ['shepherd-burns'], { passes: true, takes }, ledBy(hero));
  return told.explore('reeds', 'dyke', 'causeway').untilThreshold(3);
};

/** As many evenings as the largest stack needs, and as many as a part has players. */
const SEEDS = [1, 2, 3, 4, 5];
const PLAYERS = [1, 2, 3];
const flagsOf = ({ state }: ScriptedGame): string[] =>
  Object.keys(state.campaign.flags).filter((flag) => !flag.startsWith('step '));
const titlesOf = ({ state }: ScriptedGame): string[] => state.campaign.heroes.flatMap(({ titles }) => titles);

describe('scripted evenings', () => {
  it.each(SEEDS)('the watch is greeted, and comes over behind the flame (seed %d)', (seed) => {
    const told = greeted(seed);
    expect(told.resolution).toBe('home');
    expect(flagsOf(told)).not.toContain('nell-hurt');
    expect(told.state.campaign.trinkets).toEqual(['torch']);
    expect(told.texts).toContain('ford.men.flee');
  });

  it.each(SEEDS)('the torch is the price, and Nell burns her hand (seed %d)', (seed) => {
    const told = sold(seed);
    expect(told.resolution).toBe('scorched');
    expect(flagsOf(told)).toContain('nell-hurt');
    expect(told.state.campaign.trinkets).toEqual([]);
  });

  it.each(PLAYERS)('the cooper has his own back, and closes the account (seed %d)', (seed) => {
    const told = closed(seed);
    expect(told.resolution).toBe('home');
    expect([...told.texts]).toEqual(expect.arrayContaining(['ford.jem.trade', 'ford.toll.quiet']));
  });

  it.each(PLAYERS)('one hero rides a barrel out of the dark (seed %d)', (seed) => {
    const told = barrel(seed);
    expect(told.resolution).toBe('home');
    expect(titlesOf(told)).toEqual(['barrel-rider']);
  });

  it('the barrel gets away', () => {
    const told = spilt(1);
    expect(told.resolution).toBe('scorched');
    expect(titlesOf(told)).toEqual([]);
    expect(told.state.campaign.trinkets).toEqual(['torch']);
  });

  it.each(PLAYERS)('the loud way comes home too (seed %d)', (seed) => {
    const told = loud(seed);
    expect(told.resolution).toBe('home');
    expect([...told.texts]).toEqual(expect.arrayContaining(['ford.toll.credit', 'ford.tun.heard']));
  });

  it.each([
    ['the bar fills after the bargain', billed, 'billed'],
    ['the bar fills after the fight', refused, 'billed'],
    ['somebody falls at the cooperage', short, 'fallen'],
    ['somebody falls among the dead', bare, 'fallen'],
  ] as const)('%s, and Nell comes home hurt', (_, script, resolution) => {
    const told = script(1);
    expect(told.resolution).toBe(resolution);
    expect(flagsOf(told)).toContain('nell-hurt');
  });

  it.each(PLAYERS)('what was not greeted follows the flame as well (seed %d)', (seed) => {
    const told = hunted(seed);
    expect(told.resolution).toBe('home');
    expect(told.texts).toContain('ford.ford.hunted');
  });
});

describe('the keepers on the causeway', () => {
  const keepers = (told: ScriptedGame): boolean =>
    told.adventure.groups.some(({ story }) => story === 'keepers');
  /** §73 Whoever came at a threshold was restored after it: they must rest in the round that follows. */
  const rest = (told: ScriptedGame): boolean | undefined =>
    told.adventure.groups.find(({ story }) => story === 'keepers')?.exhausted;
  const answer = (told: ScriptedGame, name: string): ScriptedGame => {
    told.temper = { passes: true, takes: [`ford.sentry.${name}`] };
    return act(told, 'greet');
  };

  it.each(PLAYERS)('who says the word at a post has learnt it for good (seed %d)', (seed) => {
    const takes = ['ford.torch.light', 'ford.sentry.shepherd'];
    const told = evening(seed, ['shepherd-burns'], { passes: true, takes });
    approach(told.explore('reeds', 'dyke', 'causeway'), SENTRIES, 'answer');
    expect(flagsOf(told)).toContain('knows-word');
  });

  it.each(PLAYERS)(
    'kneel to the heir of their king, who has not learnt their word by it (seed %d)',
    (seed) => {
      const takes = ['ford.torch.light', 'ford.sentry.king'];
      const told = evening(seed, ['shepherd-burns'], { passes: true, takes });
      approach(told.explore('reeds', 'dyke', 'causeway'), SENTRIES, 'answer');
      expect(told.texts).toContain('ford.sentry.heir');
      expect(told.adventure.flags['let-by']).toBe(1);
      expect(told.state.campaign.remembered).toEqual({ heir: 'aragorn' });
      expect(flagsOf(told)).not.toContain('knows-word');
    },
  );

  it('wait for the other half of what they ask, and may be given it', () => {
    const told = act(called('gimli', 'ford.torch.keep', 'ford.keepers.hold'), 'light');
    expect(keepers(answer(told, 'king'))).toBe(true);
    expect(told.texts).toContain('ford.sentry.wrong-king');
    expect(keepers(answer(told, 'shepherd'))).toBe(false);
    expect(flagsOf(told)).toContain('knows-word');
  });

  it('stay their hand through the next round for a torch', () => {
    const told = evening(1, ['shepherd-burns'], { passes: true, takes: ['ford.torch.keep'] });
    while (threatTonight(told) < FOG) told.nextRound();
    act(told, 'light').untilThreshold(3);
    expect(told.texts).toContain('ford.keepers.lit');
    expect(rest(told)).toBe(true);
  });

  it('do not strike where there is no iron in the hand', () => {
    const told = called('aragorn', 'ford.torch.keep', 'ford.keepers.drop');
    expect(told.texts).not.toContain('ford.keepers.bare');
    expect(rest(told)).toBe(true);
    answer(act(told, 'light'), 'bride');
    expect(keepers(answer(told, 'king'))).toBe(false);
  });

  it.each([
    ['bright', false],
    ['blind', true],
  ])('do not cross the river without a flame (%s, %s)', (way, passes) => {
    const told = called('gimli', 'ford.torch.keep', 'ford.keepers.drop', `ford.ford.${way}`);
    expect(keepers(told)).toBe(true);
    told.temper = { ...told.temper, passes };
    if (way === 'bright') act(told, 'light');
    expect(keepers(told.explore('ford'))).toBe(false);
    expect(told.texts).toContain('ford.ford.parted');
  });

  it('stand on the bank, if the river was crossed in the dark before they came', () => {
    const takes = ['ford.torch.keep', 'ford.ford.blind'];
    const told = evening(1, ['shepherd-burns'], { passes: true, takes });
    told.explore('reeds', 'dyke', 'causeway', 'ford').untilThreshold(3);
    expect(told.texts).toContain('ford.watch.bank');
    expect(keepers(told)).toBe(false);
  });

  it.each([
    ['shepherd', 'ford.greet.guard'],
    ['king', 'ford.sentry.heir'],
  ])('follow a flame ungreeted, and keep the far bank once they are greeted (%s)', (name, page) => {
    const takes = ['ford.torch.light', 'ford.ford.bright'];
    const told = evening(1, ['shepherd-burns'], { passes: true, takes });
    told.explore('reeds', 'dyke', 'causeway', 'ford');
    expect(keepers(told)).toBe(true);
    answer(told, name);
    expect(told.adventure.flags.guard).toBe(1);
    expect(told.texts).toContain(page);
    expect(told.adventure.tokens.some(({ id }) => SENTRIES.includes(id))).toBe(false);
  });
});

describe('whoever acts', () => {
  it.each([
    ['aragorn', 'ford.lookout.captain'],
    ['bilbo', 'ford.mother.hobbit'],
    ['elena', 'ford.dyke.elf'],
  ])('%s has a way of their own past the watch', (hero, page) => {
    const texts = PLAYERS.flatMap((seed) => [...led(hero, seed).texts]);
    expect(texts).toContain(page);
  });

  it.each([true, false])('Bilbo has ridden a barrel before (passed: %s)', (passes) => {
    const told = led('bilbo', 1, passes);
    approach(told, 'tun', 'again');
    expect(told.adventure.objectivesDone).toContain('nell');
    expect(titlesOf(told)).toEqual(passes ? ['barrel-rider'] : []);
  });

  it('a singer brings Nell into the boat', () => {
    const told = led('elena', 2);
    approach(told, 'tun', 'roll').explore('wash', 'hythe');
    told.interactIfThere(...CUBS).interact('punt');
    expect(told.texts).toContain('ford.punt.music');
    expect(told.resolution).toBe('home');
  });

  it('whoever brought the cub over is remembered for good', () => {
    const told = approach(led('legolas', 1), 'tun', 'roll').explore('wash');
    told.interactIfThere(...CUBS);
    expect(told.state.campaign.remembered).toEqual({ 'cub-bearer': 'legolas' });
  });
});

describe('Nell goes along', () => {
  const nell = ({ adventure }: ScriptedGame) => adventure.tokens.find(({ id }) => id === 'nell');
  /** Out of the barrel by the loud way, with Jem's men after her. */
  const chased = (...takes: string[]): ScriptedGame => {
    const told = led('gimli', 1);
    told.temper = { passes: false, takes };
    return approach(told, 'tun', 'roll');
  };

  it('with whoever got her out, until another takes her along', () => {
    const told = chased();
    expect(nell(told)?.with).toBe('gimli');
    told.do({ type: 'look', token: 'nell' });
    told.do({ type: 'interact', hero: 'legolas', interaction: 0 }).read();
    expect(nell(told)?.with).toBe('legolas');
  });

  it('is caught by Jem’s men, and is got loose', () => {
    const told = chased('ford.nell.danger').nextRound();
    expect(nell(told)?.caught).toBe(true);
    approach(told, 'nell', 'pull');
    expect(nell(told)?.caught).toBe(true);
    told.temper = { passes: true, takes: [] };
    approach(told, 'nell', 'pull');
    expect(nell(told)).toMatchObject({ with: 'gimli' });
    expect(nell(told)?.caught).toBeUndefined();
  });

  it('is let go when the last of them gives up, and goes into the boat with whoever leads her', () => {
    const told = chased('ford.nell.danger').nextRound().defeat('men').explore('wash', 'hythe');
    const offered = (): number => {
      told.do({ type: 'look', token: 'punt' });
      const ways = legalCommands(told.state, told.content, ['interact']).length;
      told.do({ type: 'leave' });
      return ways;
    };
    expect(nell(told)?.caught).toBeUndefined();
    expect(offered()).toBe(0);
    approach(told, 'nell', 'lead');
    expect(offered()).toBe(1);
  });

  it('burns her hand where Whitejaw stands between', () => {
    const told = led('gimli', 1);
    approach(told, 'tun', 'roll').untilThreshold(4).defeat('men').untilThreshold(5);
    told.temper = { passes: true, takes: ['ford.nell.jaw'] };
    told.nextRound();
    expect(told.texts).toContain('ford.nell.burnt');
    expect(told.adventure.flags.hurt).toBe(1);
  });
});

describe('what burns, and what is counted', () => {
  const carried = (told: ScriptedGame, thing: string): number => told.adventure.carried?.[thing] ?? 0;

  it('a torch that was sold cannot be lit, whatever pitch is found', () => {
    const told = evening(1, [], { passes: true, takes: ['ford.torch.keep', 'ford.jem.pay-torch'] });
    told.explore('reeds', 'dyke', 'causeway', 'ford', 'farside', 'cooperage').interact('jem', 'mabb');
    expect(carried(told, 'pitch')).toBeGreaterThan(0);
    expect(carried(told, 'mabb-torch')).toBe(0);
    expect(legalCommands(told.state, told.content, ['storyAction'])).toEqual([]);
  });

  it.each(['bilbo', 'aragorn', 'gimli'])(
    'a name knotted into the torch burns, and is missed (%s)',
    (hero) => {
      const told = evening(1, [], { passes: true, takes: ['ford.torch.light', ...CARRY] }, ledBy(hero));
      while (told.adventure.flags.torch) told.nextRound();
      act(told, 'knot');
      expect([carried(told, 'pitch'), told.adventure.darkEverywhere]).toEqual([3, false]);
      expect(told.state.campaign.remembered).toEqual({ tied: hero });
      told.explore('reeds', 'dyke', 'causeway', 'ford', 'farside', 'cooperage');
      while (told.has('tun')) approach(told, 'tun', 'lever');
      told
        .explore('wash', 'hythe')
        .interactIfThere(...CUBS)
        .interact('punt');
      expect(told.texts).toContain('ford.tied.boat');
    },
  );

  it('Nell’s stave keeps off the darkness for three rounds, and the flood comes in four', () => {
    const told = approach(led('gimli', 1), 'tun', 'roll').explore('wash');
    expect(told.adventure.darkEverywhere).toBe(false);
    expect(told.adventure.countdowns?.map(({ countdown }) => countdown)).toEqual(['stave', 'flood']);
    told.nextRound().nextRound().nextRound();
    expect(told.adventure.darkEverywhere).toBe(true);
    expect(told.texts).toContain('ford.stave.out');
    expect(told.nextRound().texts).toContain('ford.cub.taken');
    expect(told.adventure.countdowns).toEqual([]);
  });

  it('the sum paid at the bridge is spent once', () => {
    const told = evening(1, ['jem-paid'], { passes: true, takes: ['ford.jem.pay-account'] });
    told.explore('reeds', 'dyke', 'causeway', 'ford', 'farside', 'cooperage').interact('jem');
    expect(told.state.campaign.flags['jem-paid']).toBe(0);
  });

  it('a cooper with his own back is a cooper for good', () =>
    expect(flagsOf(closed(1))).toContain('jem-turned'));
});

it('together the scripts visit every step', () => {
  expect(visits.missed('ford')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(200);
});

it('§105.3 the map is dark while the torch is not burning, and only then', () => {
  const told = evening(3, [], { passes: true, takes: ['ford.torch.light'] });
  expect(told.adventure.darkEverywhere).toBe(false);
  act(told, 'douse');
  expect(told.adventure.darkEverywhere).toBe(true);
  act(told, 'light');
  expect(told.adventure.darkEverywhere).toBe(false);
  while (told.adventure.flags.torch) told.nextRound();
  expect(told.adventure.darkEverywhere).toBe(true);
  expect(told.texts).toContain('ford.torch.gutters');
});

it('wolves do not cross the line of those who were greeted', () => {
  const takes = ['ford.torch.light', 'ford.sentry.shepherd'];
  const told = evening(2, ['shepherd-burns'], { passes: true, takes }).untilThreshold(2);
  expect(told.adventure.groups.map(({ story }) => story)).toContain('pack');
  if (!told.adventure.flags.torch) act(told.interact('mabb'), 'light');
  approach(told.explore('reeds', 'dyke', 'causeway'), SENTRIES, 'answer');
  expect(told.adventure.groups.map(({ story }) => story)).not.toContain('pack');
});

it('every end leads to the Bride', () =>
  expect(STORY.resolutions.map(({ next }) => next)).toEqual(['bride', 'bride', 'bride', 'bride']));

const PASTS: Past[] = [
  ['bartle-owes'],
  ['bartle-owes', 'shepherd-burns', 'jem-paid'],
  ['bartle-silent', 'shepherd-burns'],
  ['jem-paid'],
];
itEndsHoweverItIsWalked('ford', PASTS);
