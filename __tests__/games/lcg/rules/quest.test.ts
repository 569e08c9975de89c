import type { CommandOf } from '@/games/lcg/play';
import { isGuarded, questSums, stagingCount, BLANK_OBJECTIVE, legalCommands } from '@/games/lcg/play';
import { CORE } from '@/games/lcg/content';
import { placementOf } from '@/games/lcg/rules/progress';
import { Table, enemy, hero, location } from '../table';

const ids = (table: Table): string[] => table.state.encounter.map(({ id }) => id);
const reveal = (
  card: ReturnType<typeof enemy>,
  more: { doomed?: number; surge?: number; guarded?: boolean; byEffect?: boolean } = {},
) => ({ type: 'reveal', card, doomed: 0, surge: 0, guarded: false, byEffect: false, ...more }) as const;

/** A table in the quest phase, before anybody commits. */
const atQuest = (count = 2): Table => new Table({ count }).begin().do({ type: 'goTo', phase: 'quest' });

describe('the quest phase', () => {
  it('R p.15 Éowyn 4, Aragorn 2 and a guard 1 against 3, 3 and 1: nothing; with Éowyn’s bonus one progress', () => {
    const players = [
      { name: 'Olivier', heroes: [hero({ name: 'Éowyn', willpower: 4 })] },
      { name: 'Tiphanie', heroes: [hero({ name: 'Aragorn', willpower: 2 })] },
    ];
    const table = new Table({ players }).begin();
    table.do({ type: 'putIntoPlay', player: 1, ally: hero({ name: 'Guard', willpower: 1 }) });
    table.do({
      type: 'addEncounter',
      card: location({ name: 'Gladden Fields', threat: 3 }),
      engagedWith: null,
    });
    table.do({ type: 'goTo', phase: 'quest' });
    const [eowyn, aragorn, guard] = table.state.characters.map(({ id }) => id) as [string, string, string];
    table.do({ type: 'commit', player: 0, characters: [eowyn] });
    table.do({ type: 'commit', player: 1, characters: [aragorn, guard] });
    expect(table.state.characters.every(({ exhausted, committed }) => exhausted && committed)).toBe(true);
    table.do(reveal(enemy({ name: 'Patrol', threat: 3 }))).do(reveal(enemy({ name: 'Crows', threat: 1 })));
    const { willpower, threat } = questSums(table.state);
    expect(willpower.terms.map(({ name, value }) => [name, value])).toEqual([
      ['Éowyn', 4],
      ['Aragorn', 2],
      ['Guard', 1],
    ]);
    expect([willpower.total, threat.total]).toEqual([7, 7]);
    table.do({
      type: 'modify',
      card: eowyn,
      name: 'Éowyn',
      stat: 'willpower',
      amount: 1,
      each: null,
      source: 'player',
      until: 'phase',
    });
    table.next();
    expect(table.state.success).toEqual({ amount: 1 });
    table.next();
    expect(table.state.quest.progress).toBe(1);
    expect(table.state.at).toMatchObject({ step: 'resolution', window: true });
  });

  it('R p.14 willpower 5 against threat 9 raises each of three players by 4', () => {
    const table = atQuest(3).do({ type: 'setTotals', willpower: 5, threat: 9 });
    while (table.state.at.step !== 'resolution') table.next();
    expect(table.state.players.map(({ threat }) => threat)).toEqual([20, 20, 20]);
  });

  it('F 1.24 Forced effects come between the success and the progress', () => {
    const table = atQuest(1).do({ type: 'setTotals', willpower: 3, threat: 0 });
    while (table.state.at.step !== 'resolution') table.next();
    expect(table.state.at.window).toBe(false);
    expect(table.state.quest.progress).toBe(0);
    table.next();
    expect(table.state.quest.progress).toBe(3);
  });

  it('R p.14–15 engaged enemies and the active location do not count; R p.24 a guard does', () => {
    const table = new Table({ count: 1 }).begin();
    table.do({ type: 'addEncounter', card: enemy({ threat: 2 }), engagedWith: 0 });
    table.do({ type: 'addEncounter', card: location({ threat: 3 }), engagedWith: null });
    table.do({ type: 'addEncounter', card: enemy({ threat: 4 }), engagedWith: null });
    table.do({ type: 'addEncounter', card: BLANK_OBJECTIVE, engagedWith: null });
    const [, active, guard, objective] = ids(table) as [string, string, string, string];
    table.do({ type: 'makeActive', location: active }).do({ type: 'guard', card: guard, objective });
    expect(questSums(table.state).threat.total).toBe(4);
  });

  it('F Q&A everybody commits at once, in turn; an exhausted character does not', () => {
    const table = atQuest();
    const [first, second, third] = table.state.characters.map(({ id }) => id) as [string, string, string];
    expect(table.refusal({ type: 'commit', player: 1, characters: [third] })).toBe('turn/not-yours');
    table.do({ type: 'setExhausted', character: first, exhausted: true });
    expect(table.refusal({ type: 'commit', player: 0, characters: [first] })).toBe('character/exhausted');
    expect(table.refusal({ type: 'commit', player: 0, characters: [third] })).toBe('character/not-yours');
    expect(table.refusal({ type: 'commit', player: 0, characters: [second, second] })).toBe(
      'character/twice',
    );
    table.do({ type: 'commit', player: 0, characters: [second] });
    expect(table.state.at).toMatchObject({ step: 'commit', player: 1 });
    expect(table.refusal({ type: 'commit', player: 0, characters: [] })).toBe('turn/not-yours');
  });

  it('R p.14 characters stay committed to the end of the phase and exhausted beyond it', () => {
    const table = atQuest(1);
    const [first] = table.state.characters.map(({ id }) => id) as [string];
    table.do({ type: 'commit', player: 0, characters: [first] });
    while (phase(table) === 'quest') table.next();
    expect(table.state.characters[0]).toMatchObject({ committed: false, exhausted: true });
  });

  it('numbers nobody has typed count as 0 and say so', () => {
    const table = new Table({ count: 1 }).begin();
    table.do({ type: 'addEncounter', card: enemy({ name: 'Unknown' }), engagedWith: null });
    expect(questSums(table.state).threat).toEqual({
      total: 0,
      terms: [{ name: 'Unknown', value: 0, known: false }],
    });
  });
});

