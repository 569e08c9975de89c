import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { useWords } from '@/games/lcg/session/useWords';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { Entries } from './Entries';
import { StepColumn, StepRow } from './StepFilter';
import { stepOf } from './groups';
import { useReference } from './useReference';

const LONGEST_QUERY = 80;
/** From here on the steps stand beside the entries. */
const WIDE = 800;
const COLUMN = 250;

type Props = {
  /** The step of the round, or the words, that one comes from. */
  step?: string;
  query?: string;
  /** Where it is laid over a game, what closes it. */
  onClose?(): void;
};

/** The rules and the F.A.Q. in the pocket: what was typed is answered at once, without a network. */
export const Reference = ({ step: from, query: asked = '', onClose }: Props) => {
  const { reference: words, app } = useWords();
  const { scale } = useTheme();
  const { width } = useWindowDimensions();
  const back = useBack();
  const [query, setQuery] = useState(asked.slice(0, LONGEST_QUERY));
  const [step, setStep] = useState(() => stepOf(from));
  const { index, failed, retry } = useReference();
  const wide = width >= WIDE * scale;
  const top = (
    <View style={{ gap: SPACE.s }}>
      <SearchField label={words.search} value={query} longest={LONGEST_QUERY} onChange={setQuery} />
      {wide ? null : <StepRow step={step} onChoose={setStep} />}
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
        {wide ? (
          <View style={{ width: COLUMN * scale }}>
            <StepColumn step={step} onChoose={setStep} />
          </View>
        ) : null}
        <View style={{ flex: 1 }}>
          {index ? (
            <Entries index={index} query={query} step={step} onEveryStep={() => setStep(null)} />
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
