import type { Site } from '@/games/tcg/play';
import { BLOCKS, LAST_SITE, LONGEST_NAME } from '@/games/tcg/play';
import type { Checked } from '@/kernel/checks';
import { oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import { createKeptList } from '@/session/createKept';
import { remembered } from './remembered';

const isPrintedSite = shape({
  block: oneOf(...BLOCKS),
  number: whole(1, LAST_SITE),
  name: text(1, LONGEST_NAME),
  shadowNumber: orNull(whole(0, 999)),
});
type PrintedSite = Checked<typeof isPrintedSite>;

/** Sites as this table has typed them, with their Shadow numbers: the path of the next game is there faster. */
export const usePrintedSites = createKeptList('tcg.path', isPrintedSite);

const isSame = (one: PrintedSite, other: PrintedSite): boolean =>
  one.block === other.block && one.number === other.number && one.name === other.name;

/** One without a name cannot be found again. */
export const rememberPrinted = async (
  block: PrintedSite['block'],
  { number, name, shadowNumber }: Site,
): Promise<void> => {
  if (name === '') return;
  const { value, keep } = usePrintedSites.getState();
  await keep(remembered(value, { block, number, name, shadowNumber }, isSame));
};
