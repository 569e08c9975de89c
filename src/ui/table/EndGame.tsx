import type { ReactNode } from 'react';
import { useState } from 'react';
import { useWords } from '@/session/settings';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Text } from '../Text';

type Props = {
  words: { end: string; endAsk: string; endText: string };
  /** A button for each way it may end. */
  children: ReactNode;
};

/** By a card, or because the table has had enough: rare, and asked for twice. */
export const EndGame = ({ words, children }: Props) => {
  const { app } = useWords();
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button kind="quiet" icon="warning" label={words.end} onPress={() => setAsked(true)} />;
  return (
    <Dialog
      open
      title={words.endAsk}
      onClose={() => setAsked(false)}
      actions={
        <>
          <Button label={app.cancel} onPress={() => setAsked(false)} />
          {children}
        </>
      }
    >
      <Text size="story">{words.endText}</Text>
    </Dialog>
  );
};
