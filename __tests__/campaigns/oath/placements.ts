import type { GameState } from '@/games/jime/play';
import { spaceNamed } from '@/games/jime/map/plan';

/** Where the table was told to put the groups of a story: the app keeps no spaces while its mirror is off. */
export class Placements {
  private readonly spaces = new Map<string, string>();

  readonly note = ({ prompts, adventure }: GameState): void => {
    const prompt = prompts[prompts.length - 1];
    if (prompt?.kind !== 'placement' || prompt.what.kind !== 'group') return;
    const { group, space } = prompt.what;
    const story = adventure?.groups.find(({ id }) => id === group)?.story;
    if (story !== undefined && space) this.spaces.set(story, space);
  };

  /** Whether the group came to the place the story calls so. */
  isAt(group: string, place: string, { adventure }: GameState): boolean {
    const space = adventure && spaceNamed(adventure.layout, place);
    return space !== undefined && space !== null && this.spaces.get(group) === space;
  }
}
