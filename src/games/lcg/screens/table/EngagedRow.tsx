import { enemiesOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { Scroll } from '@/ui/Scroll';
import { SPACE } from '@/ui/theme';
import { EncounterTile } from './EncounterTile';
import type { MenuControls } from './menu';

/** How far the row reaches into the table, where it is turned by a quarter. */
export const ENGAGED_ROW = 56;

type Props = { game: OpenGame; seat: number; open: MenuControls['open'] };

/** R p.16 The enemies engaged with one player, in front of them. */
export const EngagedRow = ({ game, seat, open }: Props) => {
  const enemies = enemiesOf(game.state, seat);
  if (enemies.length === 0) return null;
  return (
    <Scroll
      horizontal
      style={{ flexGrow: 0 }}
      contentContainerStyle={{ gap: SPACE.s, padding: SPACE.xs, flexGrow: 1, justifyContent: 'center' }}
    >
      {enemies.map((card) => (
        <EncounterTile key={card.id} game={game} card={card} open={open} low />
      ))}
    </Scroll>
  );
};
