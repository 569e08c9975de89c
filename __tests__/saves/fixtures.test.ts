import { applyPatches } from 'immer';
import type { Patch } from 'immer';
import type { CardUse } from '@/games/jime/content';
import type { CampaignState, GameState, Text } from '@/games/jime/play';
import { skillDeck } from '@/games/jime/rules/skillDeck';
import type { OpenCampaign } from '@/games/jime/session/campaigns';
import { wordsOf } from '@/games/jime/words';
import { sentenceOf } from '@/games/jime/words/sentences';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import type { SavedState } from '@/kernel/game';
import { canRedo, canUndo } from '@/kernel/history';
import { openBookOn } from '@/saves/book';
import { isOlder, migrateDocument } from '@/saves/document';
import { readSaves } from '@/saves/import';
import { writeSaves } from '@/saves/writeSaves';
import type { SlotText } from '@/saves/rows';
import type { Fixture } from './fixtureFiles';
import { entryOf, fixtureNames, fixtureVersions, fixturesOf } from './fixtureFiles';
import { nodeSql } from './nodeSql';
import { textsOf } from './promptTexts';
import { RecordedGame } from './recordedGame';
import { ScriptedPlayer } from './scriptedPlayer';
import { findGame, jime } from './shippedCampaigns';

/** No adventure is this long: beyond it the script goes in circles. */
const MOST_STEPS = 2000;

const readSlot = async (file: string): Promise<SlotText> => {
  const read = await readSaves(file, findGame);
  if (!read.ok) throw new Error(`the file is refused: ${read.reason}`);
  const [slot] = read.content.slots;
  if (!slot) throw new Error('no save in the file');
  return slot;
};

const slots = new Map<string, Promise<SlotText>>();

/** Every document of a journal is checked as a file is read: once is enough for all tests of a fixture. */
const slotOf = ({ file }: Fixture): Promise<SlotText> => {
  const slot = slots.get(file) ?? readSlot(file);
  slots.set(file, slot);
  return slot;
};

/** The save of a file, taken in by a new device and opened there. */
const resume = async (fixture: Fixture): Promise<RecordedGame> => {
  const book = await openBookOn(nodeSql());
  const [{ slot } = { slot: 0 }] = await writeSaves(book, { slots: [await slotOf(fixture)], imports: [] });
  return RecordedGame.resume(book, slot);
};

/** The state a file tells of, in the version of its document: the document, then its journal’s patches up to the head. */
const stateInFile = ({ document, at, applied, journal }: SlotText): SavedState => {
  const between = (from: number, to: number) => journal.filter(({ seq }) => seq >= from && seq < to);
  const patches = [
    ...between(applied, at)
      .reverse()
      .map(({ inverse }) => inverse),
    ...between(at, applied).map(({ patches: forward }) => forward),
  ].flatMap((json) => JSON.parse(json) as Patch[]);
  return applyPatches(JSON.parse(document) as SavedState, patches);
};

const expectSound = (game: RecordedGame): void => {
  expect(jime.isState(game.state)).toBe(true);
  expect(jime.isPlayable(game.state, game.content)).toBe(true);
};

/** Back as far as the journal goes, at most so many steps; every state on the way is a document that can be played. */
const undoAll = async (game: RecordedGame, most = Infinity): Promise<number> => {
  let undone = 0;
  for (; undone < most && canUndo(game.history); undone += 1) {
    await game.back();
    expectSound(game);
  }
  return undone;
};

/** Whether what a fixture is played on to has been reached: the end of its adventure, or the beginning of the next. */
const isReached = ({ stage, adventure }: Fixture, state: GameState): boolean =>
  stage === 'adventure' ? state.adventure?.id !== adventure : state.stage === 'adventure';

const playOn = async (game: RecordedGame, fixture: Fixture): Promise<number> => {
  const player = new ScriptedPlayer(fixture.applied);
  let steps = 0;
  for (; !isReached(fixture, game.state); steps += 1) {
    if (steps > MOST_STEPS) throw new Error(`still in ${fixture.adventure} after ${steps} steps`);
    await game.do(player.next(game.state, game.content));
  }
  return steps;
};

