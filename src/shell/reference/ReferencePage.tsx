import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import type { LoadReference } from '@/session/reference';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { useBack } from '../useBack';
import { Answers } from './Answers';
import { StepColumn, StepRow } from './StepFilter';
import type { ReferenceWords } from './referenceWords';
import { useReferences } from './useReferences';

const LONGEST_QUERY = 80;
/** From here on the steps stand beside the entries. */
const WIDE = 800;
const COLUMN = 250;

type Props = {
  /** The game it is opened from: its answers come first. */
  game: string;
  words: ReferenceWords;
  load: LoadReference;
  /** The step of the round, or the words, that one comes from. */
  step?: string;
  query?: string;
};

/** The rules in the pocket: what was typed is answered at once, for every game that has some, without a network. */
export const ReferencePage = ({ game, words, load, step: from, query: asked = '' }: Props) => {
  const { app } = useWords();
  const { scale } = useTheme();
  const { width } = useWindowDimensions();
  const back = useBack();
  const [query, setQuery] = useState(asked.slice(0, LONGEST_QUERY));
  const [asking, setAsking] = useState<string | null>(from ?? null);
  const { opened, failed, retry } = useReferences(game, load);
  const steps = opened[0]?.reference.steps ?? [];
  // An address may name a step that there is not.
  const step = steps.find((one) => one.step === asking)?.step ?? null;
  const filter = { steps, words, step, onChoose: setAsking };
  const wide = width >= WIDE * scale;
  const top = (
    <View style={{ gap: SPACE.s }}>
      <SearchField label={words.search} value={query} longest={LONGEST_QUERY} onChange={setQuery} />
      {wide ? null : <StepRow {...filter} />}
    </View>
  );
  return (
    <Page title={words.title} onBack={back} top={top} scrolls={false} width={1120}>
      <View
        style={{
          flex: 1,
          flexDirection: 'row',
          gap: SPACE.l,
          paddingHorizontal: SPACE.l,
          paddingTop: SPACE.m,
        }}
      >
        {wide ? (
          <View style={{ width: COLUMN * scale }}>
            <StepColumn {...filter} />
          </View>
        ) : null}
        <View style={{ flex: 1 }}>
          {opened.length > 0 ? (
            <Answers
              opened={opened}
              words={words}
              query={query}
              step={step}
              onEveryStep={() => setAsking(null)}
            />
          ) : failed ? (
            <Notice
              kind="warning"
              text={words.failed}
              action={<Button label={app.retry} icon="retry" onPress={retry} />}
            />
          ) : (
            <Text live>{words.opening}</Text>
          )}
        </View>
      </View>
    </Page>
  );
};
