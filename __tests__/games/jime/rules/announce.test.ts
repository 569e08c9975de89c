import type { Adventure, Effect } from '@/games/jime/content';
import { markSteps, stepsNoted } from '@/games/jime/content/steps';
import { deedsOf, play, textName } from '@/games/jime/play';
import { redo, undo } from '@/kernel/history';
import type { Company } from './company';
import { company } from './company';
import { playedEffects } from './playedEffects';

const PAGE: Effect = { do: 'message', pages: ['a', 'b'] };
const LORE: Effect = { do: 'lore', count: 2 };
const INSPIRED: Effect = { do: 'inspiration', who: 'each', count: 1 };
/** Has a sheet of its own. */
const ASKS: Effect = { do: 'placeHeroes', space: '100A/1' };

const GAINED = { line: 'effect.lore', count: 2 };
const CHEERED = { line: 'effect.inspiration', count: 1, who: 'each' };

const footOf = (table: Company): string[] => (table.shows('message').foot ?? []).map(({ line }) => line);
const entriesOf = (table: Company) =>
  table.state.chronicle.flatMap(({ pages }) => pages.flatMap(({ entries }) => entries));

it('what follows a page and asks nothing stands at its foot, in order', () => {
  const table = playedEffects([PAGE, LORE, INSPIRED, ASKS], { mirror: true });
  const page = table.shows('message');
  expect(page.pages.map(textName)).toEqual(['a', 'b']);
  expect(page.foot).toEqual([GAINED, CHEERED]);
  expect(table.state.campaign.lore).toBe(2);
  expect(table.adventure.heroes.map(({ inspiration }) => inspiration)).toEqual([1, 1, 1]);
  expect(table.do({ type: 'continue' }).shows('placement').what.kind).toBe('heroes');
  expect(table.do({ type: 'continue' }).prompt).toBeUndefined();
});

const TELLING: [Effect, string][] = [
  [LORE, 'effect.lore'],
  [{ do: 'xp', count: 1 }, 'effect.xp'],
  [INSPIRED, 'effect.inspiration'],
  [{ do: 'boon', who: 'here', boon: 'hidden' }, 'effect.boon'],
  [{ do: 'recover', who: 'acting', damage: 1, fear: 0 }, 'effect.recover'],
  [{ do: 'weakness', who: 'each', count: 1 }, 'effect.weakness'],
  [{ do: 'scout', who: 'acting', count: 2 }, 'effect.scout'],
  [{ do: 'title', who: 'acting', title: 'wingfoot' }, 'effect.title'],
  [{ do: 'trinket', who: 'acting', trinket: 'boots' }, 'effect.trinket'],
  [{ do: 'darkness', everywhere: true }, 'effect.darkness'],
];
it.each(TELLING.map(([effect, key]) => ({ effect, key })))('$effect.do is told there', ({ effect, key }) =>
  expect(footOf(playedEffects([PAGE, effect]))).toEqual([key]),
);

it('nothing to tell, no foot', () => {
  const held: Effect = { do: 'trinket', who: 'acting', trinket: 'boots' };
  const table = playedEffects([held, ASKS, PAGE, held, ASKS])
    .do({ type: 'continue' })
    .do({ type: 'continue' });
  expect(table.shows('message')).not.toHaveProperty('foot');
});

it('a gain for a hero the company names still asks, and what lies beyond waits for it', () => {
  const table = playedEffects([PAGE, LORE, { do: 'boon', who: 'choose', boon: 'hidden' }, INSPIRED]);
  expect(footOf(table)).toEqual(['effect.lore']);
  expect(table.do({ type: 'continue' }).shows('chooseHero').text).toEqual({ line: 'choose-hero.boon' });
  table.do({ type: 'chooseHero', hero: 'legolas' });
  expect(table.shows('message').pages).toEqual([{ line: 'effect.boon', boon: 'hidden', who: ['legolas'] }]);
  expect(footOf(table)).toEqual(['effect.inspiration']);
});

it('gains without a page share one sheet', () => {
  const table = playedEffects([LORE, INSPIRED, ASKS]);
  expect(table.shows('message')).toEqual({ kind: 'message', pages: [GAINED], foot: [CHEERED] });
});

