/** What SQLite's file needs, tried where it would use it: a page itself cannot ask, and older Safari answers by promises. */
const TRIAL = `
const tryHandle = async () => {
  const folder = await navigator.storage.getDirectory();
  const name = 'red-book-trial';
  const file = await folder.getFileHandle(name, { create: true });
  const handle = await file.createSyncAccessHandle();
  const isSynchronous = typeof handle.getSize() === 'number';
  await handle.close();
  await folder.removeEntry(name);
  return isSynchronous;
};
tryHandle().then(postMessage, () => postMessage(false));
`;
const PATIENCE_MS = 3_000;

/** False without asking anyone: insecure addresses and old browsers have no such thing. */
export const mayHaveFileHandles = (): boolean =>
  typeof navigator.storage?.getDirectory === 'function' && typeof FileSystemFileHandle === 'function';

/** Whether this browser lets a worker open files. One that does not answer is not known to lack them. */
export const hasFileHandles = async (): Promise<boolean> => {
  if (!mayHaveFileHandles()) return false;
  const script = URL.createObjectURL(new Blob([TRIAL], { type: 'text/javascript' }));
  const worker = new Worker(script);
  try {
    return await new Promise<boolean>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
      worker.onerror = () => resolve(true);
      setTimeout(() => resolve(true), PATIENCE_MS);
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(script);
  }
};
