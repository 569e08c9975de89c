import { EMPTY_CATALOGUE } from '@/games/lcg/catalogue';
import type { Catalogue } from '@/games/lcg/catalogue';
import { CORE } from '@/games/lcg/content';
import type { Command, GameState } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useLastTable } from '@/games/lcg/session/lastTable';
import { useScores } from '@/games/lcg/session/scores';
import { LCG_SETTINGS } from '@/games/lcg/session/settingChoices';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { newHistory } from '@/kernel/history';
import { defaultsOf } from '@/saves/settings';
import { chooseSettings } from '../../../session/chooseSettings';

/** Speaks English; nobody has played here, and nothing is on disk. */
export const settle = (catalogue: Catalogue = EMPTY_CATALOGUE): void => {
  chooseSettings();
  useLcgSettings.setState({ book: null, settings: defaultsOf(LCG_SETTINGS) });
  useCatalogue.setState({ book: null, catalogue, saveFault: null });
  useLastTable.setState({ book: null, value: null, saveFault: null });
  useScores.setState({ book: null, value: [], saveFault: null });
  useGame.setState({ game: null, refused: null, saveFault: null });
};

/** Lays a game on the table as if the save of that number had been resumed; what is then played is real. */
export const lay = (state: GameState, slot: number | null = null): void =>
  useGame.setState({
    game: { slot, name: '', state, content: CORE, history: newHistory<Command>(), draft: null },
    refused: null,
  });

export const stateNow = (): GameState => {
  const state = useGame.getState().game?.state;
  if (!state) throw new Error('no game');
  return state;
};
