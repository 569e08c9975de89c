import { useMemo, useState } from 'react';
import { View } from 'react-native';
import type { Owned, Rarity, SetFour, Shown, Sought } from '@/games/tcg/checklist';
import { RARITIES, SHOWN, groupsIn } from '@/games/tcg/checklist';
import { useOwned } from '@/games/tcg/session/owned';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { RowList } from '@/ui/RowList';
import { SearchField } from '@/ui/SearchField';
import { Text } from '@/ui/Text';
import { panelRows } from '@/ui/panelRows';
import { SPACE } from '@/ui/theme';
import { ChecklistFiles } from './ChecklistFiles';
import { listedRows, useColumns } from './listedRows';
import { Tallies } from './Tallies';

const LONGEST_QUERY = 40;
const RARITY_CHOICES: readonly (Rarity | 'any')[] = ['any', ...RARITIES];

/** p.31–36 Set 4 to tick: what one has, what is missing. */
export const Checklist = ({ list, width }: { list: SetFour; width: number }) => {
  const { value: owned } = useOwned();
  const [sought, setSought] = useState<Sought>({ typed: '', shown: 'all', rarity: 'any' });
  const groups = useMemo(() => groupsIn(list, owned, sought), [list, owned, sought]);
  const has = useMemo(() => new Set(owned), [owned]);
  const columns = useColumns(width);
  return (
    <RowList
      head={<Head list={list} owned={owned} sought={sought} onSeek={setSought} found={groups.length > 0} />}
      rows={groups.flatMap((group) => panelRows(group.group, listedRows({ group, has, columns })))}
    />
  );
};

type HeadProps = {
  list: SetFour;
  owned: Owned;
  sought: Sought;
  onSeek(sought: Sought): void;
  found: boolean;
};

/** How far the collection has come, its file, and what of the list is looked for. */
const Head = ({ list, owned, sought, onSeek, found }: HeadProps) => {
  const { checklist: words, app } = useWords();
  const { saveFault, saveAgain } = useOwned();
  return (
    <View style={{ gap: SPACE.l }}>
      {saveFault ? (
        <Notice
          kind="warning"
          text={words.notSaved}
          action={<Button label={app.retry} icon="retry" onPress={() => void saveAgain()} />}
        />
      ) : null}
      <Tallies list={list} owned={owned} />
      <ChecklistFiles />
      <SearchField
        label={words.search}
        value={sought.typed}
        longest={LONGEST_QUERY}
        onChange={(typed) => onSeek({ ...sought, typed })}
      />
      <View style={{ gap: SPACE.s }}>
        <Choice
          label={words.show}
          value={sought.shown}
          options={SHOWN.map((value: Shown) => ({ value, label: words.shown[value] }))}
          onChoose={(shown) => onSeek({ ...sought, shown })}
        />
        <Choice
          label={words.rarities}
          value={sought.rarity}
          options={RARITY_CHOICES.map((value) => ({
            value,
            label: value === 'any' ? words.anyRarity : words.rarity[value],
          }))}
          onChoose={(rarity) => onSeek({ ...sought, rarity })}
        />
      </View>
      {found ? null : <Text role="status">{words.none}</Text>}
    </View>
  );
};
