/** Every engine we promise has these two of ES2023 and, of the rest, not enough: the `lib` stops at ES2022, these come back. */
interface ReadonlyArray<T> {
  findLast<S extends T>(is: (value: T, index: number, array: readonly T[]) => value is S): S | undefined;
  findLast(is: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: readonly T[]) => unknown): number;
}

interface Array<T> {
  findLast<S extends T>(is: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findLast(is: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: T[]) => unknown): number;
}
