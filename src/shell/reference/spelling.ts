/** How many letters may be wrong, missing, added or swapped in a word of this length. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** How many such slips lie between two words; more than `most` counts as one more than it. */
export const slipsBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (before?.[j - 2] ?? 0) + 1
          : Infinity;
      next.push(Math.min((row?.[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swapped));
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row?.[b.length] ?? most + 1;
};

/** What was probably meant: the words with the fewest slips, or none. A slip rarely is in the first letter. */
export const meantBy = (typed: string, vocabulary: readonly string[]): string[] => {
  const most = slipsAllowed(typed.length);
  if (most === 0) return [];
  const near = vocabulary
    .filter((word) => word[0] === typed[0] || word[1] === typed[0] || word[0] === typed[1])
    .map((word) => ({ word, slips: slipsBetween(typed, word, most) }))
    .filter(({ slips }) => slips <= most);
  const fewest = Math.min(...near.map(({ slips }) => slips));
  return near.filter(({ slips }) => slips === fewest).map(({ word }) => word);
};