const phase = ({ state }: Table): string => (state.at.step === 'travel' ? 'travel' : 'quest');

describe('staging', () => {
  const staging = (count = 2): Table => {
    const table = atQuest(count);
    while (table.state.at.step !== 'commit' || !table.state.at.window) table.next();
    return table;
  };

  it('R p.14 one card for each player; R p.24 surge reveals one more', () => {
    const table = staging();
    expect(stagingCount(table.state)).toEqual({ cards: 2, explanation: 'staging/count' });
    table.do(reveal(enemy(), { surge: 1 }));
    expect(table.state.staging?.left).toBe(2);
    table.do(reveal(enemy())).do(reveal(enemy()));
    expect(table.state.at.window).toBe(true);
  });

  it('R p.14 a card revealed while the encounter deck is empty: it was made anew, in the quest phase alone', () => {
    const table = new Table().begin().do({ type: 'setEncounterDeckEmpty', empty: true });
    expect(table.do(reveal(enemy())).state.encounterDeckEmpty).toBe(true);
    table.do({ type: 'goTo', phase: 'quest' }).to('staging').do(reveal(enemy()));
    expect(table.state.encounterDeckEmpty).toBe(false);
    expect(table.state.log.at(-1)?.lines).toContainEqual({ line: 'reshuffled' });
    table.do({ type: 'setEncounterDeckEmpty', empty: true }).next();
    expect(table.state.encounterDeckEmpty).toBe(false);
  });

  it('R p.24 doomed raises each dial', () => {
    const table = staging().do(reveal(enemy(), { doomed: 3 }));
    expect(table.state.players.map(({ threat }) => threat)).toEqual([19, 19]);
  });

  it('R p.14 a card that an effect reveals, before or during the step, is none of the step’s', () => {
    const table = atQuest()
      .to('commit', true)
      .do(reveal(enemy(), { byEffect: true, doomed: 1 }));
    expect(table.state).toMatchObject({ at: { step: 'commit', window: true }, staging: null });
    expect(table.state.players[0]?.threat).toBe(17);
    table.next();
    table.do({ type: 'revealTreachery', name: '', doomed: 0, surge: 1, byEffect: true });
    expect(table.state.staging).toEqual({ left: 3, revealed: 1 });
    table.do(reveal(enemy())).do(reveal(enemy())).do(reveal(enemy()));
    expect(table.state).toMatchObject({ at: { step: 'staging', window: true }, staging: { revealed: 4 } });
  });

  it('R p.24 guarded: the next card guards, another objective goes to the staging area and one more is drawn', () => {
    const table = staging(1).do(reveal(BLANK_OBJECTIVE, { guarded: true }));
    const [objective] = ids(table) as [string];
    expect(table.state).toMatchObject({ staging: { left: 0 }, unguarded: [objective] });
    expect(table.state.at.window).toBe(false);
    table.do(reveal(BLANK_OBJECTIVE));
    expect(table.state.unguarded).toEqual([objective]);
    table.do(reveal(enemy({ hitPoints: 1 })));
    const guard = ids(table)[2] ?? '';
    expect(isGuarded({ state: table.state, content: CORE }, objective)).toBe(true);
    expect(table.state.at.window).toBe(true);
    const [first] = table.state.characters.map(({ id }) => id) as [string];
    expect(table.refusal({ type: 'claim', objective, character: first })).toBe('guard/still-there');
    table
      .do({ type: 'dealDamage', card: guard, amount: 1 })
      .do({ type: 'claim', objective, character: first });
    expect(table.state.encounter.find(({ id }) => id === objective)).toMatchObject({ zone: 'claimed' });
  });

  it('F 1.01 guarded while setting up: the next card guards', () => {
    const table = new Table({ scenario: 'dolGuldur' }).do(reveal(BLANK_OBJECTIVE, { guarded: true }));
    table.do(reveal(enemy())).do(reveal(enemy()));
    expect(table.state.encounter.map(({ guards }) => guards)).toEqual([null, ids(table)[0], null]);
  });

  it('R p.24 a guarded objective in place of a guard: the next card guards the first, another the second', () => {
    const table = staging(1).do(reveal(BLANK_OBJECTIVE, { guarded: true }));
    table.do(reveal(BLANK_OBJECTIVE, { guarded: true })).do(reveal(enemy()));
    expect(table.state.at.window).toBe(false);
    table.do(reveal(enemy()));
    const [first, second] = ids(table);
    expect(table.state.encounter.map(({ guards }) => guards)).toEqual([null, null, first, second]);
    expect(table.state.at.window).toBe(true);
  });

  it('R p.24 a treachery that should guard is resolved and leaves the objective free', () => {
    const table = staging(1).do(reveal(BLANK_OBJECTIVE, { guarded: true }));
    table.do({ type: 'revealTreachery', name: '', doomed: 0, surge: 0, byEffect: false });
    expect(table.state.unguarded).toEqual([]);
    expect(table.state.at.window).toBe(true);
  });

  it('one tap goes through cards that nobody writes down', () => {
    const table = staging().next(2);
    expect(table.state.at).toMatchObject({ step: 'staging', window: true });
    expect(table.state.log.at(-1)?.lines.at(-1)).toEqual({ line: 'revealedUnrecorded', cards: 2 });
  });

  it('R p.14 the encounter deck is reshuffled in the quest phase alone', () => {
    const table = staging();
    expect(table.refusal({ type: 'reshuffleEncounterDeck' })).toBeNull();
    table.do({ type: 'goTo', phase: 'combat' });
    expect(table.refusal({ type: 'reshuffleEncounterDeck' })).toBe('deck/quest-only');
    expect(table.refusal({ type: 'shuffleDiscardPile', player: 0 })).toBe('deck/no-reshuffle');
  });
});

