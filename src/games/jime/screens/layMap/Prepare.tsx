import { useState } from 'react';
import { View } from 'react-native';
import { PrepareTiles } from '@/games/jime/board/PrepareTiles';
import type { BoardView } from '@/games/jime/board/view';
import type { OpenBox } from '@/games/jime/session/box';
import { useNames } from '@/games/jime/session/box';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

type Props = { view: BoardView; opened: OpenBox; onBack(): void; onBegin(): void; onWhole(): void };

export const Prepare = ({ view, opened, onBack, onBegin, onWhole }: Props) => {
  const words = useWords().layMap;
  const { say } = useNames(opened);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  return (
    <Page title={words.prepare} onBack={onBack} width={1080}>
      <Text size="story">{words.prepareText}</Text>
      <PrepareTiles view={view} ticked={ticked} say={say} onTick={tick} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.m }}>
        <Button icon="map" label={words.whole} onPress={onWhole} />
        <Button kind="primary" icon="tile" label={words.begin} onPress={onBegin} />
      </View>
    </Page>
  );
};
