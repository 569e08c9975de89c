import type { OpenGame } from '@/games/lcg/session/game';
import { Text } from '@/ui/Text';

export const Table = ({ game }: { game: OpenGame }) => <Text>{game.name}</Text>;
