/**
 * How books lie on the shelf. One game: `open` on two pages, or on one `page`.
 * Several: `upright` side by side, `lying` one above the other, or `stacked` in a narrow column.
 */
export type Arrangement = { width: number; /** One column, small pictures. */ narrow: boolean } & (
  | { games: 'one'; form: 'open' | 'page' }
  | { games: 'several'; form: 'lying' | 'stacked'; bookWidth: number; linksBelow: boolean }
  | {
      games: 'several';
      form: 'upright';
      bookWidth: number;
      headingHeight: number;
      plateHeight: number;
      linksBelow: boolean;
    }
);
export type Several = Extract<Arrangement, { games: 'several' }>;

type Room = { width: number; height: number; scale: number; games: number };

const PHONE = 600;
export const marginOf = (width: number): number => (width < PHONE ? 12 : 24);
export const BOOK_GAP = 16;

/** The narrowest upright book whose longest word fits, at the normal text size. */
const NARROWEST = 240;
const WIDEST = 400;
/** From here on a title stands in one line, at the normal text size. */
const ONE_LINE = 325;
/** Title and subtitle in two lines each, or in one. */
const HEADING = { two: 104, one: 52 } as const;
/** What stands round the pictures of upright books: header, latest save, edges, a button and three links. */
const BESIDE_PLATE = 598;
/** What a lying book needs for picture, words and links side by side, at the normal text size. */
const LYING = 660;
/** What the name and the links of the shell need side by side. */
const HEADER = 700;
const OPEN = 1040;
const PAGE = 600;

/** As many columns as fit, but no row with a single book left over: four books stand 4, or 2 and 2. */
const columnsFor = (games: number, room: number, narrowest: number): number => {
  const fits = Math.max(1, Math.floor((room + BOOK_GAP) / (narrowest + BOOK_GAP)));
  const rows = Math.ceil(games / fits);
  return Math.ceil(games / rows);
};

/** Headings are equally high, so that the buttons stand in one line; pictures take what height is left. */
const upright = (room: number, height: number, scale: number, games: number): Arrangement => {
  const columns = columnsFor(games, room, NARROWEST * scale);
  const gaps = (columns - 1) * BOOK_GAP;
  const bookWidth = Math.min(WIDEST * scale, Math.floor((room - gaps) / columns));
  const headingHeight = (bookWidth < ONE_LINE * scale ? HEADING.two : HEADING.one) * scale;
  const left = height - BESIDE_PLATE - headingHeight;
  const plateHeight = Math.round(Math.min(bookWidth * 0.48, Math.max(bookWidth * 0.4, left)));
  return {
    games: 'several',
    form: 'upright',
    width: bookWidth * columns + gaps,
    bookWidth,
    headingHeight,
    plateHeight,
    narrow: false,
    linksBelow: room < HEADER * scale,
  };
};

export const arrange = ({ width, height, scale, games }: Room): Arrangement => {
  const room = width - 2 * marginOf(width);
  const wide = width > height && width >= 900;
  if (games <= 1) {
    const form = wide ? 'open' : 'page';
    return { games: 'one', form, width: Math.min(room, wide ? OPEN : PAGE), narrow: width < PHONE };
  }
  if (wide) return upright(room, height, scale, games);
  const narrow = room < LYING * scale;
  const linksBelow = room < HEADER * scale;
  return {
    games: 'several',
    form: narrow ? 'stacked' : 'lying',
    width: room,
    bookWidth: room,
    narrow,
    linksBelow,
  };
};
