import type { Box, Campaign, Item, ProductId, Start } from '@/games/jime/content';
import type { Difficulty, NewGame, Refusal, RefusalCode } from '@/games/jime/play';
import { fitsHands, newGameRefusal, startingItems } from '@/games/jime/play';

/** The leaves of a new game, in the order the rules look at them (§new.1 to §new.6). */
const STEPS = ['campaign', 'start', 'past', 'difficulty', 'heroes', 'items', 'name'] as const;
export type Step = (typeof STEPS)[number];

/** The leaves this game has: where to begin is asked where there is a choice, and the past of those who begin later. */
export const stepsOf = (campaign: Campaign | undefined, { start }: Draft): Step[] =>
  STEPS.filter((step) => (step === 'start' ? campaign?.starts : step === 'past' ? start : true));

/** Where a company begins that does not begin at the beginning. `own`: it makes up its past itself. */
export type DraftStart = { at: string; answers: number[]; own: boolean };

/** Everything chosen so far. Going back takes nothing away; a hero left out keeps what was chosen for later. */
export type Draft = {
  campaign: string | null;
  start: DraftStart | null;
  difficulty: Difficulty;
  players: number;
  heroes: string[];
  /** What the table chose itself; the others carry what their card suggests. */
  items: Record<string, string[]>;
  company: string;
};

export const BLANK: Draft = {
  campaign: null,
  start: null,
  difficulty: 'normal',
  players: 2,
  heroes: [],
  items: {},
  company: '',
};

/** Another campaign begins at its own beginning. */
export const chooseCampaign = (draft: Draft, campaign: string): Draft =>
  draft.campaign === campaign ? draft : { ...draft, campaign, start: null };

/** Begins at this adventure, with the first of its pasts until another is chosen; null is the beginning. */
export const beginAt = (draft: Draft, { starts }: Campaign, at: string | null): Draft => {
  if (draft.start?.at === at) return draft;
  const past = starts?.find((start) => start.at === at)?.pasts[0];
  return { ...draft, start: at !== null && past ? { at, answers: past.answers, own: false } : null };
};

/** Whether it is the past the company has chosen. */
export const isPast = (chosen: DraftStart, { answers }: Start['pasts'][number]): boolean =>
  !chosen.own && answers.every((answer, index) => answer === chosen.answers[index]);

export const toggleHero = (draft: Draft, hero: string): Draft => ({
  ...draft,
  heroes: draft.heroes.includes(hero)
    ? draft.heroes.filter((other) => other !== hero)
    : [...draft.heroes, hero],
});

export type Outfit = { hero: string; items: string[] };

/** §new.3 What each hero sets out with: what was chosen, else what the card suggests and nobody else has taken. */
export const outfits = (box: Box, collection: readonly ProductId[], draft: Draft): Outfit[] => {
  const taken = draft.heroes.flatMap((hero) => draft.items[hero] ?? []);
  return draft.heroes.map((hero) => {
    const chosen = draft.items[hero];
    if (chosen) return { hero, items: chosen };
    const items: string[] = [];
    (box.heroes[hero]?.suggestedItems ?? []).forEach((item) => {
      if (!startingItems(box, collection, hero, taken).includes(item)) return;
      items.push(item);
      taken.push(item);
    });
    return { hero, items };
  });
};

/** What the others carry: of those cards only the copies left can be taken. */
export const takenByOthers = (all: readonly Outfit[], hero: string): string[] =>
  all.flatMap((outfit) => (outfit.hero === hero ? [] : outfit.items));

/** §29.3, §29.4 The item put on or taken off; what it takes the place of is laid down, the oldest first. */
export const toggleItem = (box: Box, hero: string, items: readonly string[], item: string): string[] => {
  if (items.includes(item)) return items.filter((other) => other !== item);
  const added = box.items[item];
  if (!added) return [...items];
  const cards = items.flatMap((id) => box.items[id] ?? []);
  const kept = cards.filter(({ slot }) => slot === 'hand' || slot !== added.slot);
  while (!fitsHands(box, hero, [...kept, added])) {
    const oldest = kept.findIndex(({ hands }) => hands > 0);
    if (oldest < 0) return [...items];
    kept.splice(oldest, 1);
  }
  return [...kept.map(({ id }) => id), item];
};

export const handsUsed = (items: readonly Pick<Item, 'hands'>[]): number =>
  items.reduce((sum, { hands }) => sum + hands, 0);

/** The draft as the engine wants it. */
export const chosenIn = (
  box: Box,
  collection: readonly ProductId[],
  draft: Draft,
  edge: { seed: number; mirror: boolean },
): NewGame => ({
  ...edge,
  collection,
  company: draft.company,
  difficulty: draft.difficulty,
  players: draft.players,
  heroes: outfits(box, collection, draft),
  ...(draft.start ? { start: { at: draft.start.at, answers: draft.start.answers } } : {}),
});

/** Which step puts a refusal right. */
const leafOf = (code: RefusalCode): Step => {
  if (code === 'company/no-name') return 'name';
  if (code === 'campaign/no-such-difficulty') return 'difficulty';
  if (code === 'campaign/no-such-start') return 'past';
  const [subject] = code.split('/');
  return subject === 'company' ? 'heroes' : subject === 'item' ? 'items' : 'campaign';
};

/** What stands in the way of leaving this step; what later steps have still to ask does not. */
export const refusalAt = (
  step: Step,
  campaign: Campaign,
  box: Box,
  collection: readonly ProductId[],
  draft: Draft,
): Refusal | undefined => {
  const chosen = chosenIn(box, collection, draft, { seed: 0, mirror: false });
  const refusal = newGameRefusal({ box, campaign, adventures: {} }, chosen);
  return refusal && STEPS.indexOf(leafOf(refusal.code)) <= STEPS.indexOf(step) ? refusal : undefined;
};
