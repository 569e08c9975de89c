import { useState } from 'react';
import { View } from 'react-native';
import type { PlayerSeat } from '@/games/tcg/play';
import { stillBidding } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';
import { Bid } from './Bid';

/** High enough that nothing else is looked at. */
const CURTAIN = { minHeight: 380, alignItems: 'center', justifyContent: 'center' } as const;

/** p.8–9 The tablet goes round: behind a curtain each player bids in secret, and all bids are shown together. */
export const Bids = ({ game }: { game: OpenGame }) => {
  const { state } = game;
  const words = useWords().table.bids;
  const leave = useLeave();
  const act = useGame((store) => store.act);
  const [opened, open] = useState<PlayerSeat | null>(null);
  const waiting = stillBidding(state);
  const [next] = waiting;
  const bidding = opened !== null && waiting.includes(opened) ? opened : null;
  // The next player may have opened theirs by the time that a lock is written.
  const hide = () => open((now) => (now === bidding ? null : now));
  if (bidding !== null) return <Bid game={game} seat={bidding} onHide={hide} />;
  return (
    <FooterPage
      title={words.title}
      onBack={leave}
      footer={
        next === undefined ? (
          <Button
            kind="primary"
            icon="company"
            label={words.reveal}
            onPress={() => void act({ type: 'revealBids' })}
          />
        ) : null
      }
    >
      {next === undefined ? (
        <Panel style={CURTAIN}>
          <Text size="title" style={{ textAlign: 'center' }}>
            {words.middle}
          </Text>
        </Panel>
      ) : (
        <Curtain game={game} seat={next} onOpen={() => open(next)} />
      )}
      <Locked game={game} />
    </FooterPage>
  );
};

/** Names who should take the tablet, and shows nothing. */
const Curtain = ({ game, seat, onOpen }: { game: OpenGame; seat: PlayerSeat; onOpen(): void }) => {
  const words = useWords().table.bids;
  const { player } = useNames(game.state);
  return (
    <Panel style={{ ...CURTAIN, gap: SPACE.l }}>
      <Text size="title" heading={2} style={{ textAlign: 'center' }}>
        {words.curtain(player(seat))}
      </Text>
      <Text size="story" style={{ textAlign: 'center' }}>
        {words.curtainText(player(seat))}
      </Text>
      <Button kind="primary" label={words.takeIt(player(seat))} onPress={onOpen} />
    </Panel>
  );
};

/** Who has bid, never what; a bid may be taken back until all are shown. */
const Locked = ({ game: { state } }: { game: OpenGame }) => {
  const words = useWords().table.bids;
  const { player: nameOf } = useNames(state);
  const act = useGame((store) => store.act);
  return state.players.map(({ locked }, player) =>
    locked ? (
      <View
        key={player}
        style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}
      >
        <Icon name="check" size={22} tone="moss" />
        <Text font="sansBold" style={{ flexGrow: 1 }}>
          {words.has(nameOf(player))}
        </Text>
        <Button
          kind="quiet"
          icon="undo"
          label={words.takeBack(nameOf(player))}
          onPress={() => void act({ type: 'withdrawBid', player })}
        />
      </View>
    ) : null,
  );
};
