import { useState } from 'react';
import { useWords } from '@/games/lcg/session/useWords';
import { useBack } from '@/shell/useBack';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { CheckDeck } from './CheckDeck';
import { EnteredCards } from './EnteredCards';
import { StarterDecks } from './StarterDecks';

const TABS = ['check', 'starters', 'catalogue'] as const;
type Tab = (typeof TABS)[number];

const tabOf = (name: string | undefined): Tab => TABS.find((tab) => tab === name) ?? 'check';

/** Decks and cards: a list checked, the decks of the core set, what the table has entered. */
export const Cards = ({ tab: from }: { tab?: string }) => {
  const { cardsPage: words } = useWords();
  const [tab, setTab] = useState(() => tabOf(from));
  return (
    <Page
      title={words.title}
      onBack={useBack()}
      width={1080}
      scrolls={tab !== 'catalogue'}
      top={
        <Tabs
          label={words.title}
          value={tab}
          tabs={TABS.map((value) => ({ value, label: words.tabs[value] }))}
          onChange={setTab}
        />
      }
    >
      {tab === 'check' ? <CheckDeck /> : null}
      {tab === 'starters' ? <StarterDecks /> : null}
      {tab === 'catalogue' ? <EnteredCards /> : null}
    </Page>
  );
};
