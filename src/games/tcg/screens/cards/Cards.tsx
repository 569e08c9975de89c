import { useState } from 'react';
import { useWords } from '@/games/tcg/session/useWords';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { CheckDeck } from './CheckDeck';
import { Checklist } from './Checklist';
import { useSetFour } from './useSetFour';

const WIDTH = 1080;
const TABS = ['check', 'list'] as const;
type Tab = (typeof TABS)[number];

const tabOf = (name: string | undefined): Tab => TABS.find((tab) => tab === name) ?? 'check';

/** Decks and cards: a list checked, and set 4 with what one has of it. */
export const Cards = ({ tab: from }: { tab?: string }) => {
  const { cardsPage: words, app } = useWords();
  const [tab, setTab] = useState(() => tabOf(from));
  const { list, failed, retry } = useSetFour();
  return (
    <Page
      title={words.title}
      onBack={useBack()}
      width={WIDTH}
      scrolls={list === null || tab !== 'list'}
      top={
        <Tabs
          label={words.title}
          value={tab}
          tabs={TABS.map((value) => ({ value, label: words.tabs[value] }))}
          onChange={setTab}
        />
      }
    >
      {failed ? (
        <Notice
          kind="warning"
          text={words.failed}
          action={<Button label={app.retry} icon="retry" onPress={retry} />}
        />
      ) : null}
      {list === null && !failed ? <Text live>{app.opening}</Text> : null}
      {list && tab === 'check' ? <CheckDeck list={list} /> : null}
      {list && tab === 'list' ? <Checklist list={list} width={WIDTH} /> : null}
    </Page>
  );
};
