import { useState } from 'react';
import type { Refused as Refusal } from '@/store/game';
import { useGame } from '@/store/game';
import { useWords } from '@/store/settings';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';

/** Why the rules did not allow the last thing asked: until the next one, or until it is put away. */
export const Refused = () => {
  const words = useWords();
  const refused = useGame((state) => state.refused);
  const [read, setRead] = useState<Refusal | null>(null);
  if (!refused || refused === read) return null;
  return (
    <Notice
      kind="warning"
      text={words.rules.refusal[refused.refusal.code]}
      action={<IconButton icon="close" label={words.app.close} onPress={() => setRead(refused)} />}
    />
  );
};
