import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { ScrollView, StyleSheet } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import type { EffectLine, Prompt, Text } from '@/games/jime/play';
import { Rule } from '@/games/jime/screens/prompts/Rule';
import * as narration from '@/session/speech';
import { Seal } from '@/ui/Seal';
import { Company, company } from '../../rules/company';
import { chooseSettings } from '../../session/chooseSettings';
import { ask, asking } from './ask';

const press = (label: string | RegExp) => fireEvent.press(screen.getByLabelText(label));
const road = () => company({ adventure: 'road' });
const look = (token: string, table = road()) => table.do({ type: 'look', token });

describe('a message', () => {
  const pages = [{ key: 'one' }, { key: 'two' }];
  const story = { one: 'The road forks. *Take a card.*', two: 'It rains.' };
  const told = () => asking(road(), { kind: 'message', pages });

  it('turns its pages in the sheet and goes on after the last', () => {
    const { acted } = ask(told(), { story });
    expect(screen.getByText('The road forks.')).toBeOnTheScreen();
    expect(screen.getByLabelText('Page 1 of 2')).toBeOnTheScreen();
    press('Next page');
    expect(screen.getByText('It rains.')).toBeOnTheScreen();
    press('Page before');
    press('Next page');
    expect(acted).toEqual([]);
    press('Continue');
    expect(acted).toEqual([{ type: 'continue' }]);
  });

  it('sets apart what hands must do', () => {
    ask(told(), { story });
    const family = (text: string) => StyleSheet.flatten(screen.getByText(text).props.style).fontFamily;
    expect(family('Take a card.')).not.toBe(family('The road forks.'));
  });

  it('says whether it is a tale, a lesson, or something on the table', () => {
    ask(told(), { story });
    expect(screen.getByText('Read aloud')).toBeOnTheScreen();
    ask(asking(road(), { kind: 'message', pages, lesson: true }), { story, language: 'fr' });
    expect(screen.getByText('Bon à savoir')).toBeOnTheScreen();
    ask(asking(road(), { kind: 'message', pages: [{ line: 'effect.lore', count: 2 }] }));
    expect(screen.getByText('On the table now')).toBeOnTheScreen();
    expect(screen.getByText('The company gains 2 lore.')).toBeOnTheScreen();
  });

  const STONE_TALKER = /^On your turn, take this card out of the adventure to stun/;
  const title: EffectLine = { line: 'effect.title', hero: 'gimli', title: 'stone-talker' };

  it('§31.1 §111.1 says what a title or trinket does as it gives it', () => {
    ask(asking(road(), { kind: 'message', pages: [title] }));
    expect(screen.getByText(STONE_TALKER)).toBeOnTheScreen();
    const trinket: EffectLine = { line: 'effect.trinket', hero: 'gimli', trinket: 'waterskin' };
    ask(asking(road(), { kind: 'message', pages: [{ key: 'two' }], foot: [trinket] }), { story });
    const foot = within(screen.getByLabelText('On the table now'));
    expect(foot.getByText('When travelling, deplete to move one more space.')).toBeOnTheScreen();
  });

  it('§31.1 says what a title does before its bearer is chosen', () => {
    const then = [{ do: 'title', who: 'acting', title: 'stone-talker' } as const];
    const heroes = ['gimli', 'legolas'];
    ask(
      asking(road(), { kind: 'chooseHero', text: { line: 'choose-hero.title' }, heroes, then, context: {} }),
    );
    expect(screen.getByText(STONE_TALKER)).toBeOnTheScreen();
  });

  const lore: EffectLine = { line: 'effect.lore', count: 2 };
  const inspired: EffectLine = { line: 'effect.inspiration', count: 1, who: 'each' };

  it('says what it gives at the foot of its last page, one Continue for both', () => {
    const { acted } = ask(asking(road(), { kind: 'message', pages, foot: [lore, inspired] }), { story });
    expect(screen.queryByText('The company gains 2 lore.')).toBeNull();
    press('Next page');
    expect(screen.getByText('Read aloud')).toBeOnTheScreen();
    const foot = within(screen.getByLabelText('On the table now'));
    expect(foot.queryByText('It rains.')).toBeNull();
    expect(foot.getByText('The company gains 2 lore.')).toBeOnTheScreen();
    const family = (text: string) => StyleSheet.flatten(screen.getByText(text).props.style).fontFamily;
    expect(family('Each hero gains 1 inspiration.')).not.toBe(family('The company gains 2 lore.'));
    press('Continue');
    expect(acted).toEqual([{ type: 'continue' }]);
  });

  it('keeps a foot in sight that leaves the tale room, and points to a long one below it', () => {
    ask(asking(road(), { kind: 'message', pages: [{ key: 'two' }], foot: [lore, inspired] }), { story });
    const tale = screen.UNSAFE_getAllByType(ScrollView)[0] as ReactTestInstance;
    const lay = (part: ReactTestInstance, height: number) =>
      fireEvent(part, 'layout', { nativeEvent: { layout: { height } } });
    const pointsBelow = (gives: number) => {
      lay(screen.getByLabelText('On the table now'), gives);
      return screen.queryByLabelText('Further down') !== null;
    };
    lay(screen.root, 600);
    lay(tale, 300);
    fireEvent(tale, 'contentSizeChange', 400, 500);
    expect(pointsBelow(150)).toBe(false);
    expect(pointsBelow(250)).toBe(true);
    expect(within(tale).getByText('The company gains 2 lore.')).toBeOnTheScreen();
    fireEvent(tale, 'contentSizeChange', 400, 300);
    expect(screen.queryByLabelText('Further down')).toBeNull();
  });

  it('reads the foot aloud with its page', () => {
    const speak = jest.spyOn(narration, 'speak').mockResolvedValue();
    const told = asking(road(), { kind: 'message', pages: [{ key: 'two' }], foot: [lore, inspired] });
    ask(told, { story, narration: 'on' });
    expect(speak).toHaveBeenLastCalledWith(
      'It rains. The company gains 2 lore. Each hero gains 1 inspiration.',
      'en',
    );
  });

  it('lets several gains without a tale read on together', () => {
    ask(asking(road(), { kind: 'message', pages: [lore], foot: [inspired] }));
    expect(screen.getByText('On the table now')).toBeOnTheScreen();
    expect(screen.getByText('Each hero gains 1 inspiration.')).toBeOnTheScreen();
    expect(screen.queryByLabelText('On the table now')).toBeNull();
  });

  it('and so do an ending and a threshold', () => {
    const ending: Prompt = { kind: 'ending', outcome: 'won', resolution: 'won', pages, foot: [lore] };
    ask(asking(road(), ending), { story });
    press('Next page');
    expect(screen.getByText('The company gains 2 lore.')).toBeOnTheScreen();
    ask(asking(road(), { kind: 'threshold', at: 12, text: { key: 'two' }, foot: [inspired] }), { story });
    expect(screen.getByText('Each hero gains 1 inspiration.')).toBeOnTheScreen();
  });
});

