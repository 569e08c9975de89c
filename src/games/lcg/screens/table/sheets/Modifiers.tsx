import type { Character, EncounterCard, Stat, Until } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Modifiers as Shared } from '@/ui/tableSet';

const UNTIL: readonly Until[] = ['phase', 'round', 'leaves'];

type Props = { card: Character | EncounterCard; stats: readonly Stat[] };

/** R p.25 What adds to the numbers of a card for a while. */
export const Modifiers = ({ card, stats }: Props) => {
  const { table } = useWords();
  const act = useGame((store) => store.act);
  return (
    <Shared
      words={table.modifiers}
      modifiers={card.modifiers}
      stats={stats.map((value) => ({ value, label: table.stat[value] }))}
      untils={UNTIL.map((value) => ({ value, label: table.modifiers.until[value] }))}
      onAdd={(modifier) =>
        act({ type: 'modify', card: card.id, name: '', each: null, source: 'player', ...modifier })
      }
      onEnd={(modifier) => void act({ type: 'unmodify', card: card.id, modifier })}
    />
  );
};
