import type { Box } from '@/games/jime/content';
import type { Against, Group, HeroId, HeroInPlay, Prompt } from '@/games/jime/play';
import { lineName, standingHeroes } from '@/games/jime/play';
import { int } from '@/kernel/random';
import { constantsOf, ignores, keywordOf } from '../abilities/constants';
import { spendKeyword } from '../abilities/hand';
import { answersTo, effectsOf, happen, isUsable, settle, playAbility } from '../abilities/happen';
import type { Happening, HurtUnderWay } from '../abilities/happening';
import { prevent } from '../abilities/hurtEffects';
import { isNear } from '../abilities/reach';
import { worthOfEffects } from '../abilities/targets';
import { priceOf } from '../abilities/prices';
import type { Cause } from '../tally';
import type { Cards } from './harm';
import { harm, prevented } from './harm';
import { cardsBeforeLastStand } from './limits';
import type { Table } from './table';
import { act, currentPrompt, deckOf, heroOf } from './table';
import { makeTest } from './testing';

type Suffers = Extract<Prompt, { kind: 'attack' | 'suffer' }>;

const boulders = ({ content }: Table, { terrain }: Suffers): number =>
  terrain.reduce((sum, { terrain: id, count }) => {
    const helps = content.box.terrain[id]?.effects.some(({ kind }) => kind === 'convertFateWhenNegating');
    return sum + (helps ? count : 0);
  }, 0);

/** §38.10 Tests to negate, if a stat does. */
const negate = (table: Table, hero: HeroId, prompt: Suffers, hurt: HurtUnderWay): void => {
  const { negate: stat } = prompt.suffering;
  if (!stat || hurt.damage + hurt.fear === 0) return;
  const whole = harm(table, hero, hurt);
  const gain = (successes: number): number =>
    whole - harm(table, hero, prevented(table, hero, hurt, successes));
  const free = boulders(table, prompt);
  const successes = makeTest(table, hero, { stat, purpose: 'negate', gain, free, about: { hurt } });
  Object.assign(hurt, prevented(table, hero, hurt, successes));
};

/** What a guard card must prevent before it is used. */
const GUARD_PRICE = 0.9;

/** §86.1 Companions in the same space, or nearby where a card reaches as far. */
const mayGuard = (table: Table, guardian: HeroInPlay, hero: HeroId): boolean => {
  const { space } = heroOf(table, hero);
  if (guardian.hero === hero) return true;
  if (!table.policy.guardsOthers || space === null) return false;
  const far = constantsOf(table, guardian.hero, 'guardNearby').length > 0;
  return isNear(table, guardian.space, space, far ? 'nearby' : 'space');
};

/** §86.1, §38.13 After negating, guard cards of the hero and of companions. */
const guard = (table: Table, hero: HeroId, hurt: HurtUnderWay): void => {
  for (const guardian of standingHeroes(table)) {
    if (hurt.damage + hurt.fear === 0) return;
    if (!mayGuard(table, guardian, hero)) continue;
    for (const card of [...deckOf(table, guardian.hero).prepared]) {
      const by = keywordOf(table, guardian.hero, card, 'guard');
      if (by === 0) continue;
      const after = prevented(table, hero, hurt, by);
      const price = guardian.hero === hero ? GUARD_PRICE : GUARD_PRICE * 2;
      if (harm(table, hero, hurt) - harm(table, hero, after) < price) continue;
      Object.assign(hurt, after);
      spendKeyword(table, guardian.hero, card, 'guard');
    }
  }
};

/** What a card that stays faceup does is worth a little to be spared. */
const FACEUP = 0.15;

const weight = (table: Table, hero: HeroId, { damage, fear, facedown, called }: HurtUnderWay): number =>
  called
    ? 0
    : harm(table, hero, { damage, fear }) +
      FACEUP * ((facedown.damage ? 0 : damage) + (facedown.fear ? 0 : fear));

