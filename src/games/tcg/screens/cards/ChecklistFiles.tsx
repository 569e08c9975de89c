import { useState } from 'react';
import { View } from 'react-native';
import type { ChecklistFault } from '@/games/tcg/checklist';
import { LONGEST_FILE, joined, readChecklist, writeChecklist } from '@/games/tcg/checklist';
import { useOwned } from '@/games/tcg/session/owned';
import { useWords } from '@/games/tcg/session/useWords';
import { pickFile } from '@/session/pickFile';
import { shareText } from '@/session/share';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SPACE } from '@/ui/theme';

type Said =
  | { what: 'exported' | 'exportFailed' }
  | { what: 'imported'; count: number }
  | { what: 'refused'; fault: ChecklistFault };

/** What one has of set 4, carried in and out as a file. */
export const ChecklistFiles = () => {
  const { checklist: words, app } = useWords();
  const { value: owned, keep } = useOwned();
  const [said, setSaid] = useState<Said | null>(null);
  const send = () =>
    shareText('red-book-set-4.json', writeChecklist(owned)).then(
      () => setSaid({ what: 'exported' }),
      () => setSaid({ what: 'exportFailed' }),
    );
  const bring = async () => {
    const file = await pickFile(LONGEST_FILE);
    if (!file) return;
    const read = file.text === null ? ({ ok: false, fault: 'huge' } as const) : readChecklist(file.text);
    if (!read.ok) return setSaid({ what: 'refused', fault: read.fault });
    await keep(joined(owned, read.owned));
    setSaid({ what: 'imported', count: read.owned.length });
  };
  const textOf = (heard: Said): string => {
    switch (heard.what) {
      case 'exported':
      case 'exportFailed':
        return app[heard.what];
      case 'imported':
        return words.imported(heard.count);
      case 'refused':
        return words.refused[heard.fault];
    }
  };
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button icon="box" label={words.import} onPress={() => void bring()} />
        {owned.length > 0 ? <Button icon="save" label={words.export} onPress={() => void send()} /> : null}
      </View>
      {said ? (
        <Notice
          kind={said.what === 'exported' || said.what === 'imported' ? 'done' : 'warning'}
          text={textOf(said)}
        />
      ) : null}
    </>
  );
};
