/** What the page of a game's reference says; each game has these words beside its own. */
export type ReferenceWords = {
  title: string;
  search: string;
  filter: string;
  everyStep: string;
  opening: string;
  failed: string;
  found(count: number): string;
  none(typed: string): string;
  noneAtStep(typed: string, step: string): string;
  tryOther: string;
  searchEverywhere: string;
  sources: string;
};
