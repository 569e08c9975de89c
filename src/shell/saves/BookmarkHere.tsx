import { useState } from 'react';
import { View } from 'react-native';
import type { CurrentSession } from '@/session/currentSession';
import type { LoadedGame } from '@/session/games';
import { useLanguage, useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { LONGEST_NAME } from './SlotMenu';

type Props = { current: CurrentSession; game: LoadedGame | null | undefined };

/** A bookmark in the open game, named after the place unless the table has a better name; or why there is none. */
export const BookmarkHere = ({ current, game }: Props) => {
  const words = useWords();
  const { bookmark: said } = words.saves;
  const language = useLanguage();
  const [name, setName] = useState('');
  const [kept, setKept] = useState<{ name: string; ok: boolean } | null>(null);
  const refusal = game?.game.copyRefusal?.(current.cover()) ?? null;
  const keep = async (): Promise<void> => {
    const place = game?.screens.coverPlace(current.cover(), language);
    const chosen = name.trim() || (place ?? current.name);
    setKept({ name: chosen, ok: await current.bookmark(chosen) });
    setName('');
  };
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {said.title}
      </Text>
      {refusal ? (
        <Text>{game?.game.refusalText(refusal, language)}</Text>
      ) : (
        <>
          <Text>{said.text(current.name)}</Text>
          <TextField longest={LONGEST_NAME} label={said.name} value={name} onChange={setName} />
          <View style={{ alignItems: 'flex-start' }}>
            <Button icon="book" label={said.keep} onPress={() => void keep()} />
          </View>
        </>
      )}
      {kept ? (
        <Notice kind={kept.ok ? 'done' : 'warning'} text={kept.ok ? said.kept(kept.name) : said.failed} />
      ) : null}
    </Panel>
  );
};
