import { View } from 'react-native';
import type { CharacterKind, PlayerSeat } from '@/games/tcg/play';
import { charactersOf, playCost, thingOf } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { fullTitle, knownOf, useKnownCharacters } from '@/games/tcg/session/knownCharacters';
import { useWords } from '@/games/tcg/session/useWords';
import { Chip } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { StepProps } from './StepFrame';

const MOST = 6;

type Props = Pick<StepProps, 'game'> & { player: PlayerSeat; kind: CharacterKind };

/** Characters this table has played before: one tap plays one again. */
export const Remembered = ({ game: { state }, player, kind }: Props) => {
  const words = useWords().table.playing;
  const known = useKnownCharacters((store) => store.value);
  const act = useGame((store) => store.act);
  // A minion comes in copies, a companion hardly ever does.
  const there = kind === 'minion' ? [] : charactersOf(state, player, kind);
  const offered = knownOf(known, kind).filter(
    ({ title }) => !there.some((one) => thingOf(one.title) === thingOf(title)),
  );
  if (offered.length === 0) return null;
  return (
    <View role="group" aria-label={words.again} style={{ gap: SPACE.xs }}>
      <Text size="label" tone="faded">
        {words.again}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
        {offered.slice(0, MOST).map((as) => (
          <Chip
            key={fullTitle(as)}
            label={words.againOne(fullTitle(as), playCost(state, as).total)}
            onPress={() => void act({ type: 'playCharacter', player, as, change: 0 })}
          />
        ))}
      </View>
    </View>
  );
};
