import type { AdventureState, CompanyHero, GameState, Group, HeroInPlay } from '@/games/jime/play';
import { faultsOf } from '@/games/jime/sim/walk/invariants';
import { company } from '../rules/company';

type Break = (adventure: AdventureState, state: GameState) => void;

const faultsAfter = (breaks: Break, mirror = true): string[] =>
  faultsOf(company({ adventure: 'bridge', mirror }).set(breaks).game);

it.each([true, false])('a table as it was laid has no fault (mirror %s)', (mirror) => {
  expect(faultsAfter(() => undefined, mirror)).toEqual([]);
});

const FIGURE = { health: 1, armour: 0, sorcery: 0 };

const group =
  (change: Partial<Group>): Break =>
  ({ groups }) =>
    Object.assign(groups[0] as Group, change);

const hero =
  (change: Partial<HeroInPlay>): Break =>
  ({ heroes }) =>
    Object.assign(heroes[0] as HeroInPlay, change);

/** The first group a second time, under another id. */
const again =
  (change: Partial<Group>): Break =>
  ({ groups }) =>
    void groups.push({ ...(groups[0] as Group), id: 'g99', ...change });

const hired = ({ heroes }: GameState['campaign']): CompanyHero => heroes[0] as CompanyHero;

const fallenAsked: Break = ({ heroes: [one] }, { prompts }) => {
  if (!one) return;
  one.defeated = true;
  prompts.push({ kind: 'provoke', hero: one.hero, groups: [] });
};

it.each<[string, RegExp, Break]>([
  ['§21 threat beyond the bar', /^threat 999 of/, (adventure) => void (adventure.threat = 999)],
  ['§58.3 a group without figures', /^figures of g1 .*\[\]/, group({ figures: [] })],
  ['§15.5 a figure without health', /"health":0/, group({ figures: [{ ...FIGURE, health: 0 }] })],
  ['§58.1 a figure healthier than unhurt', /"health":99/, group({ figures: [{ ...FIGURE, health: 99 }] })],
  [
    '§49.3 one banner on two groups',
    /^banner twice: elite 1/,
    again({ banner: { kind: 'elite', symbol: 1 } }),
  ],
  [
    '§49.3 a banner the box has not',
    /^banner the box has not/,
    group({ banner: { kind: 'ordinary', symbol: 4 } }),
  ],
  ['§60.2 inspiration beyond the limit', /inspiration of aragorn/, hero({ inspiration: 99 })],
  ['§84.4 a fifth card prepared', /^5 cards prepared/, hero({ prepared: ['a', 'b', 'c', 'd', 'e'] })],
  ['§19.1 a limit without a last stand', /^aragorn is at a limit/, hero({ fear: { up: 0, down: 9 } })],
  [
    '§51.6 experience below zero',
    /^aragorn owes/,
    (_, { campaign }) => void (hired(campaign).xp = { captain: -1 }),
  ],
  ['§95.1 a role twice', /^guardian twice/, (_, { campaign }) => void (hired(campaign).role = 'guardian')],
  ['§112.2 a prompt for a fallen hero', /^provoke waits for a fallen hero/, fallenAsked],
  [
    '§112.5 a prompt about a group that has left',
    /^fallback names a group that has left/,
    (_adventure, { prompts }) => void prompts.push({ kind: 'fallback', group: 'g99', hero: null, moves: 1 }),
  ],
])('%s is found', (_name, fault, breaks) => {
  expect(faultsAfter(breaks)).toContainEqual(expect.stringMatching(fault));
});

it('§58.2 more figures than the box holds are found', () => {
  const figures = Array.from({ length: 3 }, () => FIGURE);
  const faults = faultsAfter((adventure) => {
    const [one] = adventure.groups as [Group];
    const group = { ...one, enemy: 'goblin-scout', banner: null, figures };
    adventure.groups = ['g1', 'g2', 'g3'].map((id) => ({ ...group, id }));
  });
  expect(faults).toEqual(['9 figures of goblin-scout']);
});

it('§98.2 what a mirror holds that is off is found', () => {
  expect(faultsAfter(hero({ inspiration: 1 }), false)).toEqual(['aragorn on a mirror that is off']);
});
