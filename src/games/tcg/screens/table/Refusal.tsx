import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { refusalText } from '@/games/tcg/words/refusals';
import { useLanguage } from '@/session/settings';
import { RefusedStep } from '@/ui/tableSet';

/** What the rules refused last, in place; where a card may allow it, with its reason. */
export const Refusal = ({ onOverridden }: { onOverridden?(): void }) => {
  const { override: words } = useWords().table;
  const refused = useGame((store) => store.refused);
  const act = useGame((store) => store.act);
  const language = useLanguage();
  if (!refused) return null;
  const override = async (reason: string) => {
    if (await act(refused.command, reason)) onOverridden?.();
  };
  return (
    <RefusedStep
      refused={refused}
      text={refusalText(refused.refusal, language)}
      words={words}
      onOverride={(reason) => void override(reason)}
    />
  );
};
