import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, setUpWith } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const DISMISSED = withBar(alone('dismissed'), 400);
const STORY = storyOf(OATH, 'dismissed');
const DUES = findsOf(STORY).filter((id) => id.startsWith('due-'));
const CLOSING = (STORY.draws ?? []).find(({ id }) => id === 'closing')?.tokens ?? [];
const FINDS = findsOf(STORY).filter((id) => !DUES.includes(id) && !CLOSING.includes(id));
const RING = ['west', 'south', 'east', 'north'];

const visits = new VisitedSteps(DISMISSED);

/** `pages`: rounds until the Roll is read, for a script that looks into every corner. */
const reading = ({ pages = 90, ...rest }: Evening & { pages?: number }): ScriptedGame =>
  beginEvening(
    visits,
    rest,
    setUpWith(visits.content, (effect) =>
      effect.do === 'countdown' ? { ...effect, rounds: pages } : effect,
    ),
  );

const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);
const onMap = ({ adventure }: ScriptedGame): string[] => adventure.tokens.map(({ id }) => id);
const seen = (told: ScriptedGame, ...pages: string[]): void => {
  for (const page of pages) expect(told.texts).toContain(`dismissed.${page}`);
};

/** Tile by tile, what is owed is paid, until the hill is open. */
const open = (told: ScriptedGame): ScriptedGame => {
  for (const tile of RING)
    if (!told.adventure.tiles.some(({ id }) => id === 'hill'))
      told.explore(tile).interactIfThere(...DUES.filter((id) => told.has(id)));
  return told;
};

const speak = (told: ScriptedGame): ScriptedGame =>
  open(told).explore('hill').defeat('unpaid').interact('hallas');
const says = (words: string, rest: Evening): ScriptedGame =>
  speak(reading({ ...rest, takes: [`dismissed.words.${words}`, ...(rest.takes ?? [])] }));

/** What each of the endings wants. */
const WANTS: Record<string, Evening> = {
  relieved: { flags: ['turns-known'], ended: { 'blind-man': 'relieved' } },
  burned: { flags: ['hallas-knows'] },
  eighth: { flags: ['told-twice', 'mercy'] },
  kept: {},
};

describe('the words', () => {
  it.each([
    ['relieved', 'left', 'coll'],
    ['relieved', 'bartle', 'bartle'],
    ['burned', 'left', 'coll'],
    ['burned', 'bartle', 'bartle'],
    ['burned', 'nell', 'river'],
    ['eighth', 'left', 'coll'],
    ['eighth', 'bartle', 'bartle'],
    ['eighth', 'nell', 'river'],
    ['kept', 'left', 'coll'],
  ])('%s, when the river was left to %s', (ending, river, page) => {
    const { flags, ended } = WANTS[ending] as Evening;
    const told = says(ending, { flags, ended: { ...ended, 'coll-tallow': river } });
    expect(told.resolution).toBe(ending);
    seen(told, `${ending}.${page}`);
    expect(told.texts.has('dismissed.all.bartle')).toBe(river !== 'bartle');
    expect(told.texts.has('dismissed.all.coll-left')).toBe(river === 'left');
  });

  it.each(['relieved', 'burned', 'eighth'])('%s is not offered to those who have not earned it', (ending) => {
    expect(says(ending, {}).resolution).toBe('kept');
  });

  it.each<[string, Evening]>([
    ['relieved', { flags: ['asked-reeve'], ended: { 'grain-road': 'watch' } }],
    ['relieved', { flags: ['turns-known'], ended: { 'coll-tallow': 'nell' } }],
    ['burned', { ended: { errand: 'scorched' } }],
    ['burned', { flags: ['page-torn'] }],
    ['eighth', { flags: ['told-twice', 'hallas-knows'] }],
  ])('%s is earned in more than one way', (ending, way) => expect(says(ending, way).resolution).toBe(ending));

  it('the first night is somebody’s', () => {
    const told = says('relieved', { ...WANTS.relieved, hero: 'elena' });
    expect(told.state.campaign.remembered).toMatchObject({ 'first-watch': 'elena' });
    seen(told, 'relieved.few', 'relieved.3');
    expect(told.texts).toContain('campaign.memory.first-watch');
  });
});

