import { useState } from 'react';
import { View } from 'react-native';
import type { ImportedCampaign } from '@/games/jime/session/importedCampaigns';
import { removeCampaign, useImportedCampaigns } from '@/games/jime/session/importedCampaigns';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import type { RemovalRefusal } from '@/session/importedContent';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** The campaigns that came from files, each with a way to remove it again. */
export const ImportedCampaigns = () => {
  const { importedCampaigns: words } = useWords();
  const campaigns = useImportedCampaigns();
  if (campaigns.length === 0) return null;
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {words.title}
      </Text>
      <Text>{words.text}</Text>
      {campaigns.map((campaign) => (
        <Row key={campaign.id} campaign={campaign} />
      ))}
    </Panel>
  );
};

const Row = ({ campaign: { id, name } }: { campaign: ImportedCampaign }) => {
  const words = useWords();
  const { importedCampaigns: said } = words;
  const title = name[useLanguage()];
  const [asked, setAsked] = useState(false);
  const [kept, setKept] = useState<RemovalRefusal | null>(null);
  const confirm = async (): Promise<void> => {
    setAsked(false);
    setKept(await removeCampaign(id));
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
        <Text font="serifBold" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 200 }}>
          {title}
        </Text>
        <Button
          kind="quiet"
          icon="warning"
          label={said.remove}
          said={said.removeLabel(title)}
          onPress={() => setAsked(true)}
        />
      </View>
      <Dialog
        title={said.removeLabel(title)}
        open={asked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button label={words.app.cancel} onPress={() => setAsked(false)} />
            <Button kind="primary" label={said.removeNow} onPress={() => void confirm()} />
          </>
        }
      >
        <Text size="story">{said.removeText(title)}</Text>
      </Dialog>
      {kept ? (
        <Notice
          kind="warning"
          text={
            'saves' in kept
              ? said.played(title, words.board.list(...kept.saves))
              : words.fault[kept.fault].text
          }
        />
      ) : null}
    </View>
  );
};
