import { LONGEST_FILE, joined, readChecklist, writeChecklist } from '@/games/tcg/checklist';
import { useOwned } from '@/games/tcg/session/owned';
import { useWords } from '@/games/tcg/session/useWords';
import { ListFiles } from '@/ui/tableSet';

/** What one has of set 4, carried in and out as a file. */
export const ChecklistFiles = () => {
  const { checklist: words } = useWords();
  const { value: owned, keep } = useOwned();
  return (
    <ListFiles
      words={words}
      file={{ name: 'red-book-set-4.json', longest: LONGEST_FILE }}
      write={owned.length > 0 ? () => writeChecklist(owned) : null}
      read={(text) => {
        const read = text === null ? ({ ok: false, fault: 'huge' } as const) : readChecklist(text);
        if (!read.ok) return read;
        return { ok: true, count: read.owned.length, keep: () => keep(joined(owned, read.owned)) };
      }}
    />
  );
};
