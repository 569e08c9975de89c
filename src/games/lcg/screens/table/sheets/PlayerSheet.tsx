import type { PlayerSeat } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** One player: the dial by hand, what is rare, and what comes into play before them. */
export const PlayerSheet = ({ game, controls, seat }: SheetProps & { seat: PlayerSeat }) => {
  const { table } = useWords();
  const words = table.player;
  const { state } = game;
  const { act, actOn } = useGame.getState();
  const { player: nameOf } = useNames(state);
  const player = state.players[seat];
  if (!player) return null;
  return (
    <Sheet game={game} title={nameOf(seat)} onClose={controls.close}>
      <PrintedStepper
        counted
        label={table.stat.threat}
        value={player.threat}
        leap={5}
        onStep={(step) =>
          void actOn(({ players }) => {
            const { threat = 0 } = players[seat] ?? {};
            return { type: 'setThreat', player: seat, threat: step(threat) ?? 0 };
          })
        }
      />
      <Button
        icon="hand"
        label={words.playCard}
        onPress={() => controls.open({ kind: 'playCard', player: seat })}
      />
      <Button
        icon="hand"
        label={words.action}
        onPress={() => controls.open({ kind: 'action', player: seat })}
      />
      <Button
        icon="enemy"
        label={words.addEnemy}
        onPress={() => controls.open({ kind: 'addEncounter', engagedWith: seat })}
      />
      {state.firstPlayer === seat || state.players.length === 1 ? null : (
        <Button
          icon="title"
          label={words.makeFirst}
          onPress={() => void act({ type: 'setFirstPlayer', player: seat })}
        />
      )}
      <Fallen game={game} controls={controls} seat={seat} />
      <RareThreat game={game} controls={controls} seat={seat} />
    </Sheet>
  );
};

/** Heroes who are dead, held captive or in a deck: a captive is freed, and cards bring others back. */
const Fallen = ({ game: { state }, seat }: SheetProps & { seat: PlayerSeat }) => {
  const words = useWords().table.player;
  const act = useGame((store) => store.act);
  const gone = state.characters.filter(
    ({ kind, owner, fate }) => kind === 'hero' && owner === seat && fate !== 'inPlay',
  );
  return gone.map(({ id, name }) => (
    <Button
      key={id}
      icon="company"
      label={words.comesBack(name)}
      onPress={() => void act({ type: 'returnToPlay', hero: id })}
    />
  ));
};

/** F 1.57, R p.22, R p.24 What seldom happens to a dial. */
const RareThreat = ({ game: { state }, seat }: SheetProps & { seat: PlayerSeat }) => {
  const words = useWords().table.player;
  const { act, actOn } = useGame.getState();
  const { countedThreat = null, threat = 0 } = state.players[seat] ?? {};
  return (
    <>
      <Section title={words.rare}>
        <Button label={words.doom} onPress={() => void act({ type: 'doom', by: 1 })} />
        <PrintedStepper
          label={words.countAs}
          value={countedThreat}
          first={threat}
          leap={5}
          onStep={(step) =>
            void actOn(({ players }) => {
              const { countedThreat: counted = null } = players[seat] ?? {};
              return { type: 'countThreatAs', player: seat, threat: step(counted) };
            })
          }
        />
        <Text tone="faded">{words.countAsGist}</Text>
        <PrintedStepper
          counted
          label={words.threshold}
          value={state.threshold}
          leap={5}
          onStep={(step) =>
            void actOn(({ threshold }) => ({ type: 'setThreshold', threshold: step(threshold) ?? 0 }))
          }
        />
      </Section>
      <Button
        kind="quiet"
        icon="warning"
        label={words.eliminate}
        onPress={() => void act({ type: 'eliminate', player: seat })}
      />
    </>
  );
};
