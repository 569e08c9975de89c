import type { Ability, AbilityMoment, UsedAbility } from '@/games/jime/content/schema/ability';
import { isUsed } from '@/games/jime/content/schema/ability';
import type { AbilityEffect } from '@/games/jime/content/schema/abilityEffect';
import type { Kind } from '@/games/jime/content/schema/box';
import type { Rule } from './rule';

const IN_TEST: readonly AbilityMoment[] = ['test'];
const IN_BLOW: readonly AbilityMoment[] = ['beforeAttack', 'attack', 'keyword'];
const IN_HURT: readonly AbilityMoment[] = ['suffer'];
const LASTING: readonly AbilityMoment[] = ['always'];

/** Effects that change what is under way, and when that is: elsewhere they would do nothing. */
const MOMENTS: Partial<Record<AbilityEffect['do'], readonly AbilityMoment[]>> = {
  success: ['beforeTest', 'test'],
  convert: IN_TEST,
  addFate: IN_TEST,
  reveal: ['beforeTest', 'test'],
  redraw: IN_TEST,
  prepareRevealed: IN_TEST,
  testWith: ['beforeTest'],
  returnRevealed: ['afterTest'],
  hits: IN_BLOW,
  modifiers: IN_BLOW,
  line: IN_BLOW,
  doubleHits: IN_BLOW,
  ranged: ['beforeAttack'],
  reach: ['always', 'beforeAttack'],
  prevent: IN_HURT,
  sufferFacedown: IN_HURT,
  provokeNobody: ['provoke'],
  scoutMore: ['scout'],
  returnDiscarded: ['discards'],
  leaves: ['keyword'],
  stat: LASTING,
  limit: LASTING,
  ignore: LASTING,
  cannotUse: LASTING,
  countsAs: LASTING,
  longerSprint: LASTING,
  guardNearby: LASTING,
  beRace: LASTING,
  lore: ['trinketGained', 'adventureOver'],
  beginWith: ['setUp'],
};

const faultsOf = (
  { at, does, oneOf, must, cost }: UsedAbility,
  trinkets: Record<string, unknown>,
): string[] => {
  const effects = [...(does ?? []), ...(oneOf ?? []).flat()];
  const faults = effects
    .filter((effect) => !(MOMENTS[effect.do] ?? [at]).includes(at))
    .map((effect) => `“${effect.do}” does nothing at “${at}”`);
  const unknown = effects.flatMap((effect) =>
    effect.do === 'beginWith' && !Object.hasOwn(trinkets, effect.trinket)
      ? [`begins with “${effect.trinket}”, which is no trinket`]
      : [],
  );
  const idle = effects.length === 0 && !(must && cost) ? ['does nothing'] : [];
  const both = does && oneOf ? ['says both what it does and what it chooses from'] : [];
  return [...faults, ...unknown, ...idle, ...both];
};

type Card = { id: string; when?: unknown; abilities?: Ability[] | undefined };
const KINDS = ['items', 'trinkets', 'skills', 'titles', 'heroes'] as const satisfies readonly Kind[];

/** What an ability does, it does at a moment when it can; a card that acts says how, or that the table knows. */
export const abilities: Rule = (box, report) => {
  for (const kind of KINDS)
    for (const { id, abilities: listed } of Object.values<Card>(box[kind]))
      listed?.forEach((ability, place) => {
        if (!isUsed(ability)) return;
        for (const fault of faultsOf(ability, box.trinkets)) report(kind, id, `abilities[${place}]`, fault);
      });
};
