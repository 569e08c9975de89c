import { useState } from 'react';
import { View } from 'react-native';
import type { Character, GameState, Skirmish, SkirmishResult } from '@/games/tcg/play';
import { openSkirmish, ringInstead, sideIn, skirmishResult } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Row, StepButton } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ResultLine, SumLine } from '../SumLines';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';

const losersOf = (state: GameState, skirmish: Skirmish, { winner }: SkirmishResult): Character[] =>
  winner ? sideIn(state, skirmish, winner === 'shadow' ? 'freePeoples' : 'shadow') : [];

/** What a skirmish would come to now, in a sentence, before it is resolved. */
export const useOutcome = (state: GameState): ((skirmish: Skirmish) => string) => {
  const words = useWords().table.skirmish;
  const { character } = useNames(state);
  return (skirmish) => {
    const result = skirmishResult(state, skirmish);
    const { winner, overwhelmed, wounds } = result;
    if (winner === null) return words.nobody;
    const losers = losersOf(state, skirmish, result).map(character).join(', ');
    return overwhelmed ? words.overwhelms[winner](losers) : words.wins[winner](losers, wounds.total);
  };
};

/** p.15 Both totals of the skirmish under way, and who would win it. */
export const SkirmishLines = ({ game, controls }: StepProps) => {
  const { state } = game;
  const words = useWords().table.skirmish;
  const { byId } = useNames(state);
  const outcome = useOutcome(state);
  const skirmish = openSkirmish(state);
  if (!skirmish) return null;
  const result = skirmishResult(state, skirmish);
  const fighters = [...sideIn(state, skirmish, 'freePeoples'), ...sideIn(state, skirmish, 'shadow')];
  return (
    <>
      {skirmish.defender === null ? null : (
        <Text font="serifBold" size="story">
          {words.of(byId(skirmish.defender))}
        </Text>
      )}
      <SumLine label={words.freePeoples} sum={result.freePeoples} open={controls.open} />
      <SumLine label={words.shadow} sum={result.shadow} tone="ember" open={controls.open} />
      <ResultLine
        result={outcome(skirmish)}
        tone={result.winner === 'freePeoples' ? 'moss' : 'ember'}
        explanation={result.explanation}
        open={controls.open}
      />
      <Ring game={game} controls={controls} skirmish={skirmish} result={result} />
      {fighters.map((one) => (
        <InThisPhase key={one.id} game={game} one={one} />
      ))}
      <Rare game={game} controls={controls} skirmish={skirmish} />
    </>
  );
};

/** A strength that an event changes for this skirmish. */
const InThisPhase = ({ game: { state }, one }: Pick<StepProps, 'game'> & { one: Character }) => {
  const { app, table } = useWords();
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const label = table.skirmish.modify(character(one));
  const change = (amount: number) =>
    void act({
      type: 'modify',
      character: one.id,
      name: '',
      stat: 'strength',
      amount,
      atLeast: null,
      until: 'phase',
    });
  return (
    <View
      role="group"
      aria-label={label}
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
    >
      <Text size="label" tone="faded" style={{ flex: 1 }}>
        {label}
      </Text>
      <StepButton by={-1} label={app.less(label)} onPress={() => change(-1)} />
      <StepButton by={1} label={app.more(label)} onPress={() => change(1)} />
    </View>
  );
};

type RingProps = StepProps & { skirmish: Skirmish; result: SkirmishResult };

/** p.21–22 The Ring-bearer may put on the Ring, and then its wounds are burdens. */
const Ring = ({ game: { state }, controls, skirmish, result }: RingProps) => {
  const { names, table } = useWords();
  const act = useGame((store) => store.act);
  const [bearer] = sideIn(state, skirmish, 'freePeoples').filter(({ ringBearer }) => ringBearer);
  const ring = bearer && state.players[bearer.player]?.ring;
  if (!bearer || !ring) return null;
  const { player } = bearer;
  const hurts = result.winner === 'shadow' && !result.overwhelmed;
  const { burdens, explanation } = ringInstead(state, bearer, result.wounds.total);
  return (
    <>
      {hurts && burdens > 0 ? (
        <ResultLine
          result={table.skirmish.burdens(burdens)}
          tone="gold"
          explanation={explanation}
          open={controls.open}
        />
      ) : null}
      {ring.worn ? (
        <Button
          kind="quiet"
          label={table.skirmish.takeOff(names.ring[ring.version])}
          onPress={() => void act({ type: 'takeOffRing', player })}
        />
      ) : (
        <Button
          icon="trinket"
          label={table.skirmish.putOn(names.ring[ring.version])}
          onPress={() => void act({ type: 'putOnRing', player })}
        />
      )}
    </>
  );
};

/** The table counts for itself, or a card ends the skirmish. */
const Rare = ({ game: { state }, skirmish }: StepProps & { skirmish: Skirmish }) => {
  const words = useWords().table.skirmish;
  const { act, actOn } = useGame.getState();
  const { totals } = state;
  const [counting, count] = useState(totals.freePeoples !== null || totals.shadow !== null);
  return (
    <>
      {counting ? (
        <Row>
          {(['freePeoples', 'shadow'] as const).map((side) => (
            <PrintedStepper
              key={side}
              label={words[side]}
              value={totals[side]}
              first={skirmishResult(state, skirmish)[side].total}
              onStep={(step) =>
                void actOn((now) => ({ type: 'setTotals', ...now.totals, [side]: step(now.totals[side]) }))
              }
            />
          ))}
        </Row>
      ) : (
        <Button kind="quiet" label={words.own} onPress={() => count(true)} />
      )}
      <Button
        kind="quiet"
        label={words.cancel}
        onPress={() => void act({ type: 'cancelSkirmish', skirmish: skirmish.id })}
      />
    </>
  );
};
