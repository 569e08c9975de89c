import { BLANK_CHARACTER, BLANK_ENEMY, BLANK_LOCATION, suggestPayment } from '@/games/lcg/play';
import type { CommandOf } from '@/games/lcg/play';
import { Table, event, hero } from '../table';

const OLIVIER = [
  {
    name: 'Olivier',
    heroes: [
      hero({ name: 'Glóin', spheres: ['leadership'] }),
      hero({ name: 'Éowyn', spheres: ['spirit'] }),
      hero({ name: 'Eleanor', spheres: ['spirit'] }),
    ],
  },
];

/** Olivier's turn, with 3, 2 and 2 resources (R p.12). */
const olivier = (chosen: ConstructorParameters<typeof Table>[0] = {}): Table => {
  const table = new Table({ players: OLIVIER, ...chosen }).begin();
  [3, 2, 2].forEach((resources, at) => table.do({ type: 'setResources', hero: `hero-${at}`, resources }));
  return table.to('planning');
};

const ally = (fields: Partial<CommandOf<'playAlly'>>): CommandOf<'playAlly'> => ({
  type: 'playAlly',
  player: 0,
  ally: BLANK_CHARACTER,
  cost: 2,
  sphere: 'leadership',
  payment: [{ hero: 'hero-0', amount: 2 }],
  free: false,
  ...fields,
});

const pools = (table: Table): number[] =>
  table.state.characters.slice(0, 3).map(({ resources }) => resources);

describe('payment', () => {
  it('R p.12–13 Glóin pays 2 for Leadership, Éowyn and Eleanor 4 for Spirit: 1, 0, 0 are left', () => {
    const table = olivier().do(ally({}));
    table.do(
      ally({
        cost: 4,
        sphere: 'spirit',
        payment: [
          { hero: 'hero-1', amount: 2 },
          { hero: 'hero-2', amount: 2 },
        ],
      }),
    );
    expect(pools(table)).toEqual([1, 0, 0]);
    expect(table.state.characters).toHaveLength(5);
  });

  it('R p.12 heroes of another sphere do not pay, nobody pays more than they have, and the sum is the cost', () => {
    const table = olivier();
    const by = (hero: string, amount: number) => [{ hero, amount }];
    expect(table.refusal(ally({ payment: by('hero-1', 2) }))).toBe('pay/wrong-sphere');
    expect(table.refusal(ally({ cost: 4, payment: by('hero-0', 4) }))).toBe('pay/too-few');
    expect(table.refusal(ally({ payment: by('hero-0', 1) }))).toBe('pay/not-the-cost');
    expect(table.refusal(ally({ payment: by('nobody', 2) }))).toBe('card/not-in-play');
    const twice = [...by('hero-0', 1), ...by('hero-0', 1)];
    expect(table.refusal(ally({ payment: twice }))).toBe('character/twice');
    expect(table.overridable(ally({ payment: by('hero-0', 1) }))).toBe(true);
    expect(table.overridable(ally({ cost: 4, payment: by('hero-0', 4) }))).toBe(false);
  });

  it('R p.12 a neutral card is paid by any mix, and an exhausted hero pays', () => {
    const table = olivier().do({ type: 'setExhausted', character: 'hero-0', exhausted: true });
    const mixed = [
      { hero: 'hero-0', amount: 3 },
      { hero: 'hero-1', amount: 2 },
    ];
    table.do(ally({ cost: 5, sphere: null, payment: mixed }));
    expect(pools(table)).toEqual([0, 0, 2]);
  });

  it('R p.12 cost 0 needs a hero of the sphere; R p.25 for free needs none', () => {
    const table = olivier();
    expect(table.refusal(ally({ cost: 0, sphere: 'tactics', payment: [] }))).toBe('pay/no-icon');
    expect(table.refusal(ally({ cost: 0, sphere: 'spirit', payment: [] }))).toBeNull();
    expect(table.refusal(ally({ cost: 3, sphere: 'tactics', payment: [], free: true }))).toBeNull();
  });

  it('R p.12 the ability of a card in play is paid by anybody', () => {
    const table = olivier().to('planning', true);
    table.do({
      type: 'takeAction',
      player: 0,
      name: '',
      cost: 2,
      payment: [{ hero: 'hero-1', amount: 2 }],
      response: false,
    });
    expect(pools(table)).toEqual([3, 0, 2]);
  });

  it('F Q&A two copies of Caught in a Web ask for 2 each: 4 to ready the hero', () => {
    const table = olivier().do({ type: 'setExhausted', character: 'hero-0', exhausted: true });
    const web = {
      type: 'attach',
      player: 0,
      on: 'hero-0',
      name: 'Caught in a Web',
      unique: false,
      restricted: false,
      discards: null,
    } as const;
    table.do(web).do(web);
    const copies = table.state.characters[0]?.attachments.length ?? 0;
    const { payment } = suggestPayment(
      { cost: 2 * copies, sphere: null, free: false },
      table.state.characters,
    ) ?? {
      payment: [],
    };
    table.do({ type: 'takeAction', player: 0, name: '', cost: 4, payment: [...payment], response: true });
    expect(pools(table).reduce((sum, left) => sum + left, 0)).toBe(7 - 4);
  });

  it('F 1.25 moving resources leaves the group as many as before', () => {
    const table = olivier().do({ type: 'moveResources', from: 'hero-0', to: 'hero-1', amount: 3 });
    expect(pools(table)).toEqual([0, 5, 2]);
    expect(table.refusal({ type: 'moveResources', from: 'hero-0', to: 'hero-1', amount: 1 })).toBe(
      'pay/too-few',
    );
  });
});

