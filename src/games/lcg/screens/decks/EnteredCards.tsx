import type { ReactElement } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import type { KnownCard } from '@/games/lcg/catalogue';
import { keyOf } from '@/games/lcg/catalogue';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RowList } from '@/ui/RowList';
import { SearchField } from '@/ui/SearchField';
import { Text } from '@/ui/Text';
import { panelRows } from '@/ui/panelRows';
import { SPACE } from '@/ui/theme';
import { CardRow } from './CardRow';
import { CatalogueFiles } from './CatalogueFiles';
import { EditCard } from './EditCard';
import type { CatalogueGroup } from './catalogueGroups';
import { groupsIn } from './catalogueGroups';

const LONGEST_QUERY = 40;

/** What the players have entered: looked up, put right, forgotten, carried in and out. */
export const EnteredCards = () => {
  const { cardsPage, names, app } = useWords();
  const words = cardsPage.catalogue;
  const { catalogue, remember, forget, saveFault, saveAgain } = useCatalogue();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<KnownCard | null>(null);
  const [forgotten, setForgotten] = useState<KnownCard | null>(null);
  const titleOf = (card: KnownCard): string =>
    card.kind === 'quest' ? words.stage(names.scenario[card.scenario], card.stage) : card.as.name;
  const groups = groupsIn(catalogue, titleOf, typed);
  const putBack = async (card: KnownCard) => {
    await remember([card]);
    setForgotten(null);
  };
  const forgetCard = async (card: KnownCard) => {
    await forget(card);
    setForgotten(card);
  };
  const change = async (before: KnownCard, after: KnownCard) => {
    setEdited(null);
    await forget(before);
    await remember([after]);
  };
  const head = (
    <View style={{ gap: SPACE.l }}>
      {saveFault ? (
        <Notice
          kind="warning"
          text={words.notSaved}
          action={<Button label={app.retry} icon="retry" onPress={() => void saveAgain()} />}
        />
      ) : null}
      <Text>{words.text}</Text>
      <CatalogueFiles />
      {catalogue.length > 0 ? (
        <SearchField label={words.search} value={typed} longest={LONGEST_QUERY} onChange={setTyped} />
      ) : null}
      {forgotten ? (
        <Notice
          kind="info"
          text={words.forgotten(titleOf(forgotten))}
          action={<Button icon="undo" label={words.putBack} onPress={() => void putBack(forgotten)} />}
        />
      ) : null}
      {groups.length === 0 ? <Nothing typed={typed} empty={catalogue.length === 0} /> : null}
    </View>
  );
  const rowsOf = ({ group, cards }: CatalogueGroup): ReactElement[] => [
    <Text key="heading" size="heading" heading={2}>
      {words.groups[group]}
    </Text>,
    ...cards.map((card) => (
      <CardRow
        key={keyOf(card)}
        card={card}
        title={titleOf(card)}
        onEdit={() => setEdited(card)}
        onForget={() => void forgetCard(card)}
      />
    )),
  ];
  return (
    <>
      <RowList head={head} rows={groups.flatMap((group) => panelRows(group.group, rowsOf(group)))} />
      {edited ? (
        <EditCard
          card={edited}
          title={titleOf(edited)}
          onKeep={(card) => void change(edited, card)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
};

const Nothing = ({ typed, empty }: { typed: string; empty: boolean }) => {
  const { cardsPage } = useWords();
  const words = cardsPage.catalogue;
  return empty ? (
    <>
      <Text size="story" font="serifBold">
        {words.empty}
      </Text>
      <Text>{words.emptyText}</Text>
    </>
  ) : (
    <Text role="status">{words.none(typed)}</Text>
  );
};
