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

/** Why a company does not set out: a rule, or the game that is open and must be written first. */
export type NotBegun = { why: 'obstacle'; refusal: Refusal } | { why: 'notSaved' };

/** A new slot with a new company, or why not. */
export const beginCampaign = async (campaign: string, chosen: NewGame): Promise<NotBegun | undefined> => {
  const content = await openCampaign(campaign);
  const refusal = newGameRefusal(content, chosen);
  if (refusal) return { why: 'obstacle', refusal };
  const state = newGame(content, chosen);
  const failure = await useGame.getState().begin(state.campaign.company, content, state);
  return failure && { why: 'notSaved' };
};
