/** How much memory a WebAssembly module asks for at its start, in the bytes of the module itself. */

const HEADER = 8;
const MEMORY = 5;
const PAGES_PER_MEGABYTE = 16;

/** A number as the format writes it, seven bits to a byte, the lowest first; and where it ends. */
const numberAt = (bytes, start) => {
  let [value, at] = [0, start];
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, end: at };
  }
};

const sectionOf = (bytes, kind) => {
  for (let at = HEADER; at < bytes.length;) {
    const { value, end } = numberAt(bytes, at + 1);
    if (bytes[at] === kind) return end;
    at = end + value;
  }
  throw new Error(`the module has no section ${kind}`);
};

/** Where the number of pages stands: after how many memories there are (one), and whether it has a limit. */
const pagesAt = (bytes) => sectionOf(bytes, MEMORY) + 2;

export const startMegabytes = (bytes) => numberAt(bytes, pagesAt(bytes)).value / PAGES_PER_MEGABYTE;

/** The module with less memory at its start. The number keeps its length, so that nothing after it moves. */
export const startWithLess = (module, megabytes) => {
  const bytes = Uint8Array.from(module);
  const start = pagesAt(bytes);
  const { value, end } = numberAt(bytes, start);
  const pages = Math.min(value, megabytes * PAGES_PER_MEGABYTE);
  for (let at = start; at < end; at += 1) {
    const rest = Math.floor(pages / 2 ** (7 * (at - start)));
    bytes[at] = (rest & 127) | (at < end - 1 ? 128 : 0);
  }
  return bytes;
};
