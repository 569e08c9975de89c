import { BOOK_GAP, arrange, marginOf } from '@/shell/books/arrange';
import { TEXT_SCALE } from '@/ui/theme';

const TABLET = { width: 1180, height: 820 };
const STANDING = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

describe('how books lie on the shelf', () => {
  it('opens the only game on two pages where there is room, else on one', () => {
    expect(arrange({ ...TABLET, scale: 1, games: 1 })).toMatchObject({ games: 'one', form: 'open' });
    expect(arrange({ ...STANDING, scale: 1, games: 1 })).toMatchObject({ form: 'page', narrow: false });
    expect(arrange({ ...PHONE, scale: 1, games: 1 })).toMatchObject({ form: 'page', narrow: true });
  });

  it.each([2, 3, 4])('stands %i games side by side on a tablet', (games) => {
    const plan = arrange({ ...TABLET, scale: 1, games });
    expect(plan).toMatchObject({ form: 'upright' });
    if (plan.form !== 'upright') return;
    expect(plan.width).toBe(plan.bookWidth * games + BOOK_GAP * (games - 1));
  });

  it('lays them one above the other on a tablet held upright and on a phone', () => {
    expect(arrange({ ...STANDING, scale: 1, games: 3 })).toMatchObject({ form: 'lying', linksBelow: false });
    expect(arrange({ ...PHONE, scale: 1, games: 3 })).toMatchObject({ form: 'stacked', linksBelow: true });
  });

  it('leaves no single book in a row when four no longer fit in one', () => {
    const plan = arrange({ ...TABLET, scale: TEXT_SCALE.large, games: 4 });
    if (plan.form !== 'upright') throw new Error('not upright');
    expect(plan.width).toBe(plan.bookWidth * 2 + BOOK_GAP);
  });

  it('never grows wider than the screen', () => {
    for (const room of [TABLET, STANDING, PHONE, { width: 844, height: 390 }])
      for (const scale of Object.values(TEXT_SCALE))
        for (const games of [1, 2, 3, 4, 5, 6])
          expect(arrange({ ...room, scale, games }).width).toBeLessThanOrEqual(
            room.width - 2 * marginOf(room.width),
          );
  });
});
