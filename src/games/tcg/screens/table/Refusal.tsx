import { useState } from 'react';
import type { Refused } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { refusalText } from '@/games/tcg/words/refusals';
import { useLanguage } from '@/session/settings';
import { RefusedStep } from '@/ui/tableSet';

/** What the rules refused last, in place, until the next command; where a card may allow it, with its reason. */
export const Refusal = ({ onOverridden }: { onOverridden?(): void }) => {
  const { app, table } = useWords();
  const refused = useGame((store) => store.refused);
  const act = useGame((store) => store.act);
  const language = useLanguage();
  const [dismissed, setDismissed] = useState<Refused | null>(null);
  const text = refused && refusalText(refused.refusal, language);
  if (!refused || !text || refused === dismissed) return null;
  const { card } = refused.refusal.params ?? {};
  const override = async (reason: string) => {
    if (await act(refused.command, reason)) onOverridden?.();
  };
  return (
    <RefusedStep
      refused={refused}
      text={typeof card === 'string' && card !== '' ? app.pair(card, text) : text}
      words={table.override}
      onOverride={refused.refusal.overridable === true ? (reason) => void override(reason) : null}
      onDismiss={() => setDismissed(refused)}
    />
  );
};
