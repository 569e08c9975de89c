import type { Effect } from '@/games/jime/content';
import { pickWeighted } from '@/kernel/random';
import type { Game } from '@/games/jime/rules/agenda';
import { schedule, scheduleEffects, openPrompt } from '@/games/jime/rules/agenda';
import { adventureOf } from '@/games/jime/rules/lookup';
import { announce, tellStory } from '@/games/jime/rules/announce';
import type { Context, EffectLine, HeroId, LineWho, WrittenText } from '@/games/jime/state';
import { applyHits } from '@/games/jime/rules/applyHits';
import { groupInRange } from '@/games/jime/rules/attacks';
import { gainBoon } from '@/games/jime/rules/boons';
import { recover, sufferPrompt } from '@/games/jime/rules/damageAndFear';
import { forCompany } from '@/games/jime/rules/difficulty';
import { carry } from '@/games/jime/rules/carried';
import { free, harm, join, seize, send } from '@/games/jime/rules/companions';
import { startCountdown, stopCountdown } from '@/games/jime/rules/countdowns';
import { gainBonus } from '@/games/jime/rules/elite';
import { encounter } from '@/games/jime/rules/encounters';
import { noteWhereItFell } from '@/games/jime/rules/defeated';
import { endWith } from '@/games/jime/rules/endAdventure';
import { groupsFrom, spawn } from '@/games/jime/rules/enemyGroups';
import { exhaust } from '@/games/jime/rules/exhausted';
import { gainXp } from '@/games/jime/rules/experience';
import { revealTiles } from '@/games/jime/rules/exploration';
import { headcount } from '@/games/jime/rules/headcount';
import { gainInspiration } from '@/games/jime/rules/inspiration';
import { gainLore } from '@/games/jime/rules/lore';
import { standHero } from '@/games/jime/rules/mirror';
import { remember } from '@/games/jime/rules/remembered';
import { completeObjective, failObjective, setObjective } from '@/games/jime/rules/objectives';
import { pagesFor, textFor } from '@/games/jime/rules/pages';
import { facedownFor } from '@/games/jime/rules/terrain';
import { raiseThreat } from '@/games/jime/rules/threat';
import { gainTitle } from '@/games/jime/rules/titles';
import {
  drawTokens,
  placeTerrain,
  placeTokens,
  removeTerrain,
  removeToken,
  replaceToken,
} from '@/games/jime/rules/tokens';
import { gainTrinket } from '@/games/jime/rules/trinkets';
import { flagsOf, holds } from '@/games/jime/rules/conditions';
import { spaceByName } from '@/games/jime/rules/storySpaces';
import { fire } from '@/games/jime/rules/triggers';
import type { EffectForSomeone } from '@/games/jime/rules/affectedHeroes';
import { actingHero, forAffectedHeroes } from '@/games/jime/rules/affectedHeroes';

type EffectOf<Do extends Effect['do']> = Extract<Effect, { do: Do }>;
type Effects = { [Do in Effect['do']]: (game: Game, effect: EffectOf<Do>, context: Context) => void };

const textOf = (key: string | undefined): WrittenText | null => (key ? { key } : null);

/** An effect the table carries out: the app says for whom it is, and the mirror follows. */
const announceForHeroes = (
  game: Game,
  effect: EffectForSomeone,
  context: Context,
  lineFor: (who: LineWho) => EffectLine,
  mirror: (hero: HeroId) => void,
): void => {
  const announced: HeroId[] = [];
  const say = (who: LineWho): void => announce(game, lineFor(who));
  forAffectedHeroes(
    game,
    effect,
    context,
    (hero) => {
      mirror(hero);
      announced.unshift(hero);
    },
    () => say('here'),
  );
  if (announced.length > 0) say(effect.who === 'each' ? 'each' : announced);
};

const setFlag = (
  game: Game,
  { flag, scope }: EffectOf<'flag' | 'count'>,
  value: number,
  context: Context,
): void => {
  const flags = flagsOf(game, scope);
  const before = flags[flag] ?? 0;
  flags[flag] = Math.max(0, value);
  if (value > before) fire(game, { moment: 'flag', flag }, context);
};