/** §38.13 Abilities that prevent what would be suffered, or make it lie facedown, where that is worth their price. */
const beSpared = (table: Table, event: Happening & { hurt: HurtUnderWay }): void => {
  for (const use of answersTo(table, event)) {
    if (event.hurt.damage + event.hurt.fear === 0 || !isUsable(table, use, event)) continue;
    const effects = effectsOf(table, use, event);
    const after = { ...event.hurt, facedown: { ...event.hurt.facedown } };
    for (const effect of effects) {
      if (effect.do === 'prevent') prevent(table, event.hero, after, effect);
      if (effect.do === 'sufferFacedown')
        for (const against of effect.against) after.facedown[against] = true;
    }
    const gain = weight(table, event.hero, event.hurt) - weight(table, event.hero, after);
    const besides = worthOfEffects(table, effects, { use, event });
    if (gain + besides - priceOf(table, use, event) > 0.05) playAbility(table, use, event);
  }
};

const shareUp = new WeakMap<Box, Record<Against, { up: number; all: number }>>();

const shares = (box: Box): Record<Against, { up: number; all: number }> => {
  const kept = shareUp.get(box);
  if (kept) return kept;
  const share = (cards: Box['damageCards']): { up: number; all: number } => {
    const copies = (list: { copies: number }[]): number => list.reduce((sum, { copies: n }) => sum + n, 0);
    const all = Object.values(cards);
    return { up: copies(all.filter(({ staysFaceup }) => staysFaceup)), all: copies(all) };
  };
  const found = { damage: share(box.damageCards), fear: share(box.fearCards) };
  shareUp.set(box, found);
  return found;
};

/**
 * §38.3 Each card stays, faceup or facedown as its kind does. Their texts are not in the data, so none is discarded at once
 * and none does more than count; each is drawn from a whole deck.
 */
const drawCards = (
  { content, dice }: Table,
  against: Against,
  count: number,
  facedown: boolean,
): { up: number; down: number } => {
  const { up, all } = shares(content.box)[against];
  let faceup = 0;
  for (let card = 0; card < count; card += 1) if (!facedown && int(dice, 1, all) <= up) faceup += 1;
  return { up: faceup, down: count - faceup };
};

const note = ({ notes }: Table, hero: HeroId, cause: Cause, { damage, fear }: Cards): void => {
  const kept = (notes.suffered[cause] ??= { damage: 0, fear: 0 });
  kept.damage += damage;
  kept.fear += fear;
  notes.hurtBy[hero] = cause;
};

const causeOf = ({ state }: Table, prompt: Suffers): Cause => {
  if (prompt.kind === 'attack')
    return state.adventure?.groups.find(({ id }) => id === prompt.group)?.enemy ?? 'story';
  const line = lineName(prompt.text);
  if (line === 'darkness.step') return 'darkness';
  return line === 'terrain.failed' ? 'terrain' : 'story';
};

const NEGATED = { damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 0 };

const HURT_BY = {
  activation: 'attack',
  provoked: 'provoked',
  counterattack: 'counterattack',
  story: 'attack',
} as const;

const hurtBy = (prompt: Suffers, cause: Cause): HurtUnderWay => {
  const { damage, fear, facedown } = prompt.suffering;
  const otherwise = cause === 'darkness' ? 'darkness' : 'other';
  const by = prompt.kind === 'attack' ? HURT_BY[prompt.cause] : otherwise;
  return { damage, fear, facedown: { ...facedown }, by, called: false };
};

/** §40.4, §87 Nobody is provoked where a card says so. */
const isCalledOff = (table: Table, hero: HeroId, hurt: HurtUnderWay, leaving: boolean): boolean => {
  if (hurt.by !== 'provoked') return false;
  if (table.notes.quiet === hero) return true;
  happen(table, { at: 'provoke', hero, hurt, leaving });
  return hurt.called;
};

