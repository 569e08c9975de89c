import type { Content } from '@/games/jime/content';
import type { GameState } from '@/games/jime/play';
import { legalCommands, play } from '@/games/jime/play';
import { ScriptedGame } from '../scriptedGame';
import { FIVE, OATH, storyOf } from './oath';

/** What a company says that means to get the girl out of the mill. */
const MILL = ['jem.cask', 'jem.pay', 'nell.seen', 'nell.coax', 'vats.leave', 'ward.plain'].map(
  (text) => `mill.${text}`,
);

const begin = (seed: number, ...takes: string[]): ScriptedGame =>
  new ScriptedGame(OATH, { ...FIVE, seed }, { passes: true, takes: [...MILL, ...takes] });

const played = ({ state }: { state: GameState }): string[] =>
  state.campaign.history.map(({ adventure, outcome }) => `${adventure} ${outcome}`);

/** One adventure after the other, each striven for or let go, with camp between. */
const through = (told: ScriptedGame, ...aims: ('won' | 'lost')[]): ScriptedGame => {
  for (const [evening, aim] of aims.entries()) {
    if (evening > 0) told.breakCamp();
    told.temper = { ...told.temper, passes: aim === 'won' };
    if (aim === 'won') told.strive();
    else told.untilOver();
  }
  return told.read();
};

const flagsOf = ({ state }: ScriptedGame): string[] => Object.keys(state.campaign.flags);

describe('Act I from the prologue to its last page', () => {
  it('by the farm, when the mill was won; the page is torn out', () => {
    const told = through(begin(1, 'bride.page.tear'), 'won', 'won', 'won', 'won');
    expect(played(told)).toEqual(['cart won', 'mill won', 'farm won', 'bride won']);
    expect(flagsOf(told)).toEqual(expect.arrayContaining(['bartle-owes', 'knows-word', 'page-torn']));
    expect(told.state.campaign.next).toBe('hearths');
  });

  it('by the ford, when the mill was lost; Hallas takes the Roll', () => {
    const told = through(begin(2, 'bride.page.give'), 'won', 'lost', 'won', 'won');
    expect(played(told)).toEqual(['cart won', 'mill lost', 'ford won', 'bride won']);
    expect(flagsOf(told)).toContain('roll-with-hallas');
    expect(flagsOf(told)).not.toContain('knows-word');
    expect(told.state.campaign.next).toBe('hearths');
  });

  it('by the farm, where the night is lost', () => {
    const told = through(begin(3, 'bride.page.tear'), 'lost', 'won', 'lost', 'won');
    expect(played(told)).toEqual(['cart lost', 'mill won', 'farm lost', 'bride won']);
    expect(flagsOf(told)).toEqual(expect.arrayContaining(['bartle-silent', 'herd-lost']));
    expect(told.state.campaign.next).toBe('hearths');
  });

  it('every adventure lost, and the company arrives', () => {
    const told = through(begin(4), 'lost', 'lost', 'lost', 'lost');
    expect(played(told)).toEqual(['cart lost', 'mill lost', 'ford lost', 'bride lost']);
    expect(flagsOf(told)).toEqual(expect.arrayContaining(['bartle-silent', 'nell-hurt']));
    expect(told.state.campaign.next).toBe('hearths');
  });

  it('what a knot took, who fetched Bartle and the fire at the mill are remembered at the farm and on the last page', () => {
    const takes = ['mill.wat.knot', 'mill.vats.fire', 'mill.coals.fire', 'bride.page.tear', ...MILL];
    const told = through(new ScriptedGame(OATH, { ...FIVE, seed: 1 }, { passes: true, takes }), 'won');
    told.breakCamp().explore('reeds', 'bridge').interact('jem').explore('yard');
    told.interactIfThere('wicket', 'coalhole').explore('vats').interact('wat').strive().breakCamp();
    for (const page of ['tied', 'mill.burned', 'bartle.fetched'])
      expect(told.texts).toContain(`farm.${page}`);
    expect(told.state.campaign.remembered).toEqual({
      fetched: 'aragorn',
      tied: 'aragorn',
      knotter: 'aragorn',
    });
    told.strive().read().breakCamp();
    told.strive().read().breakCamp();
    expect(told.texts).toContain('hearths.since.knot');
  });

  it.each([5, 6, 7])(
    'tier II opens near the fourth adventure, with 3–5 experience each (seed %i)',
    (seed) => {
      const told = through(begin(seed), 'won', 'won', 'won');
      const { heroes, lore } = told.state.campaign;
      expect(lore).toBeGreaterThanOrEqual(20);
      expect(lore).toBeLessThanOrEqual(38);
      for (const { xp } of heroes) {
        const gained = Object.values(xp).reduce((sum, each) => sum + each, 0);
        expect(gained).toBeGreaterThanOrEqual(9);
        expect(gained).toBeLessThanOrEqual(15);
      }
    },
  );
});

