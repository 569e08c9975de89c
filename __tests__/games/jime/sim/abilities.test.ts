import type { Ability, AbilityEffect, AbilityMoment, UsedAbility } from '@/games/jime/content';
import type { Group } from '@/games/jime/play';
import { limitOf } from '@/games/jime/play';
import { inspirationLimit } from '@/games/jime/rules/inspiration';
import {
  constantsOf,
  ignores,
  keywordOf,
  preparedLimitOf,
  statOf,
} from '@/games/jime/sim/abilities/constants';
import { dropPrepared } from '@/games/jime/sim/abilities/hand';
import { answersTo, anew, happen, isUsable, scoutFor, playAbility } from '@/games/jime/sim/abilities/happen';
import type {
  BlowUnderWay,
  Happening,
  HurtUnderWay,
  TestUnderWay,
} from '@/games/jime/sim/abilities/happening';
import { isRace } from '@/games/jime/sim/abilities/races';
import { answerPrompts } from '@/games/jime/sim/bots/answers';
import { newTable } from '@/games/jime/sim/campaign';
import type { Card, Use } from '@/games/jime/sim/table/cards';
import { cardsOf, WEAKNESS } from '@/games/jime/sim/table/cards';
import { resetDeck } from '@/games/jime/sim/table/deck';
import type { Table } from '@/games/jime/sim/table/table';
import { act, deckOf, heroOf, layOut } from '@/games/jime/sim/table/table';
import { makeTest } from '@/games/jime/sim/table/testing';
import { attacksOf } from '@/games/jime/sim/table/weapons';
import { loadCampaign } from './loadCampaign';

const TUTORIAL = loadCampaign('tutorial');
const { box } = TUTORIAL;
const HERO = 'gimli';

/** Four heroes in one space at the start of a round, nobody hurt, with nothing prepared and no inspiration. */
const atTable = (): Table => {
  const heroes = [HERO, 'legolas', 'aragorn', 'bilbo'];
  const table = newTable(TUTORIAL, { seed: 1, heroes, difficulty: 'normal', skill: 'sensible' });
  layOut(table);
  act(table, { type: 'setOut' });
  answerPrompts(table);
  const { space } = heroOf(table, HERO);
  for (const hero of heroes) {
    if (space !== null) act(table, { type: 'placeHero', hero, space });
    act(table, { type: 'setInspiration', hero, count: 0 });
    for (const one of [...deckOf(table, hero).prepared]) dropPrepared(table, hero, one, 'remove');
    resetDeck(deckOf(table, hero), table.dice);
  }
  for (const hero of table.state.campaign.heroes) hero.items = [];
  table.events = [];
  return table;
};

