import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/Icon';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ChronicleBook } from '../chronicle/Chronicle';
import { FooterPage } from '@/ui/FooterPage';
import { LastRefusal } from '../../Refusal';
import { Page } from '@/ui/Page';
import { OurNames } from '../../OurNames';
import { useOpenGame } from '../useOpenGame';
import { HeroDetails } from './HeroDetails';
import { HeldItems } from './HeldItems';
import { CompanyOdds } from './CompanyOdds';
import { HeldTrinkets } from './HeldTrinkets';

const TABS = ['heroes', 'items', 'trinkets', 'odds', 'chronicle'] as const;
export type CompanyTab = (typeof TABS)[number];

const ICONS: Record<CompanyTab, IconName> = {
  heroes: 'company',
  items: 'item',
  trinkets: 'trinket',
  odds: 'success',
  chronicle: 'book',
};

type Props = { tab?: CompanyTab; hero?: string; onClose(): void };

/** §61, §34.2, §32.1 The company button: who they are, what they hold, their chronicle. */
export const CompanyMenu = ({ tab: first = 'heroes', hero, onClose }: Props) => {
  const words = useWords().campaign.menu;
  const { game } = useOpenGame();
  const { company, lore } = game.state.campaign;
  const [tab, setTab] = useState<CompanyTab>(first);
  const top = (
    <View style={{ gap: SPACE.xs }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Icon name="lore" size={24} tone="gold" />
        <Text font="sansBold" tone="gold">
          {words.lore(lore)}
        </Text>
      </View>
      <Tabs
        label={words.title}
        value={tab}
        tabs={TABS.map((value) => ({ value, label: words.tabs[value], icon: ICONS[value] }))}
        onChange={setTab}
      />
    </View>
  );
  if (tab === 'chronicle')
    return (
      <Page title={company} onBack={onClose} top={top} scrolls={false} width={1080}>
        <ChronicleBook />
      </Page>
    );
  return (
    <FooterPage title={company} onBack={onClose} top={top}>
      <LastRefusal />
      {tab === 'odds' ? null : <OurNames />}
      {tab === 'heroes' ? <HeroDetails first={hero} onClose={onClose} /> : null}
      {tab === 'items' ? <HeldItems /> : null}
      {tab === 'trinkets' ? <HeldTrinkets /> : null}
      {tab === 'odds' ? <CompanyOdds /> : null}
    </FooterPage>
  );
};
