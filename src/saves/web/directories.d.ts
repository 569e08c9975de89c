/** TypeScript's own types of the web leave out what goes through a folder. */
interface FileSystemDirectoryHandle {
  values(): AsyncIterableIterator<FileSystemHandle>;
}
