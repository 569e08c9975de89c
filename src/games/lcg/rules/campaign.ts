import type { ScenarioId } from '@/games/lcg/content';
import { CAMPAIGN } from '@/games/lcg/content';
import type { GameState, ScenarioResult } from '@/games/lcg/state';
import { refuse } from '@/games/lcg/state/refusals';
import { endGame } from './elimination';
import { freshTable } from './freshTable';
import { notOver } from './moments';
import type { Game, Rule } from './rule';
import { finalScore, roundsCompleted } from './score';
import { setStartThreat } from './threat';

/** The scenario after this one; null outside a campaign and after the last. */
export const scenarioAfter = ({ variant, scenario }: GameState): ScenarioId | null => {
  if (variant !== 'campaign' && variant !== 'nightmare') return null;
  const at = CAMPAIGN.indexOf(scenario);
  return at < 0 ? null : (CAMPAIGN[at + 1] ?? null);
};

/** The scenario just played, as the campaign keeps it; a defeat has no score. */
export const resultOf = (state: GameState): ScenarioResult => {
  const [faq, core] = [finalScore(state, 'faq'), finalScore(state, 'core')];
  return {
    scenario: state.scenario,
    outcome: state.outcome ?? 'lost',
    rounds: roundsCompleted(state),
    score: faq && core ? { faq: faq.total, core: core.total } : null,
  };
};

/** R p.27; F, nightmare: the scores of the scenarios together; null as soon as one was lost. */
export const campaignScore = (state: GameState): number | null => {
  const all = [...state.results, ...(state.outcome === null ? [] : [resultOf(state)])];
  return all.reduce<number | null>(
    (sum, { score }) => (sum === null || score === null ? null : sum + score[state.scoring]),
    0,
  );
};

/** What lay on the table goes back to its decks; heroes, and in a nightmare their wounds and dials, stay. */
const clearTable = ({ state, content }: Game, scenario: ScenarioId): void => {
  const nightmare = state.variant === 'nightmare';
  state.characters = state.characters.filter(({ kind }) => kind === 'hero');
  for (const hero of state.characters) {
    Object.assign(hero, { resources: 0, exhausted: false, committed: false, controller: hero.owner });
    Object.assign(hero, { attachments: [], modifiers: [], cannotCollect: false });
    // F, nightmare: wounds stay, and so does death.
    if (!nightmare) Object.assign(hero, { damage: 0, fate: 'inPlay' });
    else if (hero.fate !== 'dead') hero.fate = 'inPlay';
  }
  Object.assign(state, freshTable(content, scenario));
};

/** R p.27 Everybody comes back for the next scenario; in a nightmare, whoever still has a hero. */
const seatPlayers = (game: Game): void => {
  const { state } = game;
  const nightmare = state.variant === 'nightmare';
  state.players.forEach((player, seat) => {
    const heroes = state.characters.filter(({ owner, fate }) => owner === seat && fate === 'inPlay');
    const carried = nightmare && !player.eliminated ? player.threat : 0;
    Object.assign(player, {
      threat: carried,
      countedThreat: null,
      eliminated: heroes.length === 0,
      mulligan: false,
      engagedOptionally: false,
    });
    if (heroes.length > 0) setStartThreat(game, seat);
  });
  const first = state.players.findIndex(({ eliminated }) => !eliminated);
  if (state.players[state.firstPlayer]?.eliminated) state.firstPlayer = Math.max(0, first);
};

/** Without a hero nobody goes on; F, nightmare: the dead stay dead. */
const nobodyGoesOn = ({ variant, characters }: GameState): boolean =>
  !characters.some(({ kind, fate }) => kind === 'hero' && (variant !== 'nightmare' || fate !== 'dead'));

export const nextScenario: Rule<'nextScenario'> = {
  check: ({ state }) => {
    if (state.stage !== 'ended') refuse('game/not-over');
    if (state.outcome === 'lost' || scenarioAfter(state) === null || nobodyGoesOn(state))
      refuse('game/no-next-scenario');
  },
  play: (game) => {
    const { state } = game;
    const scenario = scenarioAfter(state) ?? state.scenario;
    state.results.push(resultOf(state));
    clearTable(game, scenario);
    seatPlayers(game);
  },
  offers: () => [{}],
};

/** By hand: the table knows best when its game is won or lost. */
export const endByHand: Rule<'endGame'> = {
  check: (game) => {
    notOver(game);
    if (game.state.stage === 'setUp') refuse('setUp/still');
  },
  play: (game, { outcome }) => endGame(game, outcome),
  offers: () => [{ outcome: 'lost' }],
};
