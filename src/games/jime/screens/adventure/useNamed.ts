import { useMemo } from 'react';
import type { Group, HeroId } from '@/games/jime/play';
import { useSay } from '@/games/jime/session/useSay';

export type Named = {
  /** A text of the story or of the box by its key. */
  say(key: string): string;
  hero(hero: HeroId): string;
  group(group: Pick<Group, 'name' | 'enemy'>): string;
};

/** The names of those at play, in the language of the app. */
export const useNamed = (): Named => {
  const say = useSay();
  return useMemo(() => {
    const said = (key: string): string => say({ key });
    return {
      say: said,
      hero: (hero) => said(`hero.${hero}`),
      group: ({ name, enemy }) => said(name ?? `enemy.${enemy}`),
    };
  }, [say]);
};
