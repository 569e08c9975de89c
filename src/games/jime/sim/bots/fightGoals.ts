import type { Group, SpaceId } from '@/games/jime/play';
import { harm } from '../table/harm';
import { strengthOf } from '../table/suffering';
import { boardOf } from '../table/table';
import { expectedGain } from '../table/testing';
import type { Attack } from '../table/weapons';
import { attacksOf, bestBlow, healthOf } from '../table/weapons';
import type { Finder, Goal, View } from './goal';
import { movesIn, nearest } from './goal';
import { progressWorth } from './progressWorth';
import { unseenWorth } from './unseenSteps';

/** What a group on the map will cost the company if nobody stops it. */
const menaceOf = ({ table, rounds }: View, group: Group): number => {
  const { damage, fear } = strengthOf(table, group);
  return 0.6 * (damage + fear) * Math.min(3, rounds);
};

/** The nearest space from which a group can be struck (§83.2, §83.3); who shoots keeps out of its space if possible. */
const strikingSpace = (view: View, group: SpaceId, reach: number): SpaceId | undefined => {
  const { adjacent, closed } = boardOf(view.table);
  const within = new Set([group]);
  for (let spaces = 0; spaces < reach; spaces += 1)
    for (const space of [...within])
      for (const next of adjacent[space] ?? []) if (!closed.includes(next)) within.add(next);
  const beside = [...within].filter((space) => space !== group);
  return nearest(view, beside.length > 0 ? beside : [group]);
};

/** A ready group that strikes back is exhausted: the blow it deals now it will not deal in the shadow phase (§35.4, §48.3). */
const BROUGHT_FORWARD = 0.4;

/** §35.4, §35.5 What a counterattack may cost, should the group be left standing. */
const counterblow = ({ table, hero }: View, group: Group, space: SpaceId): number => {
  const { ranged } = table.content.box.enemies[group.enemy] ?? { ranged: false };
  const answers = group.bonuses.length > 0 || !group.exhausted;
  if (!answers || !(ranged || space === group.space)) return 0;
  return 0.5 * harm(table, hero.hero, strengthOf(table, group)) * (group.exhausted ? 1 : BROUGHT_FORWARD);
};

const attackWorth = (view: View, group: Group, attack: Attack, space: SpaceId): number => {
  const { table, hero } = view;
  const whole = healthOf(group) + 3;
  const gain = (successes: number): number => bestBlow(table, group, attack, successes).toll;
  const expected = expectedGain(table, hero.hero, { stat: attack.stat, purpose: 'attack', gain });
  const share = Math.min(1, expected / whole);
  const thing = `group:${group.story}` as const;
  const lead = Math.max(share * progressWorth(table, thing), unseenWorth(table, thing));
  const price = table.policy.caution * (1 - share) * counterblow(view, group, space);
  return table.policy.valour * share * (menaceOf(view, group) + 2) + lead - price;
};

/** Beyond two turns' walk nobody runs after a fight. */
const FAR = 8;

export const fights: Finder = (view) => {
  const { table, hero } = view;
  return (table.state.adventure?.groups ?? []).flatMap((group): Goal[] => {
    const at = group.space;
    if (at === null) return [];
    const leads = progressWorth(table, `group:${group.story}`) > 0;
    return attacksOf(table, hero.hero).flatMap((attack): Goal[] => {
      const space = strikingSpace(view, at, attack.reach);
      if (space === undefined || movesIn(view, space) > FAR) return [];
      const worth = attackWorth(view, group, attack, space);
      const action = { do: 'attack', group: group.id, attack } as const;
      const moves = movesIn(view, space);
      return [{ about: `group ${group.id}`, space, moves, action, worth, leads, shared: true }];
    });
  });
};
