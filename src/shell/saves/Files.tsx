import { useState } from 'react';
import { View } from 'react-native';
import type { Language } from '@/i18n/languages';
import type { Translations } from '@/i18n';
import { exportAll } from '@/session/exportFile';
import type { Imported } from '@/session/importFile';
import { importFile } from '@/session/importFile';
import type { ContentFault } from '@/session/games';
import { useImportedContent } from '@/session/importedContent';
import { useSlots } from '@/session/slots';
import { useLanguage, useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** `content`: what is said of it holds until it is removed again. */
type Said = {
  ok: boolean;
  text: string;
  /** What of the file was not taken in as it should be. */
  left?: readonly string[];
  faults?: readonly string[];
  advice?: readonly string[];
  content?: string;
};

const saidOf = ({ saves: { files }, fault }: Translations, language: Language, imported: Imported): Said => {
  const faultSaid = ({ file, path, message }: ContentFault): string => files.fault(file, path, message);
  switch (imported.what) {
    case 'saves':
      return {
        ok: imported.count > 0,
        text: [files.saves(imported.count), ...imported.renamed.map(files.renamed)].join(' '),
        left: [
          ...imported.unproved.map(files.unproved),
          ...imported.here.map(files.here),
          ...imported.leftOut.map(files.leftOut),
          ...imported.refusedImports.map(files.refusedImport),
        ],
      };
    case 'content':
      return {
        ok: true,
        content: imported.id,
        text: (imported.replaced ? files.campaignAgain : files.campaign)(imported.name[language]),
        advice: imported.advice.map(faultSaid),
      };
    case 'notSaved':
      return { ok: false, text: `${fault[imported.fault].title}. ${files.notSaved}` };
    case 'refused':
      return {
        ok: false,
        text: files.refused[imported.reason],
        faults: imported.faults.map(faultSaid),
      };
  }
};

/** Enough to begin mending a campaign; the rest comes when these are mended. */
const FAULTS_SHOWN = 6;

/** Saves and campaigns carried in and out as files. */
export const Files = () => {
  const words = useWords();
  const { files } = words.saves;
  const language = useLanguage();
  const read = useSlots((state) => state.read);
  const { contents, read: readContents } = useImportedContent();
  const [heard, setSaid] = useState<Said | null>(null);
  const gone = heard?.content !== undefined && !contents?.some(({ id }) => id === heard.content);
  const said = gone ? null : heard;
  const bring = async (): Promise<void> => {
    const imported = await importFile();
    if (!imported) return;
    await Promise.all([read(), readContents()]);
    setSaid(saidOf(words, language, imported));
  };
  const send = async (): Promise<void> => {
    const ok = await exportAll();
    setSaid({ ok, text: ok ? words.app.exported : words.app.exportFailed });
  };
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {files.title}
      </Text>
      <Text>{files.text}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button icon="box" label={files.import} onPress={() => void bring()} />
        <Button icon="save" label={words.app.export} onPress={() => void send()} />
      </View>
      {said ? <Notice kind={said.ok ? 'done' : 'warning'} text={said.text} /> : null}
      {said?.left && said.left.length > 0 ? (
        <Faults heading={files.left} faults={said.left} more={files.moreLeft} />
      ) : null}
      {said?.faults && said.faults.length > 0 ? (
        <Faults heading={files.faults} faults={said.faults} more={files.moreFaults} />
      ) : null}
      {said?.advice && said.advice.length > 0 ? (
        <Faults heading={files.advice} faults={said.advice} more={files.moreAdvice} />
      ) : null}
    </Panel>
  );
};

type FaultsProps = { heading: string; faults: readonly string[]; more(unshown: number): string };

/** What an author has to mend, file by file, in the checker’s own words. */
const Faults = ({ heading, faults, more }: FaultsProps) => {
  const unshown = faults.length - FAULTS_SHOWN;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text font="serifBold">{heading}</Text>
      {faults.slice(0, FAULTS_SHOWN).map((fault, index) => (
        <Text key={index}>{fault}</Text>
      ))}
      {unshown > 0 ? <Text tone="faded">{more(unshown)}</Text> : null}
    </View>
  );
};
