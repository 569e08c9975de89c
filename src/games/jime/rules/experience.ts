import type { Box, Skill } from '@/games/jime/content';
import type { Game } from './agenda';
import { announce } from './announce';
import type { RefusalCode } from '@/games/jime/state/refusals';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { CampaignState, CompanyHero } from '@/games/jime/state';
import { checkAtCamp, isAtCamp } from './camp';
import { companyHero } from './company';
import { lookUp } from './lookup';

/** What the list at camp says of a skill: green, red with its price, red with a portrait, or free to buy (§51.5). */
export type SkillStanding =
  | { skill: string; standing: 'owned' }
  /** Comes with the role, so is neither bought nor sold (§95.2). */
  | { skill: string; standing: 'starting' }
  | { skill: string; standing: 'held'; by: string }
  | { skill: string; standing: 'too-dear' | 'open'; price: number };

/** §51.1 Experience is kept by role. */
export const xpOf = (hero: CompanyHero, role: string): number => hero.xp[role] ?? 0;

const earn = (hero: CompanyHero, role: string, amount: number): void => {
  hero.xp[role] = xpOf(hero, role) + amount;
};

/** §51.2, §112.2 Each hero earns for the role it has now. */
export const earnXp = ({ heroes }: CampaignState, count: number): void =>
  heroes.forEach((hero) => {
    if (hero.role !== null) earn(hero, hero.role, count);
  });

/** §51.2, §95.7, §112.2 Each hero earns for the role of this adventure, the defeated like the others. */
export const gainXp = (game: Game, count: number): void => {
  earnXp(game.state.campaign, count);
  announce(game, { line: 'effect.xp', count });
};

/** §51.5 Which other hero owns the card. */
const holderOf = (campaign: CampaignState, hero: string, skill: string): string | undefined =>
  campaign.heroes.find((other) => other.hero !== hero && other.skills.includes(skill))?.hero;

const standingOf = (box: Box, campaign: CampaignState, hero: CompanyHero, skill: Skill): SkillStanding => {
  const { id, xp: price } = skill;
  const role = roleOf(skill) ?? '';
  if (hero.skills.includes(id)) return { skill: id, standing: 'owned' };
  if (box.roles[role]?.startingSkills.includes(id)) return { skill: id, standing: 'starting' };
  const by = holderOf(campaign, hero.hero, id);
  if (by !== undefined) return { skill: id, standing: 'held', by };
  return { skill: id, standing: price > xpOf(hero, role) ? 'too-dear' : 'open', price };
};

const roleOf = ({ owner }: Skill): string | null => (owner.kind === 'role' ? owner.role : null);

/** §51.5 Every card of a role as the hero sees it at camp. */
export const skillList = (box: Box, campaign: CampaignState, hero: string, role: string): SkillStanding[] =>
  (box.roles[role]?.skills ?? [])
    .flatMap((skill) => box.skills[skill] ?? [])
    .map((skill) => standingOf(box, campaign, companyHero(campaign, hero), skill));

const REFUSED: Record<SkillStanding['standing'], RefusalCode | null> = {
  owned: 'skill/already-owned',
  starting: 'skill/starting',
  held: 'skill/held-by-another',
  'too-dear': 'skill/too-dear',
  open: null,
};

/** §51.3, §51.6, §27.4, §39.2 The price is taken from the experience of the card’s role, and from no other. */
export const buySkill: Rule<'buySkill'> = {
  check: (game, { hero, skill }) => {
    const { box } = game.content;
    const buyer = companyHero(checkAtCamp(game), hero);
    const card = lookUp(box.skills, skill);
    const role = card ? roleOf(card) : null;
    if (!card || role === null) return refuse('skill/not-for-sale', { skill });
    // §51.8 Only the roles the hero has played.
    if (!buyer.rolesPlayed.includes(role)) refuse('skill/role-not-played', { hero, role });
    const refused = REFUSED[standingOf(box, game.state.campaign, buyer, card).standing];
    if (refused) refuse(refused, { hero, skill });
  },
  play: ({ state, content }, { hero, skill }) => {
    const buyer = companyHero(state.campaign, hero);
    const card = content.box.skills[skill] as Skill;
    earn(buyer, roleOf(card) ?? '', -card.xp);
    buyer.skills.push(skill);
  },
  offers: ({ state, content }) =>
    !isAtCamp(state)
      ? []
      : state.campaign.heroes.flatMap(({ hero, rolesPlayed }) =>
          rolesPlayed
            .flatMap((role) => content.box.roles[role]?.skills ?? [])
            .map((skill) => ({ hero, skill })),
        ),
};

/** §51.7, §51.4, §95.7 A bought card is given back, and its price to the role printed on it, whatever the hero plays now. */
export const sellSkill: Rule<'sellSkill'> = {
  check: (game, { hero, skill }) => {
    const { skills } = companyHero(checkAtCamp(game), hero);
    if (!skills.includes(skill)) refuse('skill/not-bought', { hero, skill });
  },
  play: ({ state, content }, { hero, skill }) => {
    const seller = companyHero(state.campaign, hero);
    const card = content.box.skills[skill] as Skill;
    seller.skills = seller.skills.filter((owned) => owned !== skill);
    earn(seller, roleOf(card) ?? '', card.xp);
  },
  offers: ({ state }) =>
    !isAtCamp(state)
      ? []
      : state.campaign.heroes.flatMap(({ hero, skills }) => skills.map((skill) => ({ hero, skill }))),
};
