import { FacadeVFS } from 'expo-sqlite/web/wa-sqlite/FacadeVFS';
import type { SqliteModule } from 'expo-sqlite/web/wa-sqlite/wa-sqlite';
import { PageFile } from './pageFile';

/** SQLite's result codes and flags, as its documentation numbers them. */
const OK = 0;
const CANNOT_OPEN = 14;
const SHORT_READ = 522;
const CREATE = 0x4;
const DELETE_ON_CLOSE = 0x8;

type OpenFile = { name: string; flags: number; file: PageFile };

/** SQLite's files in memory: the book that is given, its journal, and what it sorts in. */
export class PageVfs extends FacadeVFS {
  private readonly files = new Map<string, PageFile>();
  private readonly open = new Map<number, OpenFile>();

  constructor(name: string, module: SqliteModule, bookName: string, book: PageFile) {
    super(name, module);
    this.files.set(bookName, book);
  }

  private at(id: number): PageFile {
    return (this.open.get(id) as OpenFile).file;
  }

  override jOpen(name: string | null, id: number, flags: number, out: DataView): number {
    const known = name ?? `unnamed ${id}`;
    const file = this.files.get(known) ?? (flags & CREATE ? new PageFile() : null);
    if (!file) return CANNOT_OPEN;
    this.files.set(known, file);
    this.open.set(id, { name: known, flags, file });
    out.setInt32(0, flags, true);
    return OK;
  }

  override jClose(id: number): number {
    const closed = this.open.get(id);
    this.open.delete(id);
    if (closed && closed.flags & DELETE_ON_CLOSE) this.files.delete(closed.name);
    return OK;
  }

  override jRead(id: number, into: Uint8Array, at: number): number {
    return this.at(id).read(into.subarray(), at) ? OK : SHORT_READ;
  }

  override jWrite(id: number, data: Uint8Array, at: number): number {
    this.at(id).write(data.subarray(), at);
    return OK;
  }

  override jTruncate(id: number, size: number): number {
    this.at(id).truncate(size);
    return OK;
  }

  override jFileSize(id: number, out: DataView): number {
    out.setBigInt64(0, BigInt(this.at(id).size), true);
    return OK;
  }

  override jDelete(name: string): number {
    this.files.delete(name);
    return OK;
  }

  override jAccess(name: string, _flags: number, out: DataView): number {
    out.setInt32(0, this.files.has(name) ? 1 : 0, true);
    return OK;
  }
}
