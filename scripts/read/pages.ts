import { branchesOf } from '../../src/games/jime/content/branches';
import { effectListsOf } from '../../src/games/jime/content/effectLists';
import type { EffectList } from '../../src/games/jime/content/effectLists';
import type { Adventure, Interaction } from '../../src/games/jime/content/schema/adventure';
import type { Effect } from '../../src/games/jime/content/schema/effects';
import { pageStep } from '../../src/games/jime/content/steps';

/**
 * What a page is to those who hear it: the opening of the adventure, a token looked at, the question before a test or a
 * choice, the result after it, the end, or any other scene. Names, objectives and buttons are no pages.
 */
export type PageKind = 'opening' | 'look' | 'question' | 'result' | 'scene' | 'end';

/** A text by its key, and the steps at which it is read; none where no step tells. */
export type Page = { key: string; kind: PageKind; steps: string[] };

/** What the first page told in a list is. */
const FIRST: Record<EffectList['part'], PageKind> = {
  setup: 'opening',
  explore: 'scene',
  threat: 'scene',
  triggers: 'scene',
  tokens: 'result',
  terrain: 'result',
  actions: 'result',
  resolutions: 'end',
};

/** What a page is if it opens the list, and what the pages after it are. */
type Place = { path: string; first: PageKind; rest: PageKind };

/** The table answers these: what follows was waited for. */
const ANSWERED: ReadonlySet<Effect['do']> = new Set(['test', 'choice', 'dialogue', 'headcount'] as const);

const textsOf = (effect: Effect, { path, first, rest }: Place): Page[] => {
  if (effect.do === 'message')
    return effect.pages.map((page, index): Page => {
      const kind = index === 0 ? first : rest;
      // A page with a condition is not read whenever its message is.
      return typeof page === 'string'
        ? { key: page, kind, steps: [path] }
        : { key: page.page, kind, steps: [pageStep(page.page)] };
    });
  if (!('text' in effect) || effect.text === undefined) return [];
  return [{ key: effect.text, kind: ANSWERED.has(effect.do) ? 'question' : rest, steps: [path] }];
};

const pagesIn = (effects: readonly Effect[], place: Place): Page[] => {
  let { first } = place;
  return effects.flatMap((effect, index) => {
    const here = { ...place, first, path: `${place.path}[${index}]` };
    const pages = textsOf(effect, here);
    if (pages.length > 0) first = place.rest;
    const opens = ANSWERED.has(effect.do) ? 'result' : here.first;
    const inside = branchesOf(effect).flatMap((branch) =>
      pagesIn(branch.effects, { ...here, first: opens, path: `${here.path}.${branch.path}` }),
    );
    return [...pages, ...inside];
  });
};

const restOf = (first: PageKind): PageKind => (first === 'result' ? 'scene' : first);

/** The step games note when a list is played. */
const stepOf = (path: string, effects: readonly Effect[]): string =>
  effects.length > 0 ? `${path}[0]` : path;

/** A look is heard by whoever then does something with the token: games note steps, and a look is none. */
const look = (key: string, path: string, interactions: readonly Interaction[] = []): Page => ({
  key,
  kind: 'look',
  steps: interactions.map(({ effects }, index) => stepOf(`${path}.interactions[${index}].effects`, effects)),
});

const looksOf = ({ tokens, terrain }: Adventure): Page[] => [
  ...tokens.flatMap(({ id, text, interactions }) => (text ? [look(text, `tokens.${id}`, interactions)] : [])),
  ...terrain.flatMap(({ id, special }) =>
    special ? [look(special.text, `terrain.${id}.special`, special.interactions)] : [],
  ),
];

/** Pages that are the same text are one, read in several places. */
const joined = (pages: readonly Page[]): Page[] => {
  const byKey = new Map<string, Page>();
  for (const page of pages) {
    const known = byKey.get(page.key);
    if (known) known.steps.push(...page.steps);
    else byKey.set(page.key, { ...page, steps: [...page.steps] });
  }
  return [...byKey.values()];
};

/** Everything of an adventure that is read aloud, each text once. */
export const pagesOf = (adventure: Adventure): Page[] =>
  joined([
    ...effectListsOf(adventure).flatMap(({ part, path, effects }) =>
      pagesIn(effects, { path, first: FIRST[part], rest: restOf(FIRST[part]) }),
    ),
    ...adventure.threat.thresholds.flatMap(({ text, effects }, index): Page[] =>
      text
        ? [{ key: text, kind: 'scene', steps: [stepOf(`threat.thresholds[${index}].effects`, effects)] }]
        : [],
    ),
    ...looksOf(adventure),
    ...adventure.resolutions.flatMap(({ id, pages, effects }) =>
      pages.map((key): Page => ({ key, kind: 'end', steps: [stepOf(`resolutions.${id}.effects`, effects)] })),
    ),
  ]);
