import { useState } from 'react';
import { View } from 'react-native';
import { StandingPiece } from '@/games/confrontation/board/StandingPiece';
import type { RegionId } from '@/games/confrontation/content';
import { AT_HOME, FRONT, HOME } from '@/games/confrontation/content';
import type { Command, TokenId, View as GameView } from '@/games/confrontation/play';
import { useGame } from '@/games/confrontation/session/game';
import { proposedSetUp } from '@/games/confrontation/session/opponent';
import { useWords } from '@/games/confrontation/session/useWords';
import { goalText } from '@/games/confrontation/words/goal';
import { drawSeed } from '@/session/drawSeed';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { About } from '../About';
import { Chosen } from '../Chosen';
import { Hint, Lesson } from '../Hint';
import { playerOf } from '../seat';
import { TableFrame } from '../TableFrame';
import { mixedSetUp, swappedSetUp } from './setUps';

/** Where the nine stand: a piece, then a region; or a set-up the book would choose, by one tap. */
export const Placing = ({ view }: { view: GameView }) => {
  const words = useWords();
  const { asks, table, names, rules } = words;
  const act = useGame((store) => store.act);
  const [selected, setSelected] = useState<TokenId | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [about, setAbout] = useState<TokenId | null>(null);
  const { side } = view;
  const own = view.tokens.filter((token) => token.side === side);
  const waiting = own.filter(({ at }) => at === 'reserve');
  const standing = (region: RegionId) => own.filter(({ at }) => at === region);
  const places = [HOME[side], ...FRONT[side]];
  const isOpen = (region: RegionId): boolean =>
    standing(region).length < (region === HOME[side] ? AT_HOME : 1);

  const select = (id: TokenId): void => setSelected(id === selected ? null : id);
  /** Once all nine stand, the second of two pieces changes places with the first. */
  const touch = (id: TokenId): void => {
    if (selected === null || selected === id || waiting.length > 0) return select(id);
    void arrange(swappedSetUp(side, own, [selected, id]));
  };
  const put = async (token: TokenId, region: RegionId | null): Promise<boolean> =>
    act({ type: 'place', side, token, region });
  /** Whoever stands in the only place of a region makes way. */
  const place = async (region: RegionId): Promise<void> => {
    const next = selected ?? waiting[0]?.id ?? null;
    if (next === null) return;
    const [there] = standing(region);
    if (places.includes(region) && !isOpen(region) && region !== HOME[side] && there)
      await put(there.id, null);
    const placed = await put(next, region);
    setNote(placed ? null : rules.refusal['bad-placement']);
    if (placed) setSelected(null);
  };
  const arrange = async (command: Command | undefined): Promise<void> => {
    if (command) await act(command);
    setSelected(null);
    setNote(null);
  };
  return (
    <TableFrame
      who={table.plays(playerOf(view, side).name, names.side[side])}
      title={asks.placing.title}
      ask="placing"
      board={{
        tokens: view.tokens,
        side,
        lit: selected === null && waiting.length === 0 ? [] : places.filter(isOpen),
        selected,
        onRegion: (region) => void place(region),
        onPiece: (id) => (own.some((token) => token.id === id) ? touch(id) : setAbout(id)),
        onAbout: setAbout,
      }}
      footer={
        waiting.length === 0 ? (
          <Button
            kind="primary"
            icon="check"
            label={table.ready}
            onPress={() => void act({ type: 'ready', side })}
          />
        ) : null
      }
    >
      {note === null ? null : <Notice kind="warning" text={note} />}
      {selected === null ? (
        <Text>{waiting.length === 0 ? table.placed : table.places[side]}</Text>
      ) : (
        <Chosen view={view} token={selected} />
      )}
      {waiting.length > 0 ? (
        <View
          role="group"
          aria-label={table.reserve}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
        >
          {waiting.map((token) => (
            <StandingPiece
              key={token.id}
              token={token}
              size={{ width: 60, height: 66 }}
              selected={token.id === selected}
              memoryAid={false}
              onPiece={select}
              onAbout={setAbout}
            />
          ))}
        </View>
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button
          icon="book"
          label={table.propose}
          onPress={() => void arrange(proposedSetUp(view, drawSeed()))}
        />
        <Button icon="retry" label={table.mix} onPress={() => void arrange(mixedSetUp(side, drawSeed()))} />
      </View>
      <Lesson text={goalText(view, words)} />
      <Hint ask="placing" />
      <About view={view} token={about} onClose={() => setAbout(null)} />
    </TableFrame>
  );
};
