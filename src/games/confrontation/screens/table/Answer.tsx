import { useState } from 'react';
import type { Side } from '@/games/confrontation/content';
import { HAND, SPECIALS_OF, isTextCard, otherSide } from '@/games/confrontation/content';
import type { TokenId, View } from '@/games/confrontation/play';
import { deadCards } from '@/games/confrontation/play';
import { useGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { About } from './About';
import { useChoose } from './Choose';
import { FighterTexts, Fighters, fightersIn, openTotal } from './Fighters';
import { Hands } from './Hands';
import { Hint, Lesson } from './Hint';
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

/** What a first game explains of the text cards that only the other side has left. */
const RivalTexts = ({ view: { cards, side } }: { view: View }) => {
  const { names, texts, app } = useWords();
  const unknown = cards[otherSide(side)].hand.filter(
    (card) => isTextCard(card) && !HAND[side].includes(card),
  );
  return unknown.map((card) => <Lesson key={card} text={app.pair(names.card[card], texts.card[card])} />);
};

/** A question answered in secret: a list, then the seal. */
export const Answer = ({ view }: { view: View }) => {
  const { asks, table, names } = useWords();
  const act = useGame((store) => store.act);
  const [about, setAbout] = useState<TokenId | null>(null);
  const { prompt, battle } = view;
  const { title, text } = asks[prompt?.ask ?? 'turn'];
  const { list, confirm, onMap, chosen } = useChoose({
    view,
    label: title,
    options: view.choices.filter(({ type }) => type !== 'special'),
    onConfirm: (command) => void act(command),
  });
  if (!prompt) return null;
  const dead =
    prompt.ask === 'card' && chosen?.type === 'card'
      ? deadCards(view).find((card) => card === chosen.card)
      : undefined;
  const toBeat = battle && prompt.ask === 'card' ? openTotal(battle, otherSide(view.side)) : null;
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
      <Text>{toBeat === null ? text : table.battle.toBeat(toBeat)}</Text>
      {dead === undefined ? null : <Notice kind="warning" text={table.dead[dead]} />}
      {list}
      {prompt.ask === 'specials' || prompt.ask === 'number' ? <OwnSpecials side={view.side} /> : null}
      <Hint ask={prompt.ask} />
      {battle ? <FighterTexts view={view} battle={battle} /> : null}
      {prompt.ask === 'card' ? <RivalTexts view={view} /> : null}
      <Specials view={view} onPlay={(command) => void act(command)} />
      {battle ? <Hands view={view} /> : null}
      <About view={view} token={about} onClose={() => setAbout(null)} />
    </TableFrame>
  );
};