describe('§4.2 an interaction', () => {
  it('differs from stepping away by its icon and filling, not by colour alone', () => {
    ask(look('traveller'), { story: { 'road.traveller.speak': 'Speak with him' } });
    const interact = screen.getByLabelText('Speak with him');
    const leave = screen.getByLabelText('Step away');
    const inside = (button: typeof interact) =>
      StyleSheet.flatten((button.children[0] as typeof interact).props.style);
    expect(inside(interact).backgroundColor).not.toBe('transparent');
    expect(inside(leave).backgroundColor).toBe('transparent');
    const paths = (button: typeof interact) =>
      button.findAll(({ props }) => typeof props.d === 'string').map(({ props }) => props.d as string);
    expect(paths(interact)).not.toEqual(paths(leave));
  });

  it('is sent for the hero chosen', () => {
    const { acted } = ask(look('traveller'));
    press('Gimli');
    press('road.traveller.speak');
    press('Step away');
    expect(acted).toEqual([{ type: 'interact', hero: 'gimli', interaction: 0 }, { type: 'leave' }]);
  });

  it('§72.5 is not offered for one who has played and stands there, while others have not', () => {
    const table = company({ adventure: 'road', mirror: true }).do({ type: 'endTurn', hero: 'aragorn' });
    table.set(({ heroes, tokens }) => {
      for (const one of heroes) one.space = '205A/1';
      const space = tokens.find(({ id }) => id === 'traveller')?.space;
      if (heroes[0] && space) heroes[0].space = space;
    });
    const { acted } = ask(look('traveller', table));
    expect(screen.getByText(/^Gimli does not stand in this space/)).toBeOnTheScreen();
    press('road.traveller.speak');
    expect(acted).toEqual([]);
  });

  it('§4.1 explains why a hero elsewhere cannot', () => {
    const table = company({ adventure: 'road', mirror: true });
    table.set(({ heroes }) => {
      for (const hero of heroes) hero.space = '205A/1';
    });
    const { acted } = ask(look('traveller', table));
    expect(screen.getByText(/does not stand in this space/)).toBeOnTheScreen();
    press('road.traveller.speak');
    expect(acted).toEqual([]);
  });
});