/** What a company does that means the Orc's mother no harm. */
const PARLEY = ['bragdush.idhrien.between', 'bragdush.answer.grain', 'bragdush.price.debt'];
/** What a company says that means to learn the Blind Man's name, and to take its turn. */
const BLIND_MAN = ['say-nimras', 'say-caladir', 'say-tirhith', 'say-edrain', 'take'].map(
  (text) => `blind-man.annis.${text}`,
);

describe('Act II from Thornhowe to its last page', () => {
  const wonTo = (seed: number, ...takes: string[]): ScriptedGame =>
    through(
      begin(seed, ...PARLEY, ...BLIND_MAN, ...takes),
      ...Array.from({ length: 9 }, () => 'won' as const),
    );

  it('everything won, and the boy is left his watch: the leaf is in your hands', () => {
    const takes = ['bride.page.tear', 'hearths.nell.tell', 'market.nell.hold', 'market.ledger.keep'];
    const told = wonTo(1, ...takes);
    expect(played(told).slice(4)).toEqual([
      'hearths won',
      'market won',
      'bragdush won',
      'blind-man won',
      'coll-tallow won',
    ]);
    for (const page of ['market.opening.told', 'blind-man.ledger.kept', 'coll-tallow.since.told'])
      expect(told.texts).toContain(page);
    expect(told.state.campaign.remembered?.watcher).toBeDefined();
    expect(flagsOf(told)).toContain('page-torn');
    expect(told.state.campaign.next).toBe('long-cart');
  });

  it('everything lost: Bartle has spoken, Nell has knotted, Coll waits, and the company arrives', () => {
    const told = through(begin(4), ...Array.from({ length: 9 }, () => 'lost' as const));
    expect(played(told).slice(4)).toEqual([
      'hearths lost',
      'market lost',
      'toll lost',
      'blind-man lost',
      'coll-tallow lost',
    ]);
    for (const page of ['hearths.since.lost', 'hearths.night.2', 'market.opening.spoke', 'market.after.hum'])
      expect(told.texts).toContain(page);
    for (const page of ['blind-man.after.loose', 'coll-tallow.since.knotted', 'coll-tallow.after.act'])
      expect(told.texts).toContain(page);
    expect(told.state.campaign.next).toBe('long-cart');
  });

  it('the smith has the Roll: the way leads by the Two Sisters', () => {
    const told = wonTo(2, 'bride.page.give', 'hearths.nell.tell', 'market.nell.hold', 'market.ledger.keep');
    expect(played(told).slice(6)).toEqual(['toll won', 'blind-man won', 'coll-tallow won']);
    expect(told.texts).toContain('toll.after.kept');
    expect(flagsOf(told)).toContain('roll-with-hallas');
    expect(told.state.campaign.next).toBe('long-cart');
  });

  it('Nell let go to the table hums at the river', () => {
    const takes = ['bride.page.tear', 'hearths.nell.keep', 'market.nell.let', 'market.ledger.burn'];
    const told = wonTo(2, ...takes);
    expect(told.texts).toContain('coll-tallow.nell.hums');
    expect(flagsOf(told)).toContain('nell-knotted');
    expect(told.state.campaign.next).toBe('long-cart');
  });

  it.each([
    ['bartle', 'bride.page.give', 'take'],
    ['nell', 'bride.page.tear', 'sister'],
  ])('whose watch it is, is settled at the river: %s', (resolution, page, answer) => {
    const told = wonTo(1, page, `coll-tallow.settle.${answer}`);
    expect(told.resolution).toBe(resolution);
    expect(told.texts).toContain(`coll-tallow.${resolution}.2`);
    expect(told.state.campaign.next).toBe('long-cart');
  });
});

