import { View } from 'react-native';
import { siteToLiberate } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { SPACE } from '@/ui/theme';
import { useFollowing } from '../useFollowing';
import { useNames } from '../useNames';
import { ArcheryTotals } from './ArcheryTotals';
import { AssignByCard } from './Assign';
import { PassOrder } from './PassOrder';
import { SkirmishChanges } from './SkirmishChanges';
import { SkirmishTotals } from './SkirmishTotals';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** p.13 The action procedure: one acts or passes, then the next to the right, until all pass in a row. */
export const Actions = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { table } = useWords();
  const { player: nameOf } = useNames(state);
  const act = useGame((store) => store.act);
  const following = useFollowing(state);
  const player = state.at.player ?? state.freePeoples;
  const command = { type: 'passAll' } as const;
  return (
    <StepFrame game={game} controls={controls} next={{ command, caption: table.act.all(following(command)) }}>
      {state.at.step === 'skirmish' ? <SkirmishTotals game={game} controls={controls} /> : null}
      <PassOrder game={game} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button
          label={table.act.pass(nameOf(player))}
          onPress={() => void act({ type: 'pass', player })}
          style={{ flexGrow: 1 }}
        />
        <Button
          icon="hand"
          label={table.act.take(nameOf(player))}
          onPress={() => controls.open({ kind: 'action', player })}
          style={{ flexGrow: 1 }}
        />
      </View>
      <Beside game={game} controls={controls} />
    </StepFrame>
  );
};

/** What the table looks at while it acts. */
const Beside = (props: StepProps) => {
  switch (props.game.state.at.step) {
    case 'archery':
      return <ArcheryTotals {...props} />;
    case 'assignment':
      return <AssignByCard game={props.game} />;
    case 'skirmish':
      return <SkirmishChanges {...props} />;
    case 'regroup':
      return <Liberate {...props} />;
    default:
      return null;
  }
};

/** p.29 A card of the Free Peoples player may liberate a site. */
const Liberate = ({ game: { state } }: StepProps) => {
  const words = useWords().table.control;
  const act = useGame((store) => store.act);
  const site = siteToLiberate(state);
  if (!site) return null;
  return (
    <Button
      kind="quiet"
      icon="crown"
      label={words.liberate(site.number)}
      onPress={() => void act({ type: 'liberate', site: site.number })}
    />
  );
};