describe('a slate goes round', () => {
  const withFarms = (farms: number, flags: readonly string[]): ScriptedGame => {
    const told = reading({ flags: ['turns-known', ...flags], takes: ['dismissed.words.relieved'] });
    told.state = {
      ...told.state,
      campaign: { ...told.state.campaign, flags: { ...told.state.campaign.flags, farms } },
    };
    return speak(told);
  };

  it.each<[number, string[], string]>([
    [4, ['overlea-in', 'nettlehay-in', 'crook-in'], 'farms'],
    [3, ['nettlehay-in', 'crook-in'], 'farms'],
    [3, ['overlea-in', 'crook-in'], 'few'],
  ])('%d farms, of them %j', (farms, flags, page) => {
    const told = withFarms(farms, flags);
    expect(told.resolution).toBe('relieved');
    expect(told.texts.has('dismissed.relieved.farms')).toBe(page === 'farms');
    expect(told.texts.has('dismissed.relieved.few')).toBe(page === 'few');
  });
});

describe('everybody comes', () => {
  const comes = (rest: Evening): ScriptedGame => speak(reading(rest));

  it('as they were left', () => seen(comes({}), 'all.nell', 'all.few', 'all.bartle', 'all.idhrien'));

  it.each<[string, Evening]>([
    ['hurt', { flags: ['nell-hurt'] }],
    ['hurt', { flags: ['nell-broken'] }],
    ['hums', { flags: ['nell-knotted'] }],
    ['coll-heard', { flags: ['coll-heard'] }],
    ['coll-told', { flags: ['coll-heard', 'nell-knotted'] }],
    ['word', { flags: ['knows-word'] }],
    ['jem', { flags: ['jem-barn'] }],
    ['gram', { flags: ['gram-rode'] }],
    ['gram-back', { flags: ['gram-rode'], ended: { 'grain-road': 'north' } }],
    ['reeve', { flags: ['asked-reeve'] }],
    ['ledger', { ended: { market: 'kept' } }],
    ['ivy', { ended: { goldworthy: 'out' } }],
    ['written', { ended: { errand: 'written' } }],
  ])('%s', (page, rest) => seen(comes(rest), `all.${page}`));

  it('Bragdush who went home says why he is here', () => {
    const told = reading({ flags: ['gram-rode'], ended: { 'grain-road': 'north' } }).untilThreshold(2);
    seen(speak(told), 'dark.gram-back', 'all.gram-back');
    for (const page of ['dark.gram', 'all.gram']) expect(told.texts).not.toContain(`dismissed.${page}`);
  });

  it.each<[string, Evening]>([
    ['taken', { token: 'due-ferryman' }],
    ['taken by one who has watched', { token: 'due-ferryman', remembered: { watcher: 'aragorn' } }],
  ])('Coll has his lantern back when it was %s', (_, rest) => {
    const told = comes(rest);
    seen(told, 'all.coll-woken');
    expect(told.texts).not.toContain('dismissed.all.coll-left');
  });

  it('three farms, and Hallas who was told', () => {
    const told = reading({ flags: ['hallas-knows', 'told-twice'] });
    told.state = {
      ...told.state,
      campaign: { ...told.state.campaign, flags: { ...told.state.campaign.flags, farms: 3 } },
    };
    seen(speak(told), 'all.farms', 'hallas.knows', 'hallas.told');
  });

  it('those who are remembered, on the last page', () => {
    const [fetched, tied, paid, watcher, heir] = ['bilbo', 'gimli', 'elena', 'legolas', 'aragorn'];
    const remembered = { fetched, tied, knotter: tied, paid, watcher, heir, 'cub-bearer': 'bilbo' } as Record<
      string,
      string
    >;
    const told = comes({ remembered, flags: ['bartle-owes', 'nell-knotted'] });
    seen(told, 'owed.heir', 'heir.asked');
    const pages = ['forgotten.fetched', 'memory.tied', 'forgotten.paid', 'memory.watcher', 'memory.cub'];
    for (const page of [...pages, 'memory.heir', 'memory.knotter', 'memory.nell'])
      expect(told.texts).toContain(`campaign.${page}`);
  });
});

describe('what the lamps are owed', () => {
  it.each<[string, Record<string, string>, string]>([
    ['due-blind', { 'blind-man': 'relieved' }, 'blind'],
    ['due-ferryman', { 'coll-tallow': 'bartle' }, 'bartle'],
    ['due-ferryman', { 'coll-tallow': 'nell' }, 'nell'],
    ['due-sisters', { toll: 'quench' }, 'sisters'],
  ])('%s paid on the way is not asked for again', (due, ended, page) => {
    for (const seed of [1, 2, 3]) {
      const told = reading({ seed, ended }).explore(...RING);
      seen(told, `paid.${page}`);
      expect(onMap(told)).not.toContain(due);
      expect(onMap(told).filter((id) => DUES.includes(id))).toHaveLength(4);
    }
  });

  it('those who have paid nothing find the first at the foot of the hill', () => {
    expect(onMap(reading({})).filter((id) => DUES.includes(id))).toHaveLength(1);
    expect(onMap(reading({ ended: { toll: 'burn' } })).filter((id) => DUES.includes(id))).toEqual([]);
  });

  it('after three that are paid one more opens the hill, and it is always there', () => {
    const ended = { 'blind-man': 'relieved', 'coll-tallow': 'nell', toll: 'burn' };
    for (const tile of RING) {
      const told = reading({ ended }).explore(tile);
      told.interact(...onMap(told).filter((id) => DUES.includes(id)));
      seen(told, 'owed.done');
    }
  });

  it.each(DUES)('%s may be tried again', (token) => {
    const told = reading({ token, passes: false })
      .explore(...RING)
      .interact(token);
    seen(told, `${token}.fail`);
    told.temper = { ...told.temper, passes: true };
    expect(told.interact(token).has(token)).toBe(false);
  });
});

