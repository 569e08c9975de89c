import { useState } from 'react';
import { View } from 'react-native';
import type { OpenBox } from '@/games/jime/session/box';
import { answersTo, useBox } from '@/games/jime/session/box';
import { OurNames } from '../OurNames';
import { RuleLinks } from '../rulebook/RuleLinks';
import { useNames } from '../useNames';
import { useCollection } from '@/games/jime/session/collection';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import type { IconName } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useBack } from '@/shell/useBack';
import { Enemies } from './Enemies';
import { OtherCards, TerrainCards } from './OtherCards';
import { Heroes } from './Heroes';
import { Items } from './Items';
import type { BoxTabProps } from './boxTab';
import { Skills } from './Skills';
import { Tiles } from './Tiles';

const TABS = ['tiles', 'enemies', 'heroes', 'skills', 'items', 'trinkets', 'terrain', 'cards'] as const;
type BoxTabName = (typeof TABS)[number];

const ICONS: Record<BoxTabName, IconName> = {
  tiles: 'tile',
  enemies: 'enemy',
  heroes: 'company',
  skills: 'skill',
  items: 'item',
  trinkets: 'trinket',
  terrain: 'terrain',
  cards: 'title',
};

type Props = { first?: BoxTabName; onClose?(): void };

export const BoxBrowser = (props: Props) => (
  <RuleLinks>
    <Browser {...props} />
  </RuleLinks>
);

/** What is in the box: every component with its numbers, searchable in every language. */
const Browser = ({ first = 'tiles', onClose }: Props) => {
  const words = useWords();
  const { opened, failed, open } = useBox();
  const [tab, setTab] = useState<BoxTabName>(first);
  const [typed, setTyped] = useState('');
  const [which, setWhich] = useState<'mine' | 'every'>('mine');
  const back = useBack();
  const top = (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <View style={{ flex: 1, minWidth: 320 }}>
          <SearchField label={words.box.search} value={typed} onChange={setTyped} />
        </View>
        <Choice
          label={words.box.which}
          value={which}
          options={(['mine', 'every'] as const).map((value) => ({ value, label: words.box[value] }))}
          onChoose={setWhich}
        />
      </View>
      <Tabs
        label={words.box.title}
        value={tab}
        tabs={TABS.map((value) => ({ value, label: words.box.tabs[value], icon: ICONS[value] }))}
        onChange={setTab}
      />
      {tab === 'tiles' ? null : <OurNames />}
    </View>
  );
  return (
    <Page title={words.box.title} onBack={onClose ?? back} top={top} scrolls={false} width={1040}>
      {opened ? (
        <OpenTab opened={opened} tab={tab} typed={typed} all={which === 'every'} />
      ) : failed ? (
        <View style={{ padding: SPACE.l }}>
          <Notice
            kind="warning"
            text={words.box.failed}
            action={<Button label={words.app.retry} icon="retry" onPress={() => void open()} />}
          />
        </View>
      ) : (
        <Text live style={{ padding: SPACE.l }}>
          {words.box.opening}
        </Text>
      )}
    </Page>
  );
};

type OpenProps = { opened: OpenBox; tab: BoxTabName; typed: string; all: boolean };

const OpenTab = ({ opened, tab, typed, all }: OpenProps) => {
  const names = useNames();
  const owned = useCollection((state) => state.collection.products);
  const sought = typed.trim();
  const shows: BoxTabProps['shows'] = (products, keys, number) => {
    if (!all && !products.some((product) => owned.includes(product))) return false;
    if (sought === '' || number === '') return true;
    return number?.toLowerCase().startsWith(sought.toLowerCase()) || answersTo(opened, keys, sought);
  };
  const props = { opened, names, shows };
  switch (tab) {
    case 'tiles':
      return <Tiles {...props} />;
    case 'enemies':
      return <Enemies {...props} />;
    case 'heroes':
      return <Heroes {...props} />;
    case 'skills':
      return <Skills {...props} searching={sought !== ''} />;
    case 'items':
    case 'trinkets':
      return <Items {...props} kind={tab} />;
    case 'terrain':
      return <TerrainCards {...props} />;
    case 'cards':
      return <OtherCards {...props} />;
  }
};
