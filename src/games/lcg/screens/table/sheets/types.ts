import type { OpenGame } from '@/games/lcg/session/game';
import type { MenuControls } from '../menu';

export type SheetProps = { game: OpenGame; controls: MenuControls };
