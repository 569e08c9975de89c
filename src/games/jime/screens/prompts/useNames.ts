import type { Banner, Group } from '@/games/jime/play';
import type { Say } from '@/games/jime/session/useSay';
import { useSay } from '@/games/jime/session/useSay';
import { useWords } from '@/games/jime/session/useWords';

export type PromptNames = {
  say: Say;
  hero(id: string): string;
  stat(id: string): string;
  enemy(id: string): string;
  /** A group by its own name, else its enemy’s. */
  group(group: Pick<Group, 'name' | 'enemy'> | undefined): string;
  banner(banner: Banner): string;
};

/** The names a prompt speaks of, in the language of the app. */
export const useNames = (): PromptNames => {
  const say = useSay();
  const { board } = useWords();
  const named = (kind: string) => (id: string) => say({ key: `${kind}.${id}` });
  return {
    say,
    hero: named('hero'),
    stat: named('stat'),
    enemy: named('enemy'),
    group: (group) => (group ? say({ key: group.name ?? `enemy.${group.enemy}` }) : ''),
    banner: ({ kind, symbol }) =>
      board.banner[kind](board.symbols[(symbol - 1) % board.symbols.length] ?? ''),
  };
};
