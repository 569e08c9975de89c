import { View } from 'react-native';
import type { Character, PlayerSeat } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Scroll } from '@/ui/Scroll';
import { Chip } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CharacterTile } from './CharacterTile';
import type { MenuControls } from './menu';
import { useNames } from './useNames';

type TableProps = { game: OpenGame; open: MenuControls['open'] };

type Props = TableProps & {
  seat: PlayerSeat;
  lane?: boolean;
  characters: readonly Character[];
  /** Said where there are none. */
  nobody?: string;
};

/** The characters, then the support area: in one row that is dragged, or in as many as it takes. */
export const StripCards = ({ game, seat, open, lane = false, characters, nobody }: Props) => {
  const tiles = <Tiles game={game} open={open} of={characters} lane={lane} />;
  const support = <Support game={game} seat={seat} open={open} />;
  return (
    <>
      {characters.length === 0 && nobody !== undefined ? (
        <Text size="label" tone="faded">
          {nobody}
        </Text>
      ) : null}
      {lane ? (
        <Scroll horizontal contentContainerStyle={{ alignItems: 'center', gap: SPACE.s }}>
          {tiles}
          {support}
        </Scroll>
      ) : (
        <>
          {tiles}
          {support}
        </>
      )}
    </>
  );
};

type TilesProps = TableProps & { of: readonly Character[]; lane?: boolean };

export const Tiles = ({ game, of, open, lane = false }: TilesProps) =>
  of.length === 0 ? null : (
    <View style={{ flexDirection: 'row', flexWrap: lane ? 'nowrap' : 'wrap', gap: SPACE.xs }}>
      {of.map((one) => (
        <CharacterTile key={one.id} game={game} one={one} open={open} lane={lane} />
      ))}
    </View>
  );

/** Cards in the support area, with their culture tokens (p.29). */
const Support = ({ game: { state }, seat, open }: TableProps & { seat: PlayerSeat }) => {
  const { table } = useWords();
  const { card } = useNames(state);
  const cards = state.support.filter(({ player }) => player === seat);
  if (cards.length === 0) return null;
  return (
    <View
      role="group"
      aria-label={table.support}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
    >
      {cards.map((one) => (
        <Chip
          key={one.id}
          quiet
          label={table.tokens(card(one), one.tokens)}
          onPress={() => open({ kind: 'card', id: one.id })}
        />
      ))}
    </View>
  );
};
