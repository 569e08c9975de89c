import type { Content } from '@/games/jime/content';
import { refusalOf } from '@/kernel/step';
import { seeded } from '@/kernel/random';
import type { NewCampaign } from '@/games/jime/rules/newCampaign';
import { checkNewCampaign, checkRolesChosen, newCampaign } from '@/games/jime/rules/newCampaign';
import { makeFirstCamp } from '@/games/jime/rules/start';
import type { Refusal } from '@/games/jime/state/refusals';
import type { GameState } from '@/games/jime/state';
import { SAVE_VERSION } from '@/games/jime/state/migrations';

export interface NewGame extends NewCampaign {
  seed: number;
  mirror?: boolean;
}

/** Why this company may not set out, if it may not: a choice on the way to a new game is a player's mistake, never ours. */
export const newGameRefusal = (content: Content, chosen: NewGame): Refusal | undefined =>
  refusalOf(() => checkNewCampaign(content, chosen)) as Refusal | undefined;

/**
 * A campaign about to begin: nobody has set out yet. The table is led through the guide's set-up, unless every hero comes
 * with a role, which is how tests, bots and the bare engine begin. Theirs are no exception: roles the company could not
 * have chosen are refused (§95.1), and nothing begins.
 */
export const newGame = (content: Content, { seed, mirror = false, ...chosen }: NewGame): GameState => {
  checkRolesChosen(content, chosen);
  const hasRoles = chosen.heroes.every(({ role }) => role);
  const state: GameState = {
    saveVersion: SAVE_VERSION,
    generator: seeded(seed),
    stage: 'setup',
    mirror,
    campaign: newCampaign(content, chosen),
    adventure: null,
    prompts: hasRoles ? [] : [{ kind: 'setUp', step: 'new.2' }],
    agenda: [],
    chronicle: [],
  };
  if (hasRoles) makeFirstCamp({ state, content });
  return state;
};
