/** More than two evenings bring to the table. */
const MOST = 200;

/** What the table typed last comes first, each thing once. */
export const remembered = <Thing>(
  known: readonly Thing[],
  thing: Thing,
  isSame: (one: Thing, other: Thing) => boolean,
): Thing[] => [thing, ...known.filter((one) => !isSame(one, thing))].slice(0, MOST);