describe('§72.5 §93.2 a hero whose turn is over', () => {
  const played = (): Company => road().do({ type: 'endTurn', hero: 'aragorn' });

  it.each([
    ['en', /^Aragorn’s turn is over; .*Go on only if a card allows it\.$/],
    ['fr', /^Aragorn a fini son tour.*Ne continuez que si une carte le permet\.$/],
  ] as const)('is warned of at a token, and may still interact with one tap (%s)', (language, warning) => {
    const { acted } = ask(look('traveller', played()), { language });
    expect(screen.queryByText(warning)).toBeNull();
    press('Aragorn');
    expect(screen.getByText(warning)).toBeOnTheScreen();
    press('road.traveller.speak');
    expect(acted).toEqual([{ type: 'interact', hero: 'aragorn', interaction: 0 }]);
  });

  const terrainOf = (terrain: string): Company =>
    company({ adventure: 'bridge' })
      .do({ type: 'endTurn', hero: 'aragorn' })
      .do({ type: 'lookTerrain', terrain });

  it('§4.4 is warned of at terrain that takes an action', () => {
    ask(terrainOf('table'));
    press('Aragorn');
    expect(screen.getByText(/^Aragorn’s turn is over/)).toBeOnTheScreen();
  });

  it('§23.1 §57.1 is not at terrain whose test is no action', () => {
    ask(terrainOf('pit'));
    press('Aragorn');
    expect(screen.queryByText(/^Aragorn’s turn is over/)).toBeNull();
    expect(screen.queryByText('Interact, 1 action')).toBeNull();
  });
});

describe('terrain on the mirror', () => {
  const inBush = (): Company =>
    company({ adventure: 'bridge', mirror: true }).do({
      type: 'placeHero',
      hero: 'aragorn',
      space: 'battle-1/5',
    });

  it.each([
    ['en', 'Do without'],
    ['fr', 'S’en passer'],
  ] as const)('§23.1 a bush’s test may be declined (%s)', (language, decline) => {
    const { acted } = ask(inBush().do({ type: 'endTurn', hero: 'aragorn' }), { language });
    press(decline);
    expect(acted).toEqual([{ type: 'leave' }]);
  });

  it('§57.1 another test may not', () => {
    ask(
      company({ adventure: 'bridge' })
        .do({ type: 'lookTerrain', terrain: 'table' })
        .do({ type: 'useTerrain', hero: 'aragorn' }),
    );
    expect(screen.queryByText('Do without')).toBeNull();
  });

  it('§23.1 says that the app asks by itself, and offers no test to a hero it sees', () => {
    ask(inBush().do({ type: 'lookTerrain', terrain: 'bush-1' }));
    expect(screen.getByText('The app asks for this test by itself, when its time comes.')).toBeOnTheScreen();
    expect(screen.queryByText(/^Test wit/)).toBeNull();
  });
});

