import type { Adventure, Effect } from '@/games/jime/content';
import { branchesOf, withBranches } from '@/games/jime/content/branches';
import { effectListsOf, withEffectLists } from '@/games/jime/content/effectLists';
import { loadStory } from '@/games/jime/content/story';
import { campaignFolders, readFolder } from '../../../../scripts/campaign-folders';
import { LANGUAGE } from '../rules/language/language';

/** The campaign that says everything the language can say, and all that are shipped. */
const STORIES: Adventure[] = [
  ...Object.values(LANGUAGE.adventures),
  ...campaignFolders().flatMap((folder) =>
    Object.values(loadStory(readFolder(folder).data, folder).adventures),
  ),
];

/** Every record of the data with a `do`, whatever field it is kept in. */
const everyEffect = (data: unknown): unknown[] => {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(everyEffect);
  return 'do' in data ? [data, ...inside] : inside;
};

const withAllInside = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => [
    effect,
    ...branchesOf(effect).flatMap((branch) => withAllInside(branch.effects)),
  ]);

const unchanged = (effects: readonly Effect[]): Effect[] =>
  effects.map((effect) => withBranches(effect, (branch) => unchanged(branch.effects)));

/** What is at a path as faults write it: fields, places in lists, ids of elements. */
const at = (data: unknown, path: string): unknown =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((value, piece) => {
      if (!Array.isArray(value) || /^\d+$/.test(piece)) return (value as Record<string, unknown>)[piece];
      return (value as { id: string }[]).find(({ id }) => id === piece);
    }, data);

const COUNTED = STORIES.map((story) => [story.id, story] as const);

it.each(COUNTED)('%s: its lists and their branches hold every effect of the data, each once', (_, story) => {
  const found = effectListsOf(story).flatMap(({ effects }) => withAllInside(effects));
  expect(new Set(found).size).toBe(found.length);
  expect(new Set<unknown>(found)).toEqual(new Set(everyEffect(story)));
});

it.each(COUNTED)('%s: a path leads to its list, an offer to what is offered', (_, story) => {
  for (const { path, effects, offer } of effectListsOf(story)) {
    expect(at(story, path)).toBe(effects);
    if (offer) expect(at(story, offer.path)).toMatchObject({ text: offer.text, effects });
    for (const effect of withAllInside(effects))
      for (const branch of branchesOf(effect)) {
        expect(at(effect, branch.path)).toBe(branch.effects);
        if (branch.offer) expect(at(effect, branch.offer.path)).toMatchObject({ text: branch.offer.text });
      }
  }
});

it.each(COUNTED)('%s: a copy in which nothing is changed is the same', (_, story) => {
  expect(withEffectLists(story, ({ effects }) => unchanged(effects))).toStrictEqual(story);
});

it('an else is played when the condition does not hold, and is a branch only where it is written', () => {
  const when = { is: 'noEnemies' } as const;
  expect(branchesOf({ do: 'if', when, then: [] })).toEqual([{ path: 'then', effects: [], when }]);
  expect(branchesOf({ do: 'if', when, then: [], else: [] })[1]).toEqual({
    path: 'else',
    effects: [],
    when: { is: 'not', condition: when },
  });
});
