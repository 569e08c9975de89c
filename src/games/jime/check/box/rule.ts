import type { Box, Kind } from '@/games/jime/content/schema/box';

/** Says that something is wrong with one record. `path` is inside the record and may be empty. */
export type Report = (kind: Kind, id: string, path: string, message: string) => void;

/** One thing that must hold of the whole box beyond the shape of each record. */
export type Rule = (box: Box, report: Report) => void;
