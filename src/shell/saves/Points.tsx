import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { LoadedGame } from '@/session/games';
import type { Slot, Snapshot } from '@/session/slots';
import { useSlots } from '@/session/slots';
import { useLanguage, useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { dateOf } from './dates';

type Game = LoadedGame | null | undefined;
type Props = { slot: Slot; game: Game; onClose(): void; onGo(snapshot: Snapshot): void };

/** Every other moment of a save one can go on from: starts of adventures, bookmarks, backups. */
export const Points = ({ slot, game, onClose, onGo }: Props) => {
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
          game={game}
          onGo={() => onGo(point)}
          onRemove={() => void remove(point.snapshot)}
        />
      ))}
    </Dialog>
  );
};

type PointProps = { point: Snapshot; game: Game; onGo(): void; onRemove(): void };

const Point = ({ point, game, onGo, onRemove }: PointProps) => {
  const words = useWords();
  const language = useLanguage();
  const { points: said } = words.saves;
  const { cover, kind } = point;
  const place = game?.screens.coverPlace(cover, language) ?? words.saves.unknown;
  const title = kind === 'bookmark' ? point.name : place;
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
