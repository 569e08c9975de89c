import { useState } from 'react';
import type { Character, Stat, Until } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { PrintedStepper, Modifiers as Shared } from '@/ui/tableSet';

const STATS: readonly Stat[] = ['strength', 'vitality', 'archery', 'damage'];
const UNTIL: readonly Until[] = ['phase', 'regroup', 'turn', 'leaves'];

/** p.23 What adds to the numbers of a character for a while; some only if so many can be spotted (p.19–20). */
export const Modifiers = ({ one }: { one: Character }) => {
  const { names, table } = useWords();
  const act = useGame((store) => store.act);
  const [atLeast, setAtLeast] = useState<number | null>(null);
  return (
    <Shared
      words={table.modifiers}
      modifiers={one.modifiers}
      stats={STATS.map((value) => ({ value, label: names.stat[value] }))}
      untils={UNTIL.map((value) => ({ value, label: names.until[value] }))}
      asks={
        <PrintedStepper
          label={table.modifiers.atLeast}
          value={atLeast}
          onStep={(step) => setAtLeast((now) => step(now))}
        />
      }
      onAdd={(modifier) => act({ type: 'modify', character: one.id, name: '', atLeast, ...modifier })}
      onEnd={(modifier) => void act({ type: 'unmodify', character: one.id, modifier })}
    />
  );
};
