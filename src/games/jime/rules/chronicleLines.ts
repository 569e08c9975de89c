import type { Game } from './agenda';
import type { Line, MapTerrain, Placement, Prompt, Text } from '@/games/jime/state';

/** The places a placement names, so that a table can be laid again from the chronicle. */
const placementLines = (what: Placement): Line[] => {
  switch (what.kind) {
    case 'tiles':
      return what.tiles.map(({ tile, turn, at }) => ({ line: 'chronicle.tiles', tile, turn, ...at }));
    case 'battleTiles':
      return what.tiles.map(({ at, ...tile }) => ({ line: 'chronicle.battleTiles', ...tile, ...at }));
    case 'tokens':
      return what.tokens.map(({ id, kind, space }) => ({ line: 'chronicle.tokens', token: id, kind, space }));
    case 'tokenRemoved':
    case 'tokenMoved': {
      const { id, kind, space } = what.token;
      return [{ line: `chronicle.${what.kind}`, token: id, kind, space }];
    }
    case 'terrain':
      return what.terrain.map((terrain) => ({ line: 'chronicle.terrain', ...placeOf(terrain) }));
    case 'terrainRemoved':
      return [{ line: 'chronicle.terrainRemoved', ...placeOf(what.terrain) }];
    case 'group': {
      const { enemy, figures, space, banner } = what;
      return [{ line: 'chronicle.group', enemy, figures, space, banner }];
    }
    case 'bonus':
      return [{ line: 'chronicle.bonus', enemy: what.enemy, bonus: what.bonus, banner: what.banner }];
    case 'groupRemoved':
      return [{ line: 'chronicle.groupRemoved', enemy: what.enemy, banner: what.banner }];
    case 'heroes':
      return [{ line: 'chronicle.heroes', space: what.space }];
  }
};

const placeOf = (terrain: MapTerrain): { terrain: string; space: string; other: string | null } =>
  'space' in terrain
    ? { terrain: terrain.terrain, space: terrain.space, other: null }
    : { terrain: terrain.terrain, space: terrain.border[0], other: terrain.border[1] };

/** §32 What a prompt leaves in the chronicle: every message and placement, no menu and no question of the table. */
export const linesOf = (game: Game, prompt: Prompt): Text[] => {
  switch (prompt.kind) {
    case 'message':
    case 'ending':
      return prompt.pages;
    case 'choice':
    case 'dialogue':
    case 'test':
    case 'chooseHero':
    case 'chooseGroup':
    case 'checklist':
      return [prompt.text];
    case 'placement':
      return [...(prompt.text ? [prompt.text] : []), ...placementLines(prompt.what)];
    case 'threshold':
      return [{ line: 'chronicle.threshold', at: prompt.at }, prompt.text];
    case 'rally':
      return prompt.steps;
    case 'activation': {
      const { hero: whom, moves, reason } = prompt;
      return [{ line: 'chronicle.activation', enemy: enemyIn(game, prompt.group), whom, moves }, reason];
    }
    case 'fallback':
      return [{ line: 'chronicle.fallback', enemy: enemyIn(game, prompt.group), moves: prompt.moves }];
    case 'attack': {
      const { damage, fear } = prompt.suffering;
      const enemy = enemyIn(game, prompt.group);
      return [{ line: `chronicle.attack.${prompt.cause}`, enemy, hero: prompt.hero, damage, fear }];
    }
    case 'suffer': {
      const { damage, fear } = prompt.suffering;
      const line: Line = { line: 'chronicle.suffer', whom: prompt.hero, damage, fear };
      return prompt.text ? [prompt.text, line] : [line];
    }
    case 'figuresRemoved': {
      const { enemy, figures, defeated } = prompt;
      const removed: Line = { line: 'chronicle.figuresRemoved', enemy, figures };
      return defeated ? [removed, { line: 'chronicle.groupDefeated', enemy }] : [removed];
    }
    case 'lastStand':
      return [{ line: 'chronicle.lastStand', hero: prompt.hero, against: prompt.against }];
    case 'headcount':
    case 'lastStands':
    case 'setUp':
    case 'token':
    case 'terrain':
    case 'hourglass':
    case 'panel':
    case 'counterattack':
    case 'provoke':
    case 'tellMirror':
    case 'tellSpaces':
    case 'shadow':
      return [];
  }
};

const enemyIn = ({ state }: Game, group: string): string =>
  state.adventure?.groups.find(({ id }) => id === group)?.enemy ?? '';