/** §38 A hero negates, is guarded, and suffers the rest. Returns whether anything got through. */
export const suffer = (table: Table, hero: HeroId, prompt: Suffers): boolean => {
  const cause = causeOf(table, prompt);
  const hurt = hurtBy(prompt, cause);
  const spared =
    (hurt.by === 'darkness' && ignores(table, hero, 'darkness')) ||
    isCalledOff(table, hero, hurt, table.notes.leaving === hero);
  if (currentPrompt(table) !== prompt) return false;
  if (spared) {
    act(table, { type: 'suffer', through: false, keeps: NEGATED });
    return false;
  }
  negate(table, hero, prompt, hurt);
  beSpared(table, { at: 'suffer', hero, hurt });
  guard(table, hero, hurt);
  const damage = drawCards(table, 'damage', hurt.damage, hurt.facedown.damage);
  const fear = drawCards(table, 'fear', hurt.fear, hurt.facedown.fear);
  const through = hurt.damage + hurt.fear > 0;
  if (through) note(table, hero, cause, hurt);
  const keeps = { damageUp: damage.up, damageDown: damage.down, fearUp: fear.up, fearDown: fear.down };
  act(table, { type: 'suffer', through, keeps });
  if (through) wasHurt(table, hero, hurt);
  else settle(table);
  return through;
};

/** Emboldened heroes lose heart when they are hurt; then cards answer. */
const wasHurt = (table: Table, hero: HeroId, hurt: HurtUnderWay): void => {
  if (!table.state.adventure || heroOf(table, hero).defeated) return;
  if (table.cards === 'real' && heroOf(table, hero).boons.includes('emboldened'))
    act(table, { type: 'setBoon', hero, boon: 'emboldened', has: false });
  happen(table, { at: 'suffered', hero, hurt });
};

/** §90.1 At the end of a turn, facedown cards are rested away. */
export const rest = (table: Table, hero: HeroId): void => {
  const deck = deckOf(table, hero);
  for (const card of [...deck.prepared]) {
    const { damage, fear } = heroOf(table, hero);
    const away = keywordOf(table, hero, card, 'rest');
    if (away === 0 || damage.down + fear.down < away) continue;
    const worse =
      cardsBeforeLastStand(table, hero, 'damage') <= cardsBeforeLastStand(table, hero, 'fear')
        ? 'damage'
        : 'fear';
    const first = Math.min(away, (worse === 'damage' ? damage : fear).down);
    const other = away - first;
    act(table, {
      type: 'setSuffered',
      hero,
      damageUp: damage.up,
      damageDown: damage.down - (worse === 'damage' ? first : other),
      fearUp: fear.up,
      fearDown: fear.down - (worse === 'fear' ? first : other),
    });
    spendKeyword(table, hero, card, 'rest');
  }
  settle(table);
};

const strengths = new WeakMap<Box, Map<string, Cards>>();

/** What an attack of the group deals on average before it is negated. */
export const strengthOf = ({ content: { box } }: Table, group: Group): Cards => {
  const kept = strengths.get(box) ?? new Map<string, Cards>();
  strengths.set(box, kept);
  const key = `${group.enemy} ${group.figures.length} ${group.bonuses.join(' ')}`;
  const known = kept.get(key);
  if (known) return known;
  const rows = (box.enemies[group.enemy]?.attacks ?? []).flatMap((attack) =>
    attack.rows.filter(({ figures }) => figures === group.figures.length),
  );
  const more = (what: 'damage' | 'fear'): number =>
    group.bonuses.reduce((sum, bonus) => sum + (box.enemyBonuses[bonus]?.changes[what] ?? 0), 0);
  const mean = (what: 'damage' | 'fear'): number =>
    more(what) + rows.reduce((sum, row) => sum + row[what], 0) / Math.max(1, rows.length);
  const found = { damage: Math.max(0, mean('damage')), fear: Math.max(0, mean('fear')) };
  kept.set(key, found);
  return found;
};
