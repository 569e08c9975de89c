import { useState } from 'react';
import type { PlayerSeat } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { useNames } from '../useNames';

/** p.8 The bid of one player; what is entered is kept nowhere before it is locked. */
export const Bid = ({ game, seat, onHide }: { game: OpenGame; seat: PlayerSeat; onHide(): void }) => {
  const words = useWords().table.bids;
  const { player } = useNames(game.state);
  const act = useGame((store) => store.act);
  const [bid, setBid] = useState(0);
  const [confirmed, confirm] = useState(false);
  const { resistance = 1 } = game.state.players[seat] ?? {};
  // Behind the curtain again: a bid taken back later is nobody's to see but its player's.
  const lock = () =>
    void act({ type: 'lockBid', player: seat, bid, confirmed }).then((played) => {
      if (played) onHide();
    });
  const corrupts = bid >= resistance;
  const enter = (next: number) => {
    setBid(next);
    confirm(false);
  };
  return (
    <FooterPage
      title={words.ask(player(seat))}
      onBack={onHide}
      footer={
        <>
          <Button kind="quiet" label={words.hide} onPress={onHide} />
          <Button
            kind="primary"
            icon="check"
            label={words.lock}
            disabled={corrupts && !confirmed}
            onPress={lock}
          />
        </>
      }
    >
      <Panel style={{ alignItems: 'center' }}>
        <Stepper large label={words.bid} value={bid} onChange={enter} />
        <Text font="sansBold">{words.burdensAfter(bid, resistance)}</Text>
      </Panel>
      {corrupts ? (
        <>
          <Notice kind="warning" text={words.corrupts(resistance)} />
          <TickLine text={words.confirm} ticked={confirmed} onTick={() => confirm(!confirmed)} />
        </>
      ) : null}
      <Text size="story">{words.text}</Text>
    </FooterPage>
  );
};
