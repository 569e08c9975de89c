import { useCallback, useState } from 'react';
import type { Game, GroupId, HeroId, Prompt, SpaceId } from '@/games/jime/play';

/** What a player has opened over the prompt. It changes nothing in the game and is not saved. */
export type Menu =
  | { kind: 'menu' }
  | { kind: 'threat' }
  | { kind: 'objectives' }
  | { kind: 'hero'; hero: HeroId }
  | { kind: 'enemy'; group: GroupId }
  | { kind: 'provoke' }
  | { kind: 'medallions' }
  | { kind: 'explore'; tile: string }
  /** A move of a hero whose turn is over, to be confirmed. */
  | { kind: 'move'; hero: HeroId; space: SpaceId }
  | { kind: 'space'; space: SpaceId }
  | { kind: 'read'; of: 'token' | 'terrain'; id: string }
  /** The next space touched is where this figure of the mirror stands. */
  | { kind: 'place'; hero: HeroId }
  | { kind: 'place'; group: GroupId };

export type Placing = Extract<Menu, { kind: 'place' }>;

type Opened = { menu: Menu; prompts: readonly Prompt[] };

/** The open menu. It closes by itself when the app asks something new, so that nothing hides what to do now. */
export const useMenu = ({ state: { prompts } }: Game) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const menu = opened?.prompts === prompts ? opened.menu : null;
  const open = useCallback((next: Menu): void => setOpened({ menu: next, prompts }), [prompts]);
  const close = useCallback((): void => setOpened(null), []);
  return { menu, open, close };
};
