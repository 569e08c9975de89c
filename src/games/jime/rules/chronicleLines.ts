import type { Game } from './agenda';
import type { Params, Prompt, Text } from '@/games/jime/state';

/** The places a placement names, so that a table can be laid again from the chronicle. */
const placementLines = (what: Extract<Prompt, { kind: 'placement' }>['what']): Params[] => {
  switch (what.kind) {
    case 'tiles':
      return what.tiles.map(({ tile, turn, at }) => ({ tile, turn, q: at.q, r: at.r }));
    case 'battleTiles':
      return what.tiles.map(({ tile, copy, side, turn, at }) => ({ tile, copy, side, turn, ...at }));
    case 'tokens':
      return what.tokens.map(({ id, kind, space }) => ({ token: id, kind, space }));
    case 'tokenRemoved':
      return [{ token: what.token.id, kind: what.token.kind, space: what.token.space }];
    case 'terrain':
      return what.terrain.map(terrainParams);
    case 'terrainRemoved':
      return [terrainParams(what.terrain)];
    case 'group':
      return [{ enemy: what.enemy, figures: what.figures, space: what.space, ...bannerParams(what.banner) }];
    case 'groupRemoved':
      return [{ enemy: what.enemy, ...bannerParams(what.banner) }];
    case 'heroes':
      return [{ space: what.space }];
  }
};

const terrainParams = (
  terrain: { terrain: string } & ({ space: string } | { border: [string, string] }),
): Params =>
  'space' in terrain
    ? { terrain: terrain.terrain, space: terrain.space }
    : { terrain: terrain.terrain, space: terrain.border[0], other: terrain.border[1] };

const bannerParams = (banner: { kind: string; symbol: number } | null): Params =>
  banner ? { banner: banner.kind, symbol: banner.symbol } : {};

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
      return [
        ...(prompt.text ? [prompt.text] : []),
        ...placementLines(prompt.what).map((params) => ({ key: `chronicle.${prompt.what.kind}`, params })),
      ];
    case 'threshold':
      return [{ key: 'chronicle.threshold', params: { at: prompt.at } }, prompt.text];
    case 'rally':
      return prompt.steps;
    case 'activation':
      return [
        {
          key: 'chronicle.activation',
          params: { enemy: enemyIn(game, prompt.group), hero: prompt.hero ?? '', moves: prompt.moves },
        },
        prompt.reason,
      ];
    case 'fallback':
      return [
        { key: 'chronicle.fallback', params: { enemy: enemyIn(game, prompt.group), moves: prompt.moves } },
      ];
    case 'attack':
      return [
        {
          key: `chronicle.attack.${prompt.cause}`,
          params: {
            enemy: enemyIn(game, prompt.group),
            hero: prompt.hero,
            damage: prompt.suffering.damage,
            fear: prompt.suffering.fear,
          },
        },
      ];
    case 'suffer':
      return [
        ...(prompt.text ? [prompt.text] : []),
        {
          key: 'chronicle.suffer',
          params: { hero: prompt.hero ?? '', damage: prompt.suffering.damage, fear: prompt.suffering.fear },
        },
      ];
    case 'figuresRemoved':
      return [
        { key: 'chronicle.figuresRemoved', params: { enemy: prompt.enemy, figures: prompt.figures } },
        ...(prompt.defeated ? [{ key: 'chronicle.groupDefeated', params: { enemy: prompt.enemy } }] : []),
      ];
    case 'lastStand':
      return [{ key: 'chronicle.lastStand', params: { hero: prompt.hero, against: prompt.against } }];
    case 'lastStands':
    case 'setUp':
    case 'token':
    case 'terrain':
    case 'hourglass':
    case 'panel':
    case 'counterattack':
    case 'provoke':
      return [];
  }
};

const enemyIn = ({ state }: Game, group: string): string =>
  state.adventure?.groups.find(({ id }) => id === group)?.enemy ?? '';
