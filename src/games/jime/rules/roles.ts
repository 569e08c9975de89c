import type { Box } from '@/games/jime/content';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { CampaignState } from '@/games/jime/state';
import { rolesOffered } from './collection';
import { companyHero } from './company';
import { checkStep, isStep } from './setUp';

const ROLE_STEPS = ['new.7', 'continue.7'] as const;

/** §95.1 The roles a hero may take; the cards of a role lie once in the box, so two heroes never share one. */
export const rolesOpen = (box: Box, campaign: CampaignState, hero: string): string[] => {
  const taken = campaign.heroes.flatMap((other) => (other.hero === hero || !other.role ? [] : [other.role]));
  return rolesOffered(box, campaign.collection).filter((role) => !taken.includes(role));
};

/**
 * §95.1, §new.7, §continue.7 One role for the coming adventure, the same as before or another (§95.4); null gives it up,
 * so that two heroes can exchange theirs.
 */
export const chooseRole: Rule<'chooseRole'> = {
  check: (game, { hero, role }) => {
    const { campaign } = game.state;
    checkStep(game, ...ROLE_STEPS);
    const chooser = companyHero(campaign, hero);
    if (role === chooser.role) refuse('role/already', { hero });
    if (role === null) return;
    if (!rolesOffered(game.content.box, campaign.collection).includes(role))
      refuse('role/not-offered', { role });
    if (!rolesOpen(game.content.box, campaign, hero).includes(role)) refuse('role/taken', { role });
  },
  play: ({ state }, { hero, role }) => {
    companyHero(state.campaign, hero).role = role;
  },
  offers: (game) =>
    !isStep(game, ...ROLE_STEPS)
      ? []
      : game.state.campaign.heroes.flatMap(({ hero }) =>
          [null, ...rolesOpen(game.content.box, game.state.campaign, hero)].map((role) => ({ hero, role })),
        ),
};

/** §95.1 Roles are chosen anew for every adventure. */
export const forgetRoles = ({ heroes }: CampaignState): void => {
  heroes.forEach((hero) => {
    hero.role = null;
  });
};

/** §95.1 Nobody sets out without a role. */
export const checkRoles = ({ heroes }: CampaignState): void => {
  const without = heroes.find(({ role }) => role === null);
  if (without) refuse('role/none-chosen', { hero: without.hero });
};

/** §51.8, §95.4, §95.5 From now on the hero has played this role, and may buy its skills; the latest comes last. */
export const beginRoles = ({ heroes }: CampaignState): void => {
  heroes.forEach((hero) => {
    const { role, rolesPlayed } = hero;
    if (role !== null) hero.rolesPlayed = [...rolesPlayed.filter((played) => played !== role), role];
  });
};
