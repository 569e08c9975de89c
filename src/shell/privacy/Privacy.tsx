import { useLanguage, useWords } from '@/session/settings';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { useBack } from '../useBack';
import { wordsOf } from './words';

/** What is kept, what leaves the device, and what the app may do on it. */
export const Privacy = () => {
  const { privacy } = useWords();
  const { brief, parts } = wordsOf(useLanguage());
  return (
    <Page title={privacy.title} onBack={useBack()}>
      <Text size="story">{brief}</Text>
      {parts.map(({ title, text }) => (
        <Panel key={title} style={{ gap: 4 }}>
          <Text size="heading" heading={2}>
            {title}
          </Text>
          <Text>{text}</Text>
        </Panel>
      ))}
    </Page>
  );
};
