import type { Adventure, Happening, Moment } from '@/games/jime/content/schema/adventure';
import type { Condition } from '@/games/jime/content/schema/conditions';
import type { Effect } from '@/games/jime/content/schema/effects';
import { placeIn } from '@/games/jime/content/steps';

/** Something that must be so before a part of the story can be reached, besides what the author wrote: a fact by its name. */
export type Fact = { is: 'fact'; fact: string };
export type Guard = Condition | Fact;

/** How a condition is asked: of a button the table sees, or when the story gets there. */
export type Asking = 'offer' | 'story';

/** Where in the adventure something is, and all that must hold for the story to get there. */
export type Place = { path: string; guards: readonly Guard[] };
export type FoundEffect = Place & { effect: Effect };
export type FoundCondition = Place & { condition: Condition; asking: Asking };
export type FoundMoment = Place & { moment: Happening };
/** `hero`: someone acts when it is read, so that it may say `{hero}`. */
export type FoundText = { path: string; key: string; hero: boolean };

/** Everything an adventure says, in the order it is written. */
export type Survey = {
  effects: FoundEffect[];
  conditions: FoundCondition[];
  moments: FoundMoment[];
  texts: FoundText[];
};

type Plain = Record<string, unknown>;
type Around = Place & { asking: Asking; hero: boolean };

export const fact = (name: string): Fact => ({ is: 'fact', fact: name });

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Moments that come to a hero; the others happen to the whole company. */
const OF_A_HERO: ReadonlySet<string> = new Set(['explored', 'interacted', 'lastStand', 'heroDefeated']);

/** What has to be so for each part of an adventure; a list is guarded element by element. */
const ROOTS: Record<string, (id: string) => Fact> = {
  tokens: (id) => fact(`token ${id}`),
  terrain: (id) => fact(`terrain ${id}`),
  triggers: (id) => fact(`trigger ${id}`),
  resolutions: (id) => fact(`resolution ${id}`),
  explore: (tile) => fact(`entered ${tile}`),
};

/** Parts of an adventure in which a hero acts. */
const ACTED: ReadonlySet<string> = new Set(['tokens', 'terrain', 'explore', 'actions']);

/** Only these texts are given the acting hero; what is read of a token or laid on the table is read by all. */
const TOLD: ReadonlySet<unknown> = new Set(['message', 'choice', 'dialogue', 'test']);

const heroActs = (part: string, element: unknown): boolean => {
  if (part !== 'triggers') return ACTED.has(part);
  const moment = isPlain(element) && isPlain(element.on) ? element.on.moment : undefined;
  return typeof moment === 'string' && OF_A_HERO.has(moment);
};

class Surveyor {
  readonly found: Survey = { effects: [], conditions: [], moments: [], texts: [] };

  visit(value: unknown, around: Around): void {
    if (Array.isArray(value)) this.visitList(value, around);
    else if (isPlain(value)) this.visitRecord(value, around);
  }

  /** Nothing follows the end: what stands after it in a list is never reached. */
  private visitList(list: readonly unknown[], around: Around): void {
    let { guards } = around;
    list.forEach((element, index) => {
      this.visit(element, { ...around, guards, path: placeIn(around.path, element, index) });
      if (isPlain(element) && element.do === 'end') guards = [...guards, fact('after the end')];
    });
  }

  private visitRecord(record: Plain, around: Around): void {
    const { path, guards, asking } = around;
    // The three discriminators of the story language: the schemas have read the data, so the casts are safe.
    if ('do' in record) this.found.effects.push({ path, guards, effect: record as Effect });
    if ('is' in record) this.found.conditions.push({ path, guards, asking, condition: record as Condition });
    if ('moment' in record && record.moment !== 'several')
      this.found.moments.push({ path, guards, moment: record as Happening });
    for (const [field, value] of Object.entries(record)) {
      this.noteText(record, field, value, around);
      this.visit(value, this.into(record, field, around));
    }
  }

  private noteText(record: Plain, field: string, value: unknown, { path, hero }: Around): void {
    if (!['text', 'pages', 'name'].includes(field) || 'by' in record) return;
    const told = hero && TOLD.has(record.do);
    const note = (key: unknown, at: string): void => {
      if (typeof key === 'string')
        this.found.texts.push({ path: `${path}.${at}`.replace(/^\./, ''), key, hero: told });
    };
    if (Array.isArray(value)) value.forEach((key, index) => note(key, `${field}[${index}]`));
    else note(value, field);
  }

  /** What is known one level further in. */
  private into(record: Plain, field: string, around: Around): Around {
    const path = around.path === '' ? field : `${around.path}.${field}`;
    const when = isPlain(record.when) ? [record.when as Condition] : [];
    // Whoever tests acts from there on, even where nobody did before.
    const inside = { ...around, path, hero: around.hero || field === 'judged' };
    if (field === 'when') return { ...inside, asking: 'do' in record || 'on' in record ? 'story' : 'offer' };
    if (field === 'then' || field === 'effects') return { ...inside, guards: [...around.guards, ...when] };
    if (field === 'else')
      return {
        ...inside,
        guards: [...around.guards, ...when.map((condition) => ({ is: 'not' as const, condition }))],
      };
    return inside;
  }

  part(name: string, value: unknown): void {
    const root = ROOTS[name];
    const around: Around = { path: name, guards: [], asking: 'story', hero: false };
    const under = (id: string, path: string, element: unknown): void =>
      this.visit(element, {
        ...around,
        path,
        guards: root ? [root(id)] : [],
        hero: heroActs(name, element),
      });
    if (name === 'explore' && isPlain(value))
      for (const [tile, effects] of Object.entries(value)) under(tile, `explore.${tile}`, effects);
    else if (root && Array.isArray(value))
      value.forEach((element: { id: string }) => under(element.id, `${name}.${element.id}`, element));
    else if (name === 'actions' && Array.isArray(value)) this.visit(value, { ...around, hero: true });
    else this.visit({ [name]: value }, { ...around, path: '' });
  }
}

/** The plan of the map has a language of its own; the ids and endings are no story. */
const SILENT: ReadonlySet<string> = new Set(['id', 'plan', 'endings']);

export const survey = (adventure: Adventure): Survey => {
  const surveyor = new Surveyor();
  for (const [name, value] of Object.entries(adventure)) if (!SILENT.has(name)) surveyor.part(name, value);
  return surveyor.found;
};

/** The moments a trigger waits for. */
export const momentsOf = (on: Moment): Happening[] => (on.moment === 'several' ? on.of : [on]);