it.each([
  ['en', /provokes nobody.*Terrain that shines.*ready enemies in the space are provoked first/],
  ['fr', /ne provoque personne.*S’il brille.*il faut d’abord provoquer les ennemis restaurés/],
] as const)('§4.3 §30.3 the rule behind terrain says when it provokes (%s)', (language, said) => {
  chooseSettings({ language });
  render(<Rule kind="terrain" />);
  expect(screen.getByText(said)).toBeOnTheScreen();
});

describe('a choice', () => {
  it('sends the option taken', () => {
    const table = look('traveller').do({ type: 'interact', hero: 'aragorn', interaction: 0 });
    const { acted } = ask(table);
    press('road.traveller.map');
    expect(acted).toEqual([{ type: 'choose', option: 1 }]);
  });

  it('§4.2 has a seal on the option that cannot be taken back, and on no other', () => {
    const options = [
      { text: 'burn', irreversible: true as const, effects: [] },
      { text: 'wait', effects: [] },
    ];
    ask(asking(road(), { kind: 'choice', text: { key: 'tale' }, options, context: {} }));
    expect(screen.UNSAFE_getAllByType(Seal)).toHaveLength(1);
    expect(screen.getByLabelText('burn').findAllByType(Seal)).toHaveLength(1);
  });

  it('a conversation offers its topics and a way out', () => {
    const table = asking(road(), {
      kind: 'dialogue',
      text: { key: 'tale' },
      topics: [
        { text: 'ask.road', effects: [] },
        { text: 'ask.never', when: { is: 'flag', flag: 'never' }, effects: [] },
        { text: 'ask.lamp', effects: [] },
      ],
      context: {},
    });
    const { acted } = ask(table);
    expect(screen.queryByLabelText('ask.never')).toBeNull();
    press('ask.lamp');
    press('Take your leave');
    expect(acted).toEqual([{ type: 'choose', option: 2 }, { type: 'leave' }]);
  });
});

describe('§32 a message', () => {
  it('is read aloud page by page, except where a page is only done by hand', () => {
    const pages: Text[] = [{ key: 'a.tale' }, { line: 'exploration.done', hero: 'gimli', tile: '300A' }];
    ask(asking(road(), { kind: 'message', pages }));
    expect(screen.getByText('Read aloud')).toBeOnTheScreen();
    press('Next page');
    expect(screen.queryByText('Read aloud')).toBeNull();
    expect(screen.getByText('On the table now')).toBeOnTheScreen();
  });
});