describe('while he reads', () => {
  it('to the end of the Roll', () => expect(reading({ pages: 3 }).untilOver().resolution).toBe('read'));
  it('or till the bar is full', () => expect(reading({ pages: 999 }).untilOver().resolution).toBe('read'));
  it('and somebody falls', () => expect(reading({}).fall().untilOver().resolution).toBe('fallen'));

  it('Snuffers come, and bows', () => {
    const told = reading({}).untilThreshold(5);
    expect(groups(told)).toEqual(expect.arrayContaining(['read', 'snuffers', 'goblins', 'bows']));
    expect(told.defeat('snuffers').texts).toContain('dismissed.snuffers.beaten');
  });

  it('Bragdush sends them home, and the leaf is not there to be read', () => {
    const told = open(reading({ flags: ['gram-rode', 'page-torn'] }))
      .defeat('unpaid')
      .explore('hill');
    expect(told.has('hallas')).toBe(true);
    seen(told.untilThreshold(5), 'unpaid.beaten', 'dark.gram', 'voice.torn', 'last.way');
    expect(groups(told)).not.toContain('snuffers');
  });
});

describe.each([...FINDS, ...CLOSING])('%s', (token) => {
  it.each([true, false])('is come upon (passed: %s)', (passes) => {
    const told = reading({
      token,
      passes,
      takes: [`dismissed.page.option-${passes ? 1 : 2}`],
      hero: 'aragorn',
    });
    if (CLOSING.includes(token)) told.untilThreshold(1);
    else told.explore(...RING);
    told.interact(token);
    told.temper = { ...told.temper, passes: true };
    expect(told.interactIfThere(token).has(token)).toBe(false);
  });
});

describe('who acts', () => {
  it.each<[string, string, Record<string, string>]>([
    ['aragorn', 'due-bride', { heir: 'aragorn' }],
    ['gimli', 'due-ferryman', { watcher: 'gimli' }],
    ['bilbo', 'due-miller', {}],
    ['gimli', 'due-candle', {}],
    ['elena', 'drummer', {}],
    ['gimli', 'coat', { tied: 'gimli' }],
    ['bilbo', 'cobbler', {}],
    ['legolas', 'rank', { knotter: 'legolas' }],
    ['legolas', 'glass', {}],
  ])('%s has a way with %s', (hero, token, remembered) => {
    seen(
      reading({ hero, token, remembered })
        .explore(...RING)
        .interact(token),
      `${token}.own`,
    );
  });
});

it('two heroes open the hill as well', () => expect(says('kept', { heroes: 2 }).resolution).toBe('kept'));

it.each(['mercy', 'told-hallas'])('a smith who knows gives up the book after %s', (flag) =>
  expect(says('eighth', { flags: ['hallas-knows', flag] }).resolution).toBe('eighth'),
);

it('together the scripts visit every step', () => {
  expect(visits.missed('dismissed')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Eight pasts that lead here. */
const WAYS = [
  ['knows-word', 'page-torn', 'turns-known', 'told-hallas', 'told-twice', 'jem-barn'],
  ['roll-with-hallas', 'nell-knotted', 'turns-known', 'asked-reeve', 'coll-heard'],
  ['bartle-silent', 'nell-hurt', 'roll-with-hallas', 'nell-knotted'],
  ['knows-word', 'page-torn', 'gram-rode', 'mercy', 'told-twice'],
  ['roll-with-hallas', 'gram-rode', 'hallas-knows', 'coll-heard'],
  ['page-torn', 'nell-hurt', 'asked-reeve', 'jem-turned'],
  ['hallas-knows', 'told-twice', 'turns-known', 'asked-reeve', 'page-torn'],
  [],
];
itEndsHoweverItIsWalked('dismissed', WAYS);
