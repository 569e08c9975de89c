import { useState } from 'react';
import type { Game, GroupId, HeroId, Prompt } from '@/games/jime/play';

/** What a player has opened beside the prompt. It changes nothing in the game and is not kept. */
export type Aside =
  | { kind: 'menu' }
  | { kind: 'threat' }
  | { kind: 'objectives' }
  | { kind: 'hero'; hero: HeroId }
  | { kind: 'enemy'; group: GroupId }
  | { kind: 'provoke' }
  | { kind: 'explore'; tile: string }
  | { kind: 'read'; of: 'token' | 'terrain'; id: string }
  /** The mirror is to be told where this figure stands: the next space touched. */
  | { kind: 'place'; hero: HeroId }
  | { kind: 'place'; group: GroupId };

type Opened = { aside: Aside; prompts: readonly Prompt[] };

/** The open aside. It closes by itself when the app asks something new, so that nothing hides what to do now. */
export const useAside = ({ state: { prompts } }: Game) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const aside = opened?.prompts === prompts ? opened.aside : null;
  return {
    aside,
    open: (next: Aside): void => setOpened({ aside: next, prompts }),
    close: (): void => setOpened(null),
  };
};