describe('§107 a test', () => {
  const test = (judged: Extract<Company['prompt'], { kind: 'test' }>['judged']) =>
    asking(road(), {
      kind: 'test',
      text: { key: 'tale' },
      hero: null,
      stats: ['might', 'wit'],
      judged,
      context: {},
    });

  it('is passed or failed by the hero and with the stat chosen', () => {
    const { acted } = ask(test({ by: 'needed', needed: 2, pass: [], fail: [] }));
    press(/^Legolas · /);
    press(/^Wit · /);
    expect(screen.getByLabelText('2 successes needed, Test of Wit')).toBeOnTheScreen();
    press('Passed');
    press('Failed');
    expect(acted).toEqual([
      { type: 'passTest', hero: 'legolas', stat: 'wit', passed: true },
      { type: 'passTest', hero: 'legolas', stat: 'wit', passed: false },
    ]);
  });

  it('§72.5 is made by one who has not played, unless the table says otherwise', () => {
    const table = test({ by: 'needed', needed: 2, pass: [], fail: [] });
    table.set(({ heroes: [first] }) => {
      if (first) first.turn = 'done';
    });
    const { acted } = ask(table);
    press('Passed');
    expect(acted).toMatchObject([{ type: 'passTest', hero: 'gimli' }]);
  });

  it('has who makes it and with what above the buttons, outside the text that may be long', () => {
    ask(test({ by: 'needed', needed: 2, pass: [], fail: [] }));
    const text = screen.UNSAFE_getAllByType(ScrollView)[0] as ReactTestInstance;
    for (const label of [/^Legolas · /, /^Wit · /, 'Passed']) {
      expect(screen.getByLabelText(label)).toBeOnTheScreen();
      expect(within(text).queryByLabelText(label)).toBeNull();
    }
  });

  it('is counted with a stepper', () => {
    const { acted } = ask(test({ by: 'counted', lines: [{ atLeast: 0, effects: [] }] }));
    press('More: Successes');
    press('More: Successes');
    press('Enter 2 successes');
    expect(acted).toEqual([{ type: 'countTest', hero: 'aragorn', stat: 'might', successes: 2 }]);
  });

  it('§107.3 adds up with what was gathered before', () => {
    const table = test({ by: 'cumulative', name: 'lamp', needed: 5, pass: [], notYet: [] });
    table.set((adventure) => {
      adventure.successes.lamp = 2;
    });
    ask(table, { language: 'fr' });
    expect(screen.getByText('2 succès sur 5 déjà réunis')).toBeOnTheScreen();
    press('Plus : Succès');
    expect(screen.getByText('Avec ceux-ci : 3 sur 5')).toBeOnTheScreen();
  });

  it('§107.2 says the odds without inspiration beside each choice, and unfolds those with none, one and two', () => {
    ask(test({ by: 'needed', needed: 1, pass: [], fail: [] }));
    const [, beside] = String(screen.getByText(/^Aragorn · \d+%$/).props.children).split(' · ');
    expect(screen.queryByLabelText(/^Aragorn, Might: /)).toBeNull();
    press('Show the odds');
    expect(screen.getAllByText(/^\d+%$/)).toHaveLength(3 * 6);
    const [row] = screen.getAllByLabelText(/^Aragorn, Might: /);
    expect(row?.props['aria-label']).toMatch(
      new RegExp(`^Aragorn, Might: ${beside} without inspiration, \\d+% with 1, \\d+% with 2$`),
    );
  });

  it('says what is needed, never a number beside the name of a stat', () => {
    ask(test({ by: 'needed', needed: 2, pass: [], fail: [] }), { language: 'fr' });
    expect(screen.getByLabelText('2 succès nécessaires, Test de Force')).toBeOnTheScreen();
    expect(screen.queryByText(/Force 2/)).toBeNull();
  });
});

