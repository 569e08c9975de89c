import type { Game } from '../agenda';
import type { ChronicleEntry, HeroId, Params, Prompt, Text } from '../state';

/** A crowded round goes on over several pages: adding a line copies one page, never the whole book. */
const LONGEST_PAGE = 48;

const pageOf = ({ state }: Game): ChronicleEntry[] => {
  const adventure = state.adventure?.id ?? state.campaign.next ?? state.campaign.id;
  let chapter = state.chronicle[state.chronicle.length - 1];
  if (chapter?.adventure !== adventure) {
    chapter = { adventure, pages: [] };
    state.chronicle.push(chapter);
    chapter = state.chronicle[state.chronicle.length - 1] as typeof chapter;
  }
  const round = state.adventure?.round ?? 0;
  let page = chapter.pages[chapter.pages.length - 1];
  if (page?.round !== round || page.entries.length >= LONGEST_PAGE) {
    chapter.pages.push({ round, entries: [] });
    page = chapter.pages[chapter.pages.length - 1] as typeof page;
  }
  return (page as NonNullable<typeof page>).entries;
};

/** §32 Adds a line to the chronicle. */
export const tell = (game: Game, text: Text, hero?: HeroId): void => {
  const entry: ChronicleEntry = { phase: game.state.adventure?.phase ?? 'camp', key: text.key };
  const by = hero ?? game.state.adventure?.turn;
  if (by) entry.hero = by;
  if (text.params) entry.params = text.params;
  pageOf(game).push(entry);
};

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

const lines = (game: Game, prompt: Prompt): Text[] => {
  switch (prompt.kind) {
    case 'message':
    case 'ending':
      return prompt.pages;
    case 'choice':
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

/** §32 Every message the app shows is archived; menus and questions of the table are not. */
export const tellPrompt = (game: Game, prompt: Prompt): void => {
  const hero = 'hero' in prompt && prompt.hero ? prompt.hero : undefined;
  for (const text of lines(game, prompt)) tell(game, text, hero);
};
