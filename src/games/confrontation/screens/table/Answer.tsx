import { useState } from 'react';
import type { Side } from '@/games/confrontation/content';
import { SPECIALS_OF } from '@/games/confrontation/content';
import type { TokenId, View } from '@/games/confrontation/play';
import { useGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import { Text } from '@/ui/Text';
import { About } from './About';
import { useChoose } from './Choose';
import { FighterTexts, Fighters, fightersIn } from './Fighters';
import { Hands } from './Hands';
import { Hint } from './Hint';
import { playerOf } from './seat';
import { Specials } from './Specials';
import { TableFrame } from './TableFrame';

/** §3 What the four special cards of a side do, before any of them is in hand. */
const OwnSpecials = ({ side }: { side: Side }) => {
  const { names, texts, app } = useWords();
  return SPECIALS_OF[side].map((card) => (
    <Text key={card}>{app.pair(names.special[card], texts.special[card])}</Text>
  ));
};

/** A question answered in secret: a list, then the seal. */
export const Answer = ({ view }: { view: View }) => {
  const { asks, table, names } = useWords();
  const act = useGame((store) => store.act);
  const [about, setAbout] = useState<TokenId | null>(null);
  const { prompt, battle } = view;
  const { title, text } = asks[prompt?.ask ?? 'turn'];
  const { list, confirm, onMap } = useChoose({
    view,
    label: title,
    options: view.choices.filter(({ type }) => type !== 'special'),
    onConfirm: (command) => void act(command),
  });
  if (!prompt) return null;
  return (
    <TableFrame
      who={table.plays(playerOf(view, view.side).name, names.side[view.side])}
      title={title}
      ask={prompt.ask}
      board={{
        tokens: view.tokens,
        side: view.side,
        battle: battle?.region ?? null,
        fighters: fightersIn(battle),
        memoryAid: view.options.memoryAid,
        lit: onMap.lit,
        selected: onMap.selected,
        onRegion: onMap.onRegion,
        onPiece: (token) => (onMap.choosesPiece(token) ? undefined : setAbout(token)),
        onAbout: setAbout,
      }}
      mapBelow
      footer={confirm}
    >
      {battle ? <Fighters view={view} battle={battle} /> : null}
      <Text>{text}</Text>
      {list}
      {prompt.ask === 'specials' || prompt.ask === 'number' ? <OwnSpecials side={view.side} /> : null}
      {battle ? <FighterTexts view={view} battle={battle} /> : null}
      <Hint ask={prompt.ask} />
      <Specials view={view} onPlay={(command) => void act(command)} />
      {battle ? <Hands view={view} /> : null}
      <About view={view} token={about} onClose={() => setAbout(null)} />
    </TableFrame>
  );
};
