import { useState } from 'react';
import { View } from 'react-native';
import { exportSlot } from '@/session/exportFile';
import type { LoadedGame } from '@/session/games';
import type { Slot } from '@/session/slots';
import { useSlots } from '@/session/slots';
import { useLanguage, useWords } from '@/session/settings';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';

/** A name is read on one line of the list. */
export const LONGEST_NAME = 60;

type Props = { slot: Slot; game: LoadedGame | null | undefined; onClose(): void; onPoints(): void };

/** Everything one can do with a save besides going on. Deleting stands last and asks first. */
export const SlotMenu = ({ slot, game, onClose, onPoints }: Props) => {
  const words = useWords();
  const { menu } = words.saves;
  const language = useLanguage();
  const note = game?.screens.coverNote?.(slot.cover, language);
  const refusal = game?.game.copyRefusal?.(slot.cover) ?? null;
  const { rename, duplicate, bin, takeNewEdition } = useSlots();
  const [name, setName] = useState(slot.name);
  const [said, setSaid] = useState<{ text: string; ok: boolean } | null>(null);
  const [deleting, setDeleting] = useState(false);
  useOnBack(deleting ? () => setDeleting(false) : null);
  const renamed = name.trim();
  const send = async (): Promise<void> => {
    const ok = await exportSlot(slot.slot, slot.name);
    setSaid({ ok, text: ok ? words.app.exported : words.app.exportFailed });
  };
  const takeEdition = async (): Promise<void> => {
    const ok = await takeNewEdition(slot, menu.editionPoint);
    setSaid({ ok, text: ok ? menu.editionMoved : menu.editionUnfit });
  };
  return (
    <Dialog title={slot.name} open onClose={onClose}>
      <TextField longest={LONGEST_NAME} label={menu.name} value={name} onChange={setName} />
      <Button
        label={menu.keepName}
        disabled={renamed === '' || renamed === slot.name}
        onPress={() => void rename(slot.slot, renamed).then(onClose)}
      />
      <Button icon="book" label={menu.points} onPress={onPoints} />
      {slot.hasNewEdition ? (
        <>
          <Text>{menu.editionText}</Text>
          <Button label={menu.edition} onPress={() => void takeEdition()} />
        </>
      ) : null}
      <Button
        label={menu.duplicate}
        disabled={refusal !== null}
        onPress={() => void duplicate(slot.slot, menu.copyOf(slot.name)).then(onClose)}
      />
      {refusal ? <Text tone="faded">{game?.game.refusalText(refusal, language)}</Text> : null}
      <Button icon="save" label={menu.export} onPress={() => void send()} />
      {note ? <Text tone="faded">{note}</Text> : null}
      {said ? <Notice kind={said.ok ? 'done' : 'warning'} text={said.text} /> : null}
      {deleting ? (
        <Notice
          kind="warning"
          text={menu.binText(slot.name)}
          action={
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
              <Button label={words.app.cancel} onPress={() => setDeleting(false)} />
              <Button kind="primary" label={menu.bin} onPress={() => void bin(slot.slot).then(onClose)} />
            </View>
          }
        />
      ) : (
        <Button kind="quiet" icon="warning" label={menu.bin} onPress={() => setDeleting(true)} />
      )}
    </Dialog>
  );
};
