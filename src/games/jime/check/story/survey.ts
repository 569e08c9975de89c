import { branchesOf } from '@/games/jime/content/branches';
import type { Offer } from '@/games/jime/content/branches';
import type { EffectList, StoryPart } from '@/games/jime/content/effectLists';
import { effectListsOf } from '@/games/jime/content/effectLists';
import type { Adventure, Happening, Moment } from '@/games/jime/content/schema/adventure';
import type { Condition } from '@/games/jime/content/schema/conditions';
import { conditionsIn } from '@/games/jime/content/schema/conditions';
import type { Effect } from '@/games/jime/content/schema/effects';

/** Something that must be so before a part of the story can be reached, besides what the author wrote: a fact by its name. */
export type Fact = { is: 'fact'; fact: string };
export type Guard = Condition | Fact;

/** How a condition is asked: of a button the table sees, or when the story gets there. */
export type Asking = 'offer' | 'story';

/** What of the adventure something belongs to: `tokens` and the id of the token. */
export type Owner = { part: StoryPart; id: string };

/** Where in the adventure something is, and all that must hold for the story to get there. */
export type Place = { path: string; owner: Owner; guards: readonly Guard[] };
export type FoundEffect = Place & { effect: Effect };
export type FoundCondition = Place & { condition: Condition; asking: Asking };
export type FoundMoment = Place & { moment: Happening };
/** `hero`: someone acts when it is read, so that it may say `{hero}`. `guards`: what holds when it is read. */
export type FoundText = { path: string; key: string; hero: boolean; guards: readonly Guard[] };

/** Everything an adventure says; effects, conditions and moments in the order they are written. */
export type Survey = {
  effects: FoundEffect[];
  conditions: FoundCondition[];
  moments: FoundMoment[];
  texts: FoundText[];
};

/** `hero`: someone acts there. */
type Around = Place & { hero: boolean };

export const fact = (name: string): Fact => ({ is: 'fact', fact: name });

/** What has to be so for each part of an adventure. */
const ROOTS: Record<StoryPart, (id: string) => Fact[]> = {
  setup: () => [],
  threat: () => [],
  actions: () => [],
  explore: (tile) => [fact(`entered ${tile}`)],
  tokens: (id) => [fact(`token ${id}`)],
  terrain: (id) => [fact(`terrain ${id}`)],
  triggers: (id) => [fact(`trigger ${id}`)],
  resolutions: (id) => [fact(`resolution ${id}`)],
};

/** Parts of an adventure in which a hero acts. */
const ACTED: ReadonlySet<StoryPart> = new Set(['tokens', 'terrain', 'explore', 'actions'] as const);

/** Moments that come to a hero; the others happen to the whole company. */
const OF_A_HERO: ReadonlySet<Moment['moment']> = new Set([
  'explored',
  'interacted',
  'lastStand',
  'heroDefeated',
] as const);

/** Only these texts are given the acting hero; what is read of a token or laid on the table is read by all. */
const NAMES_HERO: ReadonlySet<Effect['do']> = new Set([
  'message',
  'choice',
  'dialogue',
  'test',
  'headcount',
] as const);

const heroActs = (list: EffectList): boolean =>
  list.part === 'triggers' ? OF_A_HERO.has(list.trigger.on.moment) : ACTED.has(list.part);

/** The texts of an adventure that stand outside its lists of effects. */
const textsOutside = ({ name, threat, objectives, tokens, terrain, groups, ...rest }: Adventure) => [
  { path: 'name', key: name },
  ...threat.thresholds.map(({ text }, index) => ({ path: `threat.thresholds[${index}].text`, key: text })),
  ...objectives.map(({ id, text }) => ({ path: `objectives.${id}.text`, key: text })),
  ...tokens.map(({ id, text }) => ({ path: `tokens.${id}.text`, key: text })),
  ...tokens.map(({ id, name: key }) => ({ path: `tokens.${id}.name`, key })),
  ...terrain.map(({ id, special }) => ({ path: `terrain.${id}.special.text`, key: special?.text })),
  ...groups.map((group) => ({ path: `groups.${group.id}.name`, key: group.name })),
  ...(rest.things ?? []).map(({ id, name: key }) => ({ path: `things.${id}.name`, key })),
  ...(rest.lessons ?? []).map(({ text }, index) => ({ path: `lessons[${index}].text`, key: text })),
  ...rest.resolutions.flatMap(({ id, pages }) =>
    pages.map((key, index) => ({ path: `resolutions.${id}.pages[${index}]`, key })),
  ),
];

