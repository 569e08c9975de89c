import { useState } from 'react';
import { View } from 'react-native';
import { PiecesToTake } from '@/games/jime/board/PiecesToTake';
import type { BoardView } from '@/games/jime/board/view';
import { useNames } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

type Props = { view: BoardView; onBack(): void; onBegin(): void; onWhole(): void };

export const TakeFromBox = ({ view, onBack, onBegin, onWhole }: Props) => {
  const words = useWords().layMap;
  const { say } = useNames();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  return (
    <Page title={words.prepare} onBack={onBack} width={1080}>
      <Text size="story">{words.prepareText}</Text>
      <PiecesToTake view={view} ticked={ticked} say={say} onTick={tick} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.m }}>
        <Button icon="map" label={words.whole} onPress={onWhole} />
        <Button kind="primary" icon="tile" label={words.begin} onPress={onBegin} />
      </View>
    </Page>
  );
};