describe('progress', () => {
  const quest = { stage: 1, side: 'B', questPoints: 8, progress: 0, blocked: false } as const;
  const active = (id: string, questPoints: number | null, immune = false) => ({
    id,
    questPoints,
    progress: 0,
    immune,
  });

  it('F 1.27 the active location is passed by only where the text says so', () => {
    expect(placementOf(3, [active('a', 2)], quest, { ignoreLocation: true })).toMatchObject({
      onLocations: [],
      onQuest: 3,
      explanation: 'progress/ignored',
    });
  });

  it('F Q&A an immune active location takes nothing from a player card and lets nothing past', () => {
    const placed = placementOf(3, [active('a', 2, true)], quest, { fromPlayerCard: true });
    expect(placed).toMatchObject({ onLocations: [], onQuest: 0, explanation: 'progress/immune' });
    expect(placementOf(3, [active('a', 2, true)], quest).onQuest).toBe(1);
  });

  it('R p.22 what the quest does not need is lost; F Q&A blocked, it piles up', () => {
    const near = { ...quest, progress: 6 };
    expect(placementOf(5, [], near)).toMatchObject({ advances: true, lost: 3 });
    expect(placementOf(5, [], { ...near, blocked: true })).toMatchObject({
      advances: false,
      lost: 0,
      onQuest: 5,
    });
  });

  it('F 1.34 three progress and two active locations: shared as the players like, 2+1', () => {
    const table = new Table({ count: 1 }).begin();
    for (const questPoints of [3, 4])
      table.do({ type: 'addEncounter', card: location({ questPoints }), engagedWith: null });
    const [first, second] = ids(table) as [string, string];
    for (const id of [first, second]) table.do({ type: 'makeActive', location: id });
    table.do({ type: 'goTo', phase: 'quest' }).do({ type: 'setTotals', willpower: 3, threat: 0 });
    while (table.state.at.step !== 'resolution') table.next();
    expect(table.refusal({ type: 'next' })).toBe('progress/split');
    expect(legalCommands(table.state, CORE, ['splitProgress'])).toHaveLength(2);
    const shares = (one: number, other: number): CommandOf<'splitProgress'> => ({
      type: 'splitProgress',
      shares: [
        { location: first, amount: one },
        { location: second, amount: other },
      ],
    });
    expect(table.refusal(shares(2, 2))).toBe('progress/wrong-split');
    expect(table.refusal(shares(-1, 4))).toBe('command/malformed');
    table.do(shares(2, 1));
    expect(table.state.encounter.map(({ progress }) => progress)).toEqual([2, 1]);
    expect(table.state.at).toMatchObject({ step: 'resolution', window: true });
  });

  it('F 1.34 more progress than either location needs is offered shared between both', () => {
    const table = new Table({ count: 1 }).begin();
    for (const questPoints of [3, 4])
      table.do({ type: 'addEncounter', card: location({ questPoints }), engagedWith: null });
    for (const id of ids(table)) table.do({ type: 'makeActive', location: id });
    table.do({ type: 'goTo', phase: 'quest' }).do({ type: 'setTotals', willpower: 5, threat: 0 });
    table.to('resolution');
    const offered = legalCommands(table.state, CORE, ['splitProgress']) as CommandOf<'splitProgress'>[];
    expect(offered.map(({ shares }) => shares.map(({ amount }) => amount))).toEqual([
      [3, 2],
      [4, 1],
    ]);
  });

  it('F 1.18 a location is explored at once, active or not, and R p.24 its victory counts', () => {
    const table = new Table({ count: 1 }).begin();
    table.do({
      type: 'addEncounter',
      card: location({ name: 'Road', questPoints: 3, victory: 2 }),
      engagedWith: null,
    });
    const [road] = ids(table) as [string];
    table.do({ type: 'placeProgressOn', card: road, amount: 2 });
    expect(ids(table)).toEqual([road]);
    table.do({ type: 'placeProgressOn', card: road, amount: 1 });
    expect(ids(table)).toEqual([]);
    expect(table.state.victoryPile).toEqual([{ name: 'Road', points: 2 }]);
  });

  it('F 1.05 removal takes from the quest card, never from the active location', () => {
    const table = new Table({ count: 1 }).begin().do({ type: 'setProgress', progress: 1 });
    table.do({ type: 'addEncounter', card: location({ questPoints: 3 }), engagedWith: null });
    const [road] = ids(table) as [string];
    table.do({ type: 'makeActive', location: road }).do({ type: 'placeProgressOn', card: road, amount: 2 });
    table.do({ type: 'removeProgress', amount: 2 });
    expect(table.state.quest.progress).toBe(0);
    expect(table.state.encounter[0]?.progress).toBe(2);
    expect(table.refusal({ type: 'removeProgressFrom', card: road, amount: 1 })).toBe('progress/quest-only');
  });

  it('R p.22 a stage changes nothing else, and the last one wins', () => {
    const table = new Table({ count: 2 }).begin();
    table.do({ type: 'addEncounter', card: enemy({ hitPoints: 3 }), engagedWith: 1 });
    table.do({ type: 'setQuest', stage: 1, questPoints: 2, blocked: false });
    const { encounter, characters, players } = table.state;
    const place = { type: 'placeProgress', amount: 2, ignoreLocation: false, fromPlayerCard: false } as const;
    table.do(place);
    expect(table.state).toMatchObject({ encounter, characters, players });
    expect(table.state.quest).toEqual({
      stage: 2,
      side: 'B',
      questPoints: null,
      progress: 0,
      blocked: false,
    });
    table.do({ type: 'setQuest', stage: 3, questPoints: 2, blocked: false }).do(place);
    expect(table.state).toMatchObject({ stage: 'ended', outcome: 'won' });
  });

  it('R p.22 progress that was enough before the block ended or the number was known advances the quest then', () => {
    const table = new Table().begin();
    const points = (questPoints: number | null, blocked: boolean) =>
      ({ type: 'setQuest', stage: table.state.quest.stage, questPoints, blocked }) as const;
    const place = { type: 'placeProgress', amount: 3, ignoreLocation: false, fromPlayerCard: false } as const;
    table.do(points(2, true)).do(place).do(points(2, false));
    expect(table.state.quest).toMatchObject({ stage: 2, progress: 0 });
    table.do(place).do(points(4, false));
    expect(table.state.quest).toMatchObject({ stage: 2, progress: 3 });
    expect(table.do(points(3, false)).state.quest).toMatchObject({ stage: 3, progress: 0 });
  });

  it('without known quest points a location takes all, until the table says it is explored', () => {
    const table = new Table({ count: 1 }).begin();
    table.do({ type: 'addEncounter', card: location(), engagedWith: null });
    const [road] = ids(table) as [string];
    table.do({ type: 'makeActive', location: road });
    table.do({ type: 'placeProgress', amount: 5, ignoreLocation: false, fromPlayerCard: true });
    expect(table.state.encounter[0]?.progress).toBe(5);
    table.do({ type: 'explore', location: road });
    expect(table.state.encounter).toEqual([]);
  });
});
