import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { Slot, Snapshot } from '@/session/slots';
import { useSlots } from '@/session/slots';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { dateOf, placeOf } from '@/games/jime/screens/coverLines';

type Props = { slot: Slot; onClose(): void; onGo(snapshot: Snapshot): void };

/** Every other moment of a save one can go on from: starts of adventures, bookmarks, backups. */
export const Points = ({ slot, onClose, onGo }: Props) => {
  const words = useWords();
  const { snapshotsOf, removeSnapshot } = useSlots();
  const [points, setPoints] = useState<Snapshot[] | null>(null);
  useEffect(() => {
    void snapshotsOf(slot.slot).then(setPoints);
  }, [slot.slot, snapshotsOf]);
  const remove = async (snapshot: number): Promise<void> => {
    await removeSnapshot(snapshot);
    setPoints(await snapshotsOf(slot.slot));
  };
  return (
    <Dialog title={words.saves.points.title} open onClose={onClose}>
      <Text>{points?.length === 0 ? words.saves.points.none : words.saves.points.text}</Text>
      {points?.map((point) => (
        <Point
          key={point.snapshot}
          point={point}
          onGo={() => onGo(point)}
          onRemove={() => void remove(point.snapshot)}
        />
      ))}
    </Dialog>
  );
};

type PointProps = { point: Snapshot; onGo(): void; onRemove(): void };

const Point = ({ point, onGo, onRemove }: PointProps) => {
  const words = useWords();
  const language = useLanguage();
  const { points: said } = words.saves;
  const { summary, kind } = point;
  const place = summary ? placeOf(words, language, summary) : words.saves.unknown;
  const title =
    kind === 'bookmark' ? point.name : kind === 'start' ? (summary?.adventure?.[language] ?? place) : place;
  return (
    <View style={{ gap: SPACE.s, paddingVertical: SPACE.s }}>
      <Text font="serifBold">{title}</Text>
      <Text tone="faded">{`${said.kind[kind]} · ${dateOf(language, point.made)}`}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button label={said.go} said={said.goLabel(title)} onPress={onGo} />
        {kind === 'bookmark' ? (
          <Button kind="quiet" label={said.remove} said={said.removeLabel(title)} onPress={onRemove} />
        ) : null}
      </View>
    </View>
  );
};
