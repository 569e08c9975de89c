import { useState } from 'react';
import { View } from 'react-native';
import type { RegionId } from '@/games/confrontation/content';
import type { CommandOf, TokenId, View as GameView } from '@/games/confrontation/play';
import { refusalFor } from '@/games/confrontation/play';
import { useGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { About } from './About';
import { Chosen } from './Chosen';
import { Hands } from './Hands';
import { Lesson } from './Hint';
import { Lines } from './Lines';
import { playerOf } from './seat';
import { specialWays } from './specialWays';
import { sinceOwnTurn } from './sinceOwnTurn';
import { Shuffle } from './Shuffle';
import { Specials } from './Specials';
import { TableFrame } from './TableFrame';
import { turnLesson } from './turnLesson';

type Move = CommandOf<'move'>;

/** A text reveals more than a plain step: where both lead to the same region, the step is taken. */
const moveTo = (moves: readonly Move[], to: RegionId): Move | undefined =>
  moves.find((move) => move.to === to && move.via === 'plain') ?? moves.find((move) => move.to === to);

/** §2 A turn: a piece, then a region that is lit; what is refused says why. */
export const Turn = ({ view }: { view: GameView }) => {
  const words = useWords();
  const { asks, table, names, rules } = words;
  const act = useGame((store) => store.act);
  const [selected, setSelected] = useState<TokenId | null>(
    view.turn.first?.card === 'shadowfax' ? view.turn.first.token : view.turn.forced,
  );
  const [note, setNote] = useState<{ kind: 'warning' | 'done'; text: string } | null>(null);
  const warn = (text: string | null): void => setNote(text === null ? null : { kind: 'warning', text });
  const [about, setAbout] = useState<TokenId | null>(null);
  const moves = view.choices.filter((command) => command.type === 'move');
  const own = moves.filter(({ token }) => token === selected);
  const lit = [...new Set(own.map(({ to }) => to))];
  const isEnemyAt = (region: RegionId): boolean =>
    view.tokens.some(({ at, side }) => at === region && side !== view.side);
  const happened = sinceOwnTurn(view);

  const select = (token: TokenId): void => {
    setSelected(token === selected ? null : token);
    warn(moves.some((move) => move.token === token) ? null : table.cannotMove);
  };
  const enter = (to: RegionId): void => {
    if (selected === null) return warn(table.chooseFirst);
    const move = moveTo(own, to);
    if (move) return void act(move);
    const refusal = refusalFor(view, { type: 'move', side: view.side, token: selected, to, via: 'plain' });
    warn(refusal && rules.refusal[refusal]);
  };
  const afterShuffle = (): void => {
    setSelected(null);
    setNote({ kind: 'done', text: table.shuffled });
  };
  const touch = (id: TokenId): void => {
    const token = view.tokens[id];
    if (!token || token.at === 'reserve' || token.at === 'fallen') return;
    // In a lit region a tap on one’s own piece means the region: whoever is chosen already can be put down by a tap.
    if (token.side === view.side && !lit.includes(token.at)) select(id);
    else if (selected !== null) enter(token.at);
    else setAbout(id);
  };
  const at = selected === null ? undefined : view.tokens[selected]?.at;
  const from = at === 'reserve' || at === 'fallen' ? undefined : at;
  const lesson = turnLesson(view, words);
  const last = happened.findLast((line) => line.line === 'move');
  return (
    <TableFrame
      who={table.plays(playerOf(view, view.side).name, names.side[view.side])}
      title={asks.turn.title}
      ask="turn"
      board={{
        tokens: view.tokens,
        side: view.side,
        lit,
        attacks: lit.filter(isEnemyAt),
        selected,
        trace: selected === null ? (last ?? null) : null,
        memoryAid: view.options.memoryAid,
        onRegion: enter,
        onPiece: touch,
        onAbout: setAbout,
      }}
    >
      {note === null ? null : <Notice {...note} />}
      {selected === null ? <Text>{table.forward[view.side]}</Text> : <Chosen view={view} token={selected} />}
      {specialWays(view.side, from, own).map(([way, regions]) => (
        <Text key={way}>{table.way[way](regions.map((region) => names.region[region]))}</Text>
      ))}
      {happened.length > 0 ? (
        <View>
          <Text font="serifBold" heading={2}>
            {table.since}
          </Text>
          <Lines lines={happened} />
        </View>
      ) : null}
      {lesson === undefined ? null : <Lesson text={lesson} />}
      <Specials view={view} onPlay={(command) => void act(command)} />
      {from === undefined ? null : <Shuffle view={view} region={from} onShuffled={afterShuffle} />}
      <Hands view={view} />
      <About view={view} token={about} onClose={() => setAbout(null)} />
    </TableFrame>
  );
};
