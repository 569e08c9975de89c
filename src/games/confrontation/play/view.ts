import type { CardId, SpecialId } from '@/games/confrontation/content/cards';
import { HAND } from '@/games/confrontation/content/cards';
import type { CharacterId } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import { SIDES } from '@/games/confrontation/content/sides';
import { sideOf } from '@/games/confrontation/rules/lookup';
import { fighterStrength } from '@/games/confrontation/rules/strength';
import type {
  Battle,
  Command,
  GameState,
  LogLine,
  SideCards,
  Token,
  TokenId,
} from '@/games/confrontation/state';
import { legalCommands } from './legalCommands';

/** A piece as one side sees it: who it is, or null; and whom its owner’s opponent must reckon with (`charactersIn`). */
export type TokenView = Omit<Token, 'character'> & {
  id: TokenId;
  side: Side;
  character: CharacterId | null;
};

/** Null where the other side keeps its choice of two secret; `held` is how many it has left. */
export type CardsView = Omit<SideCards, 'specials'> & { specials: SpecialId[] | null; held: number };

/**
 * A card that lies face down is null for the other side; `chosen` says whether there is one. `strength` is what each fighter
 * brings without a card, as texts have it now; null while nobody fights.
 */
export type BattleView = Battle & { chosen: Record<Side, boolean>; strength: Record<Side, number> | null };

type Unseen<Line> = Line extends { character: CharacterId }
  ? Omit<Line, 'character'> & { character: CharacterId | null }
  : Line;
/** A line of the story with nobody named who was not seen. */
export type LineView = Unseen<LogLine>;

/** §5 All that one side may see: screens and computer players read nothing else. */
export type View = Pick<
  GameState,
  | ('options' | 'players' | 'fellowship' | 'played' | 'stage' | 'ply' | 'turn' | 'bearer' | 'entered')
  | ('tunnel' | 'stirred' | 'prompt' | 'outcome')
> & {
  side: Side;
  tokens: TokenView[];
  cards: Record<Side, CardsView>;
  battle: BattleView | null;
  log: LineView[];
  /** Every command this side could give now; empty while the other decides. */
  choices: Command[];
};

/** While somebody sets up, the opponent sees none of it. */
const isBehindScreen = ({ prompt }: GameState, owner: Side): boolean =>
  prompt?.ask === 'placing' && prompt.side === owner;

const tokenView = (state: GameState, token: Token, id: TokenId, viewer: Side): TokenView => {
  const side = sideOf(id);
  const own = side === viewer || state.stage === 'over';
  return {
    id,
    side,
    at: !own && isBehindScreen(state, side) ? 'reserve' : token.at,
    shown: token.shown,
    candidates: token.candidates,
    character: own || token.shown !== 'hidden' ? token.character : null,
  };
};

const cardsView = (state: GameState, side: Side, viewer: Side): CardsView => {
  const { hand, discard, specials, spent } = state.cards[side];
  const secret = side !== viewer && state.options.specials === 'pickTwo' && state.stage !== 'over';
  const faceDown = side !== viewer && state.battle?.faceUp[side] === false ? state.battle.played[side] : null;
  return {
    // In the order of a full hand; a card that lies face down looks as if it were still in it.
    hand: HAND[side].filter((card) => hand.includes(card) || card === faceDown),
    discard,
    specials: secret ? null : specials,
    held: specials.length,
    spent,
  };
};

const battleView = (state: GameState, battle: Battle, viewer: Side): BattleView => {
  const seen = (side: Side): CardId | null =>
    side === viewer || battle.faceUp[side] ? battle.played[side] : null;
  return {
    ...battle,
    played: { fellowship: seen('fellowship'), sauron: seen('sauron') },
    chosen: {
      fellowship: battle.played.fellowship !== null,
      sauron: battle.played.sauron !== null,
    },
    strength: SIDES.every((side) => battle.fighters[side] !== null)
      ? {
          fellowship: fighterStrength(state, battle, 'fellowship'),
          sauron: fighterStrength(state, battle, 'sauron'),
        }
      : null,
  };
};

const lineView = (line: LogLine, viewer: Side, over: boolean): LineView => {
  if (!('character' in line)) return line;
  const known = over || line.seen || sideOf(line.token) === viewer;
  return known ? line : { ...line, character: null };
};

/** What one side may see of a state. When the game is over everything is told. */
export const viewOf = (state: GameState, side: Side): View => {
  const { options, players, fellowship, played, stage, ply, turn, bearer, entered } = state;
  const { tunnel, stirred, prompt, outcome } = state;
  const over = stage === 'over';
  const decides = over || prompt?.side === side;
  return {
    ...{ options, players, fellowship, played, stage, ply, turn, bearer, entered },
    ...{ tunnel, stirred, prompt, outcome },
    side,
    tokens: state.tokens.map((token, id) => tokenView(state, token, id, side)),
    cards: {
      fellowship: cardsView(state, 'fellowship', side),
      sauron: cardsView(state, 'sauron', side),
    },
    battle: state.battle && battleView(state, state.battle, side),
    log: (state.log ?? []).map((line) => lineView(line, side, over)),
    choices: decides ? legalCommands(state) : [],
  };
};
