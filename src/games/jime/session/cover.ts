import { z } from 'zod';
import { byLanguage } from '@/i18n/languages';
import type { GameState } from '@/games/jime/play';
import { placedBattleTile, placedTile } from '@/games/jime/state/map';
import { count, phase, word, words } from '@/games/jime/state/pieces';
import type { OpenCampaign } from './campaigns';

/** A name in every language there was when the cover was written, so that saves are listed without opening campaigns. */
const title = z.record(word, word);
export type Title = z.infer<typeof title>;

/** What is said of a save without opening it: who, where, how far, and how the map lies. */
const coverShape = z.object({
  company: word,
  heroes: words,
  campaign: title,
  difficulty: z.enum(['normal', 'hard']),
  stage: z.enum(['setup', 'adventure', 'camp', 'ended']),
  /** The adventure being played, or the next one. */
  adventure: title.nullable(),
  /** Adventures behind the company. */
  played: count,
  round: count.nullable(),
  phase: phase.nullable(),
  tiles: z.array(placedTile),
  battleTiles: z.array(placedBattleTile),
});
export type Cover = z.infer<typeof coverShape>;

export const isCover = (value: unknown): value is Cover => coverShape.safeParse(value).success;

const titleOf = ({ id, name = id }: { id: string; name?: string }, text: OpenCampaign['text']): Title =>
  byLanguage((language) => text[language][name] ?? id);

export const coverOf = (state: GameState, { campaign, adventures, text }: OpenCampaign): Cover => {
  const { adventure } = state;
  const id = adventure?.id ?? state.campaign.next;
  const record = id === null ? undefined : (adventures[id] ?? { id });
  return {
    company: state.campaign.company,
    heroes: state.campaign.heroes.map(({ hero }) => hero),
    campaign: titleOf(campaign, text),
    difficulty: state.campaign.difficulty,
    stage: state.stage,
    adventure: record ? titleOf(record, text) : null,
    played: state.campaign.history.length,
    round: adventure?.round ?? null,
    phase: adventure?.phase ?? null,
    tiles: adventure?.tiles.map(({ tile, turn, at }) => ({ tile, turn, at })) ?? [],
    battleTiles: adventure?.battleTiles ?? [],
  };
};
