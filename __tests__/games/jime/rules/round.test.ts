import { textName } from '@/games/jime/play';
import { actionsLeft, stillToPlay, turnIsOver } from '@/games/jime/rules/actionPhase';
import { forecast, threatRise } from '@/games/jime/rules/threat';
import type { Company } from './company';
import { company } from './company';

/** A journey with nothing on it but the tiles and tokens named. */
const quiet = (heroes = 3, tiles: string[] = ['100A'], tokens: string[] = []) =>
  company({
    heroes,
    story: {
      setup: [
        { do: 'reveal', tiles },
        ...(tokens.length > 0 ? [{ do: 'placeTokens' as const, tokens }] : []),
      ],
      triggers: [],
      threat: {
        max: 40,
        thresholds: [
          { at: 6, text: 'one', effects: [{ do: 'flag', flag: 'one', set: 1 }] },
          { at: 7, text: 'two', effects: [{ do: 'flag', flag: 'two', set: 1 }] },
          { at: 30, text: 'three', effects: [] },
        ],
      },
    },
  });

describe('the action phase', () => {
  it('§96 a round has an action, a shadow and a rally phase', () => {
    const table = company({ adventure: 'bridge' });
    expect([table.adventure.round, table.adventure.phase]).toEqual([1, 'action']);
    table.endActionPhase();
    expect(table.adventure.phase).toBe('shadow');
    while (table.adventure.phase === 'shadow') table.do(table.harmless());
    expect(table.adventure.phase).toBe('rally');
    table.skip();
    expect([table.adventure.round, table.adventure.phase]).toEqual([2, 'action']);
  });
  it('§72.5 heroes take turns in any order', () => {
    const table = quiet();
    for (const hero of ['legolas', 'aragorn', 'gimli'])
      table.do({ type: 'takeTurn', hero }).do({ type: 'endTurn', hero });
    expect(stillToPlay(table.game)).toEqual([]);
  });
  it('§72.5 a turn is finished before another begins', () => {
    const table = quiet().do({ type: 'takeTurn', hero: 'legolas' });
    expect(table.refusal({ type: 'takeTurn', hero: 'gimli' })).toBe('turn/another-hero-acting');
    expect(table.refusal({ type: 'endTurn', hero: 'gimli' })).toBe('turn/another-hero-acting');
  });
  it('§68.2 so it is for one who plays several heroes', () => {
    const table = quiet(2).do({ type: 'takeTurn', hero: 'aragorn' });
    expect(table.refusal({ type: 'takeTurn', hero: 'gimli' })).toBe('turn/another-hero-acting');
    table.do({ type: 'endTurn', hero: 'aragorn' });
    expect(table.refusal({ type: 'takeTurn', hero: 'gimli' })).toBeUndefined();
  });
  it('§72.1 a hero may do nothing at all', () => {
    expect(quiet().do({ type: 'endTurn', hero: 'gimli' }).hero('gimli').turn).toBe('done');
  });
  it('§72.5 one turn each', () => {
    const table = quiet().do({ type: 'endTurn', hero: 'gimli' });
    expect(table.refusal({ type: 'takeTurn', hero: 'gimli' })).toBe('turn/already-played');
    expect(quiet().do({ type: 'takeTurn', hero: 'gimli' }).refusal({ type: 'takeTurn', hero: 'gimli' })).toBe(
      'turn/already-begun',
    );
  });
  it('§72.5 §6.4 a hero whose turn is over is warned of, not refused: a card may let the hero act', () => {
    const table = company().do({ type: 'explore', hero: 'aragorn', tile: '205A' }).skip();
    table.do({ type: 'endTurn', hero: 'aragorn' });
    expect(turnIsOver(table.game, 'aragorn')).toBe(true);
    const group = table.adventure.groups[0]?.id ?? '';
    table.do({ type: 'attack', hero: 'aragorn', group }).do({ type: 'leave' });
    const [token] = table.adventure.tokens;
    table.do({ type: 'look', token: token?.id ?? '' });
    expect(table.legal('interact')).toContainEqual({ type: 'interact', hero: 'aragorn', interaction: 0 });
    expect(table.hero('aragorn').turn).toBe('done');
  });
  it('§72.1 counts the two actions of a turn as far as it knows them, and forbids none', () => {
    const table = company({ adventure: 'bridge' });
    expect(actionsLeft(table.game, 'aragorn')).toBe(2);
    for (const left of [1, 0, 0]) {
      table.do({ type: 'attack', hero: 'aragorn', group: table.group('goblins').id });
      table.do({ type: 'applyAttack', hits: 0, modifiers: [], inReach: false });
      expect(actionsLeft(table.game, 'aragorn')).toBe(left);
    }
    expect(actionsLeft(table.do({ type: 'endTurn', hero: 'aragorn' }).nextRound().game, 'aragorn')).toBe(2);
  });
  it('§5.1 counts two moves it knows of as one travel action', () => {
    const table = company().do({ type: 'explore', hero: 'gimli', tile: '300A' }).skip();
    expect(actionsLeft(table.game, 'gimli')).toBe(1);
    table.do({ type: 'explore', hero: 'gimli', tile: '205A' }).skip();
    expect(actionsLeft(table.game, 'gimli')).toBe(1);
    expect(actionsLeft(table.do({ type: 'endTurn', hero: 'gimli' }).nextRound().game, 'gimli')).toBe(2);
  });
  it('§5.1 §6.4 counts the moves of a figure of the mirror, but none that another’s card gives', () => {
    const table = company({ mirror: true });
    const step = (hero: string): void => {
      const [move] = table.legal('move').filter((command) => 'hero' in command && command.hero === hero);
      if (move) table.do(move).skip();
    };
    step('gimli');
    expect(actionsLeft(table.game, 'gimli')).toBe(1);
    step('gimli');
    expect(actionsLeft(table.game, 'gimli')).toBe(1);
    step('legolas');
    expect(table.hero('legolas').actions).toBeUndefined();
  });
  it('§72.1 looking, and a panel that is left again, cost nothing', () => {
    const table = company({ adventure: 'bridge' });
    const attack = { type: 'attack', hero: 'gimli', group: table.group('goblins').id } as const;
    table.do(attack).do({ type: 'leave' });
    expect(actionsLeft(table.game, 'gimli')).toBe(2);
    table.do(attack).do({ type: 'apply', hits: 0, modifiers: [] });
    expect(actionsLeft(table.game, 'gimli')).toBe(1);
  });
  it('§72.6 the hourglass warns when someone has not played', () => {
    const table = quiet().do({ type: 'endTurn', hero: 'gimli' }).do({ type: 'hourglass' });
    expect(table.shows('hourglass').waiting).toEqual(['aragorn', 'legolas']);
    table.do({ type: 'answer', yes: false });
    expect([table.adventure.phase, table.prompt]).toEqual(['action', undefined]);
    table.do({ type: 'hourglass' }).do({ type: 'answer', yes: true });
    expect(table.adventure.phase).not.toBe('action');
  });
  it('§72.6 it does not when everyone has', () => {
    expect(quiet().endActionPhase().adventure.phase).not.toBe('action');
  });
  it('§72.6 it ends the turn of the last who plays, and does not warn of it', () => {
    const table = quiet(2).do({ type: 'endTurn', hero: 'gimli' }).do({ type: 'takeTurn', hero: 'aragorn' });
    table.do({ type: 'hourglass' });
    expect(table.adventure.phase).not.toBe('action');
    expect(table.hero('aragorn').turn).toBe('done');
  });
  it('§72.3 §72.5 another who acts meanwhile does so by a card: the turn stays, and nothing is counted', () => {
    const table = quiet(3, ['100A', '300A', '205A']);
    table.do({ type: 'explore', hero: 'gimli', tile: '300A' }).skip();
    expect(table.adventure.turn).toBe('gimli');
    table.do({ type: 'explore', hero: 'aragorn', tile: '205A' }).skip();
    expect(table.adventure.turn).toBe('gimli');
    expect(table.hero('aragorn').actions).toBeUndefined();
    expect(stillToPlay(table.game)).toContain('aragorn');
  });
  /** Gimli has taken both actions, and nobody has said that the turn is over. */
  const spent = (): Company => {
    const table = quiet(3, ['100A', '300A', '205A']).do({ type: 'takeTurn', hero: 'gimli' });
    return table.set(({ heroes }) => {
      for (const one of heroes) if (one.hero === 'gimli') Object.assign(one, { actions: 2, moves: 2 });
    });
  };
  it('§72.5 a turn of which nothing is left gives way to whoever acts next, and may still be ended', () => {
    const table = spent().do({ type: 'explore', hero: 'aragorn', tile: '205A' }).skip();
    expect(table.adventure.turn).toBe('aragorn');
    expect(table.do({ type: 'endTurn', hero: 'gimli' }).adventure.turn).toBe('aragorn');
  });
  it('§5.1 §72.5 it does not while half of a travel action is left', () => {
    const table = spent().set(({ heroes }) => {
      for (const one of heroes) if (one.hero === 'gimli') one.moves = 1;
    });
    expect(table.do({ type: 'explore', hero: 'aragorn', tile: '205A' }).adventure.turn).toBe('gimli');
  });
  it('§72.6 whoever has acted is not named among those who have not, and all such turns end', () => {
    const table = spent().do({ type: 'explore', hero: 'aragorn', tile: '205A' }).skip();
    expect(table.do({ type: 'hourglass' }).shows('hourglass').waiting).toEqual(['legolas']);
    table.do({ type: 'answer', yes: true });
    expect([table.hero('gimli').turn, table.hero('aragorn').turn]).toEqual(['done', 'done']);
  });
  it('§72.6 whoever is playing is not named among those who have not', () => {
    const table = quiet().do({ type: 'takeTurn', hero: 'gimli' }).do({ type: 'hourglass' });
    expect(table.shows('hourglass').waiting).toEqual(['aragorn', 'legolas']);
    expect(table.do({ type: 'answer', yes: true }).hero('gimli').turn).toBe('done');
  });
  it.each([
    { type: 'takeTurn', hero: 'gimli' },
    { type: 'hourglass' },
    { type: 'look', token: 'traveller' },
    { type: 'explore', hero: 'gimli', tile: '100A' },
  ])('§72 with a prompt open nothing else is done: $type', (command) => {
    expect(quiet().do({ type: 'hourglass' }).refusal(command)).toBe('prompt/open');
  });
  it('§96 a new round gives everyone a turn again', () => {
    const table = quiet().nextRound();
    expect(stillToPlay(table.game)).toEqual(['aragorn', 'gimli', 'legolas']);
  });
});

