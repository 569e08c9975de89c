import type { Content, ProductId } from '@/games/jime/content';
import { refuse } from '@/games/jime/state/refusals';
import type { CampaignState, Difficulty } from '@/games/jime/state';
import { rolesOffered } from './collection';
import { checkHeroes, checkName, newCompanyHero } from './company';
import { checkStartingItems } from './items';
import type { ChosenStart } from './start';
import { checkStart, pastOf } from './start';

/** §42, §42.1 Two levels, chosen with the campaign: no command changes it afterwards. */
const DIFFICULTIES: readonly Difficulty[] = ['normal', 'hard'];

/** What the screens of a new campaign ask (§new.1 to §new.6). */
export interface NewCampaign {
  company: string;
  difficulty: Difficulty;
  heroes: readonly { hero: string; role?: string | null; items: readonly string[] }[];
  /** As many as heroes, when not said. */
  players?: number;
  /** The boxes of the campaign, when not said. */
  collection?: readonly ProductId[];
  /** From the beginning, when not said. */
  start?: ChosenStart;
}

const collectionOf = ({ campaign }: Content, { collection }: NewCampaign): readonly ProductId[] =>
  collection ?? campaign.products;

/** §new.1, §56.2 A campaign is offered when every box it needs is on. */
const checkBoxes = ({ campaign }: Content, collection: readonly ProductId[]): void => {
  const missing = campaign.products.find((product) => !collection.includes(product));
  if (missing !== undefined) refuse('campaign/box-is-off', { product: missing });
};

/** §new.1, §new.2, §new.3, §new.6 Refuses a company that may not set out. */
export const checkNewCampaign = (content: Content, chosen: NewCampaign): void => {
  const { company, difficulty, heroes, players = heroes.length } = chosen;
  const collection = collectionOf(content, chosen);
  checkBoxes(content, collection);
  if (chosen.start) checkStart(content, chosen.start);
  if (!DIFFICULTIES.includes(difficulty)) refuse('campaign/no-such-difficulty');
  checkHeroes(
    content.box,
    collection,
    players,
    heroes.map(({ hero }) => hero),
  );
  checkStartingItems(content.box, collection, heroes);
  checkRolesChosen(content, chosen);
  checkName(company);
};

/** §95.1 Roles that come with the heroes: of a box that is on, and no two alike, since each lies once in the box. */
export const checkRolesChosen = (content: Content, chosen: NewCampaign): void => {
  const offered = rolesOffered(content.box, collectionOf(content, chosen));
  const roles = chosen.heroes.flatMap(({ role }) => role ?? []);
  roles.forEach((role, index) => {
    if (!offered.includes(role)) refuse('role/not-offered', { role });
    if (roles.indexOf(role) !== index) refuse('role/taken', { role });
  });
};

/** §new.6 The campaign at its first line, with no lore, no experience and no trinket; or where the company begins. */
export const newCampaign = (content: Content, chosen: NewCampaign): CampaignState => {
  const { company, difficulty, heroes, players = heroes.length } = chosen;
  return {
    id: content.campaign.id,
    difficulty,
    collection: [...collectionOf(content, chosen)],
    players,
    company: company.trim(),
    heroes: heroes.map(({ hero, role, items }) => newCompanyHero(hero, role ?? null, items)),
    ending: null,
    lore: 0,
    trinkets: [],
    flags: {},
    taught: {},
    history: [],
    next: content.campaign.adventures[0] ?? null,
    ...(chosen.start ? pastOf(content, chosen.start, heroes.length) : {}),
  };
};
