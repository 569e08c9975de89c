import { purposesOf } from '@/games/jime/content/purposes';
import type { Rule } from './rule';

/** Whoever looks for cards by their use finds every one, and `use` repeats nothing that the card tells already. */
export const purposes: Rule = (box, report) => {
  for (const kind of ['items', 'trinkets', 'skills'] as const)
    for (const card of Object.values(box[kind])) {
      const told = purposesOf({ ...card, use: undefined });
      if (purposesOf(card).length === 0)
        report(kind, card.id, 'use', 'is missing: nothing tells what it is for');
      for (const purpose of card.use ?? [])
        if (told.includes(purpose)) report(kind, card.id, 'use', `“${purpose}” is told by the card already`);
    }
};
