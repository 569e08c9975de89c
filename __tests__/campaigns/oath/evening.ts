import type { Adventure, Content, Effect } from '@/games/jime/content';
import type { Difficulty } from '@/games/jime/play';
import { ScriptedGame } from '../scriptedGame';
import type { VisitedSteps } from '../stepVisits';
import { after, ledBy } from './oath';

/** One adventure as a script plays it: who acts, what came before, what is answered. */
export type Evening = {
  hero?: string;
  /** How many of the five have come. */
  heroes?: number;
  difficulty?: Difficulty;
  /** A token that is sure to come. */
  token?: string;
  seed?: number;
  flags?: readonly string[];
  remembered?: Record<string, string>;
  /** How earlier adventures ended. */
  ended?: Record<string, string>;
  passes?: boolean;
  takes?: readonly string[];
};

const changed = (content: Content, change: (story: Adventure) => Partial<Adventure>): Content => {
  const adventures = Object.entries(content.adventures).map(([id, story]) => [
    id,
    { ...story, ...change(story) },
  ]);
  return { ...content, adventures: Object.fromEntries(adventures) };
};

/** The same set up otherwise: a script that looks into every corner needs more time than a company that means to win. */
export const setUpWith = (content: Content, change: (effect: Effect) => Effect): Content =>
  changed(content, ({ setup }) => ({ setup: setup.map(change) }));

/** The draws stacked, so that a token comes the first time it may. */
export const stacked = (content: Content, token: string): Content =>
  changed(content, ({ draws = [] }) => {
    const first = draws.find(({ tokens }) => tokens.includes(token));
    return {
      draws: draws.map((draw) => ({
        ...draw,
        tokens: draw === first ? [token] : draw.tokens.filter((id) => id !== token),
        count: draw === first ? 1 : draw.count,
      })),
    };
  });

/** Begins the evening; `visits` notes the steps it comes to. */
export const beginEvening = (
  visits: VisitedSteps,
  { hero = 'aragorn', heroes = 5, difficulty = 'normal', token, seed = 1, flags = [], ...rest }: Evening,
  content = visits.content,
): ScriptedGame => {
  const { passes = true, takes = [], remembered = {}, ended = {} } = rest;
  const history = Object.entries(ended).map(([adventure, resolution]) => ({
    adventure,
    resolution,
    outcome: 'won' as const,
    rounds: 8,
  }));
  const five = ledBy(hero);
  const company = {
    heroes: five.heroes.slice(0, heroes),
    roles: five.roles.slice(0, heroes),
    seed,
    difficulty,
    past: { remembered, history },
  };
  return new ScriptedGame(
    after(token ? stacked(content, token) : content, flags),
    company,
    { passes, takes },
    (state) => void visits.note(state),
  );
};
