import { REGIONS } from '@/games/confrontation/content/board';
import type { SpecialId } from '@/games/confrontation/content/cards';
import { SPECIALS_OF } from '@/games/confrontation/content/cards';
import type { Side } from '@/games/confrontation/content/sides';
import type { CommandOf, GameState, TokenId } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { firstStep } from './firstSteps';
import { showBy } from './knowledge';
import { pieceOf, tell } from './log';
import { findByName, tokenOf, tokensAt } from './lookup';
import { couldStepForward } from './movement';
import { hasRoom } from './moves';
import type { Answer, Special, Use } from './specialCard';
import { named, namingRefusal, piece, pieces } from './specialCard';
import { holdingRefusal, spend } from './spending';
import { endTurn } from './turn';
import { enter } from './victory';

/** The special cards, each once in a game. “Card” in any text is a combat card, never one of these. */

const onBoard = (state: GameState, side: Side): Omit<Use, 'side'>[] =>
  pieces(state, side).map((token) => ({ token, region: null }));

/** A card played instead of the move: not after a first step, and not while A King Revealed forces one. */
const insteadOfTurn = ({ turn }: GameState): Answer => {
  if (turn.forced !== null || turn.first !== null) return 'forced-character';
  return null;
};

const placeAt = (state: GameState, id: TokenId, to: 'fangorn' | 'mordor', seen: boolean): void => {
  tell(state, { line: 'placed', ...pieceOf(state, id, seen), to });
  enter(state, id, to);
  if (state.stage !== 'over') endTurn(state);
};

const gandalfTheWhite: Special = {
  refusal: (state) => {
    const id = findByName(state, 'fellowship', 'gandalf');
    const fallen = id !== undefined && tokenOf(state, id).at === 'fallen';
    if (!fallen || !hasRoom(state, 'fellowship', 'fangorn')) return 'special-not-now';
    return insteadOfTurn(state);
  },
  play: (state) => {
    const id = findByName(state, 'fellowship', 'gandalf') ?? refuse('special-not-now');
    tokenOf(state, id).shown = 'hidden';
    placeAt(state, id, 'fangorn', true);
  },
  offers: () => [{ token: null, region: null }],
};

const kingRevealed: Special = {
  refusal: (state, use) => {
    const aragorn = findByName(state, 'fellowship', 'aragorn');
    if (aragorn === undefined || tokenOf(state, aragorn).at === 'fallen') return 'special-not-now';
    const naming = namingRefusal(state, use, 'sauron') ?? insteadOfTurn(state);
    return naming ?? (couldStepForward(state, named(use)) ? null : 'special-not-now');
  },
  play: (state, use) => {
    const aragorn = findByName(state, 'fellowship', 'aragorn') ?? refuse('special-not-now');
    showBy(state, aragorn, 'turn', 'kingRevealed');
    endTurn(state, named(use));
  },
  offers: (state) => onBoard(state, 'sauron'),
};

/** Played in its window of a battle (B3), never by itself. */
const gwaihir: Special = {
  refusal: () => 'special-not-now',
  play: () => refuse('special-not-now'),
  offers: () => [],
};

const palantir: Special = {
  refusal: (state, { region }) => {
    const open = region !== null && region !== 'shire' && tokensAt(state, 'fellowship', region).length > 0;
    return open ? null : 'special-not-now';
  },
  play: (state, { region }) => {
    if (region === null) return refuse('special-not-now');
    for (const id of tokensAt(state, 'fellowship', region)) showBy(state, id, 'turn', 'palantir');
  },
  offers: () => REGIONS.map((region) => ({ token: null, region })),
};

const recall: Special = {
  refusal: (state, use) => {
    const naming = namingRefusal(state, use, 'sauron') ?? insteadOfTurn(state);
    if (naming) return naming;
    const away = piece(state, use)?.at !== 'mordor';
    return away && hasRoom(state, 'sauron', 'mordor') ? null : 'special-not-now';
  },
  play: (state, use) => placeAt(state, named(use), 'mordor', false),
  offers: (state) => onBoard(state, 'sauron'),
};

const crebain: Special = {
  refusal: (state, use) => namingRefusal(state, use, 'fellowship') ?? insteadOfTurn(state),
  play: (state, use) => {
    showBy(state, named(use), 'game', 'crebain');
    endTurn(state);
  },
  offers: (state) => onBoard(state, 'fellowship'),
};

const CARDS: Record<SpecialId, Special> = {
  shadowfax: firstStep('shadowfax', 'fellowship'),
  gandalfTheWhite,
  kingRevealed,
  gwaihir,
  palantir,
  recall,
  darkOfMordor: firstStep('darkOfMordor', 'sauron'),
  crebain,
};

/** The Palantír serves at any moment of Sauron’s turn; all others before the move. */
const timingRefusal = ({ stage, prompt, turn }: GameState, side: Side, card: SpecialId): Answer => {
  if (stage !== 'play') return 'wrong-phase';
  if (card === 'palantir') return turn.side === side ? null : 'special-not-now';
  return prompt?.ask === 'turn' ? null : 'special-not-now';
};

/** Why a special card cannot be played so; null when it can. */
export const specialRefusal = (
  state: GameState,
  { side, card, token, region }: Omit<CommandOf<'special'>, 'type'>,
): Answer =>
  timingRefusal(state, side, card) ??
  holdingRefusal(state, side, card) ??
  CARDS[card].refusal(state, { side, token, region });

export const playSpecial = (state: GameState, command: CommandOf<'special'>): void => {
  const refusal = specialRefusal(state, command);
  if (refusal) refuse(refusal);
  const { side, card, token, region } = command;
  spend(state, side, card);
  tell(state, { line: 'special', special: card, region, token });
  CARDS[card].play(state, { side, token, region });
};

/** Every way a side can play its special cards now. */
export const specialOffers = (state: GameState, side: Side): CommandOf<'special'>[] =>
  SPECIALS_OF[side]
    .filter((card) => state.cards[side].specials.includes(card) && timingRefusal(state, side, card) === null)
    .flatMap((card) =>
      CARDS[card].offers(state).map((use) => ({ type: 'special' as const, side, card, ...use })),
    )
    .filter((command) => specialRefusal(state, command) === null);
