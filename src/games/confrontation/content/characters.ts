import type { Side } from './sides';

/** Both faces of each tile: the classic character, then the one of the variant. */
const FELLOWSHIP_FACES = [
  ...(['frodo-c', 'frodo-v', 'sam-c', 'sam-v', 'pippin-c', 'smeagol-v'] as const),
  ...(['merry-c', 'faramir-v', 'gandalf-c', 'gandalf-v', 'aragorn-c', 'aragorn-v'] as const),
  ...(['legolas-c', 'elrond-v', 'gimli-c', 'theoden-v', 'boromir-c', 'treebeard-v'] as const),
] as const;
const SAURON_FACES = [
  ...(['balrog-c', 'urukHai-v', 'shelob-c', 'wormtongue-v', 'witchKing-c', 'witchKing-v'] as const),
  ...(['nazgul-c', 'nazgul-v', 'blackRider-c', 'mouth-v', 'saruman-c', 'saruman-v'] as const),
  ...(['orcs-c', 'orcs-v', 'warg-c', 'gollum-v', 'caveTroll-c', 'watcher-v'] as const),
] as const;

export const CHARACTERS = [...FELLOWSHIP_FACES, ...SAURON_FACES] as const;
export type CharacterId = (typeof CHARACTERS)[number];
export type Version = 'classic' | 'variant';

/** The two faces of tile n are 2n and 2n + 1; a face’s place in this list is its bit in a set of candidates. */
export const FACES: Record<Side, readonly CharacterId[]> = {
  fellowship: FELLOWSHIP_FACES,
  sauron: SAURON_FACES,
};
export const TILES = 9;

/** The printed strengths. */
export const STRENGTH: Record<CharacterId, number> = {
  'frodo-c': 1,
  'sam-c': 2,
  'pippin-c': 1,
  'merry-c': 2,
  'gandalf-c': 5,
  'aragorn-c': 4,
  'legolas-c': 3,
  'gimli-c': 3,
  'boromir-c': 0,
  'frodo-v': 1,
  'sam-v': 1,
  'elrond-v': 3,
  'gandalf-v': 5,
  'aragorn-v': 4,
  'treebeard-v': 4,
  'faramir-v': 3,
  'theoden-v': 2,
  'smeagol-v': 0,
  'balrog-c': 5,
  'shelob-c': 5,
  'witchKing-c': 5,
  'nazgul-c': 3,
  'blackRider-c': 3,
  'saruman-c': 4,
  'orcs-c': 2,
  'warg-c': 2,
  'caveTroll-c': 9,
  'urukHai-v': 4,
  'witchKing-v': 2,
  'saruman-v': 3,
  'orcs-v': 3,
  'wormtongue-v': -1,
  'mouth-v': 3,
  'watcher-v': 6,
  'nazgul-v': 5,
  'gollum-v': 1,
};

/** A character by name, whichever version: texts that name one mean both (A6). */
export type CharacterName = CharacterId extends infer Id
  ? Id extends `${infer Name}-${'c' | 'v'}`
    ? Name
    : never
  : never;

const NAMES = Object.fromEntries(CHARACTERS.map((id) => [id, id.slice(0, -2)])) as Record<
  CharacterId,
  CharacterName
>;
export const nameOf = (id: CharacterId): CharacterName => NAMES[id];

const BITS = Object.fromEntries(
  [...FELLOWSHIP_FACES.entries(), ...SAURON_FACES.entries()].map(([index, id]) => [id, index]),
) as Record<CharacterId, number>;

/** The bit of a character in a set of candidates of its side. */
export const bitOf = (id: CharacterId): number => 1 << BITS[id];

/** Both faces of a character’s tile, as bits. */
export const tileBits = (id: CharacterId): number => 3 << (BITS[id] & ~1);

export const otherFace = (side: Side, id: CharacterId): CharacterId => FACES[side][BITS[id] ^ 1] ?? id;

/** The nine characters of one version. */
export const castOf = (side: Side, version: Version): CharacterId[] =>
  FACES[side].filter((_, index) => index % 2 === (version === 'classic' ? 0 : 1));
