/** SQLite's own page: what it changes, it writes by whole pages of this many bytes. */
export const PAGE = 4096;

/** What a file has become since it was last kept: its length, and every page that differs. */
export type PageChanges = { size: number; pages: readonly (readonly [page: number, bytes: Uint8Array])[] };

const pagesIn = (size: number): number => Math.ceil(size / PAGE);

/** A file in memory that knows which of its pages have changed, and can take the changes back. */
export class PageFile {
  private pages: Uint8Array[] = [];
  private length = 0;
  private lengthBefore = 0;
  /** Changed pages as they were; a page that is new has none. */
  private readonly before = new Map<number, Uint8Array | undefined>();

  get size(): number {
    return this.length;
  }

  /** A file as it was kept. */
  static of(pages: Uint8Array[], size: number): PageFile {
    const file = new PageFile();
    file.pages = pages;
    file.length = size;
    file.lengthBefore = size;
    return file;
  }

  /** Fills `into` from this place on; false when the file ends before, and the rest is nought. */
  read(into: Uint8Array, at: number): boolean {
    const end = Math.min(at + into.byteLength, this.length);
    for (let here = at; here < end;) {
      const [page, offset] = [Math.floor(here / PAGE), here % PAGE];
      const count = Math.min(PAGE - offset, end - here);
      into.set((this.pages[page] as Uint8Array).subarray(offset, offset + count), here - at);
      here += count;
    }
    if (end - at >= into.byteLength) return true;
    into.fill(0, Math.max(0, end - at));
    return false;
  }

  write(data: Uint8Array, at: number): void {
    const end = at + data.byteLength;
    this.growTo(end);
    for (let here = at; here < end;) {
      const [page, offset] = [Math.floor(here / PAGE), here % PAGE];
      const count = Math.min(PAGE - offset, end - here);
      this.ownPage(page).set(data.subarray(here - at, here - at + count), offset);
      here += count;
    }
  }

  truncate(size: number): void {
    if (size >= this.length) return;
    for (let page = pagesIn(size); page < this.pages.length; page += 1) this.remember(page);
    this.pages.length = pagesIn(size);
    // What lies behind the end would come back with the next byte that is written further on.
    if (size % PAGE > 0) this.ownPage(this.pages.length - 1).fill(0, size % PAGE);
    this.length = size;
  }

  /** What is to be kept, or null when nothing has changed. */
  changes(): PageChanges | null {
    if (this.before.size === 0 && this.length === this.lengthBefore) return null;
    const pages = [...this.before.keys()]
      .filter((page) => page < this.pages.length)
      .map((page) => [page, this.pages[page] as Uint8Array] as const);
    return { size: this.length, pages };
  }

  /** All of it, for a place that holds something else. */
  whole(): PageChanges {
    return { size: this.length, pages: this.pages.map((bytes, page) => [page, bytes] as const) };
  }

  /** What has changed is kept: from here on only later changes count. */
  settle(): void {
    this.before.clear();
    this.lengthBefore = this.length;
  }

  /** What has changed could not be kept: the file is again as it was. */
  restore(): void {
    for (const [page, bytes] of this.before) if (bytes) this.pages[page] = bytes;
    this.pages.length = pagesIn(this.lengthBefore);
    this.length = this.lengthBefore;
    this.before.clear();
  }

  private growTo(end: number): void {
    while (this.pages.length < pagesIn(end)) {
      this.remember(this.pages.length);
      this.pages.push(new Uint8Array(PAGE));
    }
    this.length = Math.max(this.length, end);
  }

  private remember(page: number): void {
    if (!this.before.has(page)) this.before.set(page, this.pages[page]);
  }

  /** A page that may be written on: the one that was kept is left as it is. */
  private ownPage(page: number): Uint8Array {
    if (!this.before.has(page)) {
      this.remember(page);
      this.pages[page] = (this.pages[page] as Uint8Array).slice();
    }
    return this.pages[page] as Uint8Array;
  }
}
