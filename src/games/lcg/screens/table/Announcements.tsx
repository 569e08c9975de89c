import { View } from 'react-native';
import { knownQuestPoints } from '@/games/lcg/catalogue';
import type { GameState, LineOf } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { MenuControls } from './menu';
import { ResultLine } from './SumLines';
import { useNames } from './useNames';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** Who has left the game in this phase. */
const eliminatedNow = ({ log }: GameState): LineOf<'eliminated'>[] => {
  const lines = log.at(-1)?.lines ?? [];
  const since = lines.findLastIndex(({ line }) => line === 'phase');
  return lines.slice(since + 1).flatMap((line) => (line.line === 'eliminated' ? [line] : []));
};

/** What happened beside the step and asks something of the table: an elimination, a quest card nobody has read out. */
export const Announcements = ({ game, open }: Props) => (
  <>
    {eliminatedNow(game.state).map(({ player, why }) => (
      <Eliminated key={player} game={game} open={open} seat={player} byThreat={why === 'threat'} />
    ))}
    {game.state.quest.questPoints === null ? <UnknownQuest game={game} open={open} /> : null}
  </>
);

/** R p.22, F 1.30 What the table does when a player is out. */
const Eliminated = ({ game, open, seat, byThreat }: Props & { seat: number; byThreat: boolean }) => {
  const { colours } = useTheme();
  const words = useWords().table.elimination;
  const { player } = useNames(game.state);
  return (
    <View
      role="alert"
      style={{
        gap: SPACE.s,
        padding: SPACE.s + 4,
        borderRadius: RADIUS,
        borderWidth: 1.5,
        borderLeftWidth: 6,
        borderColor: colours.ember,
      }}
    >
      <Text font="serifBold">{words.title(player(seat))}</Text>
      <Text>{words.text}</Text>
      {byThreat ? (
        <ResultLine
          result={words.why(game.state.threshold)}
          tone="ember"
          explanation="threat/eliminates"
          open={open}
        />
      ) : null}
    </View>
  );
};

/** The next stage has been turned up: its quest points are asked once, and remembered. */
const UnknownQuest = ({ game: { state }, open }: Props) => {
  const words = useWords().table.quest;
  const act = useGame((store) => store.act);
  const catalogue = useCatalogue((store) => store.catalogue);
  const { stage, side, blocked } = state.quest;
  const known = knownQuestPoints(catalogue, state.scenario, stage);
  if (known === null)
    return <Button icon="objective" label={words.ask(stage, side)} onPress={() => open({ kind: 'quest' })} />;
  return (
    <Button
      icon="objective"
      label={words.remembered(stage, side, known)}
      onPress={() => void act({ type: 'setQuest', stage, questPoints: known, blocked })}
    />
  );
};
