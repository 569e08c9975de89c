import type { Command, GameState, NewGame, Refusal } from '@/games/jime/play';
import { newGame, newGameRefusal } from '@/games/jime/play';
import { jime } from '@/games/jime/game';
import type { OpenGame as OpenGameOf, Session } from '@/session/createSession';
import { createSession } from '@/session/createSession';
import type { OpenCampaign } from './campaigns';
import { openCampaign } from './campaigns';

export type { OpenCampaign };
export type OpenGame = OpenGameOf<GameState, Command, OpenCampaign>;
export type Refused = NonNullable<Session<GameState, Command, OpenCampaign>['refused']>;

/** The campaign being played on this device. */
export const useGame = createSession(jime);

/** A new slot with a new company; the refusal when it may not set out. */
export const beginCampaign = async (campaign: string, chosen: NewGame): Promise<Refusal | undefined> => {
  const content = await openCampaign(campaign);
  const refusal = newGameRefusal(content, chosen);
  if (refusal) return refusal;
  const state = newGame(content, chosen);
  const failure = await useGame.getState().begin(state.campaign.company, content, state);
  return failure ? { code: 'campaign/open-game-not-saved' } : undefined;
};