/** How Act II left a company, and what it says on the way. */
type Way = { flags?: readonly string[]; ended?: Record<string, string>; takes?: readonly string[] };

describe('Act III from the long cart to its last page', () => {
  const { adventures } = OATH.campaign;
  const ACT_THREE: Content = {
    ...OATH,
    campaign: { ...OATH.campaign, adventures: adventures.slice(adventures.indexOf('long-cart')) },
  };
  const beginAct = ({ flags = [], ended = {}, takes = [] }: Way): ScriptedGame => {
    const history = Object.entries(ended).map(([adventure, resolution]) => ({
      adventure,
      resolution,
      outcome: 'won' as const,
      rounds: 8,
    }));
    const past = { flags: Object.fromEntries(flags.map((flag) => [flag, 1])), history };
    return new ScriptedGame(ACT_THREE, { ...FIVE, seed: 1, past }, { passes: true, takes });
  };
  const playedSince = (told: ScriptedGame): string[] => played(told).slice(-5);

  it.each<[string, Way]>([
    ['relieved', { flags: ['turns-known'], ended: { 'coll-tallow': 'nell' } }],
    ['burned', { flags: ['page-torn'] }],
    ['eighth', { flags: ['told-hallas'], takes: ['candle.hallas.tell'] }],
    ['kept', { flags: ['roll-with-hallas'] }],
  ])('by Idhrien’s errand, to %s', (ending, { takes = [], ...before }) => {
    const said = ['long-cart.ditch.leave', ...takes, `dismissed.words.${ending}`];
    const told = through(beginAct({ ...before, takes: said }), 'won', 'won', 'won', 'won', 'won');
    expect(playedSince(told).map((line) => line.split(' ')[0])).toEqual([
      'long-cart',
      'errand',
      'goldworthy',
      'candle',
      'dismissed',
    ]);
    expect(playedSince(told)).toContain('dismissed won');
    expect(told.resolution).toBe(ending);
    expect(told.state.campaign).toMatchObject({ ending, next: null });
    expect(told.texts).toContain(`campaign.end.${ending}.close`);
  });

  it('by the grain road, when nineteen children rode: the Orcs take a night', () => {
    const takes = ['long-cart.ditch.take', 'grain-road.bragdush.watch', 'dismissed.words.relieved'];
    const told = through(beginAct({ flags: ['turns-known'], takes }), 'won', 'won', 'won', 'won', 'won');
    expect(playedSince(told)[1]).toBe('grain-road won');
    expect(told.texts).toContain('dismissed.all.gram');
    expect(told.state.campaign.ending).toBe('relieved');
  });

  it('everything lost, but the book is whole: ash', () => {
    const told = through(beginAct({}), 'lost', 'lost', 'lost', 'lost', 'lost');
    expect(playedSince(told)).toEqual([
      'long-cart lost',
      'errand lost',
      'goldworthy lost',
      'candle lost',
      'dismissed lost',
    ]);
    expect(told.state.campaign.ending).toBe('ash');
    expect(told.texts).toContain('campaign.end.ash.close');
  });

  it('only the hill lost: the lamps are kept', () => {
    const told = through(beginAct({ flags: ['page-torn'] }), 'won', 'won', 'won', 'won', 'lost');
    expect(playedSince(told).at(-1)).toBe('dismissed lost');
    expect(told.state.campaign.ending).toBe('kept');
  });

  it('after four losses the hill may still be won', () => {
    const takes = ['dismissed.words.burned'];
    const told = through(beginAct({ flags: ['page-torn'], takes }), 'lost', 'lost', 'lost', 'lost', 'won');
    expect(told.state.campaign.ending).toBe('burned');
  });
});