describe('the shadow and rally phases', () => {
  it('§73.5, §48.6 at the end of the shadow phase every enemy is ready', () => {
    const table = company({ adventure: 'bridge' }).nextRound();
    expect(table.adventure.groups.map(({ exhausted }) => exhausted)).toEqual([false, false, false]);
  });
  it('§73.5 not before: in the threat step they are exhausted', () => {
    const table = company({ adventure: 'bridge' }).endActionPhase();
    while (table.prompt?.kind !== 'threshold') table.do(table.harmless());
    expect(table.adventure.groups.every(({ exhausted }) => exhausted)).toBe(true);
  });
  it('§73, §48.1 where nobody acts the phase has a page, with who rests', () => {
    const table = company({ adventure: 'bridge' }).set((adventure) =>
      adventure.groups.forEach((group) => (group.exhausted = true)),
    );
    for (const hero of ['aragorn', 'gimli', 'legolas']) table.do({ type: 'endTurn', hero });
    table.do({ type: 'hourglass' });
    expect(table.prompt).toEqual({ kind: 'shadow' });
    const all = table.adventure.groups.map(({ id }) => id);
    expect(table.adventure.shadow).toEqual({ acts: [], rests: all });
    expect(table.adventure.threat).toBe(0);
    table.do({ type: 'continue' });
    expect(table.adventure.shadow?.rise).toEqual({ heroes: 6, tokens: 0, tiles: 0, total: 6 });
  });
  it('§73.1 where someone does, the first activation is the page: no tap more', () => {
    const table = company({ adventure: 'bridge' }).endActionPhase();
    expect(table.prompt?.kind).toBe('activation');
    const all = table.adventure.groups.map(({ id }) => id);
    expect(table.adventure.shadow).toEqual({ acts: all, rests: [] });
  });
  it('§96 with the next round it is forgotten', () => {
    expect(quiet().nextRound().adventure.shadow).toBeUndefined();
  });
  it('§74.1, §74.2 the rally phase asks everyone to reset and to scout two', () => {
    const table = quiet().endActionPhase().skip('shadow');
    expect(table.shows('rally').steps).toEqual([{ line: 'rally.reset' }, { line: 'rally.scout', count: 2 }]);
  });
  it('§84.2 before the first action phase heroes scout, without a reset', () => {
    const table = company({ story: { setup: [] } });
    const entries = table.state.chronicle[0]?.pages[0]?.entries ?? [];
    expect(entries.map(({ text }) => textName(text))).toContain('rally.scout');
    expect(entries.map(({ text }) => textName(text))).not.toContain('rally.reset');
  });
  it('§73.4 the rally phase follows the threat step', () => {
    const table = quiet().endActionPhase();
    expect(table.adventure.threat).toBe(6);
    expect(table.skip('shadow').adventure.phase).toBe('rally');
  });
});