const card = (id: string): Card => {
  const found = cardsOf(box, 'real')[id];
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

const prepare = (table: Table, hero: string, ...ids: string[]): Card[] => {
  const cards = ids.map(card);
  deckOf(table, hero).prepared.push(...cards);
  deckOf(table, hero).uses = undefined;
  return cards;
};

/** A card that does just this. */
const made = (ability: Ability): Card => ({
  id: 'made',
  success: 0,
  fate: 0,
  keywords: {},
  traits: [],
  abilities: [ability],
});

const lay = (table: Table, hero: string, ability: Ability): Card => {
  const one = made(ability);
  deckOf(table, hero).prepared.push(one);
  deckOf(table, hero).uses = undefined;
  return one;
};

const group = (table: Table, health: number, more: Partial<Group> = {}): Group => {
  const one: Group = {
    id: 'g1',
    story: 'x',
    enemy: 'ruffian',
    name: null,
    bonuses: [],
    banner: null,
    figures: [{ health, armour: 0, sorcery: 0 }],
    fullHealth: health,
    exhausted: false,
    space: heroOf(table, HERO).space,
    lastHitBy: null,
    ...more,
  };
  table.state.adventure?.groups.push(one);
  return one;
};

const test = (more: Partial<TestUnderWay> = {}): TestUnderWay => ({
  stat: 'might',
  purpose: 'story',
  more: 0,
  revealed: [],
  success: 0,
  fate: 0,
  converted: 0,
  inspiration: 0,
  boons: [],
  ...more,
});

const blow = (more: Partial<BlowUnderWay> = {}): BlowUnderWay => ({
  group: 'g1',
  items: [],
  left: 0,
  fate: 0,
  hits: 1,
  modifiers: [],
  ignoresCounterattack: false,
  hiddenSpent: false,
  ...more,
});

const hurt = (more: Partial<HurtUnderWay> = {}): HurtUnderWay => ({
  damage: 2,
  fear: 1,
  facedown: { damage: false, fear: false },
  by: 'attack',
  called: false,
  ...more,
});

const suffered = (table: Table, hero: string, damage: [number, number], fear: [number, number]): void =>
  act(table, {
    type: 'setSuffered',
    hero,
    damageUp: damage[0],
    damageDown: damage[1],
    fearUp: fear[0],
    fearDown: fear[1],
  });

const brings = (table: Table, effect: AbilityEffect, event: Partial<Happening> = {}, owner = HERO): void => {
  const at: AbilityMoment = event.at ?? 'turn';
  const one: Use = { ability: { at, does: [effect] }, owner, id: 'made', mark: 'made' };
  playAbility(table, one, { hero: owner, ...event, at });
};

const NEARBY = { heroes: 1, within: 'nearby', besides: true } as const;

/** Each effect, and the change it makes at the table. One that is missing here does not compile. */
const EFFECTS: Record<AbilityEffect['do'], (table: Table) => void> = {
  success: (table) => {
    const one = test();
    brings(table, { do: 'success', count: 2 }, { at: 'test', test: one });
    expect(one.success).toBe(2);
  },
  convert: (table) => {
    const one = test({ fate: 3 });
    brings(table, { do: 'convert', fate: 2, into: 3 }, { at: 'test', test: one });
    expect(one).toMatchObject({ fate: 1, success: 3, converted: 2 });
    brings(table, { do: 'convert', fate: 2 }, { at: 'test', test: one });
    expect(one).toMatchObject({ fate: 1, success: 3 });
    brings(table, { do: 'convert', fate: 'all' }, { at: 'test', test: one });
    expect(one).toMatchObject({ fate: 0, success: 4 });
  },
  addFate: (table) => {
    const one = test({ fate: 1 });
    brings(table, { do: 'addFate', count: 1 }, { at: 'test', test: one });
    expect(one.fate).toBe(2);
  },
  reveal: (table) => {
    const before = test();
    brings(table, { do: 'reveal', count: 2 }, { at: 'beforeTest', test: before });
    expect(before.more).toBe(2);
    deckOf(table, HERO).top = [card('gimli-2'), card('gimli-5')];
    const during = test({ success: 1 });
    brings(table, { do: 'reveal', count: 2 }, { at: 'test', test: during });
    expect(during.revealed.map(({ id }) => id)).toEqual(['gimli-2', 'gimli-5']);
    expect(during).toMatchObject({ success: 2, fate: 1 });
  },
  redraw: (table) => {
    deckOf(table, HERO).top = [card('gimli-2')];
    const one = test({ revealed: [WEAKNESS, card('gimli-3')], success: 1 });
    brings(table, { do: 'redraw', cards: 'any' }, { at: 'test', test: one });
    expect(one.revealed.map(({ id }) => id)).toEqual(['gimli-3', 'gimli-2']);
    expect(one.success).toBe(2);
    expect(deckOf(table, HERO).discard).toContain(WEAKNESS);
  },
  testWith: (table) => {
    const one = test({ stat: 'wit' });
    brings(table, { do: 'testWith', stats: ['might'], of: ['spirit'] }, { at: 'beforeTest', test: one });
    expect(one.stat).toBe('wit');
    brings(table, { do: 'testWith', stats: ['might'] }, { at: 'beforeTest', test: one });
    expect(one.stat).toBe('might');
  },
  returnRevealed: (table) => {
    const deck = deckOf(table, HERO);
    const revealed = [card('gimli-1'), card('gimli-2')];
    deck.discard = [...revealed];
    brings(table, { do: 'returnRevealed' }, { at: 'afterTest', test: test({ revealed }) });
    expect(deck.top.map(({ id }) => id)).toEqual(['gimli-2']);
    expect(deck.discard.map(({ id }) => id)).toEqual(['gimli-1']);
  },
  prepareRevealed: (table) => {
    const one = test({ revealed: [WEAKNESS, card('gimli-2')] });
    brings(table, { do: 'prepareRevealed' }, { at: 'test', test: one });
    expect(deckOf(table, HERO).prepared.map(({ id }) => id)).toEqual(['gimli-2']);
    expect(one.revealed).toEqual([WEAKNESS]);
  },
  hits: (table) => {
    const one = blow();
    brings(table, { do: 'hits', count: 3 }, { at: 'attack', blow: one });
    expect(one.hits).toBe(4);
    suffered(table, HERO, [1, 0], [1, 1]);
    brings(table, { do: 'hits', count: { each: 'faceup', times: 2, plus: 1 } }, { at: 'attack', blow: one });
    expect(one.hits).toBe(9);
  },
  modifiers: (table) => {
    group(table, 5, { figures: [{ health: 5, armour: 3, sorcery: 0 }] });
    const one = blow({ hits: 3, modifiers: ['stun'] });
    brings(
      table,
      { do: 'modifiers', modifiers: ['smite', 'pierce'], choose: 1 },
      { at: 'attack', blow: one },
    );
    expect(one.modifiers).toEqual(['stun', 'pierce']);
    brings(table, { do: 'modifiers', modifiers: ['stun', 'cleave'] }, { at: 'attack', blow: one });
    expect(one.modifiers).toEqual(['stun', 'pierce', 'cleave']);
  },
  line: (table) => {
    const one = blow({ left: 1 });
    const line = { do: 'line', successes: 1, hits: 4, modifiers: ['pierce'] } as const;
    brings(table, { ...line, modifiers: [...line.modifiers] }, { at: 'attack', blow: one });
    brings(table, { ...line, modifiers: [...line.modifiers] }, { at: 'attack', blow: one });
    expect(one).toMatchObject({ left: 0, hits: 5, modifiers: ['pierce'] });
  },
  doubleHits: (table) => {
    const one = blow({ hits: 3 });
    brings(table, { do: 'doubleHits' }, { at: 'attack', blow: one });
    expect(one.hits).toBe(6);
  },
  ranged: (table) => {
    const own = table.state.campaign.heroes.find(({ hero }) => hero === HERO);
    own?.items.push('wanderers-hatchet');
    act(table, { type: 'setInspiration', hero: HERO, count: 1 });
    deckOf(table, HERO).uses = undefined;
    expect(attacksOf(table, HERO).map(({ reach }) => reach)).toContain(1);
    act(table, { type: 'setInspiration', hero: HERO, count: 0 });
    expect(attacksOf(table, HERO).map(({ reach }) => reach)).not.toContain(1);
  },
  reach: (table) => {
    const own = table.state.campaign.heroes.find(({ hero }) => hero === 'legolas');
    own?.items.push('great-bow');
    prepare(table, 'legolas', 'legolas-1');
    expect(attacksOf(table, 'legolas').map(({ reach }) => reach)).toEqual([2]);
  },
  ignoreCounterattack: (table) => {
    const one = blow();
    brings(table, { do: 'ignoreCounterattack' }, { at: 'attack', blow: one });
    expect(one.ignoresCounterattack).toBe(true);
    brings(table, { do: 'ignoreCounterattack' });
    expect(table.notes.uncountered).toBe(HERO);
  },
  prevent: (table) => {
    const one = hurt();
    brings(table, { do: 'prevent', damage: 1, facedown: true }, { at: 'suffer', hurt: one });
    expect(one.damage).toBe(2);
    brings(table, { do: 'prevent', damage: 1 }, { at: 'suffer', hurt: one });
    expect(one).toMatchObject({ damage: 1, fear: 1 });
    brings(table, { do: 'prevent', either: 1 }, { at: 'suffer', hurt: one });
    expect(one.damage + one.fear).toBe(1);
    brings(table, { do: 'prevent', all: ['damage', 'fear'] }, { at: 'suffer', hurt: one });
    expect(one).toMatchObject({ damage: 0, fear: 0 });
  },
  sufferFacedown: (table) => {
    const one = hurt();
    brings(table, { do: 'sufferFacedown', against: ['fear'] }, { at: 'suffer', hurt: one });
    expect(one.facedown).toEqual({ damage: false, fear: true });
  },
  provokeNobody: (table) => {
    const one = hurt({ by: 'provoked' });
    brings(table, { do: 'provokeNobody' }, { at: 'provoke', hurt: one });
    expect(one.called).toBe(true);
  },
  heal: (table) => {
    suffered(table, HERO, [1, 1], [0, 1]);
    brings(table, { do: 'heal', damage: 2, facedown: true });
    expect(heroOf(table, HERO)).toMatchObject({ damage: { up: 1, down: 0 }, fear: { up: 0, down: 1 } });
    suffered(table, 'legolas', [0, 1], [0, 0]);
    const everyone = { heroes: 'all', within: 'space' } as const;
    brings(table, { do: 'heal', either: 2, shared: true, to: everyone });
    const left = [HERO, 'legolas'].map((hero) => heroOf(table, hero));
    expect(left.reduce((sum, { damage, fear }) => sum + damage.up + damage.down + fear.down, 0)).toBe(1);
  },
  turnFacedown: (table) => {
    suffered(table, HERO, [2, 0], [1, 0]);
    brings(table, { do: 'turnFacedown', damage: 1 });
    expect(heroOf(table, HERO)).toMatchObject({ damage: { up: 1, down: 1 }, fear: { up: 1, down: 0 } });
    brings(table, { do: 'turnFacedown', all: true });
    expect(heroOf(table, HERO)).toMatchObject({ damage: { up: 0, down: 2 }, fear: { up: 0, down: 1 } });
  },
  turnFaceup: (table) => {
    suffered(table, HERO, [0, 2], [0, 0]);
    brings(table, { do: 'turnFaceup', damage: 1 });
    expect(heroOf(table, HERO).damage).toEqual({ up: 1, down: 1 });
  },
  inspiration: (table) => {
    brings(table, { do: 'inspiration', count: 2 });
    expect(heroOf(table, HERO).inspiration).toBe(2);
    brings(table, { do: 'inspiration', count: 1, ifNone: true });
    expect(heroOf(table, HERO).inspiration).toBe(2);
    brings(table, { do: 'inspiration', count: 20 });
    expect(heroOf(table, HERO).inspiration).toBe(inspirationLimit(table, HERO));
    brings(table, { do: 'inspiration', count: 1, to: NEARBY });
    expect(['legolas', 'aragorn', 'bilbo'].map((hero) => heroOf(table, hero).inspiration).sort()).toEqual([
      0, 0, 1,
    ]);
  },
  discardInspiration: (table) => {
    act(table, { type: 'setInspiration', hero: HERO, count: 2 });
    brings(table, { do: 'discardInspiration' });
    expect(heroOf(table, HERO).inspiration).toBe(0);
  },
  boon: (table) => {
    brings(table, { do: 'boon', boon: 'hidden' });
    brings(table, { do: 'boon', boon: 'hidden' });
    expect(heroOf(table, HERO).boons).toEqual(['hidden']);
    brings(table, { do: 'boon', boon: 'any' });
    expect(heroOf(table, HERO).boons).toHaveLength(2);
  },
  bane: (table) => {
    brings(table, { do: 'bane', bane: 'despondent' });
    act(table, { type: 'setInspiration', hero: HERO, count: 2 });
    const spends: UsedAbility = { at: 'turn', cost: { inspiration: 1 }, does: [{ do: 'scout', count: 1 }] };
    expect(
      isUsable(table, { ability: spends, owner: HERO, id: 'x', mark: 'x' }, { at: 'turn', hero: HERO }),
    ).toBe(false);
  },
  discardBanes: (table) => {
    table.notes.banes = { [HERO]: ['despondent', 'terrified'] };
    brings(table, { do: 'discardBanes', count: 1 });
    expect(table.notes.banes[HERO]).toEqual(['terrified']);
    brings(table, { do: 'discardBanes', count: 'all' });
    expect(table.notes.banes[HERO]).toEqual([]);
  },
  move: (table) => {
    table.turn = { hero: HERO, left: { actions: 0, moves: 0, quiet: 0 } };
    brings(table, { do: 'move', spaces: 2, quiet: true });
    expect(table.turn.left).toEqual({ actions: 0, moves: 2, quiet: 2 });
    brings(table, { do: 'move', spaces: 1, to: NEARBY });
    expect(table.extras).toEqual([{ do: 'move', hero: expect.any(String), spaces: 1, quiet: false }]);
  },
  action: (table) => {
    table.turn = { hero: HERO, left: { actions: 1, moves: 0, quiet: 0 } };
    brings(table, { do: 'action', count: 1 });
    expect(table.turn.left.actions).toBe(2);
  },
  interactAgain: (table) => {
    brings(table, { do: 'interactAgain' });
    expect(table.extras).toEqual([{ do: 'interact', hero: HERO }]);
  },
  attackAgain: (table) => {
    brings(table, { do: 'attackAgain', hits: 2, modifiers: ['stun'] });
    expect(table.extras).toEqual([{ do: 'attack', hero: HERO, successes: 0, hits: 2, modifiers: ['stun'] }]);
  },
  strike: (table) => {
    group(table, 6);
    brings(table, { do: 'strike', hits: 4, modifiers: ['stun'], at: 'here' });
    const struck = table.state.adventure?.groups.find(({ id }) => id === 'g1');
    expect(struck).toMatchObject({ exhausted: true, figures: [{ health: 2 }] });
  },
  scout: (table) => {
    const deck = deckOf(table, HERO);
    deck.top = [card('gimli-4'), WEAKNESS];
    brings(table, { do: 'scout', count: 2 });
    expect(deck.prepared.map(({ id }) => id)).toEqual(['gimli-4']);
    expect(deck.bottom).toEqual([WEAKNESS]);
  },
  scoutMore: (table) => {
    const scouting = { cards: 2, prepare: 1, inRally: false };
    brings(table, { do: 'scoutMore', cards: 1, prepare: 1 }, { at: 'scout', scouting });
    expect(scouting).toMatchObject({ cards: 3, prepare: 2 });
    brings(table, { do: 'scoutMore', cards: -1 }, { at: 'scout', scouting });
    expect(scouting.cards).toBe(2);
  },
  prepare: (table) => {
    const deck = deckOf(table, HERO);
    deck.discard = [card('gimli-1'), card('gimli-2'), WEAKNESS];
    brings(table, { do: 'prepare', card: { keywords: ['strike'] } });
    expect(deck.prepared.map(({ id }) => id)).toEqual(['gimli-2']);
    brings(table, { do: 'prepare', card: { traits: ['song'] } });
    expect(deck.prepared).toHaveLength(1);
  },
  discardPrepared: (table) => {
    prepare(table, HERO, 'gimli-1', 'gimli-2');
    brings(table, { do: 'discardPrepared', count: 1 });
    expect(deckOf(table, HERO).prepared).toHaveLength(1);
    expect(deckOf(table, HERO).discard).toHaveLength(1);
  },
  returnDiscarded: (table) => {
    const deck = deckOf(table, HERO);
    deck.discard = [card('gimli-2')];
    brings(table, { do: 'returnDiscarded' }, { at: 'discards', card: card('gimli-2') });
    expect([deck.top.map(({ id }) => id), deck.discard]).toEqual([['gimli-2'], []]);
  },
  leaves: (table) => {
    const deck = deckOf(table, HERO);
    deck.discard = [card('wingfoot')];
    brings(table, { do: 'leaves' }, { at: 'keyword', card: card('wingfoot'), keyword: 'sprint' });
    expect(deck.discard).toEqual([]);
  },
  lookAtTop: (table) => {
    const deck = deckOf(table, HERO);
    deck.top = [WEAKNESS, card('gimli-2')];
    brings(table, { do: 'lookAtTop' });
    expect([deck.top[0]?.id, deck.bottom]).toEqual(['gimli-2', [WEAKNESS]]);
    brings(table, { do: 'lookAtTop' });
    expect(deck.top[0]?.id).toBe('gimli-2');
  },
  removeWeakness: (table) => {
    const deck = deckOf(table, HERO);
    Object.assign(deck, { top: [WEAKNESS], shuffled: [card('gimli-2')], bottom: [] });
    brings(table, { do: 'removeWeakness' });
    expect([...deck.top, ...deck.shuffled].map(({ id }) => id)).toEqual(['gimli-2']);
  },
  exchangeDiscard: (table) => {
    const deck = deckOf(table, HERO);
    Object.assign(deck, { top: [], shuffled: [WEAKNESS], bottom: [], discard: [card('gimli-2')] });
    brings(table, { do: 'exchangeDiscard' });
    expect([deck.shuffled.map(({ id }) => id), deck.discard]).toEqual([['gimli-2'], [WEAKNESS]]);
  },
  replenish: (table) => {
    heroOf(table, HERO).trinkets.push({ trinket: 'waterskin', tokens: 0 }, { trinket: 'boots', tokens: 2 });
    brings(table, { do: 'replenish', trinkets: 'all' });
    expect(heroOf(table, HERO).trinkets.map(({ tokens }) => tokens)).toEqual([1, 2]);
  },
  equipSpare: (table) => {
    table.state.campaign.trinkets.push('boots');
    brings(table, { do: 'equipSpare' });
    expect(heroOf(table, HERO).trinkets).toEqual([{ trinket: 'boots', tokens: 2 }]);
  },
  stat: (table) => {
    const printed = statOf(table, HERO, 'wit');
    lay(table, HERO, { at: 'always', does: [{ do: 'stat', stat: 'wit', by: 1 }] });
    expect(statOf(table, HERO, 'wit')).toBe(printed + 1);
    expect(statOf(table, HERO, 'might')).toBe(box.heroes[HERO]?.stats.might);
  },
  limit: (table) => {
    lay(table, HERO, { at: 'always', does: [{ do: 'limit', of: 'prepared', by: 2 }] });
    expect(preparedLimitOf(table, HERO)).toBe(6);
    const before = limitOf(table, HERO, 'fear');
    table.state.campaign.heroes.find(({ hero }) => hero === HERO)?.items.push('travel-garb');
    expect(limitOf(table, HERO, 'fear')).toBe(before + 1);
  },
  ignore: (table) => {
    const to = { heroes: 'all', within: 'space' } as const;
    lay(table, HERO, { at: 'always', does: [{ do: 'ignore', traits: ['darkness'], to }] });
    expect(ignores(table, 'legolas', 'darkness')).toBe(true);
    expect(ignores(table, 'legolas', 'difficult-ground')).toBe(false);
  },
  cannotUse: (table) => {
    const sprint = card('pathfinder-1');
    expect(keywordOf(table, HERO, sprint, 'sprint')).toBe(1);
    lay(table, HERO, { at: 'always', does: [{ do: 'cannotUse', keyword: 'sprint' }] });
    expect(keywordOf(table, HERO, sprint, 'sprint')).toBe(0);
  },
  countsAs: (table) => {
    const guard = card('guardian-2');
    expect(keywordOf(table, HERO, guard, 'strike')).toBe(0);
    const [own] = prepare(table, HERO, 'guardian-9');
    expect(keywordOf(table, HERO, guard, 'strike')).toBe(1);
    expect(own && keywordOf(table, HERO, own, 'strike')).toBe(1);
  },
  longerSprint: (table) => {
    prepare(table, HERO, 'pathfinder-12');
    expect(keywordOf(table, HERO, card('pathfinder-11'), 'sprint')).toBe(3);
  },
  guardNearby: (table) => {
    expect(constantsOf(table, HERO, 'guardNearby')).toHaveLength(0);
    prepare(table, HERO, 'guardian-1');
    expect(constantsOf(table, HERO, 'guardNearby')).toHaveLength(1);
  },
  beRace: (table) => {
    expect(isRace(table, HERO, 'elf')).toBe(false);
    prepare(table, HERO, 'elf-friend');
    expect(isRace(table, HERO, 'elf')).toBe(true);
  },
  // The app itself does these two: `rules/limits.test.ts` proves it; at the table nothing more happens.
  lore: (table) => {
    const { lore } = table.state.campaign;
    brings(table, { do: 'lore', count: 2 }, { at: 'adventureOver' });
    expect(table.state.campaign.lore).toBe(lore);
  },
  beginWith: (table) => {
    brings(table, { do: 'beginWith', trinket: 'hammer-and-tongs' }, { at: 'setUp' });
    expect(heroOf(table, HERO).trinkets).toEqual([]);
  },
};

describe('What an ability does at the table', () => {
  it.each(Object.entries(EFFECTS))('%s', (_name, proves) => proves(atTable()));
});

describe('When an ability may be used', () => {
  const scouts = (more: Partial<UsedAbility>): UsedAbility => ({
    at: 'turn',
    does: [{ do: 'scout', count: 1 }],
    ...more,
  });
  const event: Happening = { at: 'turn', hero: HERO };

  it('once in a round, until the next begins', () => {
    const table = atTable();
    lay(table, HERO, scouts({ limit: 'round' }));
    happen(table, event);
    expect(answersTo(table, event)).toHaveLength(0);
    anew(table, 'round');
    expect(answersTo(table, event)).toHaveLength(1);
  });

  it('only for heroes within reach, and not for oneself where others are meant', () => {
    const table = atTable();
    lay(table, 'legolas', scouts({ whose: { within: 'space', besides: true } }));
    expect(answersTo(table, event)).toHaveLength(1);
    expect(answersTo(table, { at: 'turn', hero: 'legolas' })).toHaveLength(0);
  });

  it('§84.5 a card that costs itself is discarded, one that leaves the adventure is gone', () => {
    for (const [cost, left] of [
      ['discard', 1],
      ['remove', 0],
    ] as const) {
      const table = atTable();
      lay(table, HERO, scouts({ cost: { card: cost } }));
      const [one] = answersTo(table, event);
      if (!one) throw new Error('it may be used');
      playAbility(table, one, event);
      expect(deckOf(table, HERO).prepared.filter(({ id }) => id === 'made')).toHaveLength(0);
      expect(deckOf(table, HERO).discard.filter(({ id }) => id === 'made')).toHaveLength(left);
    }
  });

  it('§76.2 a trinket gives up a token, and none once it lies facedown', () => {
    const table = atTable();
    heroOf(table, HERO).trinkets.push({ trinket: 'wayfarers-provisions', tokens: 1 });
    const [one] = answersTo(table, event);
    if (!one) throw new Error('it may be used');
    playAbility(table, one, event);
    expect(heroOf(table, HERO).trinkets).toEqual([{ trinket: 'wayfarers-provisions', tokens: 0 }]);
    expect(answersTo(table, event)).toHaveLength(0);
  });

  it('§107 a success at hand is spent where it decides the test, and kept where it does not', () => {
    const spent = (needed: number): boolean => {
      const table = atTable();
      prepare(table, HERO, 'basic-1');
      Object.assign(deckOf(table, HERO), { top: [], shuffled: [WEAKNESS, WEAKNESS, WEAKNESS, WEAKNESS] });
      const gain = (successes: number): number => (successes >= needed ? 10 : 0);
      makeTest(table, HERO, { stat: 'might', purpose: 'story', gain });
      return deckOf(table, HERO).prepared.length === 0;
    };
    expect([spent(1), spent(2), spent(0)]).toEqual([true, false, false]);
  });

  it('§88 cards add to scouting, whoever scouts', () => {
    const table = atTable();
    const deck = deckOf(table, 'legolas');
    deck.top = [WEAKNESS, WEAKNESS, WEAKNESS, WEAKNESS];
    scoutFor(table, 'legolas', 2, { inRally: true });
    // Aragorn lets every hero nearby look at one more card in the rally phase.
    expect(deck.bottom).toHaveLength(3);
  });
});
