import { useMemo } from 'react';
import { bannerName } from '@/games/jime/board/labels';
import type { Gender } from '@/games/jime/content';
import type { Banner, Group, HeroId, Text } from '@/games/jime/play';
import type { CardName } from '@/games/jime/session/box';
import { OUR_OWN, namesIn, useBoxStore } from '@/games/jime/session/box';
import { useGame } from '@/games/jime/session/game';
import { useSay } from '@/games/jime/session/useSay';
import { useJimeSettings } from '@/games/jime/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { useLanguage } from '@/session/settings';
import type { CardLabels } from './cardLabels';
import { cardLabels } from './cardLabels';

/** In the language of the app, except what is printed on cards: those follow the cards in hand. */
export type Names = {
  /** A text by its key, or a sentence with what it speaks of. The adventure is the one being played unless named. */
  say(text: string | Text, adventure?: string): string;
  hero(hero: HeroId): string;
  gender(hero: HeroId): Gender;
  stat(stat: string): string;
  enemy(enemy: string): string;
  /** A group by its own name, else its enemy’s. */
  group(group: Pick<Group, 'name' | 'enemy'> | undefined): string;
  banner(banner: Banner): string;
  adventure(id: string): string;
  /** What is printed on a card, by the key of its text, and the same in the other language. */
  card(key: string): CardName;
  printed(key: string): string;
  /** The same without the mark of our own translation: of a card that lies before its hero, and need not be looked for. */
  held(key: string): string;
  /** A card with all that helps to find it in the box: number, deck, tier. */
  label: CardLabels;
};

/** The names of everything a screen speaks of, in the box and in the open game. */
export const useNames = (): Names => {
  const sentence = useSay();
  const words = useWords();
  const language = useLanguage();
  const cardNames = useJimeSettings((state) => state.settings.cardNames);
  const opened = useBoxStore((state) => state.opened);
  const adventures = useGame(({ game }) => game?.content.adventures);
  const heroes = useGame(({ game }) => game?.content.box.heroes) ?? opened?.box.heroes;
  return useMemo(() => {
    const say: Names['say'] = (text, adventure) =>
      sentence(typeof text === 'string' ? { key: text } : text, adventure);
    const card = opened
      ? namesIn(opened, language, cardNames).card
      : (key: string): CardName => ({ name: say(key), other: null });
    return {
      say,
      hero: (hero) => say(`hero.${hero}`),
      gender: (hero) => heroes?.[hero]?.gender ?? 'masculine',
      stat: (stat) => say(`stat.${stat}`),
      enemy: (enemy) => say(`enemy.${enemy}`),
      group: (group) => (group ? say(group.name ?? `enemy.${group.enemy}`) : ''),
      banner: (banner) => bannerName(banner, words.board),
      adventure: (id) => say(adventures?.[id]?.name ?? id),
      card,
      printed: (key) => card(key).name,
      held: (key) => card(key).name.replace(`\u00a0${OUR_OWN}`, ''),
      label: cardLabels(opened?.box ?? null, card, words),
    };
  }, [sentence, words, language, cardNames, opened, adventures, heroes]);
};