describe('§75.1 a placement', () => {
  const laying = () => {
    const table = new Company({ adventure: 'road' }).do({ type: 'setOut' });
    while (!(table.prompt?.kind === 'placement' && table.prompt.what.kind === 'tiles'))
      table.do({ type: 'continue' });
    return table;
  };

  it('§52.1 lays one tile after another, each with its token, goes back a step, and the board follows', async () => {
    const { acted, lights } = ask(laying());
    expect(screen.getAllByText('100A').length).toBeGreaterThan(0);
    press('It is laid');
    expect(screen.getByText(/Lay it against 100A/)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Exploration token.*square slot of tile 300A/)).not.toBeChecked();
    press(/^Exploration token/);
    expect(screen.getByLabelText(/^Exploration token/)).toBeChecked();
    // What to do stands above the drawing, however long it is; the drawing comes a frame later.
    await screen.findByLabelText('Tile 300A');
    const page = JSON.stringify(screen.toJSON());
    expect(page.indexOf('square slot of tile 300A')).toBeLessThan(page.lastIndexOf('"Tile 300A"'));
    press('Step back');
    expect(lights.filter(Boolean).map((light) => light?.at)).toEqual([0, 1, 0]);
    for (let tile = 0; tile < 3; tile += 1) press('It is laid');
    expect(acted).toEqual([{ type: 'continue' }]);
  });

  it('puts tokens of one moment on one sheet, those laid and those taken away', () => {
    const token = (id: string, kind: 'search' | 'threat', space: string) => ({ id, kind, space });
    const laid = [token('traveller', 'search', '300A/1'), token('horn', 'threat', '300A/3')];
    const table = asking(road(), {
      kind: 'placement',
      text: null,
      what: { kind: 'tokens', tokens: laid },
      also: [{ kind: 'tokenRemoved', token: token('cairn', 'search', '100A/1') }],
    }).set((adventure) => adventure.tokens.push(...laid));
    const { acted } = ask(table);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.getByLabelText(/^Search token.*Take it from tile 100A, space 1/)).toBeOnTheScreen();
    press('They are there');
    expect(acted).toEqual([{ type: 'continue' }]);
  });

  it('has a spent token taken away at the foot of its page', () => {
    const removed = { id: 'cairn', kind: 'search', space: '100A/1' } as const;
    const { acted, lights } = ask(
      asking(road(), {
        kind: 'message',
        pages: [{ key: 'tale' }],
        also: [{ kind: 'tokenRemoved', token: removed }],
      }),
    );
    expect(screen.getByText(/Take it from tile 100A, space 1/)).toBeOnTheScreen();
    expect(lights.filter(Boolean)).toEqual([{ at: 0, path: [] }]);
    press('Continue');
    expect(acted).toEqual([{ type: 'continue' }]);
  });

  it('names figures, banner and space of a group', () => {
    const table = road();
    const what = {
      kind: 'group',
      group: 'none',
      enemy: 'ruffian',
      figures: 2,
      banner: { kind: 'ordinary', symbol: 2 },
      space: '300A/2',
    } as const;
    const { acted } = ask(asking(table, { kind: 'placement', text: null, what }));
    expect(screen.getByText('Ruffian')).toBeOnTheScreen();
    expect(screen.getByText('Take 2 figures')).toBeOnTheScreen();
    expect(screen.UNSAFE_getByProps({ enemy: 'ruffian' })).toBeTruthy();
    expect(screen.getByText('Fasten the banner with a triangle to its base.')).toBeOnTheScreen();
    expect(screen.getByText(/tile 300A, space 2/)).toBeOnTheScreen();
    press('It is done');
    expect(acted).toEqual([{ type: 'continue' }]);
  });

  it.each([
    [
      'en',
      'No Goblin Scout figure is left in the box: take any other figure. The banner shows which group it is.',
    ],
    [
      'fr',
      'Il ne reste aucune figurine « Éclaireur Gobelin » dans la boîte : prenez-en une autre, n’importe laquelle. L’étendard montre à quel groupe elle appartient.',
    ],
  ] as const)(
    '§58.1 says that a stand-in is needed when the box has no such figure left (%s)',
    (language, said) => {
      const what = {
        kind: 'group',
        group: 'none',
        enemy: 'goblin-scout',
        figures: 1,
        banner: { kind: 'ordinary', symbol: 1 },
        space: '300A/2',
      } as const;
      ask(asking(road(), { kind: 'placement', text: null, what: { ...what, standIn: true } }), { language });
      expect(screen.getByText(said)).toBeOnTheScreen();
    },
  );

  it.each([
    ['en', 1, /^Place it in the lit space/],
    ['en', 3, /^Place them in the lit space/],
    ['fr', 1, /^Placez-la dans la case/],
    ['fr', 3, /^Placez-les dans la case/],
  ] as const)('speaks of one figure and of many (%s, %i)', (language, figures, said) => {
    const what = {
      kind: 'group',
      group: 'none',
      enemy: 'ruffian',
      figures,
      banner: null,
      space: '300A/2',
    } as const;
    ask(asking(road(), { kind: 'placement', text: null, what }), { language });
    expect(screen.getByText(said)).toBeOnTheScreen();
  });
});

