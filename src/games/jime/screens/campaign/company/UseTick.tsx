import type { HeroInPlay } from '@/games/jime/play';
import { cardsInPlay } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { TickLine } from '@/ui/TickLine';
import { useOpenGame } from '../useOpenGame';

type Props = { hero: HeroInPlay['hero']; card: string };

/** With the mirror on, what a card may do once is ticked off; the tick goes by itself when the round, turn or test is over. */
export const UseTick = ({ hero, card }: Props) => {
  const { app, campaign } = useWords();
  const words = campaign.menu.hero.used;
  const { game, printed, act } = useOpenGame();
  const inPlay = game.state.adventure?.heroes.find((one) => one.hero === hero);
  if (!inPlay || inPlay.defeated || !game.state.mirror) return null;
  const lying = cardsInPlay(game, hero).find(({ id }) => id === card);
  const limit = lying?.card?.limit;
  if (!lying || !limit) return null;
  const used = inPlay.used?.includes(card) ?? false;
  return (
    <TickLine
      text={words[limit]}
      label={app.pair(printed(lying.name), words[limit])}
      ticked={used}
      onTick={() => act({ type: 'setUsed', hero, card, used: !used })}
    />
  );
};
