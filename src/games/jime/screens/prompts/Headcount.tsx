import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { PromptFrame } from './PromptFrame';
import { StoryText } from './StoryText';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

/** Who stands where only the table knows: one button for each number that makes a difference. */
export const Headcount = ({ prompt, act }: PromptProps<'headcount'>) => {
  const words = useWords().prompts.headcount;
  const { say } = useNames();
  const said = say(prompt.text);
  const { lines, most, of } = prompt;
  const labelOf = (line: number): string => {
    const from = lines[line]?.atLeast ?? 0;
    if (typeof of !== 'string') return from > 0 ? words.yes : words.no;
    return words.range(from, Math.max(from, (lines[line + 1]?.atLeast ?? most + 1) - 1));
  };
  return (
    <PromptFrame
      kind="headcount"
      title={words.title}
      narration={said}
      actions={lines.map(({ atLeast }, line) => (
        <Button key={atLeast} label={labelOf(line)} onPress={() => act({ type: 'choose', option: line })} />
      ))}
    >
      <StoryText>{said}</StoryText>
    </PromptFrame>
  );
};
