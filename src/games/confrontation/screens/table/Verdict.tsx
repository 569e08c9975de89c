import { View } from 'react-native';
import { Piece } from '@/games/confrontation/board/Piece';
import { nameOf } from '@/games/confrontation/content';
import type { LineView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { sumLines } from '@/games/confrontation/words/story';
import { Hatch } from '@/ui/Hatch';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { Fought } from './fates';
import { fatesOf, isTie } from './fates';

/** B12 The two who have fought, how their strengths added up, and what became of each. */
export const Verdict = ({ lines }: { lines: readonly LineView[] }) => {
  const words = useWords();
  const sums = sumLines(lines, words);
  const fates = fatesOf(lines);
  return (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', gap: SPACE.m }}>
        {fates.map((fought) => (
          <Fighter key={fought.side} fought={fought} sum={sums?.[fought.side] ?? null} />
        ))}
      </View>
      {isTie(fates) ? <Text font="serifBold">{words.table.battle.tie}</Text> : null}
    </View>
  );
};

const Fighter = ({ fought, sum }: { fought: Fought; sum: string | null }) => {
  const { names, table } = useWords();
  const { side, character, fate, total } = fought;
  const isDefeated = fate === 'defeated';
  return (
    <View style={{ flex: 1 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <View>
          <Piece piece={{ side, character }} width={64} height={70} />
          {isDefeated ? <Hatch tone="ember" opacity={0.6} /> : null}
        </View>
        {total === null ? null : (
          <Text size="title" font="sansBold">
            {total}
          </Text>
        )}
      </View>
      <Text font="serifBold">{names.character[nameOf(character)]}</Text>
      {sum === null ? null : (
        <Text size="label" tone="faded">
          {sum}
        </Text>
      )}
      <Text font="serifBold" tone={isDefeated ? 'ember' : 'moss'}>
        {table.battle.fate[fate]}
      </Text>
    </View>
  );
};
