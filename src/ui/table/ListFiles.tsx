import { useState } from 'react';
import { View } from 'react-native';
import { pickFile } from '@/session/pickFile';
import { useWords } from '@/session/settings';
import { shareText } from '@/session/share';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { SPACE } from '../theme';

type FileWords<Fault extends string> = {
  import: string;
  export: string;
  imported(count: number): string;
  refused: Record<Fault, string>;
};

type Read<Fault> = { ok: false; fault: Fault } | { ok: true; count: number; keep(): Promise<void> };

type Props<Fault extends string> = {
  words: FileWords<Fault>;
  file: { name: string; longest: number };
  /** What goes out; null while there is nothing. */
  write: (() => string) | null;
  /** What a file holds; null: it is too long to be looked at. */
  read(text: string | null): Read<Fault>;
};

type Said<Fault> =
  | { what: 'exported' | 'exportFailed' }
  | { what: 'imported'; count: number }
  | { what: 'refused'; fault: Fault };

/** A list of cards carried in and out as a file. */
export const ListFiles = <Fault extends string>({ words, file, write, read }: Props<Fault>) => {
  const { app } = useWords();
  const [said, setSaid] = useState<Said<Fault> | null>(null);
  const send = (text: string) =>
    shareText(file.name, text).then(
      () => setSaid({ what: 'exported' }),
      () => setSaid({ what: 'exportFailed' }),
    );
  const bring = async () => {
    const picked = await pickFile(file.longest);
    if (!picked) return;
    const found = read(picked.text);
    if (!found.ok) return setSaid({ what: 'refused', fault: found.fault });
    await found.keep();
    setSaid({ what: 'imported', count: found.count });
  };
  const textOf = (heard: Said<Fault>): string => {
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
        {write ? <Button icon="save" label={words.export} onPress={() => void send(write())} /> : null}
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
