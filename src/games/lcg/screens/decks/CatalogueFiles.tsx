import { useState } from 'react';
import { View } from 'react-native';
import type { CatalogueFault } from '@/games/lcg/catalogue';
import { LONGEST_FILE, readCatalogue, writeCatalogue } from '@/games/lcg/catalogue';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { pickFile } from '@/session/pickFile';
import { shareText } from '@/session/share';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SPACE } from '@/ui/theme';

type Said =
  | { what: 'exported' | 'exportFailed' }
  | { what: 'imported'; count: number }
  | { what: 'refused'; fault: CatalogueFault };

/** The catalogue carried in and out as a file. */
export const CatalogueFiles = () => {
  const { cardsPage, app } = useWords();
  const words = cardsPage.catalogue;
  const { catalogue, remember } = useCatalogue();
  const [said, setSaid] = useState<Said | null>(null);
  const send = () =>
    shareText('red-book-cards.json', writeCatalogue(catalogue)).then(
      () => setSaid({ what: 'exported' }),
      () => setSaid({ what: 'exportFailed' }),
    );
  const bring = async () => {
    const file = await pickFile(LONGEST_FILE);
    if (!file) return;
    const read = file.text === null ? ({ ok: false, fault: 'huge' } as const) : readCatalogue(file.text);
    if (!read.ok) return setSaid({ what: 'refused', fault: read.fault });
    await remember(read.catalogue);
    setSaid({ what: 'imported', count: read.catalogue.length });
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
        {catalogue.length > 0 ? (
          <Button icon="save" label={words.export} onPress={() => void send()} />
        ) : null}
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
