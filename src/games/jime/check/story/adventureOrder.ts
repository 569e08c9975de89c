import type { Adventure } from '@/games/jime/content/schema/adventure';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
import type { Reach } from './reachability';
import { reaching } from './reachability';
import type { CampaignRule, CompanyCase, Story } from './rule';
import { COMPANY_CASES } from './rule';

/** What of an adventure outlives it. */
const LASTS = /^(title|trinket|ended) /;

const nextOf = (story: Story, { id, resolutions }: Adventure, { facts }: Reach): (string | null)[] => {
  const { adventures: order } = story.campaign;
  const after = order.includes(id) ? (order[order.indexOf(id) + 1] ?? null) : null;
  const resolved = resolutions
    .filter((resolution) => facts.has(`resolution ${resolution.id}`))
    .map(({ next }) => (next === undefined ? after : next));
  const named = [...facts].flatMap((name) => (name.startsWith('next ') ? [name.slice(5) || null] : []));
  return [...new Set([...resolved, ...named])];
};

/** What every adventure of a campaign may come to, for one company, and which may follow which. */
export type Course = { reach: Map<string, Reach>; next: Map<string, (string | null)[]> };

/** Plays the campaign through in all ways at once: what an adventure leaves behind is known in all that may follow. */
function* followingCourse(story: Story, companyCase: CompanyCase): Work<Course> {
  const course: Course = { reach: new Map(), next: new Map() };
  const before = new Map<string, { facts: Set<string>; flags: Map<string, number> }>();
  const first = story.campaign.adventures[0];
  const due = first === undefined ? [] : [first];
  for (let id = due.shift(); id !== undefined; id = due.shift()) {
    const adventure = story.adventures[id];
    if (!adventure) continue;
    const known = before.get(id) ?? { facts: new Set<string>(), flags: new Map<string, number>() };
    before.set(id, known);
    const reach = yield* reaching(story, adventure, companyCase, known);
    const next = nextOf(story, adventure, reach);
    course.reach.set(id, reach);
    course.next.set(id, next);
    for (const follower of next) {
      if (follower === null) continue;
      const theirs = before.get(follower) ?? { facts: new Set<string>(), flags: new Map<string, number>() };
      if (leaveBehind(adventure, reach, theirs) || !before.has(follower)) {
        before.set(follower, theirs);
        due.push(follower);
      }
    }
  }
  return course;
}

/** Adds what lasts to what a follower knows; true when it learnt something. */
const leaveBehind = (
  adventure: Adventure,
  reach: Reach,
  theirs: { facts: Set<string>; flags: Map<string, number> },
): boolean => {
  const size = theirs.facts.size;
  let learnt = false;
  for (const name of reach.facts) if (LASTS.test(name)) theirs.facts.add(name);
  for (const { id } of adventure.resolutions)
    if (reach.facts.has(`resolution ${id}`)) theirs.facts.add(`ended ${adventure.id} ${id}`);
  for (const [name, value] of reach.flags) {
    if (!name.startsWith('campaign ') || (theirs.flags.get(name) ?? 0) >= value) continue;
    theirs.flags.set(name, value);
    learnt = true;
  }
  return learnt || theirs.facts.size > size;
};

/** Every adventure is played on some way through, and from every adventure the campaign can come to its end (§106.6). */
export const adventureOrder: CampaignRule = (story, report) => {
  const courses = coursesOf(story);
  for (const id of Object.keys(story.adventures)) {
    const listed = story.campaign.adventures.indexOf(id);
    const path = listed < 0 ? 'adventures' : `adventures[${listed}]`;
    if (!courses.some(({ reach }) => reach.has(id)))
      report(path, `no way through the campaign comes to “${id}”; list it, or name it in a \`next\``);
    else if (courses.some(({ next }) => next.has(id) && !endsFrom(next, id)))
      report(path, `after “${id}” the campaign never ends; let a resolution have "next": null`);
  }
};

const endsFrom = (next: Course['next'], from: string): boolean => {
  const seen = new Set<string | null>();
  const due: (string | null)[] = [from];
  for (let id = due.pop(); id !== undefined; id = due.pop()) {
    if (id === null) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    due.push(...(next.get(id) ?? []));
  }
  return false;
};

const kept = new WeakMap<Story, Course[]>();

/** A course for every company and difficulty; dear to work out, and the same for every adventure of a story. */
export function* followingCourses(story: Story): Work<Course[]> {
  const known = kept.get(story);
  if (known) return known;
  const courses: Course[] = [];
  for (const companyCase of COMPANY_CASES) courses.push(yield* followingCourse(story, companyCase));
  kept.set(story, courses);
  return courses;
}

export const coursesOf = (story: Story): Course[] => conclude(followingCourses(story));
