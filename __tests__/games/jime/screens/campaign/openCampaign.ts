import type { Command, GameState } from '@/games/jime/play';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { newHistory } from '@/kernel/history';
import { useBoxStore } from '@/games/jime/session/box';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { content } from '../../rules/campStates';
import { chooseSettings, own } from '../../session/chooseSettings';

/** Speaks English, with the core box alone and nothing on disk. */
export const settle = async (): Promise<void> => {
  chooseSettings({ cardNames: 'en' });
  own();
  await useBoxStore.getState().open();
};

/** Lays a game on the table as if it had been resumed; what is then played is real. */
export const lay = (state: GameState, over: Partial<OpenGame['content']> = {}): void => {
  const box = useBoxStore.getState().opened?.text ?? byLanguage(() => ({}));
  const game: OpenGame = {
    slot: null,
    name: '',
    state,
    content: { ...content, text: box, languages: LANGUAGES, ...over },
    history: newHistory<Command>(),
    draft: null,
  };
  useGame.setState({ game, refused: null });
};

/** The commands played since the game was laid. */
export const played = (): Command[] =>
  useGame.getState().game?.history.rows.map(({ command }) => command) ?? [];

export const stateNow = (): GameState => {
  const state = useGame.getState().game?.state;
  if (!state) throw new Error('no game');
  return state;
};
