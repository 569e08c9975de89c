import { branchesOf } from '../../src/games/jime/content/branches';
import type { Effect } from '../../src/games/jime/content/schema/effects';

/** What a failed test does to the company; `words` where the page alone tells it. */
export type FailureKind =
  | 'threat'
  | 'damage'
  | 'fear'
  | 'enemies'
  | 'companion'
  | 'weakness'
  | 'darkness'
  | 'lost'
  | 'token'
  | 'flag'
  | 'end'
  | 'words';

const KIND: Partial<Record<Effect['do'], FailureKind>> = {
  spawn: 'enemies',
  encounter: 'enemies',
  bonus: 'enemies',
  seize: 'companion',
  weakness: 'weakness',
  darkness: 'darkness',
  removeToken: 'token',
  replaceToken: 'token',
  placeTokens: 'token',
  flag: 'flag',
  count: 'flag',
  end: 'end',
};

const kindsOfEffect = (effect: Effect): FailureKind[] => {
  if (effect.do === 'threat') return effect.by > 0 ? ['threat'] : [];
  if (effect.do === 'carry') return effect.by < 0 ? ['lost'] : [];
  if (effect.do === 'suffer' || effect.do === 'attack')
    return [
      ...(effect.damage > 0 ? (['damage'] as const) : []),
      ...(effect.fear > 0 ? (['fear'] as const) : []),
    ];
  if (effect.do === 'harm') return effect.by > 0 ? ['companion'] : [];
  const kind = KIND[effect.do];
  return kind ? [kind] : [];
};

const all = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => [effect, ...branchesOf(effect).flatMap((branch) => all(branch.effects))]);

/** A token taken away or a flag set goes with every failure: it says something only where nothing else does. */
const QUIET: ReadonlySet<FailureKind> = new Set(['token', 'flag'] as const);

/** The kinds of one failure, each once. */
export const kindsOf = (fail: readonly Effect[]): FailureKind[] => {
  const kinds = [...new Set(all(fail).flatMap(kindsOfEffect))];
  const loud = kinds.filter((kind) => !QUIET.has(kind));
  if (loud.length > 0) return loud;
  return kinds.includes('flag') ? ['flag'] : kinds.length > 0 ? kinds : ['words'];
};

/** What follows each failed test among these effects and inside them; a cumulative test cannot fail. */
export const failuresIn = (effects: readonly Effect[]): FailureKind[][] =>
  all(effects).flatMap((effect) =>
    effect.do === 'test' && effect.judged.by === 'needed' ? [kindsOf(effect.judged.fail)] : [],
  );
