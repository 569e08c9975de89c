import { BLANK_CHARACTER, BLANK_OBJECTIVE, finalScore, scoreSoFar, survivors } from '@/games/lcg/play';
import { scoreOf } from '@/games/lcg/rules/score';
import { Table, enemy, hero, somePlayers } from '../table';

describe('threat', () => {
  it('F Q&A a dial never goes below 0, nor beyond what eliminates', () => {
    const table = new Table().begin().do({ type: 'changeThreat', player: 0, by: -99 });
    expect(table.state.players[0]?.threat).toBe(0);
    table.do({ type: 'setThreat', player: 0, threat: -3 });
    expect(table.state.players[0]).toMatchObject({ threat: 0, eliminated: false });
    table.do({ type: 'setThreat', player: 0, threat: 70 });
    expect(table.state.players[0]).toMatchObject({ threat: 50, eliminated: true });
  });

  it('F 1.01 Doomed while setting up stays on the dial when a hero is described, added or taken away', () => {
    const table = new Table().do({ type: 'revealTreachery', name: '', doomed: 2, surge: 0, byEffect: false });
    const threat = (): number | undefined => table.state.players[0]?.threat;
    table.do({ type: 'describeCharacter', character: 'hero-0', as: hero({ name: 'Other', threatCost: 9 }) });
    expect(threat()).toBe(19);
    table.do({ type: 'addHero', player: 0, hero: hero({ name: 'Third', threatCost: 10 }) });
    expect(threat()).toBe(29);
    table.do({ type: 'removeHero', hero: 'hero-1' });
    expect(threat()).toBe(21);
  });

  it('F 1.57 treated as 20 with the dial at 50: out', () => {
    const table = new Table().begin().do({ type: 'countThreatAs', player: 0, threat: 20 });
    table.do({ type: 'setThreat', player: 0, threat: 49 }).do({ type: 'changeThreat', player: 0, by: 1 });
    expect(table.state.players[0]).toMatchObject({ threat: 50, eliminated: true });
  });

  it('F Q&A a torch of the dungeon adds 2 to the 1 of the refresh: 3 together', () => {
    const table = new Table({ count: 1 }).begin().do({ type: 'changeThreat', player: 0, by: 2 });
    table.do({ type: 'goTo', phase: 'refresh' }).next();
    expect(table.state.players[0]?.threat).toBe(16 + 3);
  });

  it('R p.22 a scenario may eliminate at another number, at least 1', () => {
    const table = new Table().begin();
    expect(table.refusal({ type: 'setThreshold', threshold: 0 })).toBe('threshold/too-low');
    table.do({ type: 'setThreshold', threshold: 99 }).do({ type: 'setThreat', player: 0, threat: 60 });
    expect(survivors(table.state)).toEqual([0, 1]);
    table.do({ type: 'setThreshold', threshold: 30 });
    expect(survivors(table.state)).toEqual([1]);
  });
});

