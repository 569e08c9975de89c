import type { Effect, PerCompany } from '@/games/jime/content';
import { isMark } from '@/games/jime/content/steps';
import type { HeroId } from '@/games/jime/play';
import { forecast, standingHeroes } from '@/games/jime/play';
import { harm } from '../table/harm';
import type { Table } from '../table/table';
import { OBJECTIVE, progressWorth, storyOf } from './progressWorth';
import { tilesOf } from './storyProgress';
import { unseenFlagWorth } from './unseenSteps';

/** Shadow phases until the bar is full. */
export const roundsLeft = (table: Table): number => forecast(table).full.rounds;

export const forCompany = ({ state }: Table, value: PerCompany): number =>
  typeof value === 'number'
    ? value
    : (value[Math.min(3, Math.max(0, state.campaign.heroes.length - 2))] ?? 0);

/** Whom an effect falls on, as a number of heroes. */
const manyOf = (table: Table, who: string): number => (who === 'each' ? standingHeroes(table).length : 1);

const costOf = (table: Table, enemy: string, figures: number): number =>
  table.content.box.enemies[enemy]?.threatCost?.[figures - 1] ?? 20;

/** An enemy costs about this share of its threat cost, in points. */
const ENEMY = 0.3;

const flagWorth = (table: Table, flag: string, campaign: boolean): number => {
  if (isMark(flag) || campaign) return unseenFlagWorth(table, flag);
  const held = table.state.adventure?.flags[flag] ?? 0;
  return held > 0 ? 0 : Math.max(0.5, 0.5 * progressWorth(table, `flag:${flag}`));
};

const removed = (table: Table, token: string | undefined): number => {
  const kind = table.state.adventure?.tokens.find(({ id }) => id === token)?.kind;
  if (kind === 'threat') return Math.min(6, 0.8 * roundsLeft(table));
  return kind === 'darkness' ? 1 : 0;
};

/** For whom something would happen: who acts, and with which token. */
export interface ActingWith {
  hero: HeroId | null;
  token?: string | undefined;
}

/** What an adventure won is worth, or one lost costs. */
const WON = 40;

const GAINS: Partial<Record<Effect['do'], number>> = {
  title: 2,
  trinket: 3,
  boon: 0.8,
  weakness: -1.5,
  scout: 0.6,
  exhaust: 1.5,
  join: 1,
  free: 2,
  seize: -2,
};

const endsWell = (table: Table, resolution: string): boolean =>
  storyOf(table).resolutions.find(({ id }) => id === resolution)?.outcome === 'won';

/** What an effect is worth that holds no others, in points. */
export const plainEffectWorth = (table: Table, effect: Effect, by: ActingWith): number => {
  switch (effect.do) {
    case 'threat':
    case 'harm':
      return -effect.by;
    case 'suffer':
      return by.hero
        ? -manyOf(table, effect.who) * 0.6 * harm(table, by.hero, effect)
        : -(effect.damage + effect.fear);
    case 'attack':
      return -(effect.damage + effect.fear);
    case 'recover':
      return 0.5 * manyOf(table, effect.who) * (effect.damage + effect.fear);
    case 'inspiration':
      return manyOf(table, effect.who) * effect.count;
    case 'lore':
      return 1.5 * effect.count;
    case 'xp':
      return 2 * effect.count;
    case 'objective':
      return effect.mark === 'done' ? objectiveWorth(table, effect.objective) : 0;
    case 'end':
      return table.notes.purpose * (endsWell(table, effect.resolution) ? WON : -WON);
    case 'flag':
      return effect.set > 0 ? flagWorth(table, effect.flag, effect.scope === 'campaign') : 0;
    case 'remember':
      return unseenFlagWorth(table, effect.as);
    case 'count':
      return 0.5 * progressWorth(table, `flag:${effect.flag}`);
    default:
      return placed(table, effect, by);
  }
};

/** §67.3 The last objective wins the adventure. */
const objectiveWorth = (table: Table, objective: string): number => {
  const done = table.state.adventure?.objectivesDone ?? [];
  if (done.includes(objective)) return 0;
  return table.notes.purpose * (done.length + 1 >= storyOf(table).objectives.length ? WON : OBJECTIVE);
};

/** What comes onto the map or leaves it. */
const placed = (table: Table, effect: Effect, { token }: ActingWith): number => {
  const { state } = table;
  switch (effect.do) {
    case 'reveal':
      return Math.max(
        0.5,
        ...tilesOf(storyOf(table), effect.block, effect.tiles).map(
          (tile) => 0.8 * progressWorth(table, tile),
        ),
      );
    case 'placeTokens':
      return Math.max(0.5, ...effect.tokens.map((one) => 0.8 * progressWorth(table, `token:${one}`)));
    case 'replaceToken':
      return 0.8 * progressWorth(table, `token:${effect.by}`);
    case 'draw':
      return 1;
    case 'send':
      return 0.5 * progressWorth(table, `token:${effect.companion}`);
    case 'removeToken':
      return removed(table, effect.token ?? token);
    case 'spawn': {
      const group = storyOf(table).groups.find(({ id }) => id === effect.group);
      const lead = 0.5 * progressWorth(table, `group:${effect.group}`);
      return group ? lead - ENEMY * costOf(table, group.enemy, forCompany(table, group.figures)) : 0;
    }
    case 'encounter':
      return -ENEMY * forCompany(table, effect.budget);
    case 'removeGroup':
      return state.adventure?.groups.some(({ story }) => story === effect.group)
        ? 4 + progressWorth(table, `group:${effect.group}`)
        : 0;
    case 'bonus':
      return -2;
    case 'applyHits':
      return 0.4 * effect.hits;
    case 'darkness':
      return effect.everywhere ? -4 : 4;
    default:
      return GAINS[effect.do] ?? 0;
  }
};
