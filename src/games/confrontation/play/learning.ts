import { bitOf } from '@/games/confrontation/content/characters';
import { otherSide } from '@/games/confrontation/content/sides';
import { sideOf } from '@/games/confrontation/rules/lookup';
import type { CharacterId } from '@/games/confrontation/content/characters';
import type { SpecialId } from '@/games/confrontation/content/cards';
import type { TokenId } from '@/games/confrontation/state';
import type { LineView, View } from './view';

/** §5 What a side has learnt of the other in one step, read from what it saw before and what it sees after. */

type Named = { token: TokenId; character: CharacterId | null };

const isKnown = ({ tokens }: View, token: TokenId): boolean => {
  const candidates = tokens[token]?.candidates ?? 0;
  return (candidates & (candidates - 1)) === 0;
};

/** Pieces a line of the story names. */
const namedIn = (line: LineView): readonly Named[] => {
  if (line.line === 'attack') return [line.attacker, line.attacked];
  return 'character' in line ? [line] : [];
};

const linesSince = (before: View, after: View): readonly LineView[] => after.log.slice(before.log.length);

/** Somebody was named who might have been another. Mixed again within the step, a piece shows it in the story alone. */
const hasNamed = (before: View, after: View): boolean =>
  linesSince(before, after)
    .flatMap(namedIn)
    .some(
      ({ token, character }) =>
        sideOf(token) !== before.side &&
        character !== null &&
        before.tokens[token]?.candidates !== bitOf(character),
    );

/** Somebody went where only its text leads, and is not shown before it has chosen whom it attacks. */
const hasMovedByText = (before: View, after: View): boolean =>
  linesSince(before, after).some(
    (line) =>
      line.line === 'move' &&
      line.how === 'ability' &&
      sideOf(line.token) !== before.side &&
      !isKnown(before, line.token),
  );

/** Somebody can no longer be who it might have been. */
const hasRuledOut = (before: View, after: View): boolean =>
  before.tokens.some(
    ({ side, candidates, id }) =>
      side !== before.side && (candidates & ~(after.tokens[id]?.candidates ?? 0)) !== 0,
  );

/** A combat card of the other side was turned up. */
const hasSeenCard = (before: View, after: View): boolean =>
  linesSince(before, after).some((line) => line.line === 'cards' && line[otherSide(before.side)] !== null);

/** Special cards of the other side that this one knows of: held openly, or spent. */
const knownSpecials = ({ cards, side }: View): readonly SpecialId[] => {
  const { specials, spent } = cards[otherSide(side)];
  return [...(specials ?? []), ...spent];
};

const hasSeenSpecial = (before: View, after: View): boolean => {
  const known = knownSpecials(before);
  return knownSpecials(after).some((card) => !known.includes(card));
};

/** Whether a side knows something after a step that it did not know before. */
export const hasLearnt = (before: View, after: View): boolean =>
  hasNamed(before, after) ||
  hasMovedByText(before, after) ||
  hasRuledOut(before, after) ||
  hasSeenCard(before, after) ||
  hasSeenSpecial(before, after);
