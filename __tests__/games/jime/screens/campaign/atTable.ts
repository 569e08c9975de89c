import type { Command, GameState } from '@/games/jime/play';
import { newHistory } from '@/kernel/history';
import { CORE_ALONE } from '@/games/jime/session/keptCollection';
import { DEFAULT_SETTINGS } from '@/saves/settings';
import { useBoxStore } from '@/games/jime/session/box';
import { useCollection } from '@/games/jime/session/collection';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useSettings } from '@/session/settings';
import { content } from '../../rules/atCamp';

/** Speaks English, with the core box alone and nothing on disk. */
export const settle = async (): Promise<void> => {
  useSettings.getState().adopt(null, { ...DEFAULT_SETTINGS, language: 'en', cardNames: 'en', sound: 'off' });
  useCollection.getState().adopt(null, CORE_ALONE);
  await useBoxStore.getState().open();
};

/** Lays a game on the table as if it had been resumed; what is then played is real. */
export const lay = (state: GameState, over: Partial<OpenGame> = {}): void => {
  const box = useBoxStore.getState().opened?.text ?? { en: {}, fr: {} };
  const game = { slot: null, name: null, state, content, text: box, history: newHistory<Command>() };
  useGame.setState({ game: { ...game, ...over } as OpenGame, refused: null });
};

/** The commands played since the game was laid. */
export const played = (): Command[] =>
  useGame.getState().game?.history.rows.map(({ command }) => command) ?? [];

export const stateNow = (): GameState => {
  const state = useGame.getState().game?.state;
  if (!state) throw new Error('no game');
  return state;
};
