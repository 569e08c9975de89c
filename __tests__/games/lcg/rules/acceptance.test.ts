import { checkDeck } from '@/games/lcg/decks';
import { finalScore, heroesOf, inZone, stagingCount } from '@/games/lcg/play';
import { attackResult } from '@/games/lcg/rules/attackStrength';
import { foreseeChecks } from '@/games/lcg/rules/engagement';
import { paymentFault, suggestPayment } from '@/games/lcg/rules/payment';
import { strikeResult } from '@/games/lcg/rules/playerAttack';
import { placementOf } from '@/games/lcg/rules/progress';
import { questResult } from '@/games/lcg/rules/questResolution';
import { scoreOf } from '@/games/lcg/rules/score';
import { shadowOrder, shadowsDealt } from '@/games/lcg/rules/shadowCards';
import type { Term } from '@/games/lcg/rules/stats';
import { startThreat } from '@/games/lcg/rules/threat';
import { Table, enemy, hero, location, somePlayers } from '../table';

const term = (value: number): Term => ({ name: '', value, known: true });
const terms = (...values: number[]): Term[] => values.map(term);

/** The fifteen checks of the specification; each names the page or number it rests on. */
describe('acceptance', () => {
  it('R p.15 willpower 4+2+1 against threat 3+3+1 is a tie; one willpower more is one progress (check 1)', () => {
    const tie = questResult(terms(4, 2, 1), terms(3, 3, 1));
    expect(tie).toMatchObject({ outcome: 'tie', progress: 0, raise: 0, explanation: 'quest/tie' });
    expect(tie.willpower.total).toBe(7);
    expect(questResult(terms(4, 2, 1, 1), terms(3, 3, 1))).toMatchObject({ progress: 1, raise: 0 });
  });

  it('R p.15 three progress with an active location that needs two: explored, and one on the quest (check 2)', () => {
    const { progress } = questResult(terms(8), terms(5));
    const active = { id: 'location', questPoints: 2, progress: 0, immune: false };
    const quest = { stage: 1, side: 'B', questPoints: 8, progress: 0, blocked: false } as const;
    expect(placementOf(progress, [active], quest)).toEqual({
      onLocations: [{ location: 'location', amount: 2 }],
      explored: ['location'],
      onQuest: 1,
      advances: false,
      lost: 0,
      explanation: 'progress/location',
    });
  });

  it('F Q&A nobody committed against threat 7: both dials go up by 7 (check 3)', () => {
    const table = new Table().begin();
    table.do({ type: 'addEncounter', card: enemy({ threat: 7 }), engagedWith: null });
    const before = table.state.players.map(({ threat }) => threat);
    table.do({ type: 'goTo', phase: 'quest' }).next();
    while (table.state.at.step !== 'resolution') table.next();
    expect(table.state.players.map(({ threat }) => threat)).toEqual(before.map((threat) => threat + 7));
  });

  const costs = [20, 25, 32, 40].map((cost) => ({
    id: `${cost}`,
    name: '',
    cannotLeaveStaging: false,
    cost,
  }));

  it.each([35, 34])('R p.16–17 threats 24 and %i: 20, 32, –, 25, –, –; 40 is left (check 4)', (second) => {
    const { sequence, left, tie } = foreseeChecks(
      [
        { player: 0, threat: 24 },
        { player: 1, threat: second },
      ],
      costs,
    );
    expect(sequence.map(({ player, enemy: came }) => [player, came?.cost ?? null])).toEqual([
      [0, 20],
      [1, 32],
      [0, null],
      [1, 25],
      [0, null],
      [1, null],
    ]);
    expect(left.map(({ cost }) => cost)).toEqual([40]);
    expect(tie).toBeNull();
  });

  it('R p.16 an enemy engages at a cost equal to the threat (check 5)', () => {
    const { sequence } = foreseeChecks([{ player: 0, threat: 25 }], costs.slice(1, 2));
    expect(sequence[0]?.enemy?.cost).toBe(25);
  });

  it('R p.18 two shadow cards for 20, then 32; 25 gets none and nothing is reshuffled (check 6)', () => {
    const turn = (player: number, cost: number) => ({ player, enemy: `${cost}`, name: '', cost });
    const order = shadowOrder([turn(0, 20), turn(1, 25), turn(1, 32)], [0, 1]);
    const { dealt, without } = shadowsDealt(order, 2);
    expect(dealt.map(({ cost }) => cost)).toEqual([20, 32]);
    expect(without.map(({ cost }) => cost)).toEqual([25]);
  });

  it('R p.18 5 and a shadow of 1 on defence 0 is 6; 2 undefended leaves 3 of 5; an ally is refused (check 7)', () => {
    expect(attackResult(term(5), 1, terms(0))).toMatchObject({ damage: 6, explanation: 'attack/defended' });
    expect(attackResult(term(2), 0, [])).toMatchObject({ damage: 2, explanation: 'attack/undefended' });

    const players = [
      { name: 'Tiphanie', heroes: [hero({ name: 'Aragorn', hitPoints: 5 }), hero({ name: 'Gimli' })] },
    ];
    const table = new Table({ players }).begin();
    table.do({ type: 'putIntoPlay', player: 0, ally: hero({ name: 'Archer', hitPoints: 1, defence: 0 }) });
    table.do({ type: 'addEncounter', card: enemy({ name: 'Spider', attack: 2 }), engagedWith: 0 });
    table.do({ type: 'goTo', phase: 'combat' }).next(2);
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', window: false });
    table.next();
    table.do({ type: 'declareDefenders', defenders: [] }).do({ type: 'resolveShadow', attack: 0 });
    const ally = table.state.characters.find(({ kind }) => kind === 'ally');
    expect(table.refusal({ type: 'assignDamage', character: ally?.id ?? '' })).toBe('damage/not-a-hero');
    const [aragorn] = heroesOf(table.state, 0);
    table.do({ type: 'assignDamage', character: aragorn?.id ?? '' });
    expect(heroesOf(table.state, 0)[0]).toMatchObject({ damage: 2, hitPoints: 5 });
  });

  it('R p.20 3 on defence 0 and 3 hit points destroys; 3+1 on 1 and 5 leaves 2; a second attack is refused (check 8)', () => {
    expect(strikeResult(terms(3), term(0)).damage).toBe(3);
    expect(strikeResult(terms(3, 1), term(1)).damage).toBe(3);

    const players = [
      {
        name: 'Olivier',
        heroes: [
          hero({ name: 'Glorfindel', attack: 3 }),
          hero({ name: 'Legolas', attack: 3 }),
          hero({ name: 'Spearman', attack: 1 }),
        ],
      },
    ];
    const table = new Table({ players, variant: 'basic' }).begin();
    table.do({
      type: 'addEncounter',
      card: enemy({ name: 'Orcs', defence: 0, hitPoints: 3 }),
      engagedWith: 0,
    });
    table.do({
      type: 'addEncounter',
      card: enemy({ name: 'Master', defence: 1, hitPoints: 5 }),
      engagedWith: 0,
    });
    const [orcs, master] = table.state.encounter.map(({ id }) => id) as [string, string];
    const [glorfindel, legolas, spearman] = table.state.characters.map(({ id }) => id) as [
      string,
      string,
      string,
    ];
    table.do({ type: 'goTo', phase: 'combat' }).next(2);
    table.override({ type: 'next' }, 'no enemy attacks');
    expect(table.state.at).toMatchObject({ step: 'declareAttack', window: false });
    table
      .do({ type: 'declareAttack', player: 0, enemy: orcs, attackers: [glorfindel], byEffect: false })
      .next(2);
    expect(table.state.encounter.map(({ id }) => id)).toEqual([master]);
    table.do({
      type: 'declareAttack',
      player: 0,
      enemy: master,
      attackers: [legolas, spearman],
      byEffect: false,
    });
    table.next(2);
    expect(table.state.encounter[0]).toMatchObject({ damage: 3, hitPoints: 5 });
    table.do({ type: 'setExhausted', character: legolas, exhausted: false });
    expect(
      table.refusal({
        type: 'declareAttack',
        player: 0,
        enemy: master,
        attackers: [legolas],
        byEffect: false,
      }),
    ).toBe('strike/second');
  });

  it('R p.12–13 Leadership 2 and Spirit 4 from 3/2/2 leave 1/0/0; Tactics 0 is refused (check 9)', () => {
    const pools = [
      { id: 'gloin', name: 'Glóin', spheres: ['leadership' as const], resources: 3 },
      { id: 'eowyn', name: 'Éowyn', spheres: ['spirit' as const], resources: 2 },
      { id: 'eleanor', name: 'Eleanor', spheres: ['spirit' as const], resources: 2 },
    ];
    const guard = { cost: 2, sphere: 'leadership' as const, free: false };
    expect(suggestPayment(guard, pools)).toEqual({
      payment: [{ hero: 'gloin', amount: 2 }],
      explanation: 'pay/sphere',
    });
    const tracker = { cost: 4, sphere: 'spirit' as const, free: false };
    expect(suggestPayment(tracker, pools)?.payment).toEqual([
      { hero: 'eowyn', amount: 2 },
      { hero: 'eleanor', amount: 2 },
    ]);
    const tactics = { cost: 0, sphere: 'tactics' as const, free: false };
    expect(suggestPayment(tactics, pools)).toBeNull();
    expect(paymentFault(tactics, pools, [])).toBe('pay/no-icon');
  });

  it('R p.22 43+8+6−5 = 52; F scoring after seven rounds 122 (check 10)', () => {
    const line = { threat: 43, dead: 8, damage: 6 };
    expect(scoreOf('core', [line], 5, 7).total).toBe(52);
    expect(scoreOf('faq', [line], 5, 7)).toMatchObject({ total: 122, forRounds: 70 });
  });

  it('F scoring a win in the quest phase of round 8 took seven rounds (check 10)', () => {
    const table = new Table({ count: 1, players: somePlayers(1) }).begin();
    const toQuest = (): void => {
      table.do({ type: 'goTo', phase: 'refresh' }).next(2);
    };
    for (let round = 1; round < 8; round += 1) toQuest();
    expect(table.state.round).toBe(8);
    table.do({ type: 'goTo', phase: 'quest' }).do({ type: 'endGame', outcome: 'won' });
    expect(finalScore(table.state)).toMatchObject({ rounds: 7, forRounds: 70 });
  });

  it('R p.22, F 1.30 49 and the refresh: out, its two enemies keep their damage, one card is revealed, the token passes (check 11)', () => {
    const table = new Table({ variant: 'basic' }).begin();
    for (const name of ['One', 'Two'])
      table.do({ type: 'addEncounter', card: enemy({ name, hitPoints: 9 }), engagedWith: 0 });
    for (const { id } of table.state.encounter) table.do({ type: 'dealDamage', card: id, amount: 2 });
    table.do({ type: 'setThreat', player: 0, threat: 49 });
    expect(table.state.firstPlayer).toBe(0);
    table.do({ type: 'goTo', phase: 'refresh' }).next();
    expect(table.state.players[0]).toMatchObject({ threat: 50, eliminated: true });
    expect(inZone(table.state, 'staging').map(({ damage, engagedWith }) => [damage, engagedWith])).toEqual([
      [2, null],
      [2, null],
    ]);
    expect(table.state.firstPlayer).toBe(1);
    table.next().do({ type: 'goTo', phase: 'quest' }).next(2);
    expect(table.state.at).toMatchObject({ step: 'commit', window: true });
    table.next();
    expect(stagingCount(table.state).cards).toBe(1);
  });

  it('F Q&A three players when staging begins, one eliminated by the first card: still three cards (check 12)', () => {
    const table = new Table({ count: 3 }).begin();
    table.do({ type: 'setThreat', player: 2, threat: 49 });
    table.do({ type: 'goTo', phase: 'quest' }).next(4).next();
    expect(table.state.staging?.left).toBe(3);
    table.do({ type: 'revealTreachery', name: 'Doom', doomed: 1, surge: 0, byEffect: false });
    expect(table.state.players[2]?.eliminated).toBe(true);
    expect(table.state.staging).toMatchObject({ left: 2, revealed: 1 });
    table.do({ type: 'revealTreachery', name: '', doomed: 0, surge: 0, byEffect: false });
    table.do({ type: 'reveal', card: location(), doomed: 0, surge: 0, guarded: false, byEffect: false });
    expect(table.state.at).toMatchObject({ step: 'staging', window: true });
    expect(table.state.staging?.revealed).toBe(3);
  });

  const questNeedingOne = (): Table =>
    new Table().begin().do({ type: 'setQuest', stage: 1, questPoints: 1, blocked: false });

  it('F Q&A a quest that needs 1: effects of 1 and 2 leave 2 on the next stage; one of 3 leaves 0 (check 13)', () => {
    const effect = (amount: number) => ({
      type: 'placeProgress' as const,
      amount,
      ignoreLocation: false,
      fromPlayerCard: true,
    });
    expect(questNeedingOne().do(effect(1)).do(effect(2)).state.quest).toMatchObject({
      stage: 2,
      progress: 2,
    });
    expect(questNeedingOne().do(effect(3)).state.quest).toMatchObject({ stage: 2, progress: 0 });
  });

  it('R p.27 49 cards and four copies are refused; 50 off-sphere pass with a warning; 30 are for learning (check 14)', () => {
    const titles = (count: number, copies: number, number: number | null = null) =>
      Array.from({ length: count }, (_, index) => ({
        title: `Card ${index}`,
        copies,
        section: 'ally' as const,
        sphere: number === null ? ('tactics' as const) : null,
        number,
      }));
    const aragorn = { title: 'Aragorn', copies: 1, section: 'hero' as const, sphere: null, number: null };
    expect(checkDeck([aragorn, ...titles(49, 1)])).toMatchObject({
      verdict: 'illegal',
      problems: [{ problem: 'tooFewCards', cards: 49 }],
    });
    expect(
      checkDeck([...titles(46, 1), { ...aragorn, title: 'Same', copies: 4, section: 'ally' }]),
    ).toMatchObject({
      verdict: 'illegal',
      problems: [{ problem: 'tooManyCopies', title: 'Same', copies: 4 }],
    });
    const offSphere = checkDeck([aragorn, ...titles(50, 1)]);
    expect(offSphere.verdict).toBe('legal');
    expect(offSphere.warnings[0]).toEqual({ warning: 'offSphere', title: 'Card 0', sphere: 'tactics' });
    expect(checkDeck([aragorn, ...titles(10, 3, 20)]).verdict).toBe('intro');
  });

  it('F nightmare heroes of 29: a carried 24 becomes 29, a carried 41 stays (check 15)', () => {
    const heroes = [9, 10, 10].map((threatCost) => ({ name: '', threatCost }));
    expect(startThreat(heroes, 24)).toMatchObject({ total: 29, explanation: 'threat/start' });
    expect(startThreat(heroes, 41)).toMatchObject({ total: 41, explanation: 'threat/carried' });
  });
});
