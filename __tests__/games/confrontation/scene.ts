import type { CardId, CharacterId, RegionId, Side, SpecialId } from '@/games/confrontation/content';
import { FACES, HAND, SIDES, bitOf, tileBits } from '@/games/confrontation/content';
import type { Ask, Command, GameState, Options, Token, TokenId } from '@/games/confrontation/play';
import { PRINTED, apply, legalCommands, newGame } from '@/games/confrontation/play';
import { beginTurn } from '@/games/confrontation/rules/turn';

export type Pieces = Partial<Record<CharacterId, RegionId>>;
type Setting = {
  turn?: Side;
  options?: Partial<Options>;
  /** What is left in a hand; the rest is discarded. */
  hands?: Partial<Record<Side, CardId[]>>;
  specials?: Partial<Record<Side, SpecialId[]>>;
  /** Shown for the rest of the game. */
  shown?: CharacterId[];
};

/** Somebody of each side who can always move, so that no scene ends for want of it. */
const BYSTANDERS: Pieces = { 'legolas-c': 'shire', 'saruman-c': 'mordor' };

const withBystanders = (pieces: Pieces): Pieces => {
  const free = (Object.keys(BYSTANDERS) as CharacterId[]).filter(
    (id) => !(Object.keys(pieces) as CharacterId[]).some((one) => sameTile(one, id)),
  );
  return { ...pieces, ...Object.fromEntries(free.map((id) => [id, BYSTANDERS[id]])) };
};

const sideOfFace = (id: CharacterId): Side => (FACES.fellowship.includes(id) ? 'fellowship' : 'sauron');

const sameTile = (one: CharacterId, other: CharacterId): boolean =>
  sideOfFace(one) === sideOfFace(other) && tileBits(one) === tileBits(other);

/** Nine tiles, whoever is named on the board and everybody else defeated. */
const tokensOf = (side: Side, pieces: Pieces, shown: readonly CharacterId[]): Token[] => {
  const faces = FACES[side].filter((_, index) => index % 2 === 0);
  const cast = faces.map((face) => FACES[side].find((id) => sameTile(id, face) && pieces[id]) ?? face);
  const hidden = cast.filter((id) => pieces[id] && !shown.includes(id));
  const unknown = hidden.reduce((bits, id) => bits | bitOf(id), 0);
  return cast.map((character): Token => {
    const at = pieces[character] ?? 'fallen';
    const seen = at === 'fallen' || shown.includes(character);
    return { character, at, shown: seen ? 'game' : 'hidden', candidates: seen ? bitOf(character) : unknown };
  });
};

export type Scene = ReturnType<typeof scene>;

/** A board in the middle of a game, and hands to play on it; whoever is asked gives the commands. */
export const scene = (wanted: Pieces, setting: Setting = {}) => {
  const { turn = 'sauron', options = {}, hands = {}, specials = {}, shown = [] } = setting;
  const person = { name: '', kind: 'person' } as const;
  const all = { ...PRINTED, specials: 'handicap' as const, ...options };
  let state: GameState = newGame({ options: all, players: [person, person], fellowship: 0, seed: 7 });
  const pieces = withBystanders(wanted);
  state.tokens = SIDES.flatMap((side) => tokensOf(side, pieces, shown));
  state.stage = 'play';
  for (const side of SIDES) {
    const { cards } = state;
    cards[side].hand = [...(hands[side] ?? HAND[side])];
    cards[side].discard = HAND[side].filter((card) => !cards[side].hand.includes(card));
    cards[side].specials = [...(specials[side] ?? [])];
  }
  beginTurn(state, turn);

  const token = (id: CharacterId): TokenId => state.tokens.findIndex(({ character }) => character === id);
  const sideNow = (): Side => state.prompt?.side ?? 'fellowship';
  const play = (command: Command): void => {
    const next = apply(state, command);
    if ('refused' in next) throw new Error(`${JSON.stringify(command)}: ${next.refused}`);
    state = next;
  };
  const refusal = (command: Command): string | null => {
    const next = apply(state, command);
    return 'refused' in next ? next.refused : null;
  };
  const moving = (id: CharacterId, to: RegionId, via: 'plain' | 'ability' = 'plain'): Command => ({
    type: 'move',
    side: sideNow(),
    token: token(id),
    to,
    via,
  });
  const using = (card: SpecialId, id: CharacterId | null, region: RegionId | null): Command => ({
    type: 'special',
    side: sideNow(),
    card,
    token: id === null ? null : token(id),
    region,
  });
  const saying = (yes: boolean, region: RegionId | null = null, id: CharacterId | null = null): Command => ({
    type: 'answer',
    side: sideNow(),
    yes,
    region,
    token: id === null ? null : token(id),
  });
  const targeting = (id: CharacterId): Command => ({ type: 'target', side: sideNow(), token: token(id) });
  const laying = (card: CardId): Command => ({ type: 'card', side: sideNow(), card });

  return {
    state: (): GameState => state,
    asked: (): [Ask, Side] | null => state.prompt && [state.prompt.ask, state.prompt.side],
    at: (id: CharacterId): Token['at'] => state.tokens[token(id)]?.at ?? 'reserve',
    shown: (id: CharacterId): Token['shown'] | undefined => state.tokens[token(id)]?.shown,
    hand: (side: Side): CardId[] => state.cards[side].hand,
    discard: (side: Side): CardId[] => state.cards[side].discard,
    winner: (): string | null => state.outcome && `${state.outcome.winner} ${state.outcome.reason}`,
    lines: (line: string): unknown[] => (state.log ?? []).filter((one) => one.line === line),
    legal: (): Command[] => legalCommands(state),
    token,
    refusal,
    play,
    move: (id: CharacterId, to: RegionId, via?: 'plain' | 'ability'): void => play(moving(id, to, via)),
    whyNotMove: (id: CharacterId, to: RegionId, via?: 'plain' | 'ability'): string | null =>
      refusal(moving(id, to, via)),
    special: (card: SpecialId, id: CharacterId | null, region: RegionId | null = null): void =>
      play(using(card, id, region)),
    whyNotSpecial: (card: SpecialId, id: CharacterId | null, region: RegionId | null = null): string | null =>
      refusal(using(card, id, region)),
    target: (id: CharacterId): void => play(targeting(id)),
    yes: (region: RegionId | null = null, id: CharacterId | null = null): void =>
      play(saying(true, region, id)),
    no: (): void => play(saying(false)),
    whyNotYes: (region: RegionId | null = null, id: CharacterId | null = null): string | null =>
      refusal(saying(true, region, id)),
    card: (card: CardId): void => play(laying(card)),
    whyNotCard: (card: CardId): string | null => refusal(laying(card)),
    /** Both cards, whoever is asked first. */
    cards(cards: Record<Side, CardId>): void {
      for (let asked = 0; asked < 2; asked += 1)
        if (state.prompt?.ask === 'card') this.card(cards[sideNow()]);
    },
    whyNotShuffle: (side: Side, region: RegionId): string | null =>
      refusal({ type: 'shuffle', side, region }),
  };
};