it('a page is followed across the end of a branch, and by the next page never', () => {
  const branch: Effect = { do: 'if', when: { is: 'round', atLeast: 1 }, then: [PAGE] };
  const table = playedEffects([branch, LORE, { do: 'message', pages: ['c'] }, INSPIRED]);
  expect(footOf(table)).toEqual(['effect.lore']);
  expect(footOf(table.do({ type: 'continue' }))).toEqual(['effect.inspiration']);
});

it('a flag comes along with what is told after it, and else waits', () => {
  const bell: Effect = { do: 'flag', flag: 'bell', set: 1 };
  const table = playedEffects([PAGE, bell, LORE, { ...bell, flag: 'rope' }, ASKS]);
  expect(footOf(table)).toEqual(['effect.lore']);
  expect(table.adventure.flags).toEqual({ bell: 1 });
  expect(table.do({ type: 'continue' }).adventure.flags).toEqual({ bell: 1, rope: 1 });
});

it('what a flag sets off keeps its place before the rest', () => {
  const rings: Partial<Adventure> = {
    triggers: [{ id: 'rings', on: { moment: 'flag', flag: 'bell' }, effects: [INSPIRED, ASKS] }],
  };
  const table = playedEffects([PAGE, { do: 'flag', flag: 'bell', set: 1 }, LORE], {}, rings);
  expect(footOf(table)).toEqual(['effect.inspiration']);
  expect(table.state.campaign.lore).toBe(0);
  table.do({ type: 'continue' }).shows('placement');
  expect(table.do({ type: 'continue' }).shows('message').pages).toEqual([GAINED]);
});

it('§32 the chronicle tells the page, then each gain by itself, with whose turn it was', () => {
  const table = playedEffects([PAGE, LORE, { do: 'trinket', who: 'acting', trinket: 'boots' }]);
  expect(entriesOf(table).slice(-4)).toMatchObject([
    { text: { key: 'a' }, hero: 'gimli' },
    { text: { key: 'b' }, hero: 'gimli' },
    { text: GAINED, hero: 'gimli' },
    { text: { line: 'effect.trinket' }, hero: 'gimli' },
  ]);
});

it('undo brings the page back as it was, and takes back what stood on it', () => {
  const table = playedEffects([PAGE, LORE]);
  const page = table.state;
  const read = { state: table.do({ type: 'continue' }).state, history: table.history };
  expect(undo(read).state).toEqual(page);
  const before = undo(undo(read));
  expect(before.state.campaign.lore).toBe(0);
  expect(redo(before).state).toEqual(page);
});

it('marks on the steps of a story break no page', () => {
  const plain = playedEffects([PAGE, LORE, INSPIRED, ASKS]);
  const content = markSteps(plain.content);
  const { rows } = plain.history;
  const begun = rows.reduce<Pick<Company, 'state' | 'history'>>((now) => undo(now), plain).state;
  const marked = rows.reduce((state, { command }) => {
    const played = play(state, command, content);
    return played.ok ? played.state : state;
  }, begun);
  expect(marked.prompts).toEqual(plain.state.prompts);
  const noted = stepsNoted(marked.campaign.flags, 'road').filter((step) => step.includes('tale'));
  expect(noted.map((step) => step.slice(-3))).toEqual(['[0]', '[1]', '[2]']);
});

it('§106 what an ending gives stands below its last page, and deeds are counted from it', () => {
  const table = company().do({ type: 'concede' });
  const effects = table.content.adventures.road?.resolutions.find(
    ({ id }) => id === table.shows('ending').resolution,
  )?.effects;
  expect(effects?.map((effect) => effect.do)).toEqual(['xp', 'lore']);
  expect(table.shows('ending').foot?.map(({ line }) => line)).toEqual(['effect.xp', 'effect.lore']);
  const { lore } = table.state.campaign;
  expect(table.do({ type: 'continue' }).shows('checklist').text).toEqual({ line: 'camp.cleanUp' });
  expect(deedsOf(table.state).at(-1)?.lore).toBe(lore);
});

it('§21.3 what a threshold gives stands below it', () => {
  const table = company({
    story: { threat: { max: 60, thresholds: [{ at: 2, text: 't', effects: [LORE, INSPIRED] }] } },
  }).endActionPhase();
  while (table.prompt?.kind !== 'threshold') table.do(table.harmless());
  expect(table.shows('threshold').foot).toEqual([GAINED, CHEERED]);
});
