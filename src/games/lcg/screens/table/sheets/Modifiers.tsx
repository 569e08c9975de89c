import type { Character, EncounterCard, Stat, Until } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Modifiers as Shared } from '@/ui/tableSet';

const UNTIL: readonly Until[] = ['phase', 'round', 'leaves'];

type Props = { card: Character | EncounterCard; stats: readonly Stat[] };

/** R p.25 What adds to the numbers of a card for a while. */
export const Modifiers = ({ card, stats }: Props) => {
  const { table } = useWords();
  const words = table.modifiers;
  const act = useGame((store) => store.act);
  return (
    <Shared
      words={words}
      modifiers={card.modifiers.map(({ id, stat, amount, until }) => ({
        id,
        stat: table.stat[stat],
        line: words.line(table.stat[stat], amount, words.until[until]),
      }))}
      stats={stats.map((value) => ({ value, label: table.stat[value] }))}
      untils={UNTIL.map((value) => ({ value, label: words.until[value] }))}
      onAdd={(modifier) =>
        act({ type: 'modify', card: card.id, name: '', each: null, source: 'player', ...modifier })
      }
      onEnd={(modifier) => void act({ type: 'unmodify', card: card.id, modifier })}
    />
  );
};
