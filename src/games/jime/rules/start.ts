import type { Content, Start, StartAnswer } from '@/games/jime/content';
import { refuse } from '@/games/jime/state/refusals';
import type { CampaignState, Played } from '@/games/jime/state';
import type { Game } from './agenda';
import { sitDown } from './camp';
import { addAnswerToChronicle, addToChronicle } from './chronicle';
import { forHeroes } from './difficulty';
import { earnXp } from './experience';
import { teachMoment } from './lessons';
import { throwMissing } from './lookup';
import { beginRoles } from './roles';

/** Where a company begins that does not begin at the beginning, and its answer to each question about its past. */
export interface ChosenStart {
  at: string;
  answers: readonly number[];
}

export const startOf = ({ campaign }: Pick<Content, 'campaign'>, { at }: ChosenStart): Start | undefined =>
  campaign.starts?.find((start) => start.at === at);

/** What the company is said to have done; a later edition of the campaign may ask otherwise. */
const answersOf = ({ questions }: Start, { answers }: ChosenStart): StartAnswer[] =>
  questions.flatMap((question, index) => question.answers[answers[index] ?? -1] ?? []);

/** A company begins where the campaign lets it, with one answer to each question. */
export const checkStart = (content: Pick<Content, 'campaign'>, chosen: ChosenStart): void => {
  const start = startOf(content, chosen);
  if (!start || chosen.answers.length !== start.questions.length) return refuse('campaign/no-such-start');
  if (answersOf(start, chosen).length !== start.questions.length) refuse('campaign/no-such-start');
};

/** Adventures that are told rather than played, in the order of the campaign. */
const toldOf = ({ campaign, adventures }: Content, answers: readonly StartAnswer[]): Played[] => {
  const ended: Record<string, string> = Object.assign({}, ...answers.map((answer) => answer.ended ?? {}));
  return campaign.adventures.flatMap((adventure) => {
    const resolution = ended[adventure];
    if (resolution === undefined) return [];
    const { outcome } =
      adventures[adventure]?.resolutions.find(({ id }) => id === resolution) ??
      throwMissing('resolution', resolution);
    return [{ adventure, resolution, outcome, rounds: 0, told: true as const }];
  });
};

type Past = Pick<CampaignState, 'lore' | 'trinkets' | 'flags' | 'history' | 'next' | 'start'>;

/** What the company has as if it had played all that came before. Experience waits until it is known in which role. */
export const pastOf = (content: Content, chosen: ChosenStart, heroes: number): Past => {
  const start = startOf(content, chosen) ?? throwMissing('start', chosen.at);
  const answers = answersOf(start, chosen);
  return {
    lore: forHeroes(heroes, start.lore),
    trinkets: answers.flatMap(({ trinkets }) => trinkets ?? []),
    flags: Object.fromEntries(answers.flatMap(({ flags }) => flags ?? []).map((flag) => [flag, 1])),
    history: toldOf(content, answers),
    next: start.at,
    start: { at: start.at, answers: [...chosen.answers] },
  };
};

/** The story so far, page by page, by its keys: what the company has done is one page, after the first. */
export const storySoFar = (content: Pick<Content, 'campaign'>, chosen: ChosenStart): string[][] => {
  const start = startOf(content, chosen);
  if (!start) return [];
  const [first, ...rest] = start.pages.map((page) => [page]);
  return [first ?? [], answersOf(start, chosen).map(({ text }) => text), ...rest];
};

/** A company that begins later sits down by a fire first, to spend what it has. */
export const makeFirstCamp = (game: Game): void => {
  const { campaign } = game.state;
  const { start } = campaign;
  if (!start) return;
  beginRoles(campaign);
  earnXp(campaign, startOf(game.content, start)?.xp ?? 0);
  storySoFar(game.content, start)
    .flat()
    .forEach((key, index) => (index === 0 ? addToChronicle : addAnswerToChronicle)(game, { key }));
  sitDown(game);
  teachMoment(game, 'camp');
};
