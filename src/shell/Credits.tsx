import { appVersion } from '@/session/exportFile';
import { useWords } from '@/session/settings';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { useBack } from './useBack';

export const Credits = () => {
  const { credits } = useWords();
  const parts = [
    [credits.icons, credits.iconsText],
    [credits.fonts, credits.fontsText],
    [credits.software, credits.softwareText],
    [credits.licence, credits.licenceText],
  ] as const;
  return (
    <Page title={credits.title} onBack={useBack()}>
      <Text size="story">{credits.fan}</Text>
      {parts.map(([title, text]) => (
        <Panel key={title} style={{ gap: 4 }}>
          <Text size="heading" heading={2}>
            {title}
          </Text>
          <Text>{text}</Text>
        </Panel>
      ))}
      <Text tone="faded">{credits.version(appVersion())}</Text>
    </Page>
  );
};