const EFFECTS: Effects = {
  message: (game, { pages }, context) => {
    const texts = pagesFor(game, pages, context);
    if (texts.length > 0) tellStory(game, texts, context.hero);
  },
  choice: (game, { text, options }, context) => {
    const offered = options.filter(({ when }) => !when || holds(game, when, context));
    if (offered.length > 0)
      openPrompt(game, { kind: 'choice', text: textFor(game, text, context), options: offered, context });
  },
  dialogue: (game, { text, topics }, context) => {
    const left = topics.filter(({ when }) => !when || holds(game, when, context));
    if (left.length > 0)
      openPrompt(game, { kind: 'dialogue', text: textFor(game, text, context), topics, context });
  },
  test: (game, { text, who, stats, judged }, context) => {
    const able = actingHero(game, context);
    if (able === null) return;
    const hero = who === 'acting' ? able : null;
    openPrompt(game, {
      kind: 'test',
      text: textFor(game, text, hero ? { ...context, hero } : context),
      hero,
      stats,
      judged:
        judged.by === 'cumulative' ? { ...judged, needed: forCompany(game, judged.needed) } : { ...judged },
      context,
    });
  },
  if: (game, { when, then, else: otherwise }, context) =>
    scheduleEffects(game, holds(game, when, context) ? then : otherwise, context),
  random: (game, { of }, context) =>
    scheduleEffects(game, pickWeighted(game.state.generator, of, ({ weight }) => weight).effects, context),
  reveal: (game, { block, tiles, text }) => revealTiles(game, { block, tiles }, textOf(text)),
  placeHeroes: (game, { space: name, text }) => {
    const space = spaceByName(game, name);
    if (space === null) return;
    if (game.state.mirror)
      for (const hero of adventureOf(game).heroes) if (!hero.defeated) standHero(game, hero, space);
    openPrompt(game, { kind: 'placement', text: textOf(text), what: { kind: 'heroes', space } });
  },
  placeTokens: (game, { tokens, text }, context) => placeTokens(game, tokens, textOf(text), context),
  draw: (game, { draw, text }) => drawTokens(game, draw, textOf(text)),
  replaceToken: (game, { token, by }, context) => {
    const id = token ?? context.token;
    if (id) replaceToken(game, id, by);
  },
  removeToken: (game, { token }, context) => {
    const id = token ?? context.token;
    if (id) removeToken(game, id);
  },
  placeTerrain: (game, { terrain, text }) => placeTerrain(game, terrain, textOf(text)),
  removeTerrain: (game, { terrain }) => removeTerrain(game, terrain),
  spawn: (game, { group, text }, context) => spawn(game, group, textOf(text), context),
  encounter: (game, effect, context) => encounter(game, effect, textOf(effect.text), context),
  attack: (game, effect, context) => {
    const groups = groupsFrom(game, effect.group);
    if (groups.length === 0) return;
    const { text, damage, fear, negate = null, inRange = false } = effect;
    const attack = { text, damage, fear, negate, effect: null };
    forAffectedHeroes(
      game,
      effect,
      context,
      (hero) => {
        const near = groups.filter((group) => !inRange || groupInRange(game, group, hero) !== false);
        schedule(game, ...near.map(({ id }) => ({ do: 'storyAttack', group: id, hero, attack }) as const));
      },
      () => undefined,
    );
  },
  removeGroup: (game, { group }) => {
    const adventure = adventureOf(game);
    for (const { id, enemy, banner } of groupsFrom(game, group)) {
      noteWhereItFell(game, id);
      adventure.groups = adventure.groups.filter((one) => one.id !== id);
      openPrompt(game, { kind: 'placement', text: null, what: { kind: 'groupRemoved', enemy, banner } });
    }
  },
  bonus: (game, { group, bonus }) => groupsFrom(game, group).forEach((one) => gainBonus(game, one, bonus)),
  exhaust: (game, { group }) => groupsFrom(game, group).forEach(exhaust),
  applyHits: (game, { group, hits, modifiers }) =>
    groupsFrom(game, group).forEach((one) => applyHits(game, one, hits, modifiers)),
  threat: (game, { by }) => raiseThreat(game, by),
  suffer: (game, effect, context) => {
    const { damage, fear, negate = null, facedown = false, text } = effect;
    const suffering = { damage, fear, negate, facedown: { damage: facedown, fear: facedown } };
    forAffectedHeroes(
      game,
      effect,
      context,
      (hero) => {
        const here = facedownFor(game, hero);
        const cards = { damage: facedown || here.damage, fear: facedown || here.fear };
        sufferPrompt(game, {
          text: textOf(text),
          hero,
          who: 'hero',
          suffering: { ...suffering, facedown: cards },
        });
      },
      () => sufferPrompt(game, { text: textOf(text), hero: null, who: 'here', suffering }),
    );
  },
  recover: (game, effect, context) => {
    const { damage, fear } = effect;
    const lineFor = (who: LineWho): EffectLine => ({ line: 'effect.recover', who, damage, fear });
    announceForHeroes(game, effect, context, lineFor, (hero) => {
      recover(game, hero, 'damage', damage);
      recover(game, hero, 'fear', fear);
    });
  },
  inspiration: (game, effect, context) => {
    const { count } = effect;
    const lineFor = (who: LineWho): EffectLine => ({ line: 'effect.inspiration', who, count });
    announceForHeroes(game, effect, context, lineFor, (hero) => gainInspiration(game, hero, count));
  },
  boon: (game, effect, context) => {
    const { boon } = effect;
    const lineFor = (who: LineWho): EffectLine => ({ line: 'effect.boon', who, boon });
    announceForHeroes(game, effect, context, lineFor, (hero) => gainBoon(game, hero, boon));
  },
  weakness: (game, effect, context) => {
    const { count } = effect;
    const lineFor = (who: LineWho): EffectLine => ({ line: 'effect.weakness', who, count });
    announceForHeroes(game, effect, context, lineFor, () => undefined);
  },
  scout: (game, effect, context) => {
    const { count } = effect;
    const lineFor = (who: LineWho): EffectLine => ({ line: 'effect.scout', who, count });
    announceForHeroes(game, effect, context, lineFor, () => undefined);
  },
  darkness: (game, { everywhere }) => {
    adventureOf(game).darkEverywhere = everywhere;
    announce(game, { line: everywhere ? 'effect.darkness' : 'effect.light' });
  },
  lore: (game, { count }) => gainLore(game, count),
  xp: (game, { count }) => gainXp(game, count),
  title: (game, effect, context) =>
    forAffectedHeroes(
      game,
      effect,
      context,
      (hero) => gainTitle(game, hero, effect.title),
      () => undefined,
    ),
  trinket: (game, effect, context) =>
    forAffectedHeroes(
      game,
      effect,
      context,
      (hero) => gainTrinket(game, hero, effect.trinket),
      () => undefined,
    ),
  objective: (game, { objective, mark }) =>
    ({ set: setObjective, done: completeObjective, failed: failObjective })[mark](game, objective),
  flag: (game, effect, context) => setFlag(game, effect, effect.set, context),
  count: (game, effect, context) =>
    setFlag(game, effect, (flagsOf(game, effect.scope)[effect.flag] ?? 0) + effect.by, context),
  remember: (game, { as, scope }, { hero }) => {
    if (hero) remember(game, as, hero, scope);
  },
  carry: (game, { thing, by }) => carry(game, thing, by),
  countdown: (game, { countdown, rounds, text }) =>
    startCountdown(game, countdown, forCompany(game, rounds), text),
  stopCountdown: (game, { countdown }) => stopCountdown(game, countdown),
  join: (game, effect, context) =>
    forAffectedHeroes(
      game,
      effect,
      context,
      (hero) => join(game, effect.companion, hero),
      () => undefined,
    ),
  send: (game, { companion, to, moves }, context) => send(game, companion, to, moves, context),
  seize: (game, { companion }) => seize(game, companion),
  free: (game, { companion }) => free(game, companion),
  harm: (game, { companion, by }) => harm(game, companion, by),
  headcount: (game, effect, context) => headcount(game, effect, textFor(game, effect.text, context), context),
  next: (game, { adventure }) => {
    adventureOf(game).next = adventure;
  },
  end: (game, { resolution }) => endWith(game, resolution),
};

/** Plays one effect. An effect that opens a prompt suspends what follows it: the rest waits on the agenda. */
export const playEffect = (game: Game, effect: Effect, context: Context): void =>
  (EFFECTS[effect.do] as Effects[Effect['do']])(game, effect as never, context);

/** Plays the first of a list and leaves the rest on the agenda, under whatever the first puts there. */
export const playEffects = (game: Game, effects: Effect[], context: Context): void => {
  const [first, ...rest] = effects;
  scheduleEffects(game, rest, context);
  if (first) playEffect(game, first, context);
};