describe('a tale that ended with Act I, opened when the book has grown', () => {
  const resolutions = storyOf(OATH, 'bride').resolutions.map((one) => ({ ...one, next: null }));
  const ACT_ONE: Content = {
    ...OATH,
    adventures: { ...OATH.adventures, bride: { ...storyOf(OATH, 'bride'), resolutions } },
  };
  const told = through(
    new ScriptedGame(ACT_ONE, { ...FIVE, seed: 3 }, { passes: true, takes: [...MILL, 'bride.page.tear'] }),
    'won',
    'won',
    'won',
    'won',
  );
  const goOn = { type: 'goOn' } as const;

  it('is over as long as nothing follows', () => {
    expect(told.state.stage).toBe('ended');
    expect(legalCommands(told.state, ACT_ONE, ['goOn'])).toEqual([]);
    expect(play(told.state, goOn, ACT_ONE)).toMatchObject({
      ok: false,
      refusal: { code: 'stage/tale-over' },
    });
  });

  it('goes on to camp, and into Thornhowe, with all it had', () => {
    expect(legalCommands(told.state, OATH, ['goOn'])).toEqual([goOn]);
    const step = play(told.state, goOn, OATH);
    if (!step.ok) throw new Error(step.refusal.code);
    expect(step.state.stage).toBe('camp');
    expect(step.state.campaign).toMatchObject({
      next: 'hearths',
      ending: null,
      lore: told.state.campaign.lore,
      flags: told.state.campaign.flags,
    });
    const onwards = through(begin(3), 'lost');
    onwards.state = step.state;
    onwards.breakCamp();
    expect(onwards.adventure.id).toBe('hearths');
    expect(onwards.texts).toContain('hearths.since.torn');
  });
});

describe('a tale that ended with Act II, whose last pages the book no longer has', () => {
  const river = storyOf(OATH, 'coll-tallow');
  const resolutions = river.resolutions.map((one) => ({ ...one, next: null }));
  const ended = (id: string): GameState[] => {
    const content: Content = {
      ...OATH,
      campaign: {
        ...OATH.campaign,
        adventures: ['coll-tallow'],
        epilogues: [{ id, pages: [`campaign.end.${id}`] }],
      },
      adventures: { ...OATH.adventures, 'coll-tallow': { ...river, resolutions } },
    };
    const states: GameState[] = [];
    const note = (state: GameState): void => {
      if (state.stage === 'ended') states.push(state);
    };
    new ScriptedGame(content, { ...FIVE, seed: 3 }, { passes: false, takes: [] }, note).untilOver();
    return states;
  };

  it.each(['torn', 'roll-hum', 'lost', 'bartle-roll'])(
    'goes on into the long cart, the last page open or read: %s',
    (id) => {
      const states = ended(id);
      expect(states.map(({ prompts }) => prompts.length)).toEqual([1, 0]);
      for (const state of states) {
        expect(state.campaign.ending).toBe(id);
        const step = play(state, { type: 'goOn' }, OATH);
        if (!step.ok) throw new Error(step.refusal.code);
        expect(step.state).toMatchObject({ stage: 'camp', campaign: { next: 'long-cart', ending: null } });
        const onwards = begin(3);
        onwards.state = step.state;
        expect(onwards.breakCamp().adventure.id).toBe('long-cart');
        expect(onwards.texts).toContain('long-cart.opening.1');
      }
    },
  );
});
