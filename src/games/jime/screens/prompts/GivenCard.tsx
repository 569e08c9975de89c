import type { Effect } from '@/games/jime/content';
import type { Text as GameText } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { Gist } from '../box/Gist';
import { useNames } from '../useNames';

type Given = { title: string } | { trinket: string };

/** The title or trinket a line of the rules gives. */
export const givenBy = (line: GameText): Given | null => {
  if (!('line' in line)) return null;
  return line.line === 'effect.title' || line.line === 'effect.trinket' ? line : null;
};

/** The titles and trinkets that effects are about to give. */
export const givenByEffects = (effects: readonly Effect[]): Given[] =>
  effects.filter((effect) => effect.do === 'title' || effect.do === 'trinket');

/** §31.1, §111.1 What a title or trinket does, said as it is given: its bearer need not find the card first. */
export const GivenCard = ({ given }: { given: Given }) => {
  const names = useNames();
  const box = useGame(({ game }) => game?.content.box);
  const [of, card] =
    'title' in given
      ? [`title.${given.title}`, box?.titles[given.title]]
      : [`trinket.${given.trinket}`, box?.trinkets[given.trinket]];
  return card ? <Gist card={card} of={of} names={names} /> : null;
};
