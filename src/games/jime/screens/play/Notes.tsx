import { useCallback, useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { LONGEST_NOTES } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';

/** Written once the hand rests, not with every letter. */
const REST = 600;

/** The notes as they are typed; what is not written yet is written when the page is left. */
const useNotes = (game: OpenGame): [string, (notes: string) => void] => {
  const amend = useGame((state) => state.amend);
  const [typed, setTyped] = useState(game.state.notes ?? '');
  const unwritten = useRef<string | null>(null);
  const write = useCallback(() => {
    const notes = unwritten.current;
    unwritten.current = null;
    if (notes !== null) void amend((state) => ({ ...state, notes }));
  }, [amend]);
  useEffect(() => {
    const rest = setTimeout(write, REST);
    return () => clearTimeout(rest);
  }, [write, typed]);
  useEffect(() => write, [write]);
  return [
    typed,
    (notes) => {
      const kept = notes.slice(0, LONGEST_NOTES);
      unwritten.current = kept;
      setTyped(kept);
    },
  ];
};

/** What the table writes down for itself: free, or begun with a line at hand. */
export const Notes = ({ game, onClose }: { game: OpenGame; onClose(): void }) => {
  const words = useWords().table.notes;
  const [notes, setNotes] = useNotes(game);
  const fault = useGame((state) => state.saveFault);
  const round = game.state.adventure?.round ?? 0;
  const begin = (what: string) =>
    setNotes(`${notes}${notes === '' || notes.endsWith('\n') ? '' : '\n'}${words.line(round, what)}`);
  return (
    <Page title={words.title} onBack={onClose}>
      <Text>{words.intro}</Text>
      <View
        role="group"
        aria-label={words.quick}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
      >
        {words.lines.map((what) => (
          <Button key={what} label={what} onPress={() => begin(what)} />
        ))}
      </View>
      <TextField label={words.label} value={notes} onChange={setNotes} rows={10} longest={LONGEST_NOTES} />
      {fault ? <Notice kind="warning" text={words.notSaved} /> : null}
    </Page>
  );
};
