import type { TokenFace } from '@/games/jime/content';
import type { Pigment } from '@/paint/pigments';
import type { Stroke } from '@/paint/stroke';
import { BEASTS, DEMONS, ENGINES, TROLLS } from './beasts';
import type { Cut, Ink } from './engrave';
import { HEROES } from './heroes';
import { MEN, UNDEAD } from './men';
import { GOBLINS, ORCS } from './orcs';
import { PERSONS } from './persons';

/** How a hero’s field is parted: not at all, upright, or with a chief across the top. */
export type Parting = 'plain' | 'pale' | 'chief';
export type Tincture = Extract<Pigment, 'azure' | 'gules' | 'vert' | 'or' | 'purpure' | 'tenne' | 'cendree'>;
export type Field = { tincture: Tincture; parting: Parting };
export type Head = { id: string; field: Field; cuts(): readonly Cut[] };

const once = (draw: () => readonly Cut[]): (() => readonly Cut[]) => {
  let drawn: readonly Cut[] | undefined;
  return () => (drawn ??= draw());
};

type Drawn = Readonly<Record<string, () => Cut[]>>;

const ofKind = <Heads extends Drawn>(tincture: Tincture, heads: Heads): Record<keyof Heads, Head> =>
  Object.fromEntries(
    Object.entries(heads).map(([id, draw]) => [
      id,
      { id, field: { tincture, parting: 'plain' as const }, cuts: once(draw) },
    ]),
  ) as Record<keyof Heads, Head>;

/** A field for each hero; in one box no two are alike. */
const FIELDS: Record<keyof typeof HEROES, readonly [Tincture, Parting]> = {
  aragorn: ['azure', 'plain'],
  arwen: ['azure', 'pale'],
  balin: ['gules', 'pale'],
  beorn: ['tenne', 'chief'],
  'the-great-bear': ['tenne', 'pale'],
  beravor: ['tenne', 'plain'],
  bilbo: ['or', 'plain'],
  boromir: ['cendree', 'pale'],
  'calaminth-took': ['or', 'chief'],
  dis: ['purpure', 'pale'],
  dwalin: ['azure', 'chief'],
  eleanor: ['gules', 'chief'],
  elena: ['purpure', 'plain'],
  freahild: ['vert', 'pale'],
  gandalf: ['cendree', 'plain'],
  gimli: ['gules', 'plain'],
  legolas: ['vert', 'plain'],
  renerien: ['vert', 'chief'],
};

const HERO_HEADS: Readonly<Record<string, Head>> = Object.fromEntries(
  Object.entries(HEROES).map(([id, draw]) => {
    const [tincture, parting] = FIELDS[id as keyof typeof HEROES];
    return [id, { id, field: { tincture, parting }, cuts: once(draw) }];
  }),
);

/** A field for each kind. */
const ENEMY_HEADS: Readonly<Record<string, Head>> = {
  ...ofKind('vert', GOBLINS),
  ...ofKind('gules', ORCS),
  ...ofKind('azure', MEN),
  ...ofKind('purpure', UNDEAD),
  ...ofKind('tenne', BEASTS),
  ...ofKind('or', TROLLS),
  ...ofKind('purpure', DEMONS),
  ...ofKind('cendree', ENGINES),
};

const PERSON_HEADS: Readonly<Record<TokenFace | 'person', Head>> = ofKind('or', PERSONS);

/** Heads are drawn for the cards of the box: one without a head is a fault of ours. */
const found = (heads: Readonly<Record<string, Head>>, id: string): Head => {
  const head = Object.hasOwn(heads, id) ? heads[id] : undefined;
  if (!head) throw new Error(`No head is drawn for ${id}`);
  return head;
};

export const heroHead = (hero: string): Head => found(HERO_HEADS, hero);
export const enemyHead = (enemy: string): Head => found(ENEMY_HEADS, enemy);

/** On a field without colour: spent, until it is ready again. */
export const ashen = (head: Head): Head => ({ ...head, field: { ...head.field, tincture: 'cendree' } });

/** §77 The face of a person token: the people printed on it, or whoever it may be. */
export const personHead = (face: TokenFace | undefined): Head => PERSON_HEADS[face ?? 'person'];

/** Who stands for all of them in a legend. */
export const LEGEND = { hero: 'aragorn', enemy: 'orc-marauder' };

export const ALL_HEADS = {
  heroes: Object.values(HERO_HEADS),
  enemies: Object.values(ENEMY_HEADS),
  persons: Object.values(PERSON_HEADS),
};

/** How thick the outline is that a head is known by. */
const OUTLINE = 5.4;

const pigmentOf = (ink: Ink, { tincture }: Field): Pigment =>
  ink === 'field' ? tincture : ink === 'paper' ? 'paper' : 'black';

/** A head on a square of 100: one thick outline round all of it, then cut after cut. */
export const headStrokes = ({ field, cuts }: Head): Stroke[] => [
  {
    d: cuts()
      .flatMap(({ d, mass }) => (mass ? [d] : []))
      .join(''),
    line: 'black',
    width: OUTLINE,
  },
  ...cuts().map(({ d, fill, line, width }): Stroke => ({
    d,
    ...(fill ? { fill: pigmentOf(fill, field) } : {}),
    ...(line && width !== undefined ? { line: pigmentOf(line, field), width } : {}),
  })),
];
