import { SECTIONS_THAT_SPEAK, rulesNow } from '@/games/jime/play';
import { wordsOf } from '@/games/jime/words';
import { nowParameters } from '@/games/jime/words/nowWords';
import { LANGUAGES } from '@/i18n/languages';
import type { Group } from '@/games/jime/play';
import { company } from './company';

const ruffians = (over: Partial<Group> = {}): Group => ({
  id: 'ruffians',
  story: 'ruffians',
  enemy: 'ruffian',
  name: null,
  bonuses: [],
  banner: null,
  figures: [
    { health: 5, armour: 2, sorcery: 1 },
    { health: 5, armour: 1, sorcery: 0 },
  ],
  fullHealth: 5,
  exhausted: false,
  space: null,
  lastHitBy: null,
  ...over,
});

/** Gimli in a space with ruffians, the mirror on, nothing asked. */
const table = (over: Partial<Group> = {}) =>
  company({ mirror: true }).set((adventure, state) => {
    state.prompts = [];
    adventure.phase = 'action';
    const gimli = adventure.heroes.find(({ hero }) => hero === 'gimli');
    if (!gimli) throw new Error('no Gimli');
    for (const one of adventure.heroes) one.space = null;
    gimli.space = `${adventure.tiles[0]?.tile}/1`;
    adventure.groups = [ruffians({ space: gimli.space, ...over })];
  });

const said = (section: string, over: Partial<Group> = {}) => rulesNow(table(over).game, section);

describe('what a rule means now', () => {
  it('§87.2 names whom a hero would provoke, and nobody once the group is exhausted', () => {
    expect(said('87')).toEqual([{ now: 'provokes', hero: 'gimli', group: 'ruffians' }]);
    expect(said('87', { space: null })).toEqual([{ now: 'provokesNobody' }]);
    expect(said('87', { exhausted: true })).toEqual([]);
  });

  it('§98.2 leaves to the table who stands with whom when the mirror is off', () => {
    const game = table().set((_, state) => {
      state.mirror = false;
    }).game;
    expect(rulesNow(game, '87')).toEqual([{ now: 'provokesUnknown', count: 1 }]);
  });

  it('§16.3 §101.3 says what comes back after the attack', () => {
    expect(said('16')).toEqual([{ now: 'armour', group: 'ruffians', count: 2 }]);
    expect(said('101')).toEqual([{ now: 'sorcery', group: 'ruffians', count: 1 }]);
  });

  it('§35.5 §48.1 tells ready groups, exhausted ones, and elite ones that strike back all the same', () => {
    expect(said('48', { exhausted: true })).toEqual([{ now: 'exhausted', group: 'ruffians' }]);
    expect(said('35')).toEqual([{ now: 'strikesBack', group: 'ruffians' }]);
    expect(said('35', { exhausted: true })).toEqual([]);
    expect(said('35', { exhausted: true, bonuses: ['alert'] })).toEqual([
      { now: 'strikesBackElite', group: 'ruffians' },
    ]);
  });

  it('§21.3 says what threat will be and the threshold it passes', () => {
    const sat = table();
    const [first] = rulesNow(sat.game, '21');
    expect(first).toMatchObject({ now: 'threatWillBe' });
    expect(first?.count).toBeGreaterThan(sat.adventure.threat);
    const late = sat.set((adventure) => {
      adventure.threat = 1000;
    });
    expect(rulesNow(late.game, '21').map(({ now }) => now)).toEqual(
      expect.arrayContaining(['threatPasses', 'threatFills']),
    );
  });

  it('§72.1 §5.1 knows who has actions and moves left', () => {
    const sat = table().set((adventure) => {
      for (const one of adventure.heroes) one.turn = 'waiting';
      const [first, second] = adventure.heroes;
      if (first) Object.assign(first, { actions: 1, moves: 1 });
      if (second) second.turn = 'done';
    });
    expect(rulesNow(sat.game, '6')).toEqual([
      { now: 'actionsLeft', hero: 'aragorn', count: 1 },
      { now: 'turnOver', hero: 'gimli' },
      { now: 'yetToPlay', heroes: ['legolas'] },
    ]);
    expect(rulesNow(sat.game, '5')[0]).toEqual({ now: 'movesLeft', hero: 'aragorn', count: 1 });
  });

  it('§38.2 §60.2 §84.4 counts what a hero holds against its limits', () => {
    const sat = table().set((adventure) => {
      const [first] = adventure.heroes;
      if (first) Object.assign(first, { inspiration: 99, damage: { up: 99, down: 0 } });
    });
    expect(rulesNow(sat.game, '60')[0]?.now).toBe('inspirationFull');
    expect(rulesNow(sat.game, '38')[0]).toMatchObject({ now: 'limitNear', which: 'damage', count: 99 });
    expect(rulesNow(sat.game, '84')[0]).toMatchObject({ now: 'prepared', count: 1, of: 4 });
    expect(rulesNow(sat.game, '19').map(({ now }) => now)).toEqual(
      expect.arrayContaining(['limitNear', 'lastStandNext']),
    );
  });

  it('§52 §105 §67 §42 looks at the map, the objective and the campaign', () => {
    expect(said('52')[0]?.now).toMatch(/unexplored|allExplored/);
    expect(said('105')[0]?.now).toMatch(/inDarkness|darkSpaces|noDarkness/);
    expect(said('42')).toEqual([{ now: 'difficulty', which: 'normal' }]);
  });

  it('is never silent by a fault, and says nothing of a section that is always the same', () => {
    for (const section of SECTIONS_THAT_SPEAK) expect(Array.isArray(said(section))).toBe(true);
    expect(said('110')).toEqual([]);
    expect(said('constructor')).toEqual([]);
  });

  it.each(LANGUAGES)('is a whole sentence in %s', (language) => {
    const words = wordsOf(language);
    const naming = { hero: () => 'Gimli', group: () => 'Ruffians', say: () => 'X', and: '&' };
    for (const section of SECTIONS_THAT_SPEAK)
      for (const line of said(section))
        expect(words.now[line.now](nowParameters(line, naming))).toMatch(/^\S.*[.X]$/);
    const [provokes] = said('87');
    if (!provokes) throw new Error('nobody is provoked');
    expect(words.now.provokes(nowParameters(provokes, naming))).toContain('Gimli');
  });
});
