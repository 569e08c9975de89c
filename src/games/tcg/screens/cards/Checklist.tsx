import { useMemo, useState } from 'react';
import { View } from 'react-native';
import type { Rarity, SetFour, Shown, Sought } from '@/games/tcg/checklist';
import { RARITIES, SHOWN, groupsIn } from '@/games/tcg/checklist';
import { useOwned } from '@/games/tcg/session/owned';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { SearchField } from '@/ui/SearchField';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ChecklistFiles } from './ChecklistFiles';
import { ListedCards } from './ListedCards';
import { Tallies } from './Tallies';

const LONGEST_QUERY = 40;
const RARITY_CHOICES: readonly (Rarity | 'any')[] = ['any', ...RARITIES];

/** p.31–36 Set 4 to tick: what one has, what is missing. */
export const Checklist = ({ list }: { list: SetFour }) => {
  const { checklist: words, app } = useWords();
  const { value: owned, saveFault, saveAgain } = useOwned();
  const [sought, setSought] = useState<Sought>({ typed: '', shown: 'all', rarity: 'any' });
  const groups = useMemo(() => groupsIn(list, owned, sought), [list, owned, sought]);
  const has = useMemo(() => new Set(owned), [owned]);
  return (
    <>
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
        onChange={(typed) => setSought({ ...sought, typed })}
      />
      <View style={{ gap: SPACE.s }}>
        <Choice
          label={words.show}
          value={sought.shown}
          options={SHOWN.map((value: Shown) => ({ value, label: words.shown[value] }))}
          onChoose={(shown) => setSought({ ...sought, shown })}
        />
        <Choice
          label={words.rarities}
          value={sought.rarity}
          options={RARITY_CHOICES.map((value) => ({
            value,
            label: value === 'any' ? words.anyRarity : words.rarity[value],
          }))}
          onChoose={(rarity) => setSought({ ...sought, rarity })}
        />
      </View>
      {groups.length === 0 ? <Text role="status">{words.none}</Text> : null}
      {groups.map((group) => (
        <ListedCards key={group.group} group={group} has={has} />
      ))}
    </>
  );
};
