import { BASE_RULES } from '@/games/tcg/content/baseRules';
import { useBaseRules } from '@/games/tcg/session/baseRules';
import { useGame } from '@/games/tcg/session/game';
import { useGames } from '@/games/tcg/session/games';
import { useKnownCards } from '@/games/tcg/session/knownCards';
import { useKnownSites } from '@/games/tcg/session/knownSites';
import { useLastTable } from '@/games/tcg/session/lastTable';
import { useOwned } from '@/games/tcg/session/owned';
import { usePrintedSites } from '@/games/tcg/session/printedSites';
import { useTcgSettings } from '@/games/tcg/session/settings';
import type { Language } from '@/i18n/languages';
import { chooseSettings } from '../../../session/chooseSettings';

/** Nobody has played here, and nothing is on disk. */
export const settle = (language: Language = 'en'): void => {
  chooseSettings({ language });
  const empty = { book: null, saveFault: null };
  useBaseRules.setState({ ...empty, value: BASE_RULES });
  useGames.setState({ ...empty, value: [] });
  useKnownCards.setState({ ...empty, value: [] });
  useKnownSites.setState({ ...empty, value: {} });
  useLastTable.setState({ ...empty, value: null });
  useOwned.setState({ ...empty, value: [] });
  usePrintedSites.setState({ ...empty, value: [] });
  useTcgSettings.setState({ settings: { seating: 'around' } });
  useGame.setState({ game: null, refused: null, saveFault: null });
};
