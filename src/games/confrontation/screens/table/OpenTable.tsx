import { useState } from 'react';
import { SIDES } from '@/games/confrontation/content';
import type { Command, TokenId, View as GameView } from '@/games/confrontation/play';
import type { OpenGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { About } from './About';
import { useChoose } from './Choose';
import { besideFates } from './fates';
import { FighterTexts, Fighters, fightersIn } from './Fighters';
import { Hint, Lesson } from './Hint';
import { Lines } from './Lines';
import { isNews, onlyPerson, playerOf } from './seat';
import { TableFrame } from './TableFrame';
import { Verdict } from './Verdict';

type Props = {
  game: OpenGame;
  /** What both may see. */
  view: GameView;
  told: number;
  /** Everything is told: on to whoever decides next. */
  onGo?(): void;
  onAnswer?(command: Command): void;
};

/** §5 A battle and its questions on a screen that both may watch. */
export const OpenTable = ({ game, view, told, onGo, onAnswer }: Props) => {
  const words = useWords();
  const { table, asks, ending, names } = words;
  const { prompt, battle, outcome } = view;
  const [about, setAbout] = useState<TokenId | null>(null);
  const decider = prompt && playerOf(game.state, prompt.side).name;
  const lines = view.log.slice(storyStart(view, told));
  const asking = onAnswer && prompt;
  const { list, confirm, onMap } = useChoose({
    view,
    label: asks[prompt?.ask ?? 'turn'].title,
    options: view.choices.filter(({ type }) => type !== 'special'),
    onConfirm: (command) => onAnswer?.(command),
  });
  const alone = onlyPerson(game.state);
  const whoWatches = alone
    ? table.plays(playerOf(game.state, alone).name, names.side[alone])
    : asking && decider
      ? table.battle.decides(decider)
      : table.battle.both;
  const fought = fightersIn(battle).length === 0 && lines.some(({ line }) => line === 'attack');
  const title = asking
    ? asks[prompt.ask].title
    : battle
      ? table.battle.title(names.region[battle.region])
      : outcome
        ? ending.reason[outcome.reason]
        : table.happened;
  return (
    <TableFrame
      who={whoWatches}
      title={title}
      ask={asking ? prompt.ask : battle ? 'target' : null}
      board={{
        tokens: view.tokens,
        side: view.side,
        battle: battle?.region ?? null,
        fighters: fightersIn(battle),
        ...(asking ? { lit: onMap.lit, selected: onMap.selected, onRegion: onMap.onRegion } : {}),
        onPiece: (token) => (asking && onMap.choosesPiece(token) ? undefined : setAbout(token)),
        onAbout: setAbout,
      }}
      mapBelow
      footer={onGo ? <Button kind="primary" icon="check" label={table.go} onPress={onGo} /> : confirm}
    >
      {battle ? <Fighters view={view} battle={battle} /> : null}
      {outcome ? <Text size="story">{ending.won(playerOf(game.state, outcome.winner).name)}</Text> : null}
      {asking ? (
        <>
          <Text>{asks[prompt.ask].text}</Text>
          {list}
        </>
      ) : null}
      {battle ? <FighterTexts view={view} battle={battle} /> : null}
      {fought ? <Verdict lines={lines} /> : null}
      <Lines lines={fought ? besideFates(lines) : lines} />
      {asking ? <Hint ask={prompt.ask} /> : <BattleLesson view={view} fought={fought} />}
      <About view={view} token={about} onClose={() => setAbout(null)} />
    </TableFrame>
  );
};

/** A first game explains a battle when it begins, and what becomes of those who are left. */
const BattleLesson = ({ view, fought }: { view: GameView; fought: boolean }) => {
  const { lessons } = useWords();
  if (view.outcome) return null;
  if (fought) return <Lesson text={lessons.afterBattle} />;
  const isNew = view.battle !== null && !SIDES.some((side) => view.battle?.chosen[side]);
  return isNew ? <Lesson text={lessons.battle} /> : null;
};

/** Where the story of what is open begins: at the attack it belongs to, or with the turn of what is news. */
const storyStart = ({ log }: GameView, told: number): number => {
  const start = log.slice(0, told).findLastIndex(({ line }) => line === 'attack' || line === 'turn');
  if (log[start]?.line === 'attack') return start;
  const news = log.findIndex((line, at) => at >= told && isNews(line));
  const before = log.slice(0, news < 0 ? log.length : news);
  return Math.max(
    0,
    before.findLastIndex(({ line }) => line === 'turn'),
  );
};
