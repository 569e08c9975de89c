import type { FieldsWithEffects, Offer } from './branches';
import type { Adventure, Interaction, Trigger } from './schema/adventure';
import type { Condition } from './schema/conditions';
import type { Effect } from './schema/effects';

/** Where an adventure keeps its effects: the only code that knows. */

/** The parts of an adventure that hold effects, worked out from the schema. */
export type StoryPart = FieldsWithEffects<Adventure>;

/** A list of effects that stands in the adventure itself, not inside an effect. */
export type EffectList = {
  /** What the list belongs to: the id of a token, of a trigger, the name of a tile, the number of a threshold. */
  id: string;
  /** Where the list is: `tokens.cairn.interactions[0].effects`. */
  path: string;
  effects: Effect[];
  /** What must hold for it to be played. */
  when?: Condition;
  /** The interaction or action it follows from. */
  offer?: Offer;
} & ({ part: Exclude<StoryPart, 'triggers'> } | { part: 'triggers'; trigger: Trigger });

type Change = (list: EffectList) => Effect[];

const changeOffer = <One extends { text: string; when?: Condition; effects: Effect[] }>(
  one: One,
  { part, id, path }: { part: 'tokens' | 'terrain' | 'actions'; id: string; path: string },
  change: Change,
): One => {
  const { text, when, effects } = one;
  const offer = { path, text, when };
  return { ...one, effects: change({ part, id, path: `${path}.effects`, effects, when, offer }) };
};

/** A token, or the special card of a terrain: whatever offers interactions. */
const changeInteractions = <Owner extends { interactions?: Interaction[] }>(
  owner: Owner,
  { part, id, path }: { part: 'tokens' | 'terrain'; id: string; path: string },
  change: Change,
): Owner => ({
  ...owner,
  ...(owner.interactions && {
    interactions: owner.interactions.map((one, index) =>
      changeOffer(one, { part, id, path: `${path}.interactions[${index}]` }, change),
    ),
  }),
});

type Parts = {
  [Part in StoryPart]: (value: NonNullable<Adventure[Part]>, change: Change) => Adventure[Part];
};

/** In the order of the schema. */
const PARTS: Parts = {
  explore: (tiles, change) =>
    Object.fromEntries(
      Object.entries(tiles).map(([id, effects]) => [
        id,
        change({ part: 'explore', id, path: `explore.${id}`, effects }),
      ]),
    ),
  threat: (threat, change) => ({
    ...threat,
    thresholds: threat.thresholds.map((threshold, index) => {
      const path = `threat.thresholds[${index}].effects`;
      const { effects } = threshold;
      return { ...threshold, effects: change({ part: 'threat', id: `${index}`, path, effects }) };
    }),
  }),
  setup: (effects, change) => change({ part: 'setup', id: 'setup', path: 'setup', effects }),
  tokens: (tokens, change) =>
    tokens.map((token) =>
      changeInteractions(token, { part: 'tokens', id: token.id, path: `tokens.${token.id}` }, change),
    ),
  terrain: (terrain, change) =>
    terrain.map((one) => {
      const place = { part: 'terrain' as const, id: one.id, path: `terrain.${one.id}.special` };
      return { ...one, ...(one.special && { special: changeInteractions(one.special, place, change) }) };
    }),
  actions: (actions, change) =>
    actions.map((action) =>
      changeOffer(action, { part: 'actions', id: action.id, path: `actions.${action.id}` }, change),
    ),
  triggers: (triggers, change) =>
    triggers.map((trigger) => {
      const { id, effects, when } = trigger;
      const path = `triggers.${id}.effects`;
      return { ...trigger, effects: change({ part: 'triggers', id, path, effects, when, trigger }) };
    }),
  resolutions: (resolutions, change) =>
    resolutions.map((resolution) => {
      const { id, effects } = resolution;
      const path = `resolutions.${id}.effects`;
      return { ...resolution, effects: change({ part: 'resolutions', id, path, effects }) };
    }),
};

const changePart = <Part extends StoryPart>(copy: Adventure, part: Part, change: Change): void => {
  const value = copy[part];
  if (value !== undefined) copy[part] = PARTS[part](value, change);
};

/** The same adventure with each list of effects that stands in it changed, in the order of the schema. */
export const withEffectLists = (adventure: Adventure, change: Change): Adventure => {
  const copy = { ...adventure };
  for (const part of Object.keys(PARTS) as StoryPart[]) changePart(copy, part, change);
  return copy;
};

/** Every list of effects that stands in an adventure, in the order of the schema; `branchesOf` goes on from there. */
export const effectListsOf = (adventure: Adventure): readonly EffectList[] => {
  const lists: EffectList[] = [];
  withEffectLists(adventure, (list) => {
    lists.push(list);
    return list.effects;
  });
  return lists;
};