class Surveyor {
  readonly found: Survey = { effects: [], conditions: [], moments: [], texts: [] };

  list(list: EffectList): void {
    const { part, id, path, effects, when, offer } = list;
    const around: Around = { path, owner: { part, id }, guards: ROOTS[part](id), hero: heroActs(list) };
    if (list.part === 'triggers') this.trigger(list, around);
    if (offer) this.offer(offer, { ...around, path: offer.path });
    this.effects(effects, { ...around, guards: [...around.guards, ...(when ? [when] : [])] });
  }

  /** A text that nobody in particular reads. */
  text(path: string, key: string | undefined, hero = false, guards: readonly Guard[] = []): void {
    if (key !== undefined) this.found.texts.push({ path, key, hero, guards });
  }

  private trigger({ trigger: { id, on, when } }: EffectList & { part: 'triggers' }, around: Around): void {
    const path = `triggers.${id}`;
    if (on.moment === 'several')
      on.of.forEach((moment, index) => this.moment(moment, { ...around, path: `${path}.on.of[${index}]` }));
    else this.moment(on, { ...around, path: `${path}.on` });
    if (when) this.condition(when, 'story', { ...around, path: `${path}.when` });
  }

  private moment(moment: Happening, { path, owner, guards }: Around): void {
    this.found.moments.push({ path, owner, guards, moment });
  }

  private offer({ text, when }: Offer, around: Around): void {
    this.text(`${around.path}.text`, text, false, [...around.guards, ...(when ? [when] : [])]);
    if (when) this.condition(when, 'offer', { ...around, path: `${around.path}.when` });
  }

  private condition(condition: Condition, asking: Asking, around: Around): void {
    const { path, owner, guards } = around;
    this.found.conditions.push({ path, owner, guards, asking, condition });
    for (const inside of conditionsIn(condition))
      this.condition(inside.condition, asking, { ...around, path: `${path}.${inside.path}` });
  }

  /** Nothing follows the end: what stands after it in a list is never reached. */
  private effects(effects: readonly Effect[], around: Around): void {
    let { guards } = around;
    effects.forEach((effect, index) => {
      this.effect(effect, { ...around, guards, path: `${around.path}[${index}]` });
      if (effect.do === 'end') guards = [...guards, fact('after the end')];
    });
  }

  private effect(effect: Effect, around: Around): void {
    const { path, owner, guards } = around;
    this.found.effects.push({ path, owner, guards, effect });
    const namesHero = around.hero && NAMES_HERO.has(effect.do);
    if ('text' in effect) this.text(`${path}.text`, effect.text, namesHero, guards);
    if ('pages' in effect)
      effect.pages.forEach((page, index) => {
        const at = `${path}.pages[${index}]`;
        if (typeof page === 'string') return this.text(at, page, namesHero, guards);
        this.text(`${at}.page`, page.page, namesHero, [...guards, page.when]);
        this.condition(page.when, 'story', { ...around, path: `${at}.when` });
      });
    if ('when' in effect) this.condition(effect.when, 'story', { ...around, path: `${path}.when` });
    this.branches(effect, around);
  }

  private branches(effect: Effect, around: Around): void {
    // Whoever tests acts from there on, even where nobody did before.
    const hero = around.hero || effect.do === 'test';
    for (const { path, effects, when, offer } of branchesOf(effect)) {
      if (offer) this.offer(offer, { ...around, path: `${around.path}.${offer.path}` });
      const guards = when ? [...around.guards, when] : around.guards;
      this.effects(effects, { ...around, hero, guards, path: `${around.path}.${path}` });
    }
  }
}

export const survey = (adventure: Adventure): Survey => {
  const surveyor = new Surveyor();
  for (const { path, key } of textsOutside(adventure)) surveyor.text(path, key);
  for (const list of effectListsOf(adventure)) surveyor.list(list);
  return surveyor.found;
};
