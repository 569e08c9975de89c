import type { GameState } from '@/games/jime/play';
import { ScriptedGame } from '../scriptedGame';
import { FIVE, OATH } from './oath';

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

describe('Act I from the prologue to the last page', () => {
  it('by the farm, when the mill was won; the page is torn out', () => {
    const told = through(begin(1, 'bride.page.tear'), 'won', 'won', 'won', 'won');
    expect(played(told)).toEqual(['cart won', 'mill won', 'farm won', 'bride won']);
    expect(flagsOf(told)).toEqual(expect.arrayContaining(['bartle-owes', 'knows-word', 'page-torn']));
    expect(told.state.stage).toBe('ended');
    expect(told.state.campaign.ending).toBe('torn');
  });

  it('by the ford, when the mill was lost; Hallas takes the Roll', () => {
    const told = through(begin(2, 'bride.page.give'), 'won', 'lost', 'won', 'won');
    expect(played(told)).toEqual(['cart won', 'mill lost', 'ford won', 'bride won']);
    expect(flagsOf(told)).toContain('roll-with-hallas');
    expect(flagsOf(told)).not.toContain('knows-word');
    expect(told.state.campaign.ending).toBe('roll');
  });

  it('by the farm, where the night is lost', () => {
    const told = through(begin(3, 'bride.page.tear'), 'lost', 'won', 'lost', 'won');
    expect(played(told)).toEqual(['cart lost', 'mill won', 'farm lost', 'bride won']);
    expect(flagsOf(told)).toEqual(expect.arrayContaining(['bartle-silent', 'herd-lost']));
    expect(told.state.campaign.ending).toBe('torn');
  });

  it('every adventure lost, and the company arrives', () => {
    const told = through(begin(4), 'lost', 'lost', 'lost', 'lost');
    expect(played(told)).toEqual(['cart lost', 'mill lost', 'ford lost', 'bride lost']);
    expect(flagsOf(told)).toEqual(expect.arrayContaining(['bartle-silent', 'nell-hurt']));
    expect(told.state.stage).toBe('ended');
    expect(told.state.campaign.ending).toBe('lost');
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
    expect(told.strive().read().state.campaign.ending).toBe('torn-knot');
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
