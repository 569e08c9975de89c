import { LONGEST_FILE, readCatalogue, writeCatalogue } from '@/games/lcg/catalogue';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { ListFiles } from '@/ui/tableSet';

/** The catalogue carried in and out as a file. */
export const CatalogueFiles = () => {
  const { catalogue: words } = useWords().cardsPage;
  const { catalogue, remember } = useCatalogue();
  return (
    <ListFiles
      words={words}
      file={{ name: 'red-book-cards.json', longest: LONGEST_FILE }}
      write={catalogue.length > 0 ? () => writeCatalogue(catalogue) : null}
      read={(text) => {
        const read = text === null ? ({ ok: false, fault: 'huge' } as const) : readCatalogue(text);
        if (!read.ok) return read;
        return { ok: true, count: read.catalogue.length, keep: () => remember(read.catalogue) };
      }}
    />
  );
};
