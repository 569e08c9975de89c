import type { ComponentType } from 'react';
import type { Href } from 'expo-router';
import type { Language } from '@/i18n/languages';
import type { IconName } from '@/ui/Icon';

/** A way into a game from its book on the shelf. */
export type GameLink = { label: Record<Language, string>; icon: IconName; to: Href };

/** What the shelf shows of a game without loading it. */
export type GameCard = {
  id: string;
  title: Record<Language, string>;
  subtitle: Record<Language, string>;
  /** The game's own ink drawing, at the width and height it is given. */
  Vignette: ComponentType<{ width: number; height: number }>;
  /** The first is the main one (a new campaign, a new game). */
  links: readonly GameLink[];
};