const say = (text: Text, language: Language, content: OpenCampaign, adventure?: string): string => {
  const words = content.text[language];
  const card = (key: string): string => words[key] ?? key;
  return sentenceOf(text, { words: wordsOf(language), text: words, content, card, adventure });
};

type Held = { of: string; card: CardUse | undefined };

/** Every card the company holds: hero cards, items, the skills of each deck, titles and trinkets. */
const cardsHeld = ({ heroes, trinkets }: CampaignState, { box }: OpenCampaign): Held[] => [
  ...heroes.flatMap((own) => {
    const { basic, hero, role, bought } = skillDeck(box, own);
    return [
      { of: `hero.${own.hero}`, card: box.heroes[own.hero] },
      ...own.items.map((id) => ({ of: `item.${id}`, card: box.items[id] })),
      ...[...basic, ...hero, ...role, ...bought].map((id) => ({ of: `skill.${id}`, card: box.skills[id] })),
      ...own.titles.map((id) => ({ of: `title.${id}`, card: box.titles[id] })),
    ];
  }),
  ...trinkets.map((id) => ({ of: `trinket.${id}`, card: box.trinkets[id] })),
];

/** A key that nothing words, or a parameter that is not there. */
const UNWORDED = /^[\w-]+(\.[\w-]+)+$|undefined|\{\w+\}/;

describe.each(fixtureVersions())('the saves of version %s, kept for ever', (version) => {
  const fixtures = fixturesOf(version);

  it('are all told of in the index', () =>
    expect(fixtureNames(version).sort()).toEqual(fixtures.map(({ name }) => name).sort()));

  it.each(fixtures)('$name opens in its prompt, exactly as it was left', async (fixture) => {
    const game = await resume(fixture);
    const inFile = stateInFile(await slotOf(fixture));
    expect(game.state).toEqual(migrateDocument(inFile, jime.migrations));
    const { first, head } = game.history;
    expect(fixture).toMatchObject(entryOf(fixture.name, game.state, first + head));
    expectSound(game);
    expect(jime.obstacle(game.state, game.content)).toBeNull();
  });

  it.each(fixtures)('$name words its prompt in every language', async (fixture) => {
    const { prompt, state, content } = await resume(fixture);
    for (const text of prompt ? textsOf(prompt) : [])
      for (const language of LANGUAGES)
        expect(say(text, language, content, state.adventure?.id)).not.toMatch(UNWORDED);
  });

  it.each(fixtures)('$name knows what every card of its company does', async (fixture) => {
    const { state, content } = await resume(fixture);
    const held = cardsHeld(state.campaign, content);
    expect(held.length).toBeGreaterThan(state.campaign.heroes.length);
    for (const { of, card } of held)
      for (const language of LANGUAGES)
        expect([of, `${of}.gist` in content.text[language]]).toEqual([of, card?.when !== undefined]);
  });

  it.each(fixtures)('$name undoes to the beginning of its journal, and redoes', async (fixture) => {
    const game = await resume(fixture);
    const { state: left, history } = game;
    const undone = await undoAll(game);
    expect(undone).toBe(history.head);
    // Patches fit the version they were written in: a save that was migrated begins a new journal.
    if (!isOlder(stateInFile(await slotOf(fixture)), jime.migrations)) expect(undone).toBeGreaterThan(0);
    for (let step = 0; step < undone; step += 1) await game.forward();
    expect(game.state).toEqual(left);
    while (canRedo(game.history)) {
      await game.forward();
      expectSound(game);
    }
  });

  it.each(fixtures)('$name plays on to the end by script, and undoes back', async (fixture) => {
    const game = await resume(fixture);
    const { state: left, history } = game;
    const steps = await playOn(game, fixture);
    expect(steps).toBeGreaterThan(0);
    const again = await RecordedGame.resume(game.book, game.slot);
    expect(again.state).toEqual(game.state);
    const undone = await undoAll(again, steps);
    expect(undone).toBeGreaterThan(0);
    // Whoever sets out cannot undo what was done at camp.
    if (again.history.first === history.first) expect(again.state).toEqual(left);
    else expect(again.state.stage).toBe('setup');
  });
});
