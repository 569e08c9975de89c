import { act, renderHook, waitFor } from '@testing-library/react-native';
import { join } from 'node:path';
import { openBookOn } from '@/saves/book';
import { BUNDLE_VERSION } from '@/games/jime/content/bundles';
import { CAMPAIGN_FORMAT } from '@/games/jime/formats';
import { GAMES } from '@/games';
import { findImport, writeImport } from '@/saves/imports';
import { findGame, registerGames } from '@/session/games';
import { exportSaves } from '@/saves/export';
import { renameSlot } from '@/saves/slots';
import { jime } from '@/games/jime/game';
import { useImportedContent } from '@/session/importedContent';
import { useBook } from '@/session/book';
import { removeCampaign, useImportedCampaigns } from '@/games/jime/session/importedCampaigns';
import { findCampaign } from '@/games/jime/session/campaigns';
import { beginCampaign, useGame } from '@/games/jime/session/game';
import { importText } from '@/session/importFile';
import { useSlots } from '@/session/slots';
import { CONTENT, filesIn } from '../rules/company';
import { nodeSql } from '../../../saves/nodeSql';
import { own } from './chooseSettings';

// The first campaign opens the box: on a busy machine that takes longer than a test usually may.
jest.setTimeout(60_000);

beforeAll(() => registerGames(GAMES));

const ID = 'two-evenings';
type Files = Record<string, Record<string, unknown>>;

/** The campaign of the browser tests as the file an outsider would bring, with something changed. */
const bundle = (change: (files: Files) => void = () => undefined): string => {
  const all = structuredClone(filesIn(join(__dirname, '../../../e2e/campaign'))) as Files;
  change(all);
  const { 'text/en.json': en, 'text/fr.json': fr, ...files } = all;
  return JSON.stringify({ format: CAMPAIGN_FORMAT, version: BUNDLE_VERSION, files, text: { en, fr } });
};

const open = async () => {
  const book = await openBookOn(nodeSql());
  useBook.setState({ status: 'open', book });
  own();
  useGame.setState({ game: null, refused: null, saveFault: null });
  return book;
};

const startingItems = (hero: string): string[] => CONTENT.box.heroes[hero]?.suggestedItems ?? [];

const begin = () =>
  beginCampaign(ID, {
    seed: 1,
    company: 'The Thirsty',
    difficulty: 'normal',
    heroes: [
      { hero: 'aragorn', role: 'captain', items: startingItems('aragorn') },
      { hero: 'gimli', role: 'guardian', items: startingItems('gimli') },
    ],
  });

