import type { SufferingCard } from '@/games/jime/content';
import { refuse } from '@/games/jime/state/refusals';
import type { Against, HeroInPlay } from '@/games/jime/state';
import type { Game } from './agenda';
import { adventureOf } from './lookup';

/** §38.6 The damage or fear cards that lie faceup before a hero, as far as the table has said which: their abilities last. */
export const faceupOf = ({ faceup }: HeroInPlay, against: Against): string[] => faceup?.[against] ?? [];

const deckOf = ({ content }: Game, against: Against): SufferingCard[] =>
  Object.values(against === 'damage' ? content.box.damageCards : content.box.fearCards);

/** §38.3, §38.6 The cards that stay faceup and lie before nobody yet: the deck has so many of each. */
export const faceupOffered = (game: Game, against: Against): string[] => {
  const lying = adventureOf(game).heroes.flatMap((one) => faceupOf(one, against));
  return deckOf(game, against)
    .filter(
      ({ id, copies, staysFaceup }) => staysFaceup && lying.filter((other) => other === id).length < copies,
    )
    .map(({ id }) => id);
};

/** §38.6 Cards are named that may lie there, none twice, and no more of them than lie faceup. */
export const checkFaceup = (game: Game, against: Against, cards: readonly string[], most: number): void => {
  const offered = faceupOffered(game, against);
  if (cards.length > most) refuse('faceup/none-left');
  cards.forEach((card, index) => {
    if (!offered.includes(card) || cards.indexOf(card) !== index) refuse('faceup/not-offered');
  });
};

/** What is known of the cards faceup; nothing at all is not written down. */
const setFaceup = (one: HeroInPlay, known: Record<Against, string[]>): void => {
  if (known.damage.length + known.fear.length > 0) one.faceup = known;
  else delete one.faceup;
};

const known = (one: HeroInPlay): Record<Against, string[]> => ({
  damage: faceupOf(one, 'damage'),
  fear: faceupOf(one, 'fear'),
});

/** §38.6 Cards that now lie faceup before the hero, by name. */
export const rememberFaceup = (one: HeroInPlay, against: Against, cards: readonly string[]): void =>
  setFaceup(one, { ...known(one), [against]: [...faceupOf(one, against), ...cards] });

/** §38.7 One copy goes: others of the same name stay where they lie. */
export const forgetFaceup = (one: HeroInPlay, against: Against, card: string): void => {
  const cards = faceupOf(one, against);
  const gone = cards.indexOf(card);
  setFaceup(one, { ...known(one), [against]: cards.filter((_, place) => place !== gone) });
};

/** §38.7 No more cards are remembered than lie faceup: the last one goes first, and the table corrects it. */
export const forgetBeyond = (one: HeroInPlay): void =>
  setFaceup(one, {
    damage: faceupOf(one, 'damage').slice(0, one.damage.up),
    fear: faceupOf(one, 'fear').slice(0, one.fear.up),
  });
