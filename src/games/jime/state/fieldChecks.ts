import type { Check } from '@/kernel/checks';
import { listOf as listOfAny, text, whole } from '@/kernel/checks';

/** The fields of a command, each within bounds that no honest table comes near. */

const LONGEST_ID = 80;
const LARGEST_COUNT = 999;

export const id: Check<string> = text(1, LONGEST_ID);

export const count: Check<number> = whole(0, LARGEST_COUNT);

export const listOf = <Value>(check: Check<Value>): Check<Value[]> => listOfAny(check, LARGEST_COUNT);