describe('a campaign from a file', () => {
  it('is brought in when the whole checker finds nothing, and says so when it comes again', async () => {
    await open();
    const name = { en: 'Two Evenings', fr: 'Deux soirées' };
    expect(await importText(bundle())).toEqual({
      what: 'content',
      id: ID,
      name,
      replaced: false,
      advice: [],
    });
    expect((await findCampaign(ID))?.campaign.id).toBe(ID);
    expect(await importText(bundle())).toEqual({
      what: 'content',
      id: ID,
      name,
      replaced: true,
      advice: [],
    });
  });

  it('may come in one language, which is then shown whatever the app speaks', async () => {
    await open();
    const found = await importText(bundle((files) => delete files['text/en.json']));
    const name = { en: 'Deux soirées', fr: 'Deux soirées' };
    expect(found).toEqual({ what: 'content', id: ID, name, replaced: false, advice: [] });
    const campaign = await findCampaign(ID);
    expect(campaign?.languages).toEqual(['fr']);
    expect(campaign?.text.en['campaign.name']).toBe('Deux soirées');
    expect(campaign?.text.en['enemy.ruffian']).toBe('Ruffian');
    expect(campaign?.text.fr['enemy.ruffian']).toBe('Bandit');
  });

  it.each([
    ['800 kB of marks', '*'.repeat(800_000), /asterisk|characters/],
    ['a line of 400 kB without a space', 'x'.repeat(400_000), /characters/],
    ['a name of thousands of letters', 'name '.repeat(500), /letters/],
    ['a word of a hundred letters', 'w'.repeat(100), /a word of 100 letters/],
  ])('40.7 is refused with a word for %s', async (_what, text, word) => {
    await open();
    const found = await importText(
      bundle((files) => Object.assign(files['text/en.json'] ?? {}, { 'campaign.name': text })),
    );
    if (found.what !== 'refused') throw new Error(found.what);
    expect(found.reason).toBe('unsound');
    expect(found.faults[0]?.message).toMatch(word);
    expect(JSON.stringify(found.faults).length).toBeLessThan(2000);
  });

  it('40.4 under the id of a campaign of the app is refused at the door and inside a file of saves', async () => {
    await open();
    const taken = bundle((files) => Object.assign(files['campaign.json'] ?? {}, { id: 'oath-of-the-lamps' }));
    expect(await importText(taken)).toMatchObject({ what: 'refused', reason: 'shipped' });
    expect(await jime.readImport?.(taken)).toBeNull();
    expect(await jime.readImport?.(bundle())).toMatchObject({ id: ID });
  });

  it('40.2 of a new edition leaves its saves the old one, until the table says otherwise', async () => {
    await open();
    await importText(bundle());
    await begin();
    const { slot } = useGame.getState().game ?? {};
    await useGame.getState().leave();
    const renamed = (files: Files): void => {
      Object.assign(files['text/en.json'] ?? {}, { 'campaign.name': 'Three Evenings' });
    };
    expect(await importText(bundle(renamed))).toMatchObject({ what: 'content', replaced: true });
    expect((await findCampaign(ID))?.text.en['campaign.name']).toBe('Three Evenings');
    expect(await useGame.getState().resume(slot ?? 0)).toBeUndefined();
    const titleOf = () => useGame.getState().game?.content.text.en['campaign.name'];
    expect(titleOf()).toBe('Two Evenings');
    await useSlots.getState().read();
    const [save] = useSlots.getState().slots ?? [];
    if (!save) throw new Error('no save');
    expect(save.hasNewEdition).toBe(true);
    expect(await useSlots.getState().takeNewEdition(save, 'Before')).toBe(true);
    expect(await useGame.getState().resume(save.slot)).toBeUndefined();
    expect(titleOf()).toBe('Three Evenings');
    expect(useSlots.getState().slots?.[0]?.hasNewEdition).toBe(false);
  });

  it('40.2 keeps a save on its own edition where it does not fit the new one', async () => {
    const book = await open();
    await importText(bundle());
    await begin();
    const renamed = bundle((files) => {
      const well = files['adventures/01-well.json'] ?? {};
      Object.assign(files, { 'adventures/01-well.json': { ...well, id: 'spring' } });
    });
    await writeImport(book, { game: 'jime', id: ID, text: renamed });
    await useSlots.getState().read();
    const [save] = useSlots.getState().slots ?? [];
    expect(save?.hasNewEdition).toBe(true);
    expect(save && (await useSlots.getState().takeNewEdition(save, 'Before'))).toBe(false);
    expect(await useGame.getState().resume(save?.slot ?? 0)).toBeUndefined();
  });

  it('40.6 a save called like a format is not taken for a file of that format', async () => {
    const book = await open();
    await importText(bundle());
    await begin();
    const { slot } = useGame.getState().game ?? {};
    await renameSlot(book, slot ?? 0, CAMPAIGN_FORMAT);
    const file = await exportSaves(book, '1', findGame);
    expect(file.slice(0, 200)).toContain(`"${CAMPAIGN_FORMAT}"`);
    expect(await importText(file)).toMatchObject({ what: 'saves', count: 1 });
  });

  it('is advised about its typing, not refused', async () => {
    await open();
    const found = await importText(
      bundle((files) => Object.assign(files['text/en.json'] ?? {}, { 'campaign.name': "Two o'clock" })),
    );
    expect(found).toMatchObject({
      what: 'content',
      advice: [{ path: 'campaign.name', message: 'has a straight quote' }],
    });
  });

  it.each([
    ['no language', {}],
    ['a language the app does not have', { de: {} }],
  ])('is refused in %s', async (_what, text) => {
    await open();
    const all = JSON.parse(bundle()) as object;
    const found = await importText(JSON.stringify({ ...all, text }));
    expect(found).toMatchObject({ what: 'refused', reason: 'broken' });
    expect(found.what === 'refused' && found.faults[0]?.path).toBe('text');
  });

  const BROKEN: readonly [string, (files: Files) => void, RegExp, RegExp][] = [
    [
      'a word that is missing in French',
      (files) => delete files['text/fr.json']?.['well.opening.2'],
      /text\/fr\.json$/,
      /^well\.opening\.2$/,
    ],
    [
      'an enemy that is not in the box',
      (files) =>
        Object.assign((files['adventures/01-well.json']?.['groups'] as object[])[0] ?? {}, {
          enemy: 'dragon',
        }),
      /01-well\.json$/,
      /^groups/,
    ],
    [
      'a flag nobody reads',
      (files) =>
        (files['adventures/01-well.json']?.['setup'] as object[]).push({
          do: 'setFlag',
          flag: 'lost',
          to: 1,
        }),
      /01-well\.json$/,
      /^setup/,
    ],
  ];

  it.each(BROKEN)(
    'is refused for %s, with file and path, and nothing is kept',
    async (_what, change, file, path) => {
      const book = await open();
      const found = await importText(bundle(change));
      expect(found).toMatchObject({ what: 'refused' });
      const [fault] = found.what === 'refused' ? found.faults : [];
      expect(fault?.file).toMatch(file);
      expect(fault?.path).toMatch(path);
      expect(await findImport(book, 'jime', ID)).toBeNull();
    },
  );

  it('is removed when no save needs it', async () => {
    await open();
    await importText(bundle());
    await useImportedContent.getState().read();
    const { result } = renderHook(() => useImportedCampaigns());
    const named = [{ id: ID, name: { en: 'Two Evenings', fr: 'Deux soirées' } }];
    await waitFor(() => expect(result.current).toEqual(named));
    await act(async () => expect(await removeCampaign(ID)).toBeNull());
    await waitFor(() => expect(result.current).toEqual([]));
    expect(await findCampaign(ID)).toBeNull();
  });

  it('stays while a save is played with it, even one in the bin, and goes once the bin is emptied', async () => {
    await open();
    await importText(bundle());
    expect(await begin()).toBeUndefined();
    const slot = useGame.getState().game?.slot ?? -1;
    expect(await removeCampaign(ID)).toEqual({ saves: ['The Thirsty'] });
    await useGame.getState().leave();
    expect(await removeCampaign(ID)).toEqual({ saves: ['The Thirsty'] });
    await useSlots.getState().bin(slot);
    expect(await removeCampaign(ID)).toEqual({ saves: ['The Thirsty'] });
    await useSlots.getState().emptyBin();
    expect(await removeCampaign(ID)).toBeNull();
  });
});
