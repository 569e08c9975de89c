import type { Content } from '@/games/jime/content';
import { lessonStep, markSteps, stepsNoted, stepsOf } from '@/games/jime/content/steps';
import type { GameState } from '@/games/jime/play';

/** The steps of an adventure reached by now. What has been taught is known for the whole campaign (each thing is taught once). */
export const visitedSteps = ({ campaign }: GameState, adventure: string): string[] => [
  ...stepsNoted(campaign.flags, adventure),
  ...Object.keys(campaign.taught).map(lessonStep),
];

/**
 * Which steps of a campaign have been played, over any number of games: play with `content`, `note` how each game ended
 * (a document remembers all its steps), and ask what was missed.
 */
export class VisitedSteps {
  readonly content: Content;
  private readonly seen: Record<string, Set<string>>;

  constructor(private readonly written: Content) {
    this.content = markSteps(written);
    this.seen = Object.fromEntries(Object.keys(written.adventures).map((id) => [id, new Set<string>()]));
  }

  note(state: GameState): this {
    for (const [id, seen] of Object.entries(this.seen))
      for (const path of visitedSteps(state, id)) seen.add(path);
    return this;
  }

  /** Steps of an adventure that no game has reached, in the order they are written. */
  missed(adventure: string): string[] {
    const story = this.written.adventures[adventure];
    if (!story) throw new Error(`No adventure called ${adventure}`);
    return stepsOf(story)
      .map(({ path }) => path)
      .filter((path) => !this.seen[adventure]?.has(path));
  }
}
