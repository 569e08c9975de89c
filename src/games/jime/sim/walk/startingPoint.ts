import type { Content } from '@/games/jime/content';
import type { GameState } from '@/games/jime/play';
import { heroesOffered, playInPlace, rolesOffered } from '@/games/jime/play';
import { copiesOffered } from '@/games/jime/rules/collection';
import { holdingsOf } from '@/games/jime/rules/holdings';
import type { Generator } from '@/kernel/random';
import { chance, int, pick, shuffle } from '@/kernel/random';
import { beforeAdventure } from '../beforeAdventure';
import { answerAtRandom } from './chooseCommand';

export interface StartingPoint {
  content: Content;
  state: GameState;
  /** In a few words, for whoever reads of a fault. */
  named: string;
}

type Begin = (content: Content, state: GameState, dice: Generator) => GameState;

/** §new.2 The company is chosen, and the guide's set-up begins. */
const atSetUp: Begin = (_content, state) => ({
  ...state,
  campaign: { ...state.campaign, heroes: state.campaign.heroes.map((hero) => ({ ...hero, role: null })) },
  prompts: [{ kind: 'setUp', step: 'new.2' }],
});

const settingOut: Begin = (_content, state) => state;

/** More experience and lore than most companies ever have: everything can be afforded by some. */
const MOST_XP = 30;
const MOST_LORE = 110;

/** §camp.2 Between two adventures, with something to spend; some at the end of a tale that has been written on since (§106.6). */
const atCamp: Begin = ({ box, campaign: { epilogues } }, state, dice) => {
  const roles = rolesOffered(box, state.campaign.collection);
  const owned = Object.values(box.trinkets).filter(
    (card) => card.tier === 1 && copiesOffered(state.campaign.collection, card) > 0,
  );
  const heroes = state.campaign.heroes.map((hero) => {
    const rolesPlayed = shuffle(dice, roles).slice(0, 3);
    return {
      ...hero,
      rolesPlayed,
      xp: Object.fromEntries(rolesPlayed.map((role) => [role, int(dice, 0, MOST_XP)])),
      items: [...(box.heroes[hero.hero]?.suggestedItems ?? [])],
    };
  });
  const trinkets = shuffle(dice, owned)
    .slice(0, 4)
    .map(({ id }) => id);
  const campaign = { ...state.campaign, heroes, trinkets, lore: int(dice, 0, MOST_LORE) };
  const ended = campaign.lore % 3 === 0 && campaign.history.length > 0;
  if (ended)
    return {
      ...state,
      stage: 'ended',
      campaign: { ...campaign, next: null, ending: epilogues[0]?.id ?? null },
    };
  return { ...state, stage: 'camp', campaign: { ...campaign, arrived: holdingsOf(campaign) } };
};

const LONGEST_WAY = 250;

/** Well into the adventure: as far as so many answers lead, with nothing interrupted. */
const underWay: Begin = (content, state, dice) => {
  const game = { content, state: structuredClone(state) };
  for (let left = int(dice, 20, LONGEST_WAY); left > 0; left -= 1) {
    const command = answerAtRandom(game, dice);
    if (!command) break;
    if (playInPlace(game.state, command, content)) throw new Error(`${command.type} was legal, and refused`);
  }
  return game.state;
};

const BEGIN = { atSetUp, settingOut, atCamp, underWay };

/** Any adventure of any campaign, any company, at any stage. */
export const startingPoint = (contents: readonly Content[], dice: Generator): StartingPoint => {
  const adventures = contents.flatMap((one) => Object.keys(one.adventures).map((id) => [one, id] as const));
  const [content, adventure] = pick(dice, adventures);
  const offered = heroesOffered(content.box, content.campaign.products);
  const heroes = shuffle(dice, offered).slice(0, int(dice, 2, 5));
  const difficulty = pick(dice, ['normal', 'hard'] as const);
  const mirror = chance(dice, 1, 2);
  const company = { heroes, difficulty, mirror, seed: int(dice, 0, 0x7fffffff) };
  const stage = pick(dice, Object.keys(BEGIN) as (keyof typeof BEGIN)[]);
  const state = BEGIN[stage](content, beforeAdventure(content, adventure, company), dice);
  const named = [
    content.campaign.id,
    adventure,
    stage,
    heroes.length,
    difficulty,
    mirror ? 'mirror' : 'bare',
  ];
  return { content, state, named: named.join(' ') };
};
