import type { Enemy } from '@/games/jime/content';
import type { Game } from './agenda';
import { currentPrompt } from './agenda';
import { enemyOf } from './lookup';
import type { Group } from '@/games/jime/state';
import { isElite } from './elite';

export interface EnemyPortrait {
  group: string;
  enemy: string;
  name: string | null;
  banner: Group['banner'];
  /** §47.3 Drawn with spikes. */
  elite: boolean;
  ranged: boolean;
  exhausted: boolean;
  active: boolean;
  figures: number;
  /** Health left of all its figures, and what it would be unhurt. */
  health: number;
  full: number;
}

/** §20.1 One portrait for each group on the map: its banner (§20.2), range (§20.3, §83.4), greyed when exhausted (§20.6, §48.2), lit while it activates (§20.7). */
export const enemyBar = (game: Game): EnemyPortrait[] => {
  const prompt = currentPrompt(game);
  const active = prompt && (prompt.kind === 'activation' || prompt.kind === 'fallback') ? prompt.group : null;
  return (game.state.adventure?.groups ?? []).map((group) => ({
    group: group.id,
    enemy: group.enemy,
    name: group.name,
    banner: group.banner,
    elite: isElite(group),
    ranged: enemyOf(game, group).ranged,
    exhausted: group.exhausted,
    active: group.id === active,
    figures: group.figures.length,
    health: group.figures.reduce((sum, { health }) => sum + health, 0),
    full: group.figures.length * group.fullHealth,
  }));
};

/** §83.2, §83.3 How far an enemy's attack reaches, in spaces. */
export const reachOf = ({ ranged }: Enemy): number => (ranged ? 1 : 0);
