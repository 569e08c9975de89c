/** R p.4 The four spheres of influence. A card of none of them is neutral. */
export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore'] as const;
export type Sphere = (typeof SPHERES)[number];
