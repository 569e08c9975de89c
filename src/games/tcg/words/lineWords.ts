import type { LineName, LineOf, LogLine } from '@/games/tcg/play';

type Names<Any> = Any extends unknown ? keyof Any : never;
type Given<Name extends Names<LogLine>> = Extract<LogLine, Record<Name, unknown>>[Name];

/** The parameters of any line, as the rules give them. */
export type AnyParameters = { line: LineName } & { [Name in Exclude<Names<LogLine>, 'line'>]?: Given<Name> };

/** What lines are said with: players and cards by name, everything else as the rules give it. */
export type LineParameters = Omit<Required<AnyParameters>, 'line' | 'player' | 'card' | 'to'> & {
  player: string;
  card: string;
  to: string;
};

/** The words of one language for every line of the log, each made of that line’s own parameters. */
export type LineWords = {
  [Name in LineName]: (said: Pick<LineParameters, keyof LineOf<Name> & keyof LineParameters>) => string;
};