describe('planning', () => {
  it('R p.12 allies and attachments are played in this phase alone, each player in turn', () => {
    const table = new Table().begin().to('planning');
    const light = (player: number) => ally({ player, cost: 0, sphere: null, payment: [] });
    expect(table.refusal(light(1))).toBe('turn/not-yours');
    table.do(light(0)).next();
    // The next player's card closes the window between the turns.
    table.do(light(1));
    expect(table.state.at).toMatchObject({ step: 'planning', window: false, player: 1 });
    table.do({ type: 'goTo', phase: 'combat' });
    expect(table.refusal(light(0))).toBe('planning/only');
    expect(table.refusal({ type: 'putIntoPlay', player: 0, ally: BLANK_CHARACTER })).toBeNull();
  });

  it('R p.30 actions need an open window; responses do not', () => {
    const table = new Table().begin().to('planning');
    expect(table.refusal(event())).toBe('action/window-shut');
    expect(table.refusal(event({ response: true }))).toBeNull();
    table.to('planning', true);
    expect(table.refusal(event())).toBeNull();
  });

  it('R p.8 one unique title for the whole table; a copy in a discard pile does not block', () => {
    const table = new Table().begin();
    const gandalf = { ...BLANK_CHARACTER, name: 'Gandalf', unique: true };
    table.do({ type: 'putIntoPlay', player: 0, ally: gandalf });
    const again = { type: 'putIntoPlay', player: 1, ally: { ...gandalf, name: 'gandalf ' } } as const;
    expect(table.refusal(again)).toBe('unique/in-play');
    const id = table.state.characters.at(-1)?.id ?? '';
    table.do({ type: 'leavePlay', character: id, how: 'discarded' });
    expect(table.refusal(again)).toBeNull();
  });

  it('R p.8 uniqueness is of player cards: an encounter card of that title neither blocks nor is blocked', () => {
    const table = new Table().begin();
    const gollum = { ...BLANK_ENEMY, name: 'Gollum', unique: true };
    table.do({ type: 'addEncounter', card: gollum, engagedWith: null });
    table.do({ type: 'reveal', card: gollum, doomed: 0, surge: 0, guarded: false, byEffect: true });
    const ally = { ...BLANK_CHARACTER, name: 'Gollum', unique: true };
    table.do({ type: 'putIntoPlay', player: 0, ally });
    expect(table.refusal({ type: 'putIntoPlay', player: 1, ally })).toBe('unique/in-play');
    expect(table.refusal({ type: 'addEncounter', card: gollum, engagedWith: 0 })).toBeNull();
  });

  const blade: CommandOf<'playAttachment'> = {
    type: 'playAttachment',
    player: 0,
    on: 'hero-0',
    name: 'Blade',
    unique: false,
    restricted: true,
    discards: null,
    cost: 0,
    sphere: null,
    payment: [],
    free: true,
  };

  it('R p.24 a third restricted attachment is attached, and one of those worn is discarded at once', () => {
    const table = new Table({ players: OLIVIER }).begin().to('planning').do(blade).do(blade);
    expect(table.refusal(blade)).toBe('restricted/third');
    expect(table.overridable(blade)).toBe(true);
    expect(table.refusal({ ...blade, restricted: false })).toBeNull();
    const [first, second] = table.state.characters[0]?.attachments ?? [];
    expect(table.refusal({ ...blade, discards: 'attachment-99' })).toBe('attachment/none');
    table.do({ ...blade, name: 'Axe', discards: first?.id ?? '' });
    expect(table.state.characters[0]?.attachments).toEqual([
      second,
      expect.objectContaining({ name: 'Axe' }),
    ]);
    expect(table.state.log.at(-1)?.lines.at(-1)).toEqual({ line: 'left', card: 'Blade' });
  });

  it('F 1.38 an attachment on an enemy or a location stays with who played it, and goes when they are out', () => {
    const table = new Table().begin();
    table.do({ type: 'addEncounter', card: BLANK_ENEMY, engagedWith: null }).to('planning');
    const on = table.state.encounter[0]?.id ?? '';
    table.do({ ...blade, on, name: 'Trap' }).do({ ...blade, on: 'hero-2' });
    expect(table.state.encounter[0]?.attachments).toMatchObject([{ name: 'Trap', controller: 0 }]);
    expect(table.state.characters[2]?.attachments).toMatchObject([{ controller: null }]);
    table.do({ type: 'eliminate', player: 0 });
    expect(table.state.encounter[0]?.attachments).toEqual([]);
    expect(table.state.characters[2]?.attachments).toHaveLength(1);
  });

  it('F 1.47 what is immune to player cards takes no attachment', () => {
    const table = new Table().begin();
    table.do({ type: 'addEncounter', card: { ...BLANK_LOCATION, immune: true }, engagedWith: null });
    const command = { ...blade, on: table.state.encounter[0]?.id ?? '' };
    expect(table.to('planning').refusal(command)).toBe('attachment/immune');
    expect(table.overridable(command)).toBe(true);
  });

  it('R p.8 a unique attachment that lies on an enemy is in play', () => {
    const table = new Table().begin();
    table.do({ type: 'addEncounter', card: BLANK_ENEMY, engagedWith: null }).to('planning');
    table.do({ ...blade, on: table.state.encounter[0]?.id ?? '', unique: true });
    expect(table.refusal({ ...blade, unique: true })).toBe('unique/in-play');
  });

  it('F 1.16 at “Through the Caverns” the whole group plays one ally a round; putting into play is exempt', () => {
    const table = olivier({ scenario: 'dolGuldur' });
    const light = ally({ cost: 0, payment: [] });
    table.do(light).do({ type: 'setQuest', stage: 2, questPoints: 15, blocked: false });
    expect(table.refusal(light)).toBe('ally/one-a-round');
    expect(table.refusal({ type: 'putIntoPlay', player: 0, ally: BLANK_CHARACTER })).toBeNull();
    table.to('refresh', true).next();
    table.to('planning');
    expect(table.refusal(light)).toBeNull();
  });
});
