import { peekIndexedDbPages } from './indexedDbPages';

/** A file of a book as it lies there, whatever is in it. */
export type RawFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** SQLite's worker keeps its files in this folder under names of chance, each behind a page that begins with the true one. */
const FOLDER = 'expo-sqlite';
const HEADER = 4096;
const LONGEST_NAME = 512;

const rawFile = async (handle: FileSystemFileHandle): Promise<RawFile> => {
  const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
  const end = bytes.subarray(0, LONGEST_NAME).indexOf(0);
  const path = new TextDecoder().decode(bytes.subarray(0, end < 0 ? LONGEST_NAME : end));
  return { name: path.replace(/^.*\//, ''), bytes: bytes.slice(HEADER) };
};

const filesOfWorker = async (): Promise<RawFile[]> => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER);
  const files: RawFile[] = [];
  for await (const handle of folder.values())
    if (handle.kind === 'file') files.push(await rawFile(handle as FileSystemFileHandle));
  return files.filter(({ name }) => name !== '');
};

/** The files of the book without opening it, from wherever this browser keeps them. */
export const rawBook = async (): Promise<RawFile[]> => {
  const files = await filesOfWorker().catch(() => []);
  const left = await peekIndexedDbPages().catch(() => null);
  return left ? [...files, { name: 'red-book.db', bytes: new Uint8Array(left.bytes) }] : files;
};
