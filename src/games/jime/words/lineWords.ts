import type { Against, Line, LineName, LineOf } from '@/games/jime/state';

/** What lines of the rules are said with, under the names the rules give it; ids have become names by then. */
export interface LineParameters {
  hero: string;
  /** A hero, or null where only the table knows who. */
  whom: string | null;
  /** One or more heroes: “Aragorn and Gimli”, “Each hero here”. */
  who: string;
  /** Whether `who` names more than one. */
  many: boolean;
  enemy: string;
  bonus: string;
  /** “, elite banner with a circle”, or nothing. */
  banner: string;
  /** A token or a piece of terrain that heroes interact with. */
  token: string;
  /** A kind of token. */
  kind: string;
  terrain: string;
  /** Kinds of terrain: “Bush, Statue and Wall”. */
  terrains: string;
  tile: string;
  /** “tile 300A, space 2”. */
  space: string;
  /** The space on the far side of a border; null when the thing lies in a space. */
  other: string | null;
  side: string;
  title: string;
  trinket: string;
  boon: string;
  objective: string;
  /** An action of the adventure, in its own words. */
  action: string;
  /** What the company chose, in the words of the story. */
  answer: string;
  against: Against;
  count: number;
  copy: number;
  damage: number;
  fear: number;
  figures: number;
  moves: number;
  hits: number;
  fallen: number;
  by: number;
  threat: number;
  at: number;
  round: number;
}

/** Lines that the box has words for, terrain by terrain: `terrain.barrels.test`. */
type BoxLine = 'terrain.test' | 'terrain.passed' | 'terrain.failed';
export type WordedLine = Exclude<Line, { line: BoxLine }>;

type Names<Any> = Any extends unknown ? keyof Any : never;
/** The parameters of any line, as the rules give them. */
export type AnyParameters = {
  [Name in Names<WordedLine>]?: Extract<WordedLine, Record<Name, unknown>>[Name];
};

type ParametersOf<Name extends LineName> = Pick<
  LineParameters,
  (keyof LineOf<Name> & keyof LineParameters) | (LineOf<Name> extends { who: unknown } ? 'many' : never)
>;

/** The words of one language for every line of the rules, each made of that line’s own parameters. */
export type LineWords = { [Name in WordedLine['line']]: (said: ParametersOf<Name>) => string };