describe('elimination', () => {
  it('R p.9, F 1.17 an objective claimed by a character that is killed lies in the staging area again', () => {
    const card = { ...BLANK_OBJECTIVE, name: 'Torch', unique: true };
    const table = new Table().begin().do({ type: 'addEncounter', card, engagedWith: null });
    const objective = table.state.encounter[0]?.id ?? '';
    table.do({ type: 'claim', objective, character: 'hero-0' });
    table.do({ type: 'leavePlay', character: 'hero-0', how: 'dead' });
    expect(table.state.encounter[0]).toMatchObject({ zone: 'staging', claimedBy: null });
  });

  it('R p.22, F 1.07 an objective that an eliminated player has claimed is discarded, and may be revealed again', () => {
    const card = { ...BLANK_OBJECTIVE, name: 'Torch', unique: true };
    const table = new Table().begin().do({ type: 'addEncounter', card, engagedWith: null });
    table.do({ type: 'claim', objective: table.state.encounter[0]?.id ?? '', character: 'hero-0' });
    table.do({ type: 'eliminate', player: 0 });
    expect(table.state.encounter).toEqual([]);
    expect(table.refusal({ type: 'addEncounter', card, engagedWith: null })).toBeNull();
  });

  it('R p.25 a lent hero that is killed and comes back is with its owner, whether or not the borrower is still there', () => {
    const table = new Table().begin().do({ type: 'takeControl', character: 'hero-0', player: 1 });
    table.do({ type: 'eliminate', player: 1 }).do({ type: 'returnToPlay', hero: 'hero-0' });
    expect(table.state.characters[0]).toMatchObject({ fate: 'inPlay', owner: 0, controller: 0 });
  });

  it('R p.22 a player whose last hero falls with the one who borrowed it is out at once', () => {
    const table = new Table({ count: 3 }).begin().do({ type: 'takeControl', character: 'hero-0', player: 1 });
    for (const character of ['hero-1', 'hero-2', 'hero-3'])
      table.do({ type: 'leavePlay', character, how: 'dead' });
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
  });

  it('R p.22 with all own heroes killed; cards are discarded and enemies go back with their damage', () => {
    const table = new Table().begin();
    table.do({ type: 'putIntoPlay', player: 0, ally: BLANK_CHARACTER });
    table.do({ type: 'addEncounter', card: enemy({ hitPoints: 5 }), engagedWith: 0 });
    const foe = table.state.encounter[0]?.id ?? '';
    table.do({ type: 'dealDamage', card: foe, amount: 2 });
    table.do({ type: 'dealDamage', card: 'hero-0', amount: 4 });
    expect(table.state.players[0]?.eliminated).toBe(false);
    table.do({ type: 'dealDamage', card: 'hero-1', amount: 9 });
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.state.characters.filter(({ owner, fate }) => owner === 0 && fate === 'inPlay')).toEqual([]);
    expect(table.state.encounter[0]).toMatchObject({ zone: 'staging', engagedWith: null, damage: 2 });
    expect(table.state.firstPlayer).toBe(1);
  });

  it('F Q&A a hero lent to another player or shuffled into the deck is not killed', () => {
    const table = new Table().begin().do({ type: 'takeControl', character: 'hero-0', player: 1 });
    table.do({ type: 'leavePlay', character: 'hero-1', how: 'dead' });
    expect(table.state.players[0]?.eliminated).toBe(false);
    table.do({ type: 'leavePlay', character: 'hero-0', how: 'away' });
    expect(table.state.players[0]?.eliminated).toBe(false);
    table
      .do({ type: 'returnToPlay', hero: 'hero-0' })
      .do({ type: 'leavePlay', character: 'hero-0', how: 'dead' });
    expect(table.state.players[0]?.eliminated).toBe(true);
  });

  it('R p.22 everybody out is a defeat; at least one left at the last stage is a victory for all', () => {
    const lost = new Table().begin();
    lost.do({ type: 'eliminate', player: 0 }).do({ type: 'eliminate', player: 1 });
    expect(lost.state).toMatchObject({ stage: 'ended', outcome: 'lost' });
    expect(lost.refusal({ type: 'next' })).toBe('game/over');
    const won = new Table().begin().do({ type: 'eliminate', player: 0 });
    for (let stage = 0; stage < 3; stage += 1) won.do({ type: 'advanceQuest', questPoints: null });
    expect(won.state).toMatchObject({ stage: 'ended', outcome: 'won' });
  });

  it('R p.22 the turn goes to whoever is left when its player falls', () => {
    const table = new Table({ count: 3 }).begin().to('planning').next(2);
    expect(table.state.at).toMatchObject({ step: 'planning', player: 1, waiting: [2] });
    table.do({ type: 'eliminate', player: 1 });
    expect(table.state.at).toMatchObject({ step: 'planning', player: 2, waiting: [] });
    table.do({ type: 'eliminate', player: 2 });
    expect(table.state.at).toMatchObject({ step: 'planning', window: true });
  });

  it('F Q&A Escape from Dol Guldur: whoever has only the captive left is out, and everybody loses', () => {
    const table = new Table({ scenario: 'dolGuldur' }).begin();
    table.do({ type: 'leavePlay', character: 'hero-0', how: 'captive' });
    expect(table.state.players[0]?.eliminated).toBe(false);
    table.do({ type: 'leavePlay', character: 'hero-1', how: 'dead' });
    expect(table.state).toMatchObject({ stage: 'ended', outcome: 'lost' });
    expect(table.state.players[1]?.eliminated).toBe(false);
  });

  it('F an Orc guard lying face down is discarded where others return to the staging area', () => {
    const table = new Table().begin();
    table.do({ type: 'addEncounter', card: enemy({ faceDown: true }), engagedWith: 0 });
    table.do({ type: 'eliminate', player: 0 });
    expect(table.state.encounter).toEqual([]);
  });
});

describe('the score', () => {
  it('R p.22 43 + 8 + 6 − 5 = 52, and F scoring 122 after seven rounds; victory points count once', () => {
    const line = { threat: 43, dead: 8, damage: 6 };
    expect(scoreOf('core', [line], 5, 7)).toMatchObject({ total: 52, explanation: 'score/core' });
    expect(scoreOf('faq', [line], 5, 7).total).toBe(122);
    expect(scoreOf('core', [line, line], 5, 0)).toMatchObject({ total: 109, mean: 54.5 });
    expect(scoreOf('core', [{ threat: 1, dead: 0, damage: 0 }], 5, 0).total).toBe(-4);
  });

  it('R p.22 an eliminated player with heroes of 9, 10 and 10 counts 50 + 29 + 0 = 79', () => {
    const heroes = [9, 10, 10].map((threatCost, at) =>
      hero({ name: `Hero ${at}`, threatCost, hitPoints: 5 }),
    );
    const table = new Table({ players: [{ name: '', heroes }, ...somePlayers(1)] }).begin();
    table.do({ type: 'dealDamage', card: 'hero-0', amount: 2 }).do({ type: 'eliminate', player: 0 });
    expect(scoreSoFar(table.state).players[0]).toEqual({
      threat: 50,
      dead: 29,
      damage: 0,
      subtotal: 79,
      eliminated: true,
    });
  });

  it('F scoring a win before the refresh phase ends does not count that round', () => {
    const table = new Table().begin().do({ type: 'goTo', phase: 'refresh' }).to('refresh', true);
    table.do({ type: 'endGame', outcome: 'won' });
    expect(finalScore(table.state)).toMatchObject({ rounds: 0, forRounds: 0 });
  });

  it('R p.22 a lost game has no score', () => {
    const table = new Table().begin().do({ type: 'endGame', outcome: 'lost' });
    expect(finalScore(table.state)).toBeNull();
    expect(table.refusal({ type: 'setScoring', scoring: 'core' })).toBe('score/lost');
  });

  it('R p.22 dead heroes count their cost, living ones their damage', () => {
    const table = new Table({ count: 1 }).begin().do({ type: 'dealDamage', card: 'hero-0', amount: 4 });
    table
      .do({ type: 'dealDamage', card: 'hero-1', amount: 3 })
      .do({ type: 'addVictory', name: '', points: 5 });
    expect(table.refusal({ type: 'addVictory', name: '', points: -1 })).toBe('victory/negative');
    table.do({ type: 'endGame', outcome: 'won' });
    expect(finalScore(table.state, 'core')).toMatchObject({ total: 16 + 8 + 3 - 5, victory: 5 });
    table.do({ type: 'setScoring', scoring: 'core' });
    expect(finalScore(table.state)?.total).toBe(22);
  });
});