describe('§8 an activation', () => {
  const activated = (mirror: boolean) => {
    const table = company({ adventure: 'bridge', mirror });
    return table.endActionPhase().skip('action');
  };

  it('without a mirror asks whom they reach, if anybody, or whether they crossed a stream', () => {
    const table = activated(false);
    const { hero } = table.shows('activation');
    const { acted } = ask(table);
    press('No target');
    press('They crossed a stream');
    if (hero) press('They reach a nearer hero');
    press('Gimli');
    press('They attack Gimli');
    expect(screen.getByText('Attacks in its own space.')).toBeOnTheScreen();
    expect(acted).toEqual([
      { type: 'noTarget' },
      { type: 'crossedStream' },
      { type: 'enemyAttacks', hero: 'gimli' },
    ]);
  });

  it('§8.4 with the mirror lists the ways and draws the chosen one', () => {
    const table = company({ adventure: 'bridge', mirror: true });
    table.set(({ heroes, groups }) => {
      for (const hero of heroes) hero.space = 'battle-2/2';
      for (const group of groups) group.space = 'battle-2/1';
    });
    table.endActionPhase().skip('action');
    table.shows('activation');
    const { acted, lights } = ask(table);
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
    expect(lights[0]?.path[0]).toBe('battle-2/1');
    press('They go this way');
    expect(acted).toEqual([{ type: 'follow', way: 0 }]);
  });
});

describe('expansions §1.8 an enemy that moves in its own way', () => {
  const facing = (enemy: string, mirror: boolean) =>
    company({
      adventure: 'bridge',
      mirror,
      story: {
        setup: [{ do: 'spawn', group: 'foe' }],
        groups: [{ id: 'foe', enemy, space: 'battle-2/1', figures: 1 }],
        triggers: [],
      },
    }).endActionPhase();

  it('says what the table has to do, while the group moves and when it has no target', () => {
    const table = facing('siege-engine', false);
    ask(table);
    expect(screen.getByText('For the table to do')).toBeOnTheScreen();
    expect(screen.getByText(/^Reinforcements: Without a target, /)).toBeOnTheScreen();
    ask(table.do({ type: 'noTarget' }));
    expect(screen.getAllByText(/^Reinforcements: Without a target, /).length).toBeGreaterThan(0);
  });

  it('names no nearest hero for a predator when only the table knows who is hurt', () => {
    ask(facing('coalfang', false));
    expect(screen.getByText('the hero with the most damage')).toBeOnTheScreen();
    expect(screen.queryByText('the nearest hero')).toBeNull();
  });

  it('leaves others alone', () => {
    ask(facing('ruffian', false));
    expect(screen.queryByText('For the table to do')).toBeNull();
  });
});

describe('§17.8 an attack', () => {
  const attack = (mirror: boolean) =>
    asking(company({ adventure: 'bridge', mirror }), {
      kind: 'attack',
      group: 'g1',
      hero: 'gimli',
      cause: 'counterattack',
      text: 'tale',
      suffering: { damage: 2, fear: 1, negate: 'agility', facedown: { damage: false, fear: true } },
      effect: { kind: 'threatUp', when: 'suffered', count: 1 },
      terrain: [{ terrain: 'boulder', count: 2 }],
    });

  it('says what is dealt, what negates it and what else happens', () => {
    ask(attack(false));
    expect(screen.getByLabelText('2 damage')).toBeOnTheScreen();
    expect(screen.getByLabelText('1 fear')).toBeOnTheScreen();
    expect(screen.getByText('Gimli tests Agility to negate: each success takes away one.')).toBeOnTheScreen();
    expect(screen.getByText('Boulder: 2 may be used for this test.')).toBeOnTheScreen();
    expect(screen.getByText(/If any damage or fear was suffered: threat rises by 1/)).toBeOnTheScreen();
    expect(screen.getByText('Counterattack')).toBeOnTheScreen();
  });

  it('§35.1 says first which figures fell before it struck back', () => {
    const table = attack(false).set((_, state) => {
      const prompt = state.prompts.at(-1);
      if (prompt?.kind === 'attack') prompt.fallen = 2;
    });
    ask(table);
    expect(screen.getByText('Take 2 figures of this group off the map.')).toBeOnTheScreen();
  });

  it('§38.11 has one button, which says what the successes leave to suffer', () => {
    const { acted } = ask(attack(false));
    expect(screen.getByLabelText('Suffer 3 cards')).toBeOnTheScreen();
    press('1');
    press('Suffer 2 cards');
    press('3');
    expect(screen.queryByLabelText(/^Suffer \d/)).toBeNull();
    press('Nothing got through');
    expect(acted).toEqual([
      { type: 'suffer', through: true, keeps: null },
      { type: 'suffer', through: false, keeps: null },
    ]);
  });

  it('§22.1 asks with the mirror on which cards stay, no faceup ones where they are facedown', () => {
    const { acted } = ask(attack(true));
    expect(screen.queryByLabelText('More: Fear, faceup')).toBeNull();
    press('More: Damage, faceup');
    press('More: Fear, facedown');
    press('Suffer 3 cards');
    const keeps = { damageUp: 1, damageDown: 0, fearUp: 0, fearDown: 1 };
    expect(acted).toEqual([{ type: 'suffer', through: true, keeps }]);
  });
});

