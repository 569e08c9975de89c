import type { NamedPiece } from '@/games/jime/board/pieceNames';
import { nameKey } from '@/games/jime/board/pieceNames';
import { drawnTerrain } from '@/games/jime/board/view';
import type { Game, MapTerrain, MapToken } from '@/games/jime/play';
import type { Translations } from '@/games/jime/words';
import { spaceName } from '@/games/jime/words/sentences';

type Removed = MapToken | MapTerrain;

/** A token or terrain that leaves the map, named and drawn as when it was laid: a person by its people. */
export const removedPiece = (removed: Removed, { content, state }: Game): NamedPiece => {
  if ('terrain' in removed)
    return { key: `terrain.${removed.terrain}`, piece: drawnTerrain(removed, content.box.terrain).drawn };
  const story = content.adventures[state.adventure?.id ?? '']?.tokens.find(({ id }) => id === removed.id);
  const { kind } = removed;
  return { key: nameKey({ kind, variant: story?.variant }), piece: { token: kind, variant: story?.variant } };
};

/** Where it is taken from, in a sentence. */
export const takenFrom = (removed: Removed, words: Translations): string => {
  const { placement } = words.prompts;
  return 'space' in removed ? placement.takeAway(spaceName(removed.space, words)) : placement.takeBorder;
};
