import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import type { LoadReference } from '@/session/reference';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { useBack } from '../useBack';
import { Answers } from './Answers';
import { BookIndex, BookPageView } from './BookViews';
import { PrintButton } from './PrintButton';
import { StepColumn, StepRow } from './StepFilter';
import { useBookWords } from './useBookWords';
import { isFolded } from './groups';
import type { ReferenceWords } from './referenceWords';
import { useReferences } from './useReferences';

const LONGEST_QUERY = 80;
/** From here on the steps stand beside the entries. */
const WIDE = 800;
const COLUMN = 250;

const CONTENTS = 'contents';
const INDEX = 'index';

type Props = {
  /** The game it is opened from: its answers come first. */
  game: string;
  words: ReferenceWords;
  load: LoadReference;
  /** The step of the round, or the words, that one comes from. */
  step?: string | undefined;
  query?: string | undefined;
  /** Opens an entry of this game over the page, which keeps its place. */
  onOpen?(topic: string): void;
  /** Where the page lies over another. */
  onClose?: (() => void) | undefined;
};

/** The rules in the pocket: what was typed is answered at once, for every game that has some, without a network. */
export const ReferencePage = ({
  game,
  words,
  load,
  step: from,
  query: asked = '',
  onOpen,
  onClose,
}: Props) => {
  const { app } = useWords();
  const book = useBookWords();
  const { scale } = useTheme();
  const { width } = useWindowDimensions();
  const back = useBack();
  const [query, setQuery] = useState(asked.slice(0, LONGEST_QUERY));
  const [asking, setAsking] = useState<string | null>(from ?? null);
  const [view, setView] = useState(CONTENTS);
  const { opened, failed, retry } = useReferences(game, load);
  const own = opened[0]?.reference;
  const steps = own?.steps ?? [];
  // An address may name a step that there is not.
  const step = steps.find((one) => one.step === asking)?.step ?? null;
  const typed = query.trim() !== '';
  const page = typed ? undefined : own?.pages?.find(({ id }) => id === view);
  const listed = typed || (view !== INDEX && !page);
  const ready = own !== undefined && (!typed || isFolded(opened[0]));
  const filter = { steps, words, step, onChoose: setAsking };
  const wide = width >= WIDE * scale;
  const top = (
    <View style={{ gap: SPACE.s }}>
      <SearchField label={words.search} value={query} longest={LONGEST_QUERY} onChange={setQuery} />
      {typed || !own ? null : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.m }}>
          <View style={{ flexShrink: 1, flexGrow: 1 }}>
            <Tabs
              label={book.views}
              value={view}
              tabs={[
                { value: CONTENTS, label: book.contents },
                { value: INDEX, label: book.index },
                ...(own.pages ?? []).map(({ id, tab }) => ({ value: id, label: tab })),
              ]}
              onChange={setView}
            />
          </View>
          <PrintButton reference={own} />
        </View>
      )}
      {wide || !listed || steps.length === 0 ? null : <StepRow {...filter} />}
    </View>
  );
  return (
    <Page title={words.title} onBack={onClose ?? back} top={top} scrolls={false} width={1120}>
      <View
        style={{
          flex: 1,
          flexDirection: 'row',
          gap: SPACE.l,
          paddingHorizontal: SPACE.l,
          paddingTop: SPACE.m,
        }}
      >
        {wide && listed && steps.length > 0 ? (
          <View style={{ width: COLUMN * scale }}>
            <StepColumn {...filter} />
          </View>
        ) : null}
        <View style={{ flex: 1 }}>
          {own && page ? <BookPageView page={page} onOpen={onOpen} /> : null}
          {own && !listed && !page ? <BookIndex reference={own} onOpen={onOpen} /> : null}
          {ready && listed ? (
            <Answers
              opened={opened}
              words={words}
              query={query}
              step={step}
              onOpen={onOpen}
              onEveryStep={() => setAsking(null)}
            />
          ) : null}
          {!own && failed ? (
            <Notice
              kind="warning"
              text={words.failed}
              action={<Button label={app.retry} icon="retry" onPress={retry} />}
            />
          ) : null}
          {!ready && !failed ? <Text live>{words.opening}</Text> : null}
        </View>
      </View>
    </Page>
  );
};
