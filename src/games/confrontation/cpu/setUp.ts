import type { Side } from '@/games/confrontation/content';
import { SPECIALS_OF } from '@/games/confrontation/content';
import type { Command, View } from '@/games/confrontation/play';
import type { Dice } from './dice';
import { draw } from './dice';
import type { Layout } from './layouts';
import { layoutsOf, readLayout } from './layouts';

const ownCharacters = ({ tokens, side }: View): (string | null)[] =>
  tokens.filter((token) => token.side === side).map(({ character }) => character);

const someLayout = ({ options, side }: View, dice: Dice): Layout =>
  readLayout(side, draw(dice, layoutsOf(options.cast, side)));

const chooseFaces = (view: View, dice: Dice): Command[] => {
  const { side } = view;
  const own = ownCharacters(view);
  const wanted = someLayout(view, dice).filter(({ character }) => !own.includes(character));
  return [
    ...wanted.map(({ character }): Command => ({ type: 'chooseVersion', side, character })),
    { type: 'ready', side },
  ];
};

/** A layout for the faces this side has; of the draft only those it was chosen from have them all. */
const place = (view: View, dice: Dice): Command[] => {
  const { options, side } = view;
  const own = ownCharacters(view);
  const layouts = layoutsOf(options.cast, side).map((written) => readLayout(side, written));
  const fitting = layouts.filter((layout) => layout.every(({ character }, tile) => own[tile] === character));
  const layout = draw(dice, fitting.length > 0 ? fitting : layouts);
  return [
    { type: 'arrange', side, regions: layout.map(({ region }) => region) },
    { type: 'ready', side },
  ];
};

/** Half of the cards make neither side helpless. */
const DRAWN = 2;

const pickTwo = (side: Side, dice: Dice): Command => {
  const left = [...SPECIALS_OF[side]];
  while (left.length > 2) left.splice(Math.floor(dice() * left.length), 1);
  return { type: 'chooseSpecials', side, cards: left };
};

/** The answers to what is asked before the game; null once it is played. */
export const setUp = (view: View, dice: Dice): Command[] | null => {
  switch (view.prompt?.ask) {
    case 'versions':
      return chooseFaces(view, dice);
    case 'number':
      return [{ type: 'nameNumber', side: view.side, count: DRAWN }];
    case 'specials':
      return [pickTwo(view.side, dice)];
    case 'placing':
      return place(view, dice);
    default:
      return null;
  }
};
