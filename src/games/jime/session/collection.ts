import { create } from 'zustand';
import type { ProductId } from '@/games/jime/content';
import type { Book } from '@/saves/book';
import type { Collection } from './keptCollection';
import { CORE_ALONE, keepCollection } from './keptCollection';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';

type CollectionState = {
  collection: Collection;
  book: Book | null;
  unkept: BookFaultCode | null;
  adopt(book: Book | null, collection: Collection): void;
  /** §56.2 */
  turn(product: ProductId, on: boolean): Promise<void>;
  /** What this table really has; null goes back to our list. */
  countFigures(enemy: string, count: number | null): Promise<void>;
  keepAgain(): Promise<void>;
};

export const useCollection = create<CollectionState>()((set, get) => {
  const keep = async (): Promise<void> => {
    const { book, collection } = get();
    if (!book) return;
    try {
      await keepCollection(book, collection);
      set({ unkept: null });
    } catch (cause) {
      set({ unkept: faultOf(cause).code });
    }
  };
  return {
    collection: CORE_ALONE,
    book: null,
    unkept: null,
    adopt: (book, collection) => set({ book, collection, unkept: null }),
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
    keepAgain: keep,
  };
});
