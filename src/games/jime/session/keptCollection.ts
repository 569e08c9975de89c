import type { ProductId } from '@/games/jime/content';
import type { Book } from '@/saves/book';

/** The boxes on this table (§56) and the figures a company counted differently from our lists. */
export type Collection = { products: ProductId[]; figures: Record<string, number> };

/** The core box is always there: nothing can be played without it. */
export const CORE_ALONE: Collection = { products: ['core'], figures: {} };

export const readCollection = (book: Book): Promise<Collection> =>
  book.read(async (sql) => {
    const products = await sql.all<{ product: ProductId }>('SELECT product FROM collection ORDER BY product');
    const figures = await sql.all<{ enemy: string; count: number }>('SELECT enemy, count FROM figures');
    return {
      products: ['core', ...products.map(({ product }) => product)],
      figures: Object.fromEntries(figures.map(({ enemy, count }) => [enemy, count])),
    };
  });

/** The whole collection at once: it is small, and half of it would be a lie. */
export const keepCollection = (book: Book, { products, figures }: Collection): Promise<void> =>
  book.write(async (sql) => {
    await sql.exec('DELETE FROM collection');
    await sql.exec('DELETE FROM figures');
    for (const product of products)
      if (product !== 'core') await sql.run('INSERT INTO collection (product) VALUES (?)', product);
    for (const [enemy, count] of Object.entries(figures))
      await sql.run('INSERT INTO figures (enemy, count) VALUES (?, ?)', enemy, count);
  });
