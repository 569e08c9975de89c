import type { Interaction } from '@/games/jime/content';
import type { Game } from './agenda';
import { closePrompt, schedule, scheduleEffects, openPrompt } from './agenda';
import {
  adventureOf,
  heroInPlay,
  requireActionPhase,
  requirePrompt,
  currentPromptOf,
  standingHero,
  standingHeroes,
  storyOf,
  storyTerrain,
  storyToken,
  terrainOf,
  tokenOf,
} from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { PromptOf } from './lookup';
import type { HeroId, MapTerrain, MapToken, SpaceId } from '@/games/jime/state';
import { holds } from './conditions';
import { fire } from './triggers';
import { actsNow, spendAction } from './actionPhase';
import { addAnswerToChronicle, addToChronicle } from './chronicle';
import { mustProvoke } from './provoke';

/** §13.1, §75.2, §77.1, §78.1, §79.1 Anyone may select a token at any time to read what it is. */
export const look: Rule<'look'> = {
  check: (game, { token }) => {
    requireActionPhase(game);
    tokenOf(game, token);
  },
  play: (game, { token }) => openPrompt(game, { kind: 'token', token }),
  offers: (game) => (game.state.adventure?.tokens ?? []).map(({ id }) => ({ token: id })),
};

interface Thing {
  id: string;
  space: SpaceId | null;
  interactions: Interaction[];
}

const terrainThing = (game: Game, { id, ...placed }: MapTerrain): Thing => ({
  id,
  space: 'space' in placed ? placed.space : null,
  interactions: storyTerrain(game, id)?.special?.interactions ?? [],
});

const tokenThing = (game: Game, { id, space }: MapToken): Thing => ({
  id,
  space,
  interactions: storyToken(game, id).interactions ?? [],
});

/** What the open prompt shows: a token, or terrain with rules of its own (§30.3). */
const thingShown = (game: Game): Thing => {
  const prompt = requirePrompt(game, 'token', 'terrain');
  return prompt.kind === 'token'
    ? tokenThing(game, tokenOf(game, prompt.token))
    : terrainThing(game, terrainOf(game, prompt.terrain));
};

/** A thing on the map by its id; null when it has gone. */
const thingNamed = (game: Game, id: string): Thing | null => {
  const { tokens, terrain } = adventureOf(game);
  const token = tokens.find((one) => one.id === id);
  const piece = terrain.find((one) => one.id === id);
  if (token) return tokenThing(game, token);
  return piece ? terrainThing(game, piece) : null;
};

/** Its buttons with the interaction icon that a hero may press now (§4.2), by their place in the list. */
const offeredBy = (game: Game, { interactions }: Thing, hero: HeroId): number[] =>
  interactions.flatMap(({ when }, index) => (!when || holds(game, when, { hero }) ? [index] : []));

/** The same for what the open prompt shows. */
export const interactionsOffered = (game: Game, hero: HeroId): number[] =>
  offeredBy(game, thingShown(game), hero);

/** §4.1 Whether a hero stands where a thing lies, as far as the mirror can tell. */
const isBeside = (game: Game, { space }: Thing, hero: HeroId): boolean => {
  const { space: at } = heroInPlay(game, hero);
  return at === null || space === null || at === space;
};

/** Tokens that were used and offer nobody anything more: they stay on the map to be read. */
export const spentTokens = (game: Game): string[] => {
  const chapter = game.state.chronicle.at(-1);
  const used = new Set(
    chapter?.pages.flatMap(({ entries }) =>
      entries.flatMap(({ text }) =>
        'line' in text && text.line === 'chronicle.interact' ? [text.token] : [],
      ),
    ),
  );
  const heroes = standingHeroes(game);
  // A save of an older story may hold a token this one no longer has: it offers nothing.
  const offers = (id: string): boolean =>
    (storyOf(game).tokens.find((one) => one.id === id)?.interactions ?? []).some(
      ({ when }) => !when || heroes.some(({ hero }) => holds(game, when, { hero })),
    );
  return adventureOf(game)
    .tokens.filter(({ id }) => used.has(id) && !offers(id))
    .map(({ id }) => id);
};

/** §4.1, §4.2, §77.2, §78.2, §79.2 The button with the icon: it cannot be taken back, and only a hero in the same space may press it (§77.3, §78.3, §79.3). */
export const interact: Rule<'interact'> = {
  check: (game, { hero, interaction }) => {
    const thing = thingShown(game);
    if (adventureOf(game).phase !== 'action') refuse('phase/not-action');
    standingHero(game, hero);
    if (!isBeside(game, thing, hero)) refuse('interact/not-in-space');
    if (!interactionsOffered(game, hero).includes(interaction)) refuse('token/no-interaction');
  },
  play: (game, { hero, interaction }) => {
    const { id } = thingShown(game);
    actsNow(game, hero);
    closePrompt(game);
    schedule(game, { do: 'interact', hero, token: id, interaction });
    mustProvoke(game, hero, heroInPlay(game, hero).space);
  },
  offers: (game) =>
    currentPromptOf(game, 'token', 'terrain')
      ? standingHeroes(game).flatMap(({ hero }) =>
          interactionsOffered(game, hero).map((interaction) => ({ hero, interaction })),
        )
      : [],
};

/**
 * §4.1, §4.3 Once every group in the space has been provoked, the interaction is asked anew: then what the token holds
 * happens, unless the hero was defeated or driven from it, or it offers that no more. What did not happen costs nothing.
 */
export const resolveInteraction = (game: Game, hero: HeroId, id: string, interaction: number): void => {
  if (heroInPlay(game, hero).defeated) return;
  const thing = thingNamed(game, id);
  if (!thing || !isBeside(game, thing, hero) || !offeredBy(game, thing, hero).includes(interaction))
    return interactionLapsed(game, hero);
  const { space } = thing;
  const chosen = thing.interactions[interaction];
  spendAction(game, hero);
  addToChronicle(game, { line: 'chronicle.interact', token: id }, hero);
  if (chosen)
    addAnswerToChronicle(game, { line: 'chronicle.chosen', answer: { key: chosen.text, hero } }, hero);
  fire(game, { moment: 'interacted', token: id }, { hero, token: id });
  scheduleEffects(game, chosen?.effects, {
    hero,
    token: id,
    ...(space === null ? {} : { space }),
  });
};

export const interactionLapsed = (game: Game, hero: HeroId): void =>
  openPrompt(game, { kind: 'message', pages: [{ line: 'interact.lapsed', hero }], hero });

/** Prompts the company may simply step away from. */
const LEFT = ['token', 'terrain', 'panel', 'dialogue'] as const;

/** §23.1 A bush is a chance, not a duty. */
const mayDecline = ({ judged }: PromptOf<'test'>): boolean =>
  judged.by === 'terrain' && judged.use === 'endTurn';

/** §4.2 The button without the icon: nothing has happened. §23.1 The same for a test that a hero may make and need not. */
export const leave: Rule<'leave'> = {
  check: (game) => {
    const prompt = requirePrompt(game, ...LEFT, 'test');
    if (prompt.kind === 'test' && !mayDecline(prompt)) refuse('prompt/not-open');
  },
  play: closePrompt,
  offers: (game) => (currentPromptOf(game, ...LEFT, 'test') ? [{}] : []),
};
