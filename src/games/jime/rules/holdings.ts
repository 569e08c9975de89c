import type { CampaignState, Holdings } from '@/games/jime/state';

/** One card of the company; whoever keeps it, where it is a hero’s own. */
export interface HeldCard {
  kind: 'skill' | 'item' | 'trinket';
  card: string;
  hero?: string;
}

/** §34.7, §51.6, §51.7 The cards that changed places with the box at camp. */
export interface CardsToMove {
  take: HeldCard[];
  putBack: HeldCard[];
}

/** §61.5 What lies with the company: each hero’s items and bought skills, and the trinkets of all. */
export const holdingsOf = ({ heroes, trinkets }: CampaignState): Holdings => ({
  heroes: heroes.map(({ hero, items, skills }) => ({ hero, items: [...items], skills: [...skills] })),
  trinkets: [...trinkets],
});

const cardsOf = ({ heroes, trinkets }: Holdings): HeldCard[] => [
  ...heroes.flatMap(({ hero, skills, items }) => [
    ...skills.map((card): HeldCard => ({ kind: 'skill', card, hero })),
    ...items.map((card): HeldCard => ({ kind: 'item', card, hero })),
  ]),
  ...trinkets.map((card): HeldCard => ({ kind: 'trinket', card })),
];

const same = (a: HeldCard, b: HeldCard): boolean =>
  a.kind === b.kind && a.card === b.card && a.hero === b.hero;

/** The cards of the first list without those of the second; two copies are two cards. */
const without = (cards: HeldCard[], others: HeldCard[]): HeldCard[] => {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.findIndex((other) => same(card, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** §34.7, §51.6, §51.7 What the table takes from the box and puts back, as the company arrived and as it is now. */
export const cardsToMove = (campaign: CampaignState): CardsToMove => {
  const now = cardsOf(holdingsOf(campaign));
  const then = campaign.arrived ? cardsOf(campaign.arrived) : now;
  return { take: without(now, then), putBack: without(then, now) };
};
