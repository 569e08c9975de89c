import { create } from 'zustand';
import type { Content, Text } from '@/content';
import type { Command, GameState, NewGame, Refusal } from '@/engine';
import { newGame, newGameRefusal, play } from '@/engine';
import type { Language } from '@/i18n';
import type { History } from '@/kernel/history';
import { newHistory, record, redo, undo } from '@/kernel/history';
import { openCampaign } from './campaigns';

/** A campaign with its words: what lies on the table besides the document. */
export type OpenCampaign = { content: Content; text: Record<Language, Text> };

/** The game being played: which slot keeps it, what it is played with, where it stands. */
export type OpenGame = OpenCampaign & {
  slot: string;
  state: GameState;
  history: History<Command>;
};

/** What the table last asked that the rules do not allow; shown until the next command. */
export type Refused = { command: Command; refusal: Refusal };

type GameStore = {
  game: OpenGame | null;
  refused: Refused | null;
  /** A new slot with a new company; the refusal when it may not set out. */
  begin(campaign: string, chosen: NewGame): Promise<Refusal | undefined>;
  /** Plays one command; true when it was allowed. The screen shows the new state only once it is on disk. */
  act(command: Command): Promise<boolean>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Closes the game: everything is on disk already. */
  leave(): void;
};

export const useGame = create<GameStore>()((set, get) => ({
  game: null,
  refused: null,
  begin: async (campaign, chosen) => {
    const open = await openCampaign(campaign);
    const refusal = newGameRefusal(open.content, chosen);
    if (refusal) return refusal;
    const state = newGame(open.content, chosen);
    set({ game: { ...open, slot: campaign, state, history: newHistory() }, refused: null });
  },
  act: async (command) => {
    const { game } = get();
    if (!game) return false;
    const played = play(game.state, command, game.content);
    if (!played.ok) {
      set({ refused: { command, refusal: played.refusal } });
      return false;
    }
    record(game.history, command, played);
    set({ game: { ...game, state: played.state }, refused: null });
    return true;
  },
  undo: async () => {
    const { game } = get();
    if (game) set({ game: { ...game, state: undo(game.state, game.history) }, refused: null });
  },
  redo: async () => {
    const { game } = get();
    if (game) set({ game: { ...game, state: redo(game.state, game.history) }, refused: null });
  },
  leave: () => set({ game: null, refused: null }),
}));
