import type { Resolution } from '@/games/jime/content';
import type { Game } from './agenda';
import { schedule, scheduleEffects, openPrompt } from './agenda';
import { adventureOf, throwMissing, storyOf } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import { holds } from './conditions';
import { makeCamp } from './camp';
import { pagesFor } from './pages';
import type { WrittenText } from '@/games/jime/state';
import { loreByCards } from './loreByCards';

export const resolutionOf = (game: Game, id: string): Resolution =>
  storyOf(game).resolutions.find((one) => one.id === id) ?? throwMissing('resolution', id);

/**
 * §106 The adventure is over: nothing else on the agenda happens any more. The epilogue is read, its rewards are given,
 * and the company leaves for camp (§106.6). An ending that is already being read is not replaced.
 */
export const endWith = (game: Game, id: string): void => {
  const { state } = game;
  if (state.agenda.some((task) => task.do === 'leaveAdventure')) return;
  const { outcome, pages, effects } = resolutionOf(game, id);
  state.agenda = [];
  state.prompts = [];
  schedule(game, { do: 'leaveAdventure', resolution: id });
  const lore = loreByCards(game, 'adventureOver').map((count) => ({ do: 'lore' as const, count }));
  scheduleEffects(game, [...effects, ...lore], {});
  openPrompt(game, { kind: 'ending', outcome, resolution: id, pages: pages.map((key) => ({ key })) });
};

/** What the resolution says comes next, else the next in the campaign's order (§18.1). After one outside that order, nothing. */
const nextBy = ({ content }: Game, adventure: string, resolution: Resolution): string | null => {
  if (resolution.next !== undefined) return resolution.next;
  const { adventures } = content.campaign;
  const at = adventures.indexOf(adventure);
  return at < 0 ? null : (adventures[at + 1] ?? null);
};

/** The adventure after this one: what the story has said, else what its resolution says. */
const following = (game: Game, resolution: Resolution): string | null => {
  const { id, next } = adventureOf(game);
  return next !== undefined ? next : nextBy(game, id, resolution);
};

/** The pages of the epilogue that was reached, as this company hears them; undefined where the book has no such epilogue. */
export const lastPages = (game: Game): WrittenText[] | undefined => {
  const reached = game.content.campaign.epilogues.find(({ id }) => id === game.state.campaign.ending);
  return reached && pagesFor(game, reached.pages, {});
};

/** The campaign is over: the first epilogue whose condition holds is read. */
const endCampaign = (game: Game): void => {
  const { state, content } = game;
  const epilogue = content.campaign.epilogues.find(({ when }) => !when || holds(game, when, {}));
  state.stage = 'ended';
  state.campaign.ending = epilogue?.id ?? null;
  const pages = lastPages(game) ?? [];
  if (pages.length > 0) openPrompt(game, { kind: 'message', pages });
};

/** The company gives up: the adventure ends as if a hero had fallen (§106.5), and losing is a chapter like any other. */
export const concede: Rule<'concede'> = {
  check: (game) => {
    const { agenda } = game.state;
    adventureOf(game);
    if (agenda.some((task) => task.do === 'leaveAdventure')) refuse('prompt/open');
  },
  play: (game) => endWith(game, storyOf(game).endings.defeat),
  offers: ({ state }) => (state.adventure ? [{}] : []),
};

/** §106.6 Whether won or lost, the company goes to camp, or the campaign ends. */
export const leaveAdventure = (game: Game, id: string): void => {
  const { state } = game;
  const adventure = adventureOf(game);
  const resolution = resolutionOf(game, id);
  state.campaign.history.push({
    adventure: adventure.id,
    resolution: id,
    outcome: resolution.outcome,
    rounds: adventure.round,
  });
  state.campaign.next = following(game, resolution);
  if (state.campaign.next === null) endCampaign(game);
  else makeCamp(game);
  state.adventure = null;
  state.agenda = [];
};

/** The adventure that has been written since the tale ended, if one has. */
const writtenSince = (game: Game): string | null => {
  const { stage, campaign } = game.state;
  const last = campaign.history.at(-1);
  if (stage !== 'ended' || !last) return null;
  const story = game.content.adventures[last.adventure];
  const resolution = story?.resolutions.find(({ id }) => id === last.resolution);
  return resolution ? nextBy(game, last.adventure, resolution) : null;
};

/**
 * A tale that ended where the book did goes on when the book has: back to camp, with all the company had. A last page
 * that still lies open is closed: the book may not have it any more.
 */
export const goOn: Rule<'goOn'> = {
  check: (game) => {
    if (writtenSince(game) === null) refuse('stage/tale-over');
  },
  play: (game) => {
    game.state.prompts = [];
    game.state.campaign.next = writtenSince(game);
    game.state.campaign.ending = null;
    makeCamp(game);
  },
  offers: (game) => (writtenSince(game) !== null ? [{}] : []),
};
