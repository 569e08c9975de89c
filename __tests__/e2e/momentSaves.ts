import type { GameId, GameModule } from '@/kernel/game';
import type { FindGame } from '@/saves/import';
import { sample as confrontation } from '../games/confrontation/contract';
import { sample as lcg } from '../games/lcg/contract';
import { sample as tcg } from '../games/tcg/contract';
import { jime } from '../saves/shippedCampaigns';
import { firstOfEach, keepStates, writeSaves } from './gameSaves';
import { firstMoments, standingIn } from './promptSaves';

/** Of Journeys: what is asked, the map at rest, the stages of a campaign. */
const MOMENTS = 24;

/** What leads from one step of a turn to the next, between the commands that only change a card. */
const LEADS_ON = {
  lcg: ['next'],
  tcg: [
    'next',
    'lockBid',
    'revealBids',
    'act',
    'passAll',
    'settleTies',
    'chooseSeat',
    'beginTurn',
    'addStarter',
  ],
} as const;

const leadsOn =
  (types: readonly string[]) =>
  ({ type }: { type: string }): boolean =>
    types.includes(type);

/** What a save of the file stands at: its game, and the kind of moment that is its name. */
export type Moment = { game: GameId; kind: string };

const GAMES: readonly GameModule[] = [jime, lcg.game, tcg.game, confrontation.game];
const findGame: FindGame = async (id) => GAMES.find((game) => game.id === id) ?? null;

/** A file of saves, one at the first moment of each kind of each game; which they are, in their order. */
export const writeMoments = async (file: string): Promise<Moment[]> => {
  const journeys = await standingIn(
    await firstMoments(MOMENTS, ({ stage, prompts }) =>
      stage === 'adventure' ? (prompts.at(-1)?.kind ?? 'rest') : stage,
    ),
  );
  const rounds = await firstOfEach(
    lcg,
    ({ stage, at }) => (stage === 'play' ? at.step : stage),
    leadsOn(LEADS_ON.lcg),
  );
  const turns = await firstOfEach(
    tcg,
    ({ stage, at }) => (stage === 'play' ? at.step : stage),
    leadsOn(LEADS_ON.tcg),
  );
  const asked = await firstOfEach(
    confrontation,
    ({ stage, prompt }) => prompt?.ask ?? stage,
    ({ type }) => type !== 'place',
  );
  await writeSaves(file, findGame, async (book) => {
    await keepStates(book, jime, journeys);
    await keepStates(book, lcg.game, rounds);
    await keepStates(book, tcg.game, turns);
    await keepStates(book, confrontation.game, asked);
  });
  const momentsOf = (game: GameId, found: ReadonlyMap<string, unknown>): Moment[] =>
    [...found.keys()].map((kind) => ({ game, kind }));
  return [
    ...momentsOf(jime.id, journeys),
    ...momentsOf(lcg.game.id, rounds),
    ...momentsOf(tcg.game.id, turns),
    ...momentsOf(confrontation.game.id, asked),
  ];
};