describe('threat', () => {
  it.each([
    ['§21.1 two for each of two heroes', 2, ['100A'], [], 4],
    ['§21.1 two for each of five heroes', 5, ['100A'], [], 10],
    ['§78.4 and one for each threat token', 3, ['100A', '300A'], ['horn'], 8],
    ['§21.1 and one for each unexplored tile', 3, ['100A', '300A', '205A', '204B'], [], 9],
    [
      '§73.3 not for other tokens, nor for explored tiles',
      3,
      ['100A', '401A'],
      ['traveller', 'cairn', 'gloom'],
      6,
    ],
  ])('%s', (_title, heroes, tiles, tokens, total) => {
    expect(threatRise(quiet(heroes, tiles, tokens).game).total).toBe(total);
  });
  it('§21.1 a fallen hero still counts: the company is as large as it set out', () => {
    const table = quiet().set((adventure) => adventure.heroes.forEach((hero) => (hero.defeated = true)));
    expect(threatRise(table.game).heroes).toBe(6);
  });
  it('§21.3, §73.3 a threshold reached exactly is resolved', () => {
    const table = quiet(3).endActionPhase();
    expect(table.adventure.threat).toBe(6);
    expect(table.shows('threshold').at).toBe(6);
    table.skip();
    expect(table.adventure.flags).toEqual({ one: 1 });
  });
  it('§21.3, §73.3 several passed at once are resolved in order', () => {
    const table = quiet(4).endActionPhase();
    expect(table.shows('threshold').at).toBe(6);
    table.do({ type: 'continue' });
    expect(table.shows('threshold').at).toBe(7);
    table.skip();
    expect(table.adventure.flags).toEqual({ one: 1, two: 1 });
  });
  it('§21.3, §73.3 one that lowers threat below the next holds it back until threat is there again', () => {
    const table = company({
      heroes: 4,
      story: {
        setup: [{ do: 'reveal', tiles: ['100A'] }],
        triggers: [],
        threat: {
          max: 40,
          thresholds: [
            { at: 6, text: 'one', effects: [{ do: 'threat', by: -3 }] },
            { at: 7, text: 'two', effects: [] },
          ],
        },
      },
    }).endActionPhase();
    expect([table.adventure.threat, table.shows('threshold').at]).toEqual([8, 6]);
    table.skip('shadow');
    expect(table.adventure).toMatchObject({ phase: 'rally', threat: 5, thresholdsResolved: 1 });
    table.skip().endActionPhase();
    expect([table.adventure.threat, table.shows('threshold').at]).toEqual([13, 7]);
  });
  it('§21.3 a threshold is resolved once', () => {
    const table = quiet(3).nextRound().endActionPhase();
    expect(table.shows('threshold').at).toBe(7);
  });
  it('§21.3 threat that rises in the action phase waits for the threat step', () => {
    const table = quiet(3).set((adventure) => (adventure.threat = 8));
    expect(table.prompt).toBeUndefined();
    expect(table.adventure.thresholdsResolved).toBe(0);
    expect(table.endActionPhase().shows('threshold').at).toBe(6);
  });
  it('§21.2, §106.4 a full bar ends the adventure at once', () => {
    const table = quiet(3).set((adventure) => (adventure.threat = 34));
    table.endActionPhase();
    expect(table.shows('ending')).toMatchObject({ outcome: 'lost', resolution: 'late' });
    table.read();
    expect([table.state.stage, table.state.adventure]).toEqual(['camp', null]);
  });
  it('§21.2 a full bar ends it before thresholds are resolved', () => {
    const table = quiet(3)
      .set((adventure) => (adventure.threat = 34))
      .endActionPhase();
    expect(table.adventure.thresholdsResolved).toBe(0);
  });
  it('§21.2 even in the action phase', () => {
    const table = company({
      story: {
        setup: [{ do: 'placeTokens', tokens: ['bell'] }],
        tokens: [
          {
            id: 'bell',
            kind: 'search',
            space: '100A/1',
            interactions: [
              {
                text: 'b',
                effects: [
                  { do: 'threat', by: 60 },
                  { do: 'lore', count: 1 },
                ],
              },
            ],
          },
        ],
      },
    });
    table.do({ type: 'look', token: 'bell' }).do({ type: 'interact', hero: 'gimli', interaction: 0 });
    expect(table.shows('ending').resolution).toBe('late');
    table.read();
    expect(table.state.campaign.lore).toBe(0);
  });
  it('§21 threat never falls below nothing', () => {
    const table = company({ story: { setup: [{ do: 'threat', by: -5 }] } });
    expect(table.adventure.threat).toBe(0);
  });
  it('§21.1 the forecast says what the next round adds, and when thresholds come', () => {
    const table = quiet(3, ['100A', '300A'], ['horn']).set((adventure) => (adventure.threat = 5));
    expect(forecast(table.game)).toEqual({
      next: { heroes: 6, tokens: 1, tiles: 1, total: 8 },
      thresholds: [
        { at: 6, rounds: 1 },
        { at: 7, rounds: 1 },
        { at: 30, rounds: 4 },
      ],
      full: { at: 40, rounds: 5 },
    });
  });
  it('§21.1 the forecast comes true', () => {
    const table = quiet(2);
    const [first] = forecast(table.game).thresholds;
    for (let round = 0; round < (first?.rounds ?? 0); round += 1) {
      expect(table.adventure.thresholdsResolved).toBe(0);
      table.nextRound();
    }
    expect(table.adventure.thresholdsResolved).toBeGreaterThan(0);
  });
});
