import { SCENARIOS } from '@/games/lcg/content/scenarios';
import { phaseOf } from '@/games/lcg/rules/lookup';
import type { GameState } from '@/games/lcg/state';
import { PHASES } from '@/games/lcg/state/steps';
import type { Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, shape, text, whole } from '@/kernel/checks';

/** What the list of saves shows of a game. */
const coverShape = shape({
  scenario: oneOf(...SCENARIOS),
  scenarioName: text(),
  stage: oneOf('setUp', 'play', 'won', 'lost'),
  round: whole(0, 9999),
  phase: oneOf(...PHASES),
  players: listOf(shape({ name: text(), threat: whole(0, 9999), eliminated: flag }), 4),
});
export type Cover = Checked<typeof coverShape>;

export const isCover = (value: unknown): value is Cover => coverShape(value);

const stageOf = ({ stage, outcome }: GameState): Cover['stage'] =>
  stage === 'ended' ? (outcome ?? 'lost') : stage;

export const coverOf = (state: GameState): Cover => ({
  scenario: state.scenario,
  scenarioName: state.scenarioName,
  stage: stageOf(state),
  round: state.round,
  phase: phaseOf(state),
  players: state.players.map(({ name, threat, eliminated }) => ({ name, threat, eliminated })),
});
