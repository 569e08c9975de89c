/** The first of those with the highest score. */
export const best = <Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined => {
  let found: Item | undefined;
  let most = -Infinity;
  for (const item of items) {
    const value = score(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
};