describe('§19 a last stand', () => {
  it('is asked twice, with what it would mean', () => {
    const table = road().do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
    const { stat } = table.shows('lastStand');
    const { acted } = ask(table);
    press('Failed');
    expect(acted).toEqual([]);
    expect(screen.getByText(/Gimli will be defeated/)).toBeOnTheScreen();
    press('No, go back');
    press('Passed');
    press('Yes, passed');
    expect(acted).toEqual([{ type: 'passTest', hero: 'gimli', stat, passed: true }]);
  });
});

describe('the questions of the table', () => {
  it('§72.6 names who has not played', () => {
    const table = road().do({ type: 'endTurn', hero: 'gimli' }).do({ type: 'hourglass' });
    const { acted } = ask(table, { language: 'fr' });
    expect(screen.getByText(/Aragorn et Legolas/)).toBeOnTheScreen();
    press('Revenir jouer');
    press('Finir la phase Action');
    expect(acted).toEqual([
      { type: 'answer', yes: false },
      { type: 'answer', yes: true },
    ]);
  });

  it('§35.2 asks whether a group can strike back, and says what the mirror knows', () => {
    const { acted } = ask(
      asking(company({ adventure: 'bridge' }), {
        kind: 'counterattack',
        group: 'g1',
        hero: 'gimli',
        inRange: true,
      }),
    );
    expect(screen.getByText('By the table mirror, Gimli is in range.')).toBeOnTheScreen();
    press('Yes, they attack');
    expect(acted).toEqual([{ type: 'answer', yes: true }]);
  });

  it('§74 ticks off the rally', () => {
    const { acted } = ask(
      asking(road(), {
        kind: 'rally',
        steps: [{ line: 'rally.reset' }, { line: 'rally.scout', count: 2 }],
      }),
    );
    const [reset] = screen.getAllByRole('checkbox');
    fireEvent.press(reset as NonNullable<typeof reset>);
    expect(screen.getAllByRole('checkbox')[0]).toBeChecked();
    press('It is done');
    expect(acted).toEqual([{ type: 'continue' }]);
  });
});

describe('a headcount', () => {
  const counted = (of: 'heroes' | { companion: string }, ...atLeast: number[]): Company =>
    asking(road(), {
      kind: 'headcount',
      text: { key: 'q' },
      of,
      spaces: [],
      most: 4,
      lines: atLeast.map((least) => ({ atLeast: least, effects: [] })),
      context: {},
    });

  it('asks the table once, with a button for each number that makes a difference', () => {
    const { acted } = ask(counted('heroes', 0, 1, 3), { story: { q: 'How many stand by the lamp?' } });
    expect(screen.getByText('How many stand by the lamp?')).toBeOnTheScreen();
    for (const label of ['None', '1 or 2', '3 or 4']) press(label);
    expect(acted).toEqual([0, 1, 2].map((option) => ({ type: 'choose', option })));
  });

  it('asks of one person with yes or no', () => {
    const { acted } = ask(counted({ companion: 'nell' }, 0, 1), { language: 'fr' });
    press('Oui');
    press('Non');
    expect(acted).toEqual([1, 0].map((option) => ({ type: 'choose', option })));
  });
});
