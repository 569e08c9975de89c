import type { Start } from '@/games/jime/content';
import type { GameState, NewGame } from '@/games/jime/play';
import { newGame, newGameRefusal } from '@/games/jime/play';
import { holds } from '@/games/jime/rules/conditions';
import { ScriptedGame } from '../scriptedGame';
import { FIVE, OATH } from './oath';

const START = OATH.campaign.starts?.[0] as Start;

const chosen = (answers: number[], heroes = 5): NewGame => ({
  seed: 1,
  company: 'The Late',
  difficulty: 'normal',
  heroes: FIVE.heroes.slice(0, heroes).map((hero, index) => ({
    hero,
    role: FIVE.roles[index] ?? null,
    items: OATH.box.heroes[hero]?.suggestedItems ?? [],
  })),
  start: { at: START.at, answers },
});

const begun = (answers: number[], heroes?: number): GameState => newGame(OATH, chosen(answers, heroes));

/** Every way to answer the questions about the past. */
const ANSWERS = START.questions.reduce<number[][]>(
  (all, { answers }) => all.flatMap((before) => answers.map((_, index) => [...before, index])),
  [[]],
);

describe('The Oath of the Lamps from Act II', () => {
  it.each(ANSWERS)('the past %i %i %i is one that Act I leaves behind', (...answers) => {
    const game = { state: begun(answers), content: OATH };
    const { campaign } = game.state;
    const flag = (name: string): boolean => holds(game, { is: 'flag', flag: name, scope: 'campaign' }, {});
    expect(campaign.history.map(({ adventure }) => adventure)).toEqual([
      'cart',
      'mill',
      campaign.history[1]?.outcome === 'won' ? 'farm' : 'ford',
      'bride',
    ]);
    expect([flag('bartle-owes'), flag('bartle-silent')].filter(Boolean)).toHaveLength(1);
    expect([flag('page-torn'), flag('roll-with-hallas')].filter(Boolean)).toHaveLength(1);
    expect(flag('keepers-called') && flag('herd-lost')).toBe(false);
    expect(new Set(campaign.trinkets).size).toBe(campaign.trinkets.length);
  });

  it.each([2, 3, 4, 5])('opens tier II to %i heroes, with experience for skills', (heroes) => {
    const { campaign } = begun([0, 0, 0], heroes);
    expect(campaign.lore).toBeGreaterThanOrEqual(22);
    expect(campaign.lore).toBeLessThan(45);
    for (const { xp } of campaign.heroes) expect(Object.values(xp)).toEqual([START.xp]);
  });

  it.each(START.pasts)(
    'the past “$id” is heard in Nineteen Hearths, and nobody is named who is not remembered',
    ({ id, answers }) => {
      const past = begun(answers);
      expect(newGameRefusal(OATH, chosen(answers))).toBeUndefined();
      const told = new ScriptedGame(
        OATH,
        { ...FIVE, seed: 3, past: past.campaign },
        { passes: true, takes: [] },
      );
      expect(told.adventure.id).toBe('hearths');
      expect(told.texts).toContain(`hearths.since.${{ torn: 'torn', given: 'roll', lost: 'lost' }[id]}`);
      for (const text of ['hearths.since.knot', 'hearths.bartle.fetched'])
        expect(told.texts).not.toContain(text);
      told.strive().read();
      expect(told.state.campaign.next).toBe('market');
    },
  );
});
