import { useState } from 'react';
import { View } from 'react-native';
import type { OpenGame } from '@/games/jime/session/resume';
import { useGame } from '@/games/jime/session/game';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { summaryOf } from '@/games/jime/session/cover';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { LONGEST_NAME, placeOf } from '@/games/jime/screens/coverLines';

/** A bookmark in the open game, named after the place unless the table has a better name. */
export const BookmarkHere = ({ game }: { game: OpenGame }) => {
  const words = useWords();
  const { bookmark: said } = words.saves;
  const bookmark = useGame((store) => store.bookmark);
  const place = placeOf(words, useLanguage(), summaryOf(game.state, game.content, game.text));
  const [name, setName] = useState('');
  const [kept, setKept] = useState<{ name: string; ok: boolean } | null>(null);
  const keep = async (): Promise<void> => {
    const chosen = name.trim() || place;
    setKept({ name: chosen, ok: await bookmark(chosen) });
    setName('');
  };
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {said.title}
      </Text>
      <Text>{said.text(game.state.campaign.company)}</Text>
      <TextField longest={LONGEST_NAME} label={said.name} value={name} onChange={setName} />
      <View style={{ alignItems: 'flex-start' }}>
        <Button icon="book" label={said.keep} onPress={() => void keep()} />
      </View>
      {kept ? (
        <Notice kind={kept.ok ? 'done' : 'warning'} text={kept.ok ? said.kept(kept.name) : said.failed} />
      ) : null}
    </Panel>
  );
};
