import { View } from 'react-native';
import { useWords } from '@/games/confrontation/session/useWords';
import { Panel } from '@/ui/Panel';
import { Setting } from '@/ui/Setting';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';
import type { Draft } from './draft';

const LONGEST = 40;

type Props = { draft: Draft; change(part: Partial<Draft>): void };

/** Who sits at the table, and who leads which side. */
export const Players = ({ draft, change }: Props) => {
  const { newGame: words } = useWords();
  const { rival, names, fellowship, strength } = draft;
  const alone = rival === 'book';
  return (
    <Panel style={{ gap: SPACE.l }}>
      <Setting
        words={words.rival}
        value={rival}
        choices={['person', 'book']}
        onChoose={(value) => change({ rival: value })}
      />
      {alone ? (
        <Setting
          words={words.strength}
          value={strength}
          choices={['easy', 'normal', 'hard']}
          onChoose={(value) => change({ strength: value })}
        />
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        <Name
          label={alone ? words.yourName : words.names(1)}
          value={names[0]}
          onChange={(name) => change({ names: [name, names[1]] })}
        />
        {alone ? null : (
          <Name
            label={words.names(2)}
            value={names[1]}
            onChange={(name) => change({ names: [names[0], name] })}
          />
        )}
      </View>
      <Setting
        words={{ ...words.side, options: sideLabels(draft, words) }}
        value={fellowship === 0 ? 'first' : 'second'}
        choices={['first', 'second']}
        onChoose={(who) => change({ fellowship: who === 'first' ? 0 : 1 })}
      />
    </Panel>
  );
};

/** By name as soon as there are names. */
const sideLabels = (
  { rival, names }: Draft,
  { side }: ReturnType<typeof useWords>['newGame'],
): Record<'first' | 'second', string> => {
  if (rival === 'book') return side.own;
  return { first: names[0].trim() || side.options.first, second: names[1].trim() || side.options.second };
};

const Name = (field: { label: string; value: string; onChange(name: string): void }) => (
  <View style={{ flexGrow: 1, flexBasis: 240 }}>
    <TextField {...field} longest={LONGEST} />
  </View>
);
