import { View } from 'react-native';
import { inZone, setUpLines } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import { EncounterTile } from '../table/EncounterTile';
import type { MenuControls } from '../table/menu';
import { Captive } from './Captive';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** R p.11 What side 1A of this scenario asks for, as far as the documents tell; what it puts into the staging area. */
export const Instructions = ({ game, open }: Props) => {
  const { setUp: words, names } = useWords();
  const [ticked, enter] = useEntered<readonly string[]>([]);
  const special = setUpLines(game).flatMap((line) => line.special ?? []);
  return (
    <>
      {special.map((line) =>
        line === 'captive' ? (
          <Captive key={line} game={game} text={names.specialSetUp[line]} />
        ) : (
          <TickLine
            key={line}
            text={names.specialSetUp[line]}
            ticked={ticked.includes(line)}
            onTick={() =>
              enter(ticked.includes(line) ? ticked.filter((one) => one !== line) : [...ticked, line])
            }
          />
        ),
      )}
      <Staged game={game} open={open} />
      <Text>{words.flip}</Text>
    </>
  );
};

/** F 1.01 A card that is revealed while setting up counts its keywords; one that is added does not. */
const Staged = ({ game, open }: Props) => {
  const { table, setUp: words } = useWords();
  const cards = inZone(game.state, 'staging');
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button icon="enemy" label={table.stagingStep.reveal} onPress={() => open({ kind: 'reveal' })} />
        <Button label={table.staging.add} onPress={() => open({ kind: 'addEncounter', engagedWith: null })} />
      </View>
      {game.state.unguarded.length > 0 ? <Text tone="ember">{table.stagingStep.guard}</Text> : null}
      {cards.length > 0 ? (
        <View
          role="group"
          aria-label={words.staged}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
        >
          {cards.map((card) => (
            <EncounterTile key={card.id} game={game} card={card} open={open} />
          ))}
        </View>
      ) : null}
    </>
  );
};
