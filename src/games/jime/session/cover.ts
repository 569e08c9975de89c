import type { Content } from '@/games/jime/content';
import type { GameState, HeroId, MapTile, Phase, Stage } from '@/games/jime/play';
import type { PlacedBattleTile } from '@/games/jime/map/battle';

/** A name in both languages, so that a list of saves can be read without opening their campaigns. */
export type Title = { en: string; fr: string };

/** What is said of a save without opening it: who, where, how far, and how the map lies. */
export type Summary = {
  company: string;
  heroes: HeroId[];
  campaign: Title;
  difficulty: GameState['campaign']['difficulty'];
  stage: Stage;
  /** The adventure being played, or the next one. */
  adventure: Title | null;
  /** Adventures behind the company. */
  played: number;
  round: number | null;
  phase: Phase | null;
  tiles: Pick<MapTile, 'tile' | 'turn' | 'at'>[];
  battleTiles: PlacedBattleTile[];
};

type Words = { en: Record<string, string>; fr: Record<string, string> };

const titleOf = ({ id, name = id }: { id: string; name?: string }, { en, fr }: Words): Title => ({
  en: en[name] ?? id,
  fr: fr[name] ?? id,
});

export const summaryOf = (state: GameState, { campaign, adventures }: Content, text: Words): Summary => {
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

/** A summary this version does not understand is no summary; the save behind it may still open. */
export const readSummary = (text: string): Summary | null => {
  try {
    return JSON.parse(text) as Summary;
  } catch {
    return null;
  }
};
