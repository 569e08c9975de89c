import { useCallback, useState } from 'react';
import type { Corners, Size } from '@/paint/geometry';

/** How much of the lower corners of the map is taken; the same size again changes nothing. */
export const useCorners = () => {
  const [corners, setCorners] = useState<Corners>({});
  const onSize = useCallback(
    (corner: keyof Corners, size: Size) =>
      setCorners((known) =>
        known[corner]?.width === size.width && known[corner]?.height === size.height
          ? known
          : { ...known, [corner]: size },
      ),
    [],
  );
  return { corners, onSize };
};
