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
    expect(told.state.campaign.ending).toBe('torn');
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
    expect(told.state.campaign.ending).toBe('lost');
  });

  it('the smith has the Roll: the way leads by the Two Sisters', () => {
    const told = wonTo(2, 'bride.page.give', 'hearths.nell.tell', 'market.nell.hold', 'market.ledger.keep');
    expect(played(told).slice(6)).toEqual(['toll won', 'blind-man won', 'coll-tallow won']);
    expect(told.texts).toContain('toll.after.kept');
    expect(told.state.campaign.ending).toBe('roll');
  });

  it('Nell let go to the table hums on the last page', () => {
    const takes = ['bride.page.tear', 'hearths.nell.keep', 'market.nell.let', 'market.ledger.burn'];
    expect(wonTo(2, ...takes).state.campaign.ending).toBe('torn-hum');
  });

  it.each([
    ['bartle-roll', 'bride.page.give', 'take'],
    ['nell-torn', 'bride.page.tear', 'sister'],
  ])('what is settled at the river is on the last page: %s', (ending, page, answer) => {
    expect(wonTo(1, page, `coll-tallow.settle.${answer}`).state.campaign.ending).toBe(ending);
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
