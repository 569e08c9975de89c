import { GAMES } from '@/games';
import { registerGames } from '@/session/games';

registerGames(GAMES);

export { Root as default } from '@/shell/Root';
