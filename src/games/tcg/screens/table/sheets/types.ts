import type { OpenGame } from '@/games/tcg/session/game';
import type { MenuControls } from '../menu';

export type SheetProps = { game: OpenGame; controls: MenuControls };
