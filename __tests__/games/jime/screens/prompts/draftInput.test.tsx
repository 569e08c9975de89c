import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { Book } from '@/saves/book';
import { openBookOn } from '@/saves/book';
import type { DraftInput } from '@/saves/draftInput';
import { readDraftInput } from '@/saves/draftInput';
import { useBook } from '@/session/book';
import { Company, company } from '../../rules/company';
import { nodeSql } from '../../../../saves/nodeSql';
import { ask, asking } from './ask';

const press = (label: string | RegExp) => fireEvent.press(screen.getByLabelText(label));
const SLOT = 4;

const laying = (): Company => {
  const table = new Company({ adventure: 'road' }).do({ type: 'setOut' });
  while (!(table.prompt?.kind === 'placement' && table.prompt.what.kind === 'tiles'))
    table.do({ type: 'continue' });
  return table;
};
const panel = (hero: string): Company => {
  const table = company().do({ type: 'explore', hero: 'aragorn', tile: '205A' }).skip();
  const [group] = table.game.state.adventure?.groups ?? [];
  return table.do({ type: 'attack', hero, group: group?.id ?? '' });
};
const rally = (): Company =>
  asking(company(), {
    kind: 'rally',
    steps: [{ line: 'rally.reset' }, { line: 'rally.scout', count: 2 }],
  });
const attack = (): Company =>
  asking(company({ adventure: 'bridge', mirror: true }), {
    kind: 'attack',
    group: 'g1',
    hero: 'gimli',
    cause: 'counterattack',
    text: 'tale',
    suffering: { damage: 2, fear: 1, negate: 'agility', facedown: { damage: false, fear: true } },
    effect: null,
    terrain: [],
  });

describe('a sheet half done when the app is killed', () => {
  let book: Book;
  const sql = nodeSql();
  beforeAll(async () => {
    book = await openBookOn(sql);
    useBook.setState({ status: 'open', book });
  });
  afterAll(() => useBook.setState({ status: 'unsaved', book: null }));

  /** Enters something on the sheet of this table; then the light goes out. What lies on disk afterwards. */
  const killedAfter = async (table: Company, enter: () => void): Promise<DraftInput> => {
    await sql.exec("DELETE FROM settings WHERE name = 'draftInput'");
    ask(table, { slot: SLOT });
    enter();
    await waitFor(async () => expect(await readDraftInput(book)).not.toBeNull());
    screen.unmount();
    const left = await readDraftInput(book);
    if (!left) throw new Error('nothing kept');
    return left;
  };
  const reopen = (table: Company, left: DraftInput) => ask(table, { slot: SLOT, draft: left });

  it('shows the step of a placement it had come to, and the board with it', async () => {
    const left = await killedAfter(laying(), () => press('It is laid'));
    const { lights } = reopen(laying(), left);
    expect(screen.getByText(/Lay it against 100A/)).toBeOnTheScreen();
    expect(lights[0]?.at).toBe(1);
  });

  it('§15.3 has the hits and modifiers that were entered, and they are applied', async () => {
    const left = await killedAfter(panel('legolas'), () => {
      press('More: Hits');
      press('More: Hits');
      press(/^Pierce\./);
    });
    reopen(panel('legolas'), left);
    expect(screen.getByLabelText(/^Pierce\./)).toBeChecked();
    expect(screen.getByLabelText('Figure 1, health 3 of 3, armour 1, loses 2 health')).toBeOnTheScreen();
  });

  it('§74 has the lines of the rally ticked that were', async () => {
    const left = await killedAfter(rally(), () => press(/^Each hero scouts 2/));
    reopen(rally(), left);
    const [reset, scout] = screen.getAllByRole('checkbox');
    expect(reset).not.toBeChecked();
    expect(scout).toBeChecked();
  });

  it('§38.11 has the successes and the cards kept of an attack', async () => {
    const left = await killedAfter(attack(), () => {
      press('1');
      press('More: Damage, faceup');
    });
    const { acted } = reopen(attack(), left);
    press('Suffer 2 cards');
    const keeps = { damageUp: 1, damageDown: 0, fearUp: 0, fearDown: 0 };
    expect(acted).toEqual([{ type: 'suffer', through: true, keeps }]);
  });

  it('begins afresh anywhere else: in another save, at another step, at another question there', async () => {
    const left = await killedAfter(panel('legolas'), () => press(/^Pierce\./));
    const others = [
      { ...left, slot: SLOT + 1 },
      { ...left, applied: left.applied + 1 },
      { ...left, entered: { hits: 'two', modifiers: [] } },
      { ...left, entered: { hits: 2 } },
      { ...left, entered: null },
    ];
    for (const other of others) {
      reopen(panel('legolas'), other);
      expect(screen.getByLabelText(/^Pierce\./)).not.toBeChecked();
      screen.unmount();
    }
    reopen(panel('gimli'), left);
    expect(screen.getByLabelText(/^Pierce\./)).not.toBeChecked();
  });

  it('begins at its first step where it has none as far on as that', async () => {
    const left = await killedAfter(laying(), () => press('It is laid'));
    reopen(laying(), { ...left, entered: 99 });
    expect(screen.queryByText(/Lay it against 100A/)).toBeNull();
  });

  it('starts afresh when the stored row cannot be read', async () => {
    for (const row of ['not JSON', '3 17 2', 'null', '7', '{"slot":1}']) {
      await sql.run("INSERT OR REPLACE INTO settings (name, value) VALUES ('draftInput', ?)", row);
      expect(await readDraftInput(book)).toBeNull();
    }
  });
});
