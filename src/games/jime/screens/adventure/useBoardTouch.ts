import { useCallback } from 'react';
import { legalCommands, turnIsOver } from '@/games/jime/play';
import type { Command, HeroId, SpaceId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import type { Menu } from './menu';
import type { TouchTarget } from './touchTarget';
import { touchTargetOf } from './touchTarget';

type Options = {
  game: OpenGame;
  menu: Menu | null;
  actor: HeroId;
  onOpen(menu: Menu): void;
  onClose(): void;
};

type LookTarget = Extract<TouchTarget, { kind: 'token' | 'terrain' }>;

const lookCommand = (at: LookTarget): Command =>
  at.kind === 'token' ? { type: 'look', token: at.token } : { type: 'lookTerrain', terrain: at.terrain };

/** The mirror's move of the hero at play to an adjacent space, when the rules allow it (§40.2). */
const moveTo = ({ state, content }: OpenGame, hero: HeroId, space: SpaceId): Command | undefined =>
  legalCommands(state, content, ['move']).find(
    (command) => command.type === 'move' && command.hero === hero && command.space === space,
  );

/** What a touch on the board does: look, explore, open a menu, move or place a figure of the mirror, tell of a space. */
export const useBoardTouch = ({ game, menu, actor, onOpen, onClose }: Options) => {
  const act = useGame((state) => state.act);
  return useCallback(
    async (id: string): Promise<void> => {
      const { state } = game;
      if (!state.adventure) return;
      const at = touchTargetOf(state.adventure, id);
      if (menu?.kind === 'place' && 'space' in at && at.space !== null) {
        const { space } = at;
        const placed =
          'hero' in menu
            ? await act({ type: 'placeHero', hero: menu.hero, space })
            : await act({ type: 'placeGroup', group: menu.group, space });
        if (placed) onClose();
        return;
      }
      if (at.kind === 'exploration') return onOpen({ kind: 'explore', tile: at.tile });
      if (at.kind === 'group') return onOpen({ kind: 'enemy', group: at.group });
      if (at.kind === 'hero') return onOpen({ kind: 'hero', hero: at.hero });
      if (at.kind === 'ground') {
        const { space } = at;
        const move = space === null ? undefined : moveTo(game, actor, space);
        if (space === null) return;
        if (!move) return onOpen({ kind: 'space', space });
        if (turnIsOver(game, actor)) return onOpen({ kind: 'move', hero: actor, space });
        await act(move);
        return;
      }
      await look(at);

      async function look(thing: LookTarget): Promise<void> {
        const prompt = state.prompts[state.prompts.length - 1];
        // One thing is looked at after the other without going back in between.
        if (prompt?.kind === 'token' || prompt?.kind === 'terrain') await act({ type: 'leave' });
        else if (prompt || state.adventure?.phase !== 'action')
          return onOpen({ kind: 'read', of: thing.kind, id });
        await act(lookCommand(thing));
      }
    },
    [game, menu, actor, onOpen, onClose, act],
  );
};
