import { z } from 'zod';
import { create } from 'zustand';
import type { ProductId } from '@/games/jime/content';
import { productIdSchema } from '@/games/jime/content/schema/words';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { writeValue, readValue } from '@/saves/settings';

/** The boxes on this table (§56) and the figures a company counted differently from our lists. */
export type Collection = { products: ProductId[]; figures: Record<string, number> };

/** The core box is always there: nothing can be played without it. */
export const CORE_ALONE: Collection = { products: ['core'], figures: {} };

const NAME = 'jime.collection';

/** Boxes of a later version are left out one by one; what is no collection at all is the core box alone. */
const keptShape = z.object({
  products: z.array(z.string()),
  figures: z.record(z.string(), z.int().nonnegative()),
});

const parsed = (text: string | null): Collection => {
  const kept = keptShape.safeParse(JSON.parse(text ?? 'null'));
  if (!kept.success) return CORE_ALONE;
  const { products, figures } = kept.data;
  const known = productIdSchema.options.filter((id) => id !== 'core' && products.includes(id));
  return { products: ['core', ...known], figures };
};

export const readCollection = async (book: Book): Promise<Collection> => {
  const text = await readValue(book, NAME);
  try {
    return parsed(text);
  } catch {
    return CORE_ALONE;
  }
};

type CollectionState = {
  collection: Collection;
  book: Book | null;
  saveFault: BookFaultCode | null;
  /** Reads what is on this table; without a book, the core box alone. */
  open(book: Book | null): Promise<void>;
  /** §56.2 */
  turn(product: ProductId, on: boolean): Promise<void>;
  /** What this table really has; null goes back to our list. */
  countFigures(enemy: string, count: number | null): Promise<void>;
  saveAgain(): Promise<void>;
};

export const useCollection = create<CollectionState>()((set, get) => {
  const keep = async (): Promise<void> => {
    const { book, collection } = get();
    if (!book) return;
    try {
      await writeValue(book, NAME, JSON.stringify(collection));
      set({ saveFault: null });
    } catch (cause) {
      set({ saveFault: faultOf(cause).code });
    }
  };
  return {
    collection: CORE_ALONE,
    book: null,
    saveFault: null,
    open: async (book) =>
      set({ book, collection: book ? await readCollection(book) : CORE_ALONE, saveFault: null }),
    turn: (product, on) => {
      const { collection } = get();
      const others = collection.products.filter((other) => other !== product);
      set({ collection: { ...collection, products: on ? [...others, product] : others } });
      return keep();
    },
    countFigures: (enemy, count) => {
      const { collection } = get();
      const figures = { ...collection.figures };
      if (count === null) delete figures[enemy];
      else figures[enemy] = count;
      set({ collection: { ...collection, figures } });
      return keep();
    },
    saveAgain: keep,
  };
});
