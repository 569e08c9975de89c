import type { Content } from '@/games/jime/content';

/** Roles the heroes are made for; where two are made for the same, the second takes one that is free. */
export const withRoles = (
  { box, campaign }: Content,
  company: readonly string[],
): { hero: string; role: string }[] => {
  const free = Object.values(box.roles)
    .filter(({ product }) => campaign.products.includes(product))
    .map(({ id }) => id);
  const wanted = company.map((hero) => box.heroes[hero]?.suggestedRole ?? '');
  const taken = new Set<string>();
  return company.map((hero, index) => {
    const first = wanted[index] ?? '';
    const role =
      free.includes(first) && !taken.has(first)
        ? first
        : (free.find((other) => !taken.has(other) && !wanted.includes(other)) ?? '');
    taken.add(role);
    return { hero, role };
  });
};
