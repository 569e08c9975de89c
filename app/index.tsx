import { GAMES } from '@/games';
import { Shelf } from '@/shell/Shelf';

const CARDS = GAMES.map(({ card }) => card);

export default function ShelfRoute() {
  return <Shelf games={CARDS} />;
}
