import type { Ability, AbilityEffect, Box, Stat } from '@/games/jime/content';
import type { Game } from './agenda';
import { heroCard } from './lookup';
import type { CompanyHero, HeroId } from '@/games/jime/state';

/** What a hero can take, keep and hold ready. */
export interface Limits {
  damage: number;
  fear: number;
  inspiration: number;
  prepared: number;
}

/** §84.4 At most four cards are prepared at a time, weaknesses included (§53.4). */
const MOST_PREPARED = 4;

type Constant = Extract<AbilityEffect, { do: 'limit' | 'stat' }>;

const isConstant = (effect: AbilityEffect): effect is Constant =>
  effect.do === 'limit' || effect.do === 'stat';

/** What a card changes as long as it is in play, whatever happens. */
const constantsOf = (abilities: readonly Ability[] | undefined): Constant[] =>
  (abilities ?? []).flatMap((ability) =>
    'at' in ability && ability.at === 'always' && !ability.if ? (ability.does ?? []).filter(isConstant) : [],
  );

/** Few cards change a number: the box is searched for them once. */
const changing = new WeakMap<Box, Map<string, Constant[]>>();

const cardsThatChange = (box: Box): Map<string, Constant[]> => {
  const known = changing.get(box);
  if (known) return known;
  const found = new Map<string, Constant[]>();
  for (const kind of ['items', 'trinkets', 'skills', 'titles'] as const)
    for (const { id, abilities } of Object.values(box[kind])) {
      const constants = constantsOf(abilities);
      if (constants.length > 0) found.set(id, constants);
    }
  changing.set(box, found);
  return found;
};

/** Whether a limit may fall when the card leaves play. */
export const holdsLimit = (box: Box, card: string): boolean =>
  cardsThatChange(box)
    .get(card)
    ?.some((effect) => effect.do === 'limit') ?? false;

/** §29, §76.2, §84.5 Items, trinkets with a token left, and prepared cards; before an adventure the trinket chosen. */
const visitCards = ({ state }: Game, own: CompanyHero, visit: (card: string) => void): void => {
  own.items.forEach(visit);
  const inPlay = state.adventure?.heroes.find((one) => one.hero === own.hero);
  if (!inPlay) return own.trinket === null ? undefined : visit(own.trinket);
  for (const { trinket, tokens } of inPlay.trinkets) if (tokens > 0) visit(trinket);
  inPlay.prepared.forEach(visit);
};

/** Everything that changes a hero's numbers: its own cards, and those of others that are for everyone (Chorus of Light). */
const visitConstants = (game: Game, hero: HeroId, visit: (effect: Constant) => void): void => {
  const cards = cardsThatChange(game.content.box);
  for (const bearer of game.state.campaign.heroes)
    visitCards(game, bearer, (card) =>
      cards.get(card)?.forEach((effect) => {
        if (bearer.hero === hero || (effect.do === 'limit' && effect.everyone)) visit(effect);
      }),
    );
};

/** §28.2, §38.2, §60.2, §84.4 The limits of a hero: printed, and as the cards in play change them (Travel Garb, Ironhide). */
export const limitsOf = (game: Game, hero: HeroId): Limits => {
  const { damageLimit, fearLimit, inspirationLimit } = heroCard(game, hero);
  const limits = {
    damage: damageLimit,
    fear: fearLimit,
    inspiration: inspirationLimit,
    prepared: MOST_PREPARED,
  };
  visitConstants(game, hero, (effect) => {
    if (effect.do === 'limit') limits[effect.of] += effect.by;
  });
  return limits;
};

/** §28.1, §107.1 A stat of a hero: printed, and as the cards in play change it (Plate Armour, Ring Mail). */
export const statOf = (game: Game, hero: HeroId, stat: Stat): number => {
  let value = heroCard(game, hero).stats[stat] ?? 0;
  visitConstants(game, hero, (effect) => {
    if (effect.do === 'stat' && effect.stat === stat) value += effect.by;
  });
  return value;
};
