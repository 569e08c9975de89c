import fc from 'fast-check';
import { PAGE, PageFile } from '@/saves/web/pageFile';

/** As text: thousands of numbers are compared one by one, which takes a minute. */
const bytesOf = (file: PageFile): string => {
  const bytes = new Uint8Array(file.size);
  expect(file.read(bytes, 0)).toBe(true);
  return Buffer.from(bytes).toString('hex');
};

/** The pages as a store would hold them, changed by what the file says has changed. */
const kept = (before: Map<number, Uint8Array>, file: PageFile): Map<number, Uint8Array> => {
  const changes = file.changes();
  if (!changes) return before;
  const after = new Map([...before, ...changes.pages.map(([page, bytes]) => [page, bytes.slice()] as const)]);
  for (const page of after.keys()) if (page >= Math.ceil(changes.size / PAGE)) after.delete(page);
  return after;
};

const edit = fc.oneof(
  fc.record({ at: fc.nat(3 * PAGE), data: fc.uint8Array({ minLength: 1, maxLength: PAGE + 40 }) }),
  fc.record({ size: fc.nat(4 * PAGE) }),
);
type Edit = { at: number; data: Uint8Array } | { size: number };

const apply = (file: PageFile, edits: readonly Edit[]): void => {
  for (const one of edits) {
    if ('data' in one) file.write(one.data, one.at);
    else file.truncate(one.size);
  }
};

/** The same edits on one plain array. */
const plainly = (edits: readonly Edit[]): string => {
  let bytes = Buffer.alloc(0);
  for (const one of edits) {
    if ('size' in one) bytes = bytes.subarray(0, one.size);
    else {
      const longer = Buffer.alloc(Math.max(bytes.length, one.at + one.data.length));
      longer.set(bytes);
      longer.set(one.data, one.at);
      bytes = longer;
    }
  }
  return bytes.toString('hex');
};

describe('a file in pages', () => {
  const edits = fc.array(edit, { maxLength: 6 });

  it('reads what was written, as a plain file would', () =>
    fc.assert(
      fc.property(edits, (made) => {
        const file = new PageFile();
        apply(file, made);
        expect(bytesOf(file)).toBe(plainly(made));
      }),
    ));

  it('names every page that has changed, so that the kept pages are the file', () =>
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const file = new PageFile();
        apply(file, first);
        let store = kept(new Map(), file);
        file.settle();
        expect(file.changes()).toBeNull();
        apply(file, second);
        store = kept(store, file);
        const pages = Array.from({ length: store.size }, (_, page) => store.get(page) as Uint8Array);
        expect(bytesOf(PageFile.of(pages, file.size))).toBe(bytesOf(file));
      }),
    ));

  it('takes back what could not be kept', () =>
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const file = new PageFile();
        apply(file, first);
        file.settle();
        const before = bytesOf(file);
        apply(file, second);
        file.restore();
        expect(bytesOf(file)).toBe(before);
        expect(file.changes()).toBeNull();
      }),
    ));

  it('names only the page a byte was written on', () => {
    const file = new PageFile();
    file.write(new Uint8Array(10 * PAGE), 0);
    file.settle();
    file.write(new Uint8Array([7]), 3 * PAGE + 5);
    expect(file.changes()?.pages.map(([page]) => page)).toEqual([3]);
  });

  it('says when a read goes beyond its end, and fills the rest with nought', () => {
    const file = new PageFile();
    file.write(new Uint8Array([1, 2, 3]), 0);
    const into = new Uint8Array(5).fill(9);
    expect(file.read(into, 1)).toBe(false);
    expect([...into]).toEqual([2, 3, 0, 0, 0]);
    expect(file.read(into, 100)).toBe(false);
    expect([...into]).toEqual([0, 0, 0, 0, 0]);
  });
});
