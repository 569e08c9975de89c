import { useState } from 'react';
import type { Character, Modifier } from '@/games/tcg/play';
import { STATS, UNTIL, countsNow } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { PrintedStepper, Modifiers as Shared } from '@/ui/tableSet';

/** p.23 What adds to the numbers of a character for a while; some only if so many can be spotted (p.19–20). */
export const Modifiers = ({ one }: { one: Character }) => {
  const { names, table } = useWords();
  const words = table.modifiers;
  const act = useGame((store) => store.act);
  const [atLeast, setAtLeast] = useState<number | null>(null);
  const lineOf = (modifier: Modifier): string => {
    const { stat, amount, until, atLeast: spotted } = modifier;
    const line = words.line(names.stat[stat], amount, names.until[until]);
    return spotted === null ? line : words.ifSpotted(line, spotted, countsNow(one, modifier));
  };
  return (
    <Shared
      words={words}
      modifiers={one.modifiers.map((modifier) => ({
        id: modifier.id,
        stat: names.stat[modifier.stat],
        line: lineOf(modifier),
      }))}
      stats={STATS.map((value) => ({ value, label: names.stat[value] }))}
      untils={UNTIL.map((value) => ({ value, label: names.until[value] }))}
      asks={
        <PrintedStepper
          label={words.atLeast}
          value={atLeast}
          onStep={(step) => setAtLeast((now) => step(now))}
        />
      }
      onAdd={(modifier) => act({ type: 'modify', character: one.id, name: '', atLeast, ...modifier })}
      onEnd={(modifier) => void act({ type: 'unmodify', character: one.id, modifier })}
    />
  );
};
