import { loadTopics } from '@/games/jime/session/reference';
import type { LoadReference } from '@/session/reference';
import { Beside } from './Beside';
import { LinkedText } from './LinkedText';

/** The reference with what only a screen can show: links, drawings, and what a rule means now. */
export const loadReference: LoadReference = async (language) => ({
  ...(await loadTopics(language)),
  Linked: LinkedText,
  Beside,
});
