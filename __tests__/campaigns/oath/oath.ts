import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Adventure, Content, Effect } from '@/games/jime/content';
import { loadStory } from '@/games/jime/content/story';
import { CONTENT } from '../../games/jime/rules/company';
import { needsNoStandIn, walkAdventure } from '../randomWalk';

const FOLDER = join(__dirname, '../../../campaigns/oath-of-the-lamps');
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
const files = (readdirSync(FOLDER, { recursive: true }) as string[]).filter(
  (name) => name.endsWith('.json') && !name.startsWith('text'),
);

/** The Oath of the Lamps with the real box. */
export const OATH: Content = {
  box: CONTENT.box,
  ...loadStory(Object.fromEntries(files.map((name) => [name, read(name)])), FOLDER),
};

export const storyOf = (content: Content, id: string): Adventure => {
  const story = content.adventures[id];
  if (!story) throw new Error(`no adventure ${id}`);
  return story;
};

/** One adventure by itself: whatever its end, the campaign is over. */
export const alone = (id: string): Content => {
  const story = storyOf(OATH, id);
  const resolutions = story.resolutions.map((resolution) => ({ ...resolution, next: null }));
  return {
    ...OATH,
    campaign: { ...OATH.campaign, adventures: [id] },
    adventures: { [id]: { ...story, resolutions } },
  };
};

/** The same adventure, with what earlier ones have left behind. */
export const after = (content: Content, flags: readonly string[]): Content => {
  const before = flags.map((flag): Effect => ({ do: 'flag', flag, scope: 'campaign', set: 1 }));
  const adventures = Object.entries(content.adventures).map(([id, story]) => [
    id,
    { ...story, setup: [...before, ...story.setup] },
  ]);
  return { ...content, adventures: Object.fromEntries(adventures) };
};

export const FIVE = {
  heroes: ['aragorn', 'gimli', 'legolas', 'bilbo', 'elena'],
  roles: ['captain', 'guardian', 'hunter', 'burglar', 'musician'],
};

/** The same five, with this hero acting wherever a script says only what is done. */
export const ledBy = (hero: string): typeof FIVE => {
  const at = FIVE.heroes.indexOf(hero);
  const turned = (list: string[]): string[] => [...list.slice(at), ...list.slice(0, at)];
  return { heroes: turned(FIVE.heroes), roles: turned(FIVE.roles) };
};

/** Every token that comes only in some plays. */
export const findsOf = ({ draws = [] }: Adventure): string[] => [
  ...new Set(draws.flatMap(({ tokens }) => tokens)),
];

const COMPANIES = [2, 3, 4, 5].flatMap((heroes) =>
  (['normal', 'hard'] as const).map((difficulty) => ({ heroes, difficulty })),
);
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const MOST_ROUNDS = 40;

/** Walks at random through an adventure, after each of the pasts in turn. */
export const itEndsHoweverItIsWalked = (id: string, pasts: readonly (readonly string[])[] = [[]]): void => {
  const stories = pasts.map((past) => after(alone(id), past));
  it.each(COMPANIES)('$heroes heroes, $difficulty: walks end within 40 rounds', ({ heroes, difficulty }) => {
    for (const seed of SEEDS) {
      // Not in step with the pasts: each is walked with the mirror and without.
      const mirror = Math.floor(seed / stories.length) % 2 === 0;
      const story = stories[seed % stories.length] ?? OATH;
      const walked = walkAdventure(
        story,
        { adventure: id, heroes, difficulty, mirror, seed },
        needsNoStandIn,
      );
      expect(walked.rounds).toBeLessThanOrEqual(MOST_ROUNDS);
    }
  });
};

const forFive = (count: number | readonly number[]): number =>
  typeof count === 'number' ? count : (count[3] ?? 0);

/** The same with a bar of this length for five: a script that looks into every corner needs more rounds than a company that means to win. */
export const withBar = (content: Content, length: number): Content => {
  const adventures = Object.entries(content.adventures).map(([id, story]) => {
    const longer = (at: Adventure['threat']['max']): number =>
      Math.round((forFive(at) * length) / forFive(story.threat.max));
    const thresholds = story.threat.thresholds.map((one) => ({ ...one, at: longer(one.at) }));
    return [id, { ...story, threat: { max: length, thresholds } }];
  });
  return { ...content, adventures: Object.fromEntries(adventures) };
};
