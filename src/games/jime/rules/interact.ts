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
import type { HeroId, SpaceId } from '@/games/jime/state';
import { holds } from './conditions';
import { fire } from './triggers';
import { spendAction } from './actionPhase';
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

/** What the open prompt shows: a token, or terrain with rules of its own (§30.3). */
const thingShown = (game: Game): Thing => {
  const prompt = requirePrompt(game, 'token', 'terrain');
  if (prompt.kind === 'token') return tokenThing(game, prompt.token);
  const terrain = terrainOf(game, prompt.terrain);
  const special = storyTerrain(game, terrain.id)?.special;
  const space = 'space' in terrain ? terrain.space : null;
  return { id: terrain.id, space, interactions: special?.interactions ?? [] };
};

const tokenThing = (game: Game, id: string): Thing => {
  const { space } = tokenOf(game, id);
  return { id, space, interactions: storyToken(game, id).interactions ?? [] };
};

/** The buttons with the interaction icon that a hero may press now (§4.2), by their place in the list. */
export const interactionsOffered = (game: Game, hero: HeroId): number[] =>
  thingShown(game).interactions.flatMap(({ when }, index) =>
    !when || holds(game, when, { hero }) ? [index] : [],
  );

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
    const { space } = standingHero(game, hero);
    if (space !== null && thing.space !== null && space !== thing.space) refuse('interact/not-in-space');
    if (!interactionsOffered(game, hero).includes(interaction)) refuse('token/no-interaction');
  },
  play: (game, { hero, interaction }) => {
    const { id } = thingShown(game);
    spendAction(game, hero);
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

/** §4.3 Once every group in the space has been provoked, what the token holds happens; not to a hero defeated meanwhile. */
export const resolveInteraction = (game: Game, hero: HeroId, id: string, interaction: number): void => {
  const { tokens, terrain } = adventureOf(game);
  if (heroInPlay(game, hero).defeated) return;
  const token = tokens.find((one) => one.id === id);
  const place = token ?? terrain.find((one) => one.id === id);
  if (!place) return;
  const interactions = token
    ? storyToken(game, id).interactions
    : storyTerrain(game, id)?.special?.interactions;
  const chosen = interactions?.[interaction];
  addToChronicle(game, { line: 'chronicle.interact', token: id }, hero);
  if (chosen)
    addAnswerToChronicle(game, { line: 'chronicle.chosen', answer: { key: chosen.text, hero } }, hero);
  fire(game, { moment: 'interacted', token: id }, { hero, token: id });
  scheduleEffects(game, chosen?.effects, {
    hero,
    token: id,
    ...('space' in place ? { space: place.space } : {}),
  });
};

/** Prompts the company may simply step away from. */
const LEFT = ['token', 'terrain', 'panel', 'dialogue'] as const;

/** §4.2 The button without the icon: nothing has happened. */
export const leave: Rule<'leave'> = {
  check: (game) => {
    requirePrompt(game, ...LEFT);
  },
  play: closePrompt,
  offers: (game) => (currentPromptOf(game, ...LEFT) ? [{}] : []),
};
